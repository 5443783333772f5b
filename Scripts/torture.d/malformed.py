"""Templates and recordings that are broken in every way that files break, and some ways that only people think of.

Each has to give a picture, or one line on standard error with a place that is in the file; never a crash, never a
wait, and never a word of what a recording holds.
"""

import json
import os
import re

from common import SUFFIX, faults_of_batch, faults_of_svg, parsed, recording, run_batch, shipped

BATCH = 200
TOKEN = re.compile(rb'"(?:\\.|[^"\\])*"|-?\d+(?:\.\d+)?|[{}\[\],:]|\w+')
SECRET = b"SECRETxSECRET"

BAD_UTF8 = [
    b"\x80", b"\xbf", b"\xc0\xaf", b"\xc1\xbf", b"\xc3", b"\xe2\x82", b"\xed\xa0\x80", b"\xed\xbf\xbf", b"\xf0\x80\x80\xaf",
    b"\xf4\x90\x80\x80", b"\xf5\x80\x80\x80", b"\xf8\x88\x80\x80\x80", b"\xfe", b"\xff", b"\xff\xfe", b"\xfe\xff",
    b"\xef\xbb\xbf", b"\xef\xbf\xbe", b"\xef\xbf\xbf", b"\xef", b"\xef\xbf",
]
NUMBERS = [
    "1e308", "-1e308", "1e309", "-1e309", "1e99999999999", "5e-324", "1e-400", "-0", "-0.0", "1e15", "1.0000001e15",
    "9223372036854775807", "9223372036854775808", "18446744073709551616", "-9223372036854775809", "1" + "0" * 400,
    "0." + "0" * 400 + "1", "0x10", "1e", "1.", ".5", "+1", "--1", "1-1", "1e+-5", "00", "01", "1_000", "NaN", "Infinity",
    "-Infinity", "nan", "inf", "1e1000000000000000000000", "4294967296", "2147483648", "1" * 5000, "1,5", "١٢٣",
]
FORMULAS = [
    "1/0", "0/0", "-(0/0)", "1e308*1e308", "1e308-1e308*10", "((((1))))", "(" * 70 + "1" + ")" * 70, "-" * 70 + "1", "1+", "*1",
    "a.b.c.d", "pi.pi", ".", "..", "a.", "a..b", "x(", "x()", "x(1", "x(1)(1)", "1 1", "", " ", "pi pi", "1e", "1.1.1", "é", "\\u0000",
    "1" + "+1" * 3000, "x" * 5000, "0x10", "\\ud800", "\\udc00", "\\ud83d\\ude00", "\\ud83d\\u0041", "\\u00", "\\q", "pi(1)",
    "1/1e-320", "5e-324/2", "1e15+1", "-1e15-1",
]
TEXTS = [
    "{", "}", "{{", "}}", "{}", "{ }", "{|}", "{1|}", "{1 | 0.}", "{1 | 0." + "0" * 100 + "}", "{1 | s s}", "{1 | px}", "{1|0.0|s}",
    "{x}", "{y}", "{length}", "{{{1}}}", "{1", "1}", "{1}" * 1000, "{" * 5000, "{1e15 | ms}", "{0/0}", "{pi | 0.000000000000}",
    "{\\\"}", "\\u007b1\\u007d", "\\u202e", "\\u0085", "\\ufffe", "\\uffff", "\\u0007", "a" * 100_000, "\\u0301" * 2000, "{1 | %}",
]
VALUES = [
    "null", "true", "false", "0", "-1", "1.5", '""', '"a"', "[]", "{}", "[[]]", "[1]", "[1, 2, 3]", '{"a": 1}', '["a"]', "[null]",
    '[{"at": 1}]', '{"type": "curve"}', '{"each": {}}', '[1, "a"]', '"1"', '"pi"', "[{}]", "1e15", "[0, 0]", "[1, 0]", "[1e308, -1e308]",
]


def flip(chance, text, texts):
    """Bits turn over."""
    text = bytearray(text)
    for _ in range(chance.randint(1, 8)):
        text[chance.randrange(len(text))] ^= 1 << chance.randrange(8)
    return bytes(text)


def truncate(chance, text, texts):
    """The file ends too early."""
    return text[: chance.randrange(len(text))]


def delete(chance, text, texts):
    """A piece is missing."""
    start = chance.randrange(len(text))
    return text[:start] + text[start + chance.randint(1, 60):]


def double(chance, text, texts):
    """A piece is there twice, or a thousand times."""
    start = chance.randrange(len(text))
    end = start + chance.randint(1, 200)
    return text[:end] + text[start:end] * chance.choice([1, 1, 1, 2, 50, 1000]) + text[end:]


def swap(chance, text, texts):
    """Two tokens have changed places."""
    tokens = list(TOKEN.finditer(text))
    first, second = sorted(chance.sample(tokens, 2), key=lambda t: t.start())
    return (text[: first.start()] + second.group() + text[first.end(): second.start()] + first.group()
            + text[second.end():])


def nest(chance, text, texts):
    """Something stands far too deep."""
    token = chance.choice(list(TOKEN.finditer(text)))
    depth = chance.choice([1, 2, 60, 63, 64, 65, 1000, 100_000])
    opening, closing = chance.choice([(b"[", b"]"), (b'{"a":', b"}"), (b"(", b")"), (b"/*", b"*/"), (b"[{", b"}]")])
    closing = closing * depth if chance.random() < 0.8 else b""
    return text[: token.start()] + opening * depth + token.group() + closing + text[token.end():]


def utf8(chance, text, texts):
    """Bytes that are no UTF-8, or stand for what no text holds."""
    for _ in range(chance.randint(1, 3)):
        at = chance.choice([0, len(text), chance.randrange(len(text))])
        text = text[:at] + chance.choice(BAD_UTF8) + text[at:]
    return text


def control(chance, text, texts):
    """NUL, and characters that move a cursor."""
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(text))
        sign = chance.choice([b"\0", b"\x1b[2J", b"\x07", b"\x08", b"\r", b"\x7f", b"\xc2\x85", b"\xc2\x9b31m", b"\xe2\x80\xae",
                              b"\xe2\x80\xa8", b"\xf3\xa0\x81\x81", b"\0" * 1000])
        text = text[:at] + sign + text[at:]
    return text


def number(chance, text, texts):
    """A number is something else."""
    numbers = list(re.finditer(rb"-?\d+(?:\.\d+)?", text))
    if not numbers:
        return text + b"1"
    old = chance.choice(numbers)
    return text[: old.start()] + chance.choice(NUMBERS).encode() + text[old.end():]


def words(chance, text, texts):
    """A text or a formula is something else."""
    olds = [m for m in re.finditer(rb'"(?:\\.|[^"\\])*"', text)]
    old = chance.choice(olds)
    return text[: old.start()] + b'"' + chance.choice(FORMULAS + TEXTS).encode() + b'"' + text[old.end():]


def splice(chance, text, texts):
    """The beginning of one template and the end of another."""
    other = chance.choice(texts)
    return text[: chance.randrange(len(text))] + other[chance.randrange(len(other)):]


def places(node, path=()):
    """All places in a document, as the keys that lead there."""
    for key, value in (node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()):
        yield path + (key,)
        yield from places(value, path + (key,))


class Raw(str):
    """JSON as it is to be written."""


def written(node, indent=1):
    """A document as text; what is raw is written as it is."""
    if isinstance(node, Raw):
        return str(node)
    if isinstance(node, dict):
        return "{\n" + ",\n".join(" " * indent + json.dumps(k) + ": " + written(v, indent + 1) for k, v in node.items()) + "}"
    if isinstance(node, list):
        return "[" + ", ".join(written(v, indent + 1) for v in node) + "]"
    return json.dumps(node, ensure_ascii=False)


def changed(text, chance, change):
    """The template in which `change` was done to a place: it is given what holds the place, and the key."""
    document = parsed(text)
    path = chance.choice(list(places(document)))
    holder = document
    for key in path[:-1]:
        holder = holder[key]
    change(holder, path[-1])
    return written(document).encode("utf-8", "surrogatepass")


def kind(chance, text, texts):
    """A value is of another kind."""
    def change(holder, key):
        holder[key] = Raw(chance.choice(VALUES))
    return changed(text, chance, change)


def key(chance, text, texts):
    """A key is missing, misspelt, or one of another object."""
    def change(holder, key):
        if isinstance(holder, list):
            holder.append(holder.pop(key))
            holder.extend(holder[:1] * chance.choice([0, 1, 1100]))
            return
        value = holder.pop(key)
        name = chance.choice(["", key + "s", key[1:], "type", "each", "curve", "label", "at", "x", "y", "table", "panels", "scene", None])
        if name is not None:
            holder[name] = value
    return changed(text, chance, change)


KINDS = [flip, truncate, delete, double, swap, nest, utf8, control, number, words, splice, kind, key]

CELLS = [b"", b" ", b'"', b'""', b'"1"', b'"1', b"1e308", b"-1e308", b"1e309", b"5e-324", b"nan", b"inf", b"0x10", b"1,5", b"1.5.5",
         b"--1", b"+", b"-", b"e5", b"1e", b"1e+", b".", b"-.", b"1" * 400, b"1e15", b"1.1e15", b"\0", b"\xff", b"\xef\xbf\xbe", b"\t", b";",
         b"\r", b"\n", b"\r\n", SECRET, b'"' + SECRET, b"::error::" + SECRET, b"\x1b[2J", b"-0", b"00001", b"9" * 15, b"9" * 17 + b".",
         b"." + b"9" * 17, "١".encode(), b"1e99999999999999999999"]


def broken_recording(chance, text):
    """A recording in which something is wrong, or strange."""
    lines = text.split(b"\n")
    for _ in range(chance.randint(1, 4)):
        what = chance.randrange(9)
        at = chance.randrange(len(lines))
        if what == 0:
            cells = lines[at].split(b",")
            cells[chance.randrange(len(cells))] = chance.choice(CELLS)
            lines[at] = b",".join(cells)
        elif what == 1:
            lines[at] = lines[at][: chance.randint(0, len(lines[at]))]
        elif what == 2:
            lines.insert(at, chance.choice([b"", SECRET, b",,,,", b"," * 10_001, b'"' * chance.randint(1, 9), b"\xef\xbb\xbf"]))
        elif what == 3:
            lines = lines[: at + 1]
        elif what == 4:
            other = chance.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif what == 5:
            lines[0] = chance.choice([b"", b"frame", b"ms,frame", b"frame,ms,ms", b"frame,frame", b'"frame","ms"', b"frame;ms", b"frame\tms",
                                      SECRET, b"," * 20_000, b"frame,ms" + b",x" * 9_998, b"frame,ms" + b",x" * 9_999, b'"frame,ms'])
        elif what == 6:
            lines[at] = flip(chance, lines[at] or b"1", [])
        elif what == 7:
            lines = [line.replace(b",", chance.choice([b";", b"\t", b" ", b"|", b",,", b", "])) for line in lines]
        else:
            lines = [line + chance.choice([b"\r", b" ", b",", b",1"]) for line in lines]
    return b"\n".join(lines)


def batch_faults(torture, folder, names, margin=None):
    """Renders a folder of broken files; gives the faults as (name or None, fault)."""
    output = torture.folder("output")
    run, guilty = run_batch(torture, folder, names, output)
    if run.broke:
        told = run.err.decode("utf-8", "replace").strip().split("\n")[-1]
        return [(name, ending) for name, ending in guilty] or [(None, f"{run.ending}, no file on its own does: {told[:200]}")]

    def picture(name):
        return os.path.exists(os.path.join(output, "svg", name + ".svg"))

    faults = faults_of_batch(run, folder, names, picture)
    leaving = {name for name in names if f"/{name}{SUFFIX}: warning: ".encode() in run.err}
    for name in names:
        if picture(name):
            with open(os.path.join(output, "svg", name + ".svg"), "rb") as file:
                faults += [(name, fault) for fault in faults_of_svg(file.read(), margin, name in leaving)]
    if SECRET in run.err or SECRET in run.out:
        faults.append((None, "a message repeats what is in a recording"))
    return faults


def do_batches(torture, kind_name, files, beside=None, margin=None):
    """Writes files, {name: bytes}, a folder for each batch of them, and tells of what is wrong."""
    names = list(files)
    for start in range(0, len(names), BATCH):
        some = names[start: start + BATCH]
        folder = torture.folder("batch")
        for extra, content in (beside or {}).items():
            with open(os.path.join(folder, extra), "wb") as file:
                file.write(content)
        for name in some:
            for ending, content in files[name].items():
                with open(os.path.join(folder, name + ending), "wb") as file:
                    file.write(content)
        for name, fault in batch_faults(torture, folder, some, margin):
            keep = [os.path.join(folder, f) for f in os.listdir(folder) if name and f.startswith(name + ".")]
            torture.fault(f"{kind_name}: {name}: {fault}", keep)
        torture.times += len(some)


TRACE = b"""{ "title": "t", "summary": "s", "size": [400, 300],
  "curves": { "r": { "type": "trace", "file": "%s.csv", "x": "frame", "y": "ms" } },
  "x": { "domain": [0, 50] },
  "marks": [{ "type": "curve", "curve": "r.value" }, { "type": "label", "x": 1, "y": 8, "label": "{r.greatest}" }] }
"""


def plant(torture):
    """A tool that crashes, hangs, tells of a place that is not there, or moves the cursor has to be noticed."""
    scripts = {
        "a crash": "kill -SEGV $$",
        "a hang": "sleep 9",
        "an undocumented status": "exit 3",
        "an error without a place": 'echo "$2/a.figure.json: something is wrong" >&2; exit 65',
        "a place beyond the file": 'echo "$2/a.figure.json:99:1: error: something" >&2; exit 65',
        "two lines for one file": 'for i in 1 2; do echo "$2/a.figure.json:1:1: error: x" >&2; done; exit 65',
        "a cursor that moves": 'printf "%s/a.figure.json:1:1: error: \\033[2J\\n" "$2" >&2; exit 65',
        "a long line": 'printf "%s/a.figure.json:1:1: error: %2000d\\n" "$2" 1 >&2; exit 65',
        "broken UTF-8": 'printf "%s/a.figure.json:1:1: error: \\377\\n" "$2" >&2; exit 65',
        "a file that is passed over": "exit 0",
        "a recording's words": f'echo "$2/a.figure.json:1:1: error: {SECRET.decode()}" >&2; exit 65',
    }
    tool = torture.tool
    try:
        for what, script in scripts.items():
            folder = torture.folder("planted")
            with open(os.path.join(folder, "a" + SUFFIX), "wb") as file:
                file.write(b"{}\n")
            torture.tool = torture.place("planted-tool")
            with open(torture.tool, "w", encoding="utf-8") as file:
                file.write(f"#!/bin/sh\n{script}\n")
            os.chmod(torture.tool, 0o755)
            output = torture.folder("output")
            limit = 1.0
            run, guilty = run_batch(torture, folder, ["a"], output, limit=limit) if what == "a hang" else (None, None)
            torture.plant(what, guilty if run else batch_faults(torture, folder, ["a"]))
    finally:
        torture.tool = tool


def run(torture):
    texts = list(shipped(torture.root).values())
    frames = recording(torture.root)
    plant(torture)
    each = 60 if torture.short else 600
    for mutate in KINDS:
        chance = torture.chance(mutate.__name__)
        files = {}
        for index in range(each):
            text = mutate(chance, chance.choice(texts), texts)
            # Now and then two things are wrong.
            if chance.random() < 0.2 and text:
                text = chance.choice(KINDS[:8])(chance, text + b' "a": 1', texts)
            files[f"{mutate.__name__}-{index}"] = {SUFFIX: text}
        do_batches(torture, mutate.__name__, files, {"frames.csv": frames})
    chance = torture.chance("recordings")
    files = {}
    for index in range(2 * each):
        name = f"recording-{index}"
        text = broken_recording(chance, frames)
        if chance.random() < 0.2:
            text = chance.choice([flip, truncate, delete, double, utf8, control])(chance, text or b"1", texts)
        files[name] = {SUFFIX: TRACE % name.encode(), ".csv": text}
    do_batches(torture, "recording", files)
