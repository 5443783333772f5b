"""Each limit that SECURITY.md states: what is at the limit is drawn, one more is refused in its words.

And what it costs: the most memory of each run, and the time in which what has no end is refused.
"""

import os
import sys

from common import SUFFIX, Run, execute_measured, faults_of_ending

MEGABYTE = 1 << 20
# The most memory of one run over templates without recordings, and over a recording for each of its bytes.
MOST_MEMORY = 512 * MEGABYTE
MOST_MEMORY_A_BYTE = 12
# Seconds in which something without an end, or beyond its limit, is refused.
AT_ONCE = 3


def template(curves="", marks="", more="", size="[720, 400]"):
    return f"""{{ "title": "t", "summary": "s", "size": {size}, {more or '"x": { "domain": [0, 1] }, "y": { "domain": [0, 1] },'}
      "curves": {{ {curves} }}, "marks": [{marks}] }}"""


def times(count, make):
    return ", ".join(make(i) for i in range(count))


def cases():
    """What is limited, the template at the limit, the one beyond, and a piece of the words that refuse it."""
    def of_bytes(count):
        text = template(marks='{ "type": "rule", "y": 0.5 }')
        return text + " " * (count - len(text))

    def curves(count):
        return template(curves=times(count, lambda i: f'"c{i}": {{ "type": "power" }}'))

    def family(count):
        return template(curves=f'"p": {{ "type": "power", "exponent": "e", "each": {{ "e": [{times(count, lambda i: str(i + 1))}] }} }}')

    def marks(count):
        return template(marks=times(count, lambda i: '{ "type": "rule", "y": 0.5 }'))

    def repeated(count):
        return template(marks=f'{{ "type": "rule", "y": "i / 2000", "each": {{ "i": [{times(count, str)}] }} }}')

    def columns(count):
        panels = times(max(1, count), lambda i: '{ "marks": [] }')
        return f"""{{ "title": "t", "summary": "s", "size": [4000, 400], "x": {{ "domain": [0, 1] }}, "y": {{ "domain": [0, 1] }},
          "columns": {count}, "panels": [{panels}] }}"""

    def deep(count):
        # The template, "marks", a mark and its lists.
        return template(more='"x": { "domain": [0, 1] }, "y": { "domain": [0, 1] }, "$schema": "s",',
                        marks="[" * (count - 2) + "]" * (count - 2))

    def page(side):
        return template(size=f"[{side}, {side}]")

    def number(text):
        return template(more=f'"x": {{ "domain": [0, {text}] }}, "y": {{ "domain": [0, 1] }},')

    def ticks(count):
        return template(more=f'"x": {{ "domain": [0, 1], "ticks": [{times(count, lambda i: str(i / count))}] }}, "y": {{ "domain": [0, 1] }},')

    def table(count, rows=1):
        cells = times(count, lambda i: '{ "title": "", "cell": "" }')
        return f"""{{ "title": "t", "summary": "s", "size": [4096, 400],
          "table": {{ "each": {{ "n": [{times(rows, str)}] }}, "columns": [{cells}] }} }}"""

    def paging(count):
        return template(curves=f'"p": {{ "type": "paging", "count": {count}, "stride": 300, "view": 300 }}')

    def pieces(count):
        curve = '"p": { "type": "paging", "count": 10000, "stride": 10, "view": 10 }'
        return template(curves=curve, marks=times(count, lambda i: '{ "type": "curve", "curve": "p.uiKit" }'),
                        more='"x": { "domain": [0, 100000] }, "y": { "domain": [0, 10000] },')

    return {
        "a template's bytes": (of_bytes(4_000_000), of_bytes(4_000_001), "4 MB"),
        "motions": (curves(1000), curves(1001), "at most 1000 curves"),
        "members of a family": (family(1000), family(1001), "at most 1000 values"),
        "marks": (marks(1000), marks(1001), "at most 1000 marks"),
        "marks by each": (repeated(1000), repeated(1001), "at most 1000 values"),
        "columns": (columns(12), columns(13), "from 1 to 12"),
        "a page": (page(4096), page(4097), "4096"),
        "a number": (number("1e15"), number("1000000000000001"), "1e15"),
        "ticks": (ticks(1000), ticks(1001), "1000 at most"),
        "columns of a table": (table(100), table(101), "100 at most"),
        "rows of a table": (table(1, 8), table(1, 1000), "rows, and"),
        "pages": (paging(10_000), paging(10_001), "10,000"),
        # What is beyond is refused when it has been fitted, which takes ten seconds: the long form only.
        "pieces": (pieces(2), pieces(600), "2 million pieces"),
        # At 64 the reader goes on and finds that a list is no mark.
        "depth": (None, deep(65), "more than 64 deep"),
        "no depth": (None, deep(64), "must be an object|is a list|an object"),
    }


def faults_of_limit(run, picture, words, is_beyond):
    faults = faults_of_ending(run)
    if run.broke:
        return faults
    told = run.err.decode("utf-8", "replace")
    if is_beyond:
        if os.path.exists(picture):
            faults.append("what is beyond the limit was drawn")
        if run.status not in (65, 66):
            faults.append(f"beyond the limit it {run.ending}")
        if not any(word in told for word in words.split("|")):
            faults.append(f"it does not say {words!r}: {told[:200]}")
    elif run.status != 0 or not os.path.exists(picture):
        faults.append(f"at the limit it {run.ending}: {told[:200]}")
    if run.memory > MOST_MEMORY:
        faults.append(f"it took {run.memory // MEGABYTE} MB")
    return faults


def render(torture, place, *more, limit=120, **options):
    torture.times += 1
    command = [torture.tool, "render", "--format", "svg", "--palette", "light", *more]
    return execute_measured(command, torture.place("memory"), cwd=place, limit=limit, **options)


def workplace(torture, text):
    place = torture.folder("place")
    os.makedirs(os.path.join(place, "Templates"))
    with open(os.path.join(place, "Templates", "a" + SUFFIX), "w", encoding="utf-8") as file:
        file.write(text)
    return place, os.path.join(place, "Output", "svg", "a.svg")


def do_templates(torture):
    most = 0
    for what, (at, beyond, words) in cases().items():
        for text, is_beyond in [(at, False), (beyond, True)]:
            if text is None or torture.short and what == "pieces" and is_beyond:
                continue
            place, picture = workplace(torture, text)
            run = render(torture, place)
            most = max(most, run.memory)
            for fault in faults_of_limit(run, picture, words, is_beyond):
                torture.fault(f"{what}: {fault}", [os.path.join(place, "Templates", "a" + SUFFIX)], run.command)
    torture.note(f"templates at and beyond their limits took {most // MEGABYTE} MB at most (at most {MOST_MEMORY // MEGABYTE})")


TRACE = template(curves='"r": { "type": "trace", "file": "r.csv", "x": "t", "y": "v" }', marks='{ "type": "curve", "curve": "r.value" }',
                 more='"y": { "domain": [0, 100] },')


def do_recordings(torture):
    def with_(make):
        place, picture = workplace(torture, TRACE)
        make(os.path.join(place, "Templates", "r.csv"))
        return place, picture

    def columns(count):
        def make(path):
            with open(path, "w", encoding="utf-8") as file:
                file.write("t,v" + ",x" * (count - 2) + "\n" + "".join(f"{i},{i}" + ",0" * (count - 2) + "\n" for i in range(3)))
        return make

    for count, is_beyond in [(10_000, False), (10_001, True)]:
        place, picture = with_(columns(count))
        run = render(torture, place)
        for fault in faults_of_limit(run, picture, "10000 at most", is_beyond):
            torture.fault(f"{count} columns: {fault}")

    def sparse(path):
        with open(path, "wb") as file:
            file.truncate(1_000_000_001)
    place, picture = with_(sparse)
    run = render(torture, place)
    for fault in faults_of_limit(run, picture, "1000 MB", True) + slow(run):
        torture.fault(f"a recording of 1 GB and a byte: {fault}")

    # A hundred megabytes in the long form; 1 GB at the limit takes minutes and is left out.
    lines = 200_000 if torture.short else 6_000_000

    def many(path):
        with open(path, "w", encoding="utf-8") as file:
            file.write("t,v\n")
            for start in range(0, lines, 10_000):
                file.write("".join(f"{i * 0.001:.3f},{i * 37 % 100}\n" for i in range(start, start + 10_000)))
    place, picture = with_(many)
    size = os.path.getsize(os.path.join(place, "Templates", "r.csv"))
    run = render(torture, place)
    faults = faults_of_ending(run) + ([] if run.status == 0 and os.path.exists(picture) else [run.ending])
    if run.memory > 64 * MEGABYTE + MOST_MEMORY_A_BYTE * size:
        faults.append(f"it took {run.memory // MEGABYTE} MB")
    for fault in faults:
        torture.fault(f"a recording of {size // MEGABYTE} MB: {fault}")
    torture.note(f"a recording of {size // MEGABYTE} MB took {run.memory // MEGABYTE} MB and {run.seconds:.1f} s")


def slow(run):
    return [f"it took {run.seconds:.1f} s"] if run.seconds > AT_ONCE else []


def do_endless(torture):
    """What has no end is refused at once: as a template, and as a recording."""
    place, _ = workplace(torture, TRACE)
    os.mkfifo(os.path.join(place, "pipe"))
    for name in ["/dev/zero", "/dev/random", "/dev/stdin", "pipe", "/proc/self/fd/0", "/dev/tty"]:
        if not os.path.lexists(name if name.startswith("/") else os.path.join(place, name)):
            continue
        reader, writer = os.pipe()
        # The writer stays open: whoever reads waits.
        run = render(torture, place, name, stdin=reader, limit=10)
        os.close(reader)
        os.close(writer)
        faults = faults_of_ending(run) + slow(run) + ([] if run.broke or run.status in (64, 66) else [f"it {run.ending}"])
        for fault in faults:
            torture.fault(f"{name} as a template: {fault}", command=run.command)
        path = os.path.join(place, "Templates", "r.csv")
        if os.path.lexists(path):
            os.remove(path)
        if name == "pipe":
            os.mkfifo(path)
        else:
            os.symlink(name, path)
        run = render(torture, place, "--allow", "/", limit=10)
        for fault in faults_of_ending(run) + slow(run) + ([] if run.broke or run.status == 65 else [f"it {run.ending}"]):
            torture.fault(f"{name} as a recording: {fault}", command=run.command)


def do_messages(torture):
    """A message has an end, and so have warnings."""
    long = "x" * 50_000
    for what, text in {
        "a key": f'{{ "{long}": 1 }}', "a type": template(marks=f'{{ "type": "{long}" }}'), "a formula": template(marks=f'{{ "type": "rule", "y": "{long}" }}'),
        "a file": template(curves=f'"r": {{ "type": "trace", "file": "{long}", "x": "t", "y": "v" }}'),
        "a name": template(curves=f'"{long}": {{ "type": "no" }}'), "an address": template(more=f'"x": {{ "domain": [0, 1], "format": "{long}" }},'),
    }.items():
        place, _ = workplace(torture, text)
        run = render(torture, place)
        if run.status != 65:
            torture.fault(f"{what} of 50,000 letters: {run.ending}")
        for fault in faults_of_ending(run):
            torture.fault(f"{what} of 50,000 letters: {fault}")
    place, _ = workplace(torture, template(marks=times(200, lambda i: '{ "type": "box", "x": [0, 1], "y": [0, 1], "label": "on top of another" }')))
    run = render(torture, place)
    count = run.err.count(b"warning: ")
    if count != 21:
        torture.fault(f"a figure has {count} warnings, not 20 and one that says how many more")
    for option in ["--set", "--output", "--allow", "--format", "--nonsense"]:
        run = render(torture, place, option, long)
        for fault in faults_of_ending(run):
            torture.fault(f"{option} of 50,000 letters: {fault}")


def plant(torture):
    picture = torture.place("picture.svg")
    torture.plant("a limit that is too low", faults_of_limit(Run([], 65, b"", b"x\n", 0, 0), picture, "x", False))
    torture.plant("other words", faults_of_limit(Run([], 65, b"", b"x\n", 0, 0), picture, "limit", True))
    open(picture, "w", encoding="utf-8").close()
    torture.plant("a limit that does not hold", faults_of_limit(Run([], 0, b"", b"", 0, 0), picture, "x", True))
    torture.plant("too much memory", faults_of_limit(Run([], 0, b"", b"", 0, MOST_MEMORY + 1), picture, "x", False))
    torture.plant("something that waits", slow(Run([], 66, b"", b"", AT_ONCE + 1, 0)))
    # That memory is measured at all: a program that takes a hundred megabytes is seen to.
    command = [sys.executable, "-S", "-c", "x = b'1' * (100 << 20)"]
    run = execute_measured(command, torture.place("memory"))
    torture.plant("a hundred megabytes", [run.memory] if 100 * MEGABYTE < run.memory < 200 * MEGABYTE else [])


def run(torture):
    plant(torture)
    do_templates(torture)
    do_recordings(torture)
    do_endless(torture)
    do_messages(torture)
