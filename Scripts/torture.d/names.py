"""Files and folders with names that nobody means well with.

One that cannot be a figure's name is one line, and keeps none of its neighbours from being drawn.
"""

import os
import shutil
import socket

from common import SUFFIX, Run, faults_of_ending

GOOD = ["good", "Better-2", "a_b", "x" * 120]
BAD = [
    "good copy", "3d", "-dash", "--output", "..", "...", " ", " leading", "trailing ", "new\nline", "re\rturn", "tab\t", "ünïcode", "图", "e\u0301",
    "\U0001f600", "a.b", "good.figure.json", "a'b", 'a"b', "a`id`", "a$(id)", "a;b", "a&b", "a|b", "a*b", "a?b", "a<b>", "a\\b", "a%0Ab", "a%2F..",
    "a~b", "~dark", "@2x", "a@2x", "\x1b[2J", "\u202egnp", "\u200b", "::error::x", "##[group]x", "##vso[x]", "nul\x7f", "#", "!", "a,b", "a:b",
]
# Apple's Finder and editors leave these: they are no templates, and nothing is said of them.
HIDDEN = ["._good", ".good", ".", ".#lock"]


def template(torture):
    with open(os.path.join(torture.root, "Templates", "rubber-band" + SUFFIX), "rb") as file:
        return file.read()


def faults_of_names(run, output, good, bad):
    """Whether the good ones are drawn, and of the bad ones there is one line each and no picture."""
    faults = faults_of_ending(run)
    if run.broke:
        return faults
    folder = os.path.join(output, "svg")
    drawn = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    expected = sorted(name + ".svg" for name in good)
    if drawn != expected:
        faults.append(f"it drew {[n for n in drawn if n not in expected][:5]}, and not {[n for n in expected if n not in drawn][:5]}")
    lines = [line for line in run.err.decode("utf-8", "replace").split("\n")[:-1]
             if " warning: " not in line and not (" written, " in line and " unchanged" in line)]
    if len(lines) != bad:
        faults.append(f"{bad} bad names, and {len(lines)} lines: {lines[:3]}")
    if bad and run.status == 0:
        faults.append("it ended with 0")
    return faults


def fill(torture, folder, names):
    """Puts a template under each name; gives those that the file system took."""
    data = template(torture)
    taken = []
    for name in names:
        path = os.fsencode(os.path.join(folder, "")) + (name if isinstance(name, bytes) else os.fsencode(name)) + SUFFIX.encode()
        try:
            with open(path, "xb") as file:
                file.write(data)
            taken.append(name)
        except OSError:
            continue
    return taken


def render(torture, *operands, cwd, output=None):
    torture.times += 1
    return torture.run("render", *operands, "--format", "svg", "--palette", "light", *(["--output", output] if output else []), cwd=cwd)


def tell(torture, what, faults, run):
    for fault in faults:
        torture.fault(f"{what}: {fault}", command=[a.encode("unicode_escape").decode() if isinstance(a, str) else repr(a) for a in run.command])


def do_files(torture):
    """All of them in one folder, and each on its own beside a good one."""
    place = torture.folder("all")
    os.makedirs(os.path.join(place, "Templates"))
    fill(torture, os.path.join(place, "Templates"), GOOD)
    bad = fill(torture, os.path.join(place, "Templates"), BAD)
    fill(torture, os.path.join(place, "Templates"), HIDDEN)
    # Names that begin with a point are hidden, be they meant so or not.
    shown = [name for name in bad if not name.startswith(".")]
    run = render(torture, cwd=place)
    tell(torture, "all names in one folder", faults_of_names(run, os.path.join(place, "Output"), GOOD, len(shown)), run)
    for name in BAD + [b"\xff\xfe", b"caf\xe9", b"\xed\xa0\x80"]:
        place = torture.folder("one")
        os.makedirs(os.path.join(place, "Templates"))
        fill(torture, os.path.join(place, "Templates"), ["good"])
        if not fill(torture, os.path.join(place, "Templates"), [name]):
            continue
        is_hidden = (name if isinstance(name, bytes) else os.fsencode(name)).startswith(b".")
        run = render(torture, cwd=place)
        tell(torture, f"the name {name!r}", faults_of_names(run, os.path.join(place, "Output"), ["good"], 0 if is_hidden else 1), run)


def do_kinds(torture):
    """Things that are called like templates and are none."""
    outside = torture.place("outside.txt")
    with open(outside, "w", encoding="utf-8") as file:
        file.write("SECRET")

    def bound(path):
        # A socket's name may have 108 bytes only: it is bound from its folder.
        here = os.getcwd()
        os.chdir(os.path.dirname(path))
        try:
            socket.socket(socket.AF_UNIX).bind(os.path.basename(path))
        finally:
            os.chdir(here)

    kinds = {
        "a folder": os.mkdir, "a FIFO": os.mkfifo, "a socket": bound, "a link to nowhere": lambda p: os.symlink("nowhere", p),
        "a link to itself": lambda p: os.symlink(os.path.basename(p), p), "a link out": lambda p: os.symlink(outside, p),
        "a link to a device": lambda p: os.symlink("/dev/zero", p), "a link to its folder": lambda p: os.symlink(".", p),
        "an empty file": lambda p: open(p, "w", encoding="utf-8").close(),
    }
    for what, make in kinds.items():
        place = torture.folder("kind")
        os.makedirs(os.path.join(place, "Templates"))
        fill(torture, os.path.join(place, "Templates"), ["good"])
        make(os.path.join(place, "Templates", "odd" + SUFFIX))
        run = render(torture, cwd=place)
        faults = faults_of_names(run, os.path.join(place, "Output"), ["good"], 1)
        if b"SECRET" in run.err:
            faults.append("it tells of what lies elsewhere")
        tell(torture, what, faults, run)


def do_long(torture):
    """Names of as many bytes as a file may have; their pictures have endings of other lengths."""
    place = torture.folder("long")
    os.makedirs(os.path.join(place, "Templates"))
    fill(torture, os.path.join(place, "Templates"), ["good"])
    most = 255 - len(SUFFIX)
    fill(torture, os.path.join(place, "Templates"), ["y" * most])
    run = render(torture, cwd=place)
    path = os.path.join(place, "Output", "svg", "y" * most + ".svg")
    # The unfinished file's name is longer than the picture's: it is drawn, or refused in one line.
    is_drawn = os.path.exists(path)
    tell(torture, "a name of 255 bytes", faults_of_names(run, os.path.join(place, "Output"), ["good"] + (["y" * most] if is_drawn else []),
                                                         0 if is_drawn else 1), run)
    torture.note(f"a name of 255 bytes is {'drawn' if is_drawn else 'refused: ' + run.err.decode('utf-8', 'replace')[-160:].split(chr(10))[0]}")


def do_cases(torture):
    """Names that are one on a Mac."""
    place = torture.folder("cases")
    os.makedirs(os.path.join(place, "Templates"))
    if len(fill(torture, os.path.join(place, "Templates"), ["good", "Good", "GOOD", "other"])) < 4:
        return torture.skip("names that differ in case: one file here")
    run = render(torture, cwd=place)
    # The first one by its bytes is drawn.
    tell(torture, "names that differ in their case", faults_of_names(run, os.path.join(place, "Output"), ["GOOD", "other"], 2), run)


def do_folders(torture):
    """Folders of templates and of pictures, named as hostile as the files."""
    names = ["with space", "new\nline", "-dash", "--set", "ünïcode", "\u202e", "\x1b[31m", "a'b\"c", "$(id)", "*", "~", "::error::x", "z" * 255, "a.figure.json", b"\xff"]
    for name in names:
        place = torture.folder("folders")
        path = os.fsencode(place) + b"/" + (name if isinstance(name, bytes) else os.fsencode(name))
        os.mkdir(path)
        fill(torture, os.fsdecode(path), ["good"])
        shown = name if isinstance(name, str) else os.fsdecode(name)
        operand = f"./{shown}" if shown.startswith("-") else shown
        run = render(torture, operand, cwd=place)
        if isinstance(name, bytes) and run.status != 0:
            # A name that is no text cannot be said; it is refused in one line.
            faults = faults_of_names(run, os.path.join(place, "Output"), [], 1)
        else:
            faults = faults_of_names(run, os.path.join(place, "Output"), ["good"], 0)
        tell(torture, f"the folder {name!r}", faults, run)
        run = render(torture, operand, cwd=place, output=operand)
        if not (isinstance(name, bytes) and run.status != 0):
            tell(torture, f"the output folder {name!r}", faults_of_names(run, os.fsdecode(path), ["good"], 0), run)
    place = torture.folder("folders")
    os.makedirs(os.path.join(place, "a", "b"))
    fill(torture, os.path.join(place, "a"), ["good"])
    for operand in ["..", "../", "../../a", "./../b/..", os.path.join(place, "a"), "../../a//", "../../a/./good" + SUFFIX]:
        shutil.rmtree(os.path.join(place, "a", "b", "Output"), ignore_errors=True)
        run = render(torture, operand, cwd=os.path.join(place, "a", "b"))
        tell(torture, f"the operand {operand}", faults_of_names(run, os.path.join(place, "a", "b", "Output"), ["good"], 0), run)
    # A path longer than a system takes.
    run = render(torture, "/".join(["d" * 200] * 30), cwd=place)
    tell(torture, "a path that is too long", faults_of_names(run, os.path.join(place, "none"), [], 1), run)
    run = render(torture, "", cwd=place)
    tell(torture, "a path of nothing", faults_of_names(run, os.path.join(place, "none"), [], 1), run)


def plant(torture):
    place = torture.folder("planted")
    os.makedirs(os.path.join(place, "svg"))
    open(os.path.join(place, "svg", "good.svg"), "w", encoding="utf-8").close()

    def said(text, status):
        return Run([], status, b"", text, 0, 0)
    line = b"a b: no name\n"
    assert not faults_of_names(said(line, 64), place, ["good"], 1)
    torture.plant("a bad name that is passed over", faults_of_names(said(b"", 0), place, ["good"], 1))
    torture.plant("a bad name of two lines", faults_of_names(said(line * 2, 64), place, ["good"], 1))
    torture.plant("a neighbour that is not drawn", faults_of_names(said(line, 64), place, ["good", "other"], 1))
    torture.plant("a picture of a bad name", faults_of_names(said(line, 64), place, [], 1))


def run(torture):
    plant(torture)
    do_files(torture)
    do_kinds(torture)
    do_long(torture)
    do_cases(torture)
    do_folders(torture)
