"""What all rows of Scripts/torture use: runs of the tool, what any message has to be, and the table."""

import glob
import json
import math
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import unicodedata
import xml.etree.ElementTree as ElementTree

# What the help of the tool says that it ends with.
STATUSES = {0, 1, 64, 65, 66, 73}
# README: a message is at most 1,000 characters; what is cut ends with a space and an ellipsis.
LONGEST_LINE = 1002
SUFFIX = ".figure.json"
# The most faults of a row that are told of one by one.
MOST_TOLD = 25


class Run:
    """How a program ended. The status is None where it had to be stopped, and negative after a signal."""

    def __init__(self, command, status, out, err, seconds=0.0, memory=0):
        self.command, self.status, self.out, self.err = command, status, out, err
        self.seconds, self.memory = seconds, memory

    @property
    def broke(self):
        """Whether it crashed or hung."""
        return self.status is None or self.status < 0

    @property
    def ending(self):
        if self.status is None:
            return f"did not end in {self.seconds:.0f} s"
        if self.status < 0:
            return f"ended by {signal.Signals(-self.status).name}"
        return f"ended with {self.status}"


def environment(changes=None):
    """Few variables, so that a row does the same everywhere; a trap is told of in a second instead of in twenty."""
    kept = {k: v for k, v in os.environ.items() if k in ("PATH", "HOME", "DEVELOPER_DIR", "SDKROOT", "FONTCONFIG_FILE")}
    kept["SWIFT_BACKTRACE"] = "enable=no"
    kept.update(changes or {})
    return kept


# A program's peak of memory counts what its parent held when it was started. This small parent holds little.
MEASURE = """import os, sys
pid = os.posix_spawnp(sys.argv[2], sys.argv[2:], os.environ)
_, status, usage = os.wait4(pid, 0)
open(sys.argv[1], "w").write(str(usage.ru_maxrss))
status = os.waitstatus_to_exitcode(status)
os.kill(os.getpid(), -status) if status < 0 else os._exit(status)
"""


def execute_measured(command, place, **options):
    """Runs a program as `execute` does, and says the most memory that it held."""
    if os.path.exists(place):
        os.remove(place)
    run = execute([sys.executable, "-S", "-E", "-c", MEASURE, place] + command, **options)
    run.command = command
    if os.path.exists(place):
        with open(place, encoding="utf-8") as file:
            run.memory = int(file.read()) * (1 if sys.platform == "darwin" else 1024)
    return run


def execute(command, limit=60, cwd=None, env=None, **options):
    """Runs a program with a time limit and says how it ended."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        begin = time.monotonic()
        options.setdefault("stdout", out)
        options.setdefault("stderr", err)
        options.setdefault("stdin", subprocess.DEVNULL)
        process = subprocess.Popen(
            command, cwd=cwd, env=environment(env), start_new_session=True, **options)
        late = []

        def stop():
            late.append(True)
            os.killpg(process.pid, signal.SIGKILL)

        timer = threading.Timer(limit, stop)
        timer.start()
        process.wait()
        timer.cancel()
        out.seek(0)
        err.seek(0)
        return Run(command, None if late else process.returncode, out.read(), err.read(), time.monotonic() - begin)


class Torture:
    """One row: what it may use, and what came of it."""

    def __init__(self, root, tool, name, short, seed):
        self.root, self.tool, self.name, self.short, self.seed = root, tool, name, short, seed
        self.base = os.path.join(root, ".build", "torture")
        self.findings = os.path.join(self.base, "findings", name)
        shutil.rmtree(self.findings, ignore_errors=True)
        # In memory where that is possible: tens of thousands of small files are written and removed.
        self.work = tempfile.mkdtemp(prefix=f"torture-{name}-", dir=shared_memory())
        self.times = 0
        self.faults, self.skipped, self.notes, self.planted = [], [], [], []
        self.seconds = 0.0

    def chance(self, of=""):
        """A source of chance of its own, so that rows do not depend on one another."""
        return random.Random(f"{self.seed}/{self.name}/{of}")

    def run(self, *arguments, **options):
        """Runs the tool."""
        return execute([self.tool] + list(arguments), **options)

    def place(self, *names):
        """A path in the row's own folder, of which the folders are made."""
        path = os.path.join(self.work, *names)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        return path

    def folder(self, *names):
        """An empty folder in the row's own."""
        path = self.place(*names)
        shutil.rmtree(path, ignore_errors=True)
        os.makedirs(path)
        return path

    def fault(self, what, keep=(), command=None):
        """Notes that something failed, and keeps the files that show it."""
        self.faults.append(what)
        where = os.path.join(self.findings, f"{len(self.faults):04}")
        if len(self.faults) <= 200:
            os.makedirs(where, exist_ok=True)
            for path in keep:
                if os.path.isfile(path):
                    shutil.copy(path, where)
            with open(os.path.join(where, "fault.txt"), "w", encoding="utf-8", errors="backslashreplace") as file:
                file.write(f"seed {self.seed}\n{what}\n{' '.join(map(str, command or []))}\n")
        if len(self.faults) <= MOST_TOLD:
            print(f"{self.name}: {what}".encode("utf-8", "backslashreplace").decode(), file=sys.stderr, flush=True)
        elif len(self.faults) == MOST_TOLD + 1:
            print(f"{self.name}: … and more, in {self.findings}", file=sys.stderr, flush=True)

    def plant(self, what, faults):
        """Notes whether a planted fault was seen: `faults` is what the check said of it."""
        self.planted.append(bool(faults))
        if not faults:
            self.fault(f"the check is blind: it did not see {what}")

    def skip(self, what):
        self.skipped.append(what)
        print(f"{self.name}: skipped: {what}", file=sys.stderr, flush=True)

    def note(self, what):
        """Something to know that is no failure."""
        self.notes.append(what)
        print(f"{self.name}: {what}", file=sys.stderr, flush=True)

    def broke(self, error):
        traceback.print_exception(error, file=sys.stderr)
        self.fault(f"the row itself broke: {type(error).__name__}: {error}")

    def tidy(self):
        shutil.rmtree(self.work, ignore_errors=True)


def shared_memory():
    """A folder in memory with room in it, or None for the usual one."""
    try:
        state = os.statvfs("/dev/shm")
        if os.access("/dev/shm", os.W_OK) and state.f_bavail * state.f_frsize > 1 << 30:
            return "/dev/shm"
    except OSError:
        pass
    return None


def table(reports):
    """What, how often, what failed, how many of the planted faults were seen, how long."""
    rows = [("row", "times", "failed", "planted", "seconds", "skipped")]
    for r in reports:
        seen = f"{sum(r.planted)} of {len(r.planted)}" if r.planted else "–"
        rows.append((r.name, f"{r.times:,}", str(len(r.faults)), seen, f"{r.seconds:.1f}", "; ".join(r.skipped)))
    total = sum(r.seconds for r in reports)
    rows.append(("all", f"{sum(r.times for r in reports):,}", str(sum(len(r.faults) for r in reports)), "",
                 f"{total:.1f}", ""))
    widths = [max(len(row[i]) for row in rows) for i in range(5)]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0])] + [row[i].rjust(widths[i]) for i in range(1, 5)] + [row[5]]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


# --- Templates ------------------------------------------------------------------------------------------------------

def shipped(root):
    """The templates that there are, with their names, as bytes."""
    paths = sorted(glob.glob(os.path.join(root, "Templates", "*" + SUFFIX)))
    paths += sorted(glob.glob(os.path.join(root, "Documentation", "Examples", "*" + SUFFIX)))
    texts = {}
    for path in paths:
        with open(path, "rb") as file:
            texts[os.path.basename(path)[: -len(SUFFIX)]] = file.read()
    return texts


def recording(root):
    """The recording that a shipped template reads, and that template's name."""
    with open(os.path.join(root, "Documentation", "Examples", "frames.csv"), "rb") as file:
        return file.read()


def without_comments(text):
    """The text of a template as JSON that Python reads."""
    pattern = re.compile(r'"(?:\\.|[^"\\])*"|//[^\n]*|/\*.*?\*/', re.S)
    plain = pattern.sub(lambda m: m.group(0) if m.group(0)[0] == '"' else " ", text)
    pattern = re.compile(r'"(?:\\.|[^"\\])*"|,(?=\s*[\]}])', re.S)
    return pattern.sub(lambda m: m.group(0) if m.group(0)[0] == '"' else "", plain)


def parsed(bytes_):
    return json.loads(without_comments(bytes_.decode()))


# --- Messages -------------------------------------------------------------------------------------------------------

# Format characters that are seen: signs that stand before a number in Arabic and Syriac.
SEEN_FORMATS = {*range(0x0600, 0x0606), 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD}


def is_dangerous(scalar):
    """Whether a character moves a cursor, turns or hides what stands beside it, or is none at all."""
    if scalar == 0x0A or scalar in SEEN_FORMATS:
        return False
    return unicodedata.category(chr(scalar)) in ("Cc", "Cf", "Cs", "Zl", "Zp") or scalar & 0xFFFE == 0xFFFE


# What GitHub's, Azure's and TeamCity's runners take for a command: the first and the last at the start of a line only.
ORDER = re.compile(r"^\s*::|##\[|##vso\[|^\s*##teamcity\[")


def faults_of_print(name, bytes_, longest=LONGEST_LINE):
    """What is wrong with something printed, whatever it says."""
    try:
        text = bytes_.decode("utf-8")
    except UnicodeDecodeError as error:
        return [f"{name} is not UTF-8 at byte {error.start}"]
    faults = []
    for character in sorted(set(text)):
        if is_dangerous(ord(character)):
            faults.append(f"{name} holds U+{ord(character):04X}")
    lines = text.split("\n")
    long = [line for line in lines if longest and len(line) > longest]
    orders = [line for line in lines if ORDER.search(line)]
    if long:
        faults.append(f"{name} has {len(long)} lines of up to {max(map(len, long))} characters: {long[0][:60]}…")
    if orders:
        faults.append(f"{name} holds {len(orders)} commands to a CI runner: {orders[0][:120]}")
    return faults


def faults_of_ending(run):
    """What is wrong with how a run ended and with what it printed."""
    if run.broke:
        return [run.ending]
    faults = [] if run.status in STATUSES else [f"ended with {run.status}, which no help speaks of"]
    return faults + faults_of_print("standard output", run.out) + faults_of_print("standard error", run.err)


PLACE = re.compile(r"^(\d+):(\d+): error: (.+)$")
SUMMARY = re.compile(r"^(\d+) written, (\d+) unchanged(?:, (\d+) of (\d+) figures failed)?$")


def faults_of_batch(run, folder, names, written):
    """What is wrong with a run over files of one folder: for each, either a picture or one line with its place.

    `names` are those of the templates, and `written` says whether a picture of one is there. Gives a list of
    (name or None, fault).
    """
    faults = [(None, fault) for fault in faults_of_ending(run)]
    if run.broke:
        return faults
    errors, warnings = {}, {}
    for line in run.err.decode("utf-8", "replace").split("\n")[:-1]:
        if SUMMARY.match(line):
            continue
        start = folder + "/"
        name, found, rest = line[len(start):].partition(SUFFIX + ":") if line.startswith(start) else (line, "", "")
        if not found or name not in names:
            faults.append((None, f"a line of no file: {line[:200]}"))
        elif rest.startswith(" warning: "):
            warnings[name] = warnings.get(name, 0) + 1
        else:
            errors.setdefault(name, []).append(rest)
    if not run.err.endswith(b"\n"):
        faults.append((None, "the last line does not end"))
    for name in names:
        told = errors.get(name, [])
        if warnings.get(name, 0) > 21:
            faults.append((name, f"{warnings[name]} warnings"))
        if len(told) != (0 if written(name) else 1):
            faults.append((name, f"{'a picture' if written(name) else 'no picture'} and {len(told)} errors: {told}"))
        for words in told:
            place = PLACE.match(words)
            if not place:
                faults.append((name, f"the error has no place: {words[:200]}"))
                continue
            fault = fault_of_place(int(place[1]), int(place[2]), os.path.join(folder, name + SUFFIX))
            if fault:
                faults.append((name, f"{fault}: {words[:200]}"))
    if run.status == 0 and errors:
        faults.append((None, "the status is 0, and there are errors"))
    if run.status != 0 and not errors:
        faults.append((None, f"the status is {run.status}, and there is no error"))
    return faults


def fault_of_place(line, column, path):
    """Why there is no such place in a file; None when there is."""
    with open(path, "rb") as file:
        lines = file.read().split(b"\n")
    if not 1 <= line <= len(lines):
        return f"line {line} of {len(lines)}"
    # One behind the last is where something is missing.
    width = sum(1 for byte in lines[line - 1] if byte & 0xC0 != 0x80) + 1
    if not 1 <= column <= width:
        return f"column {column} of {width}"
    return None


def run_batch(torture, folder, names, output, options=(), limit=60):
    """Renders a folder, and finds which of its files broke the run if one did."""
    run = torture.run("render", folder, "--format", "svg", "--palette", "light", "--output", output, *options, limit=limit)
    if not run.broke:
        return run, []
    return run, culprits(torture, folder, names, options, limit / 3)


def culprits(torture, folder, names, options, limit):
    """The files that break the tool on their own, found by halves, with how it ended."""
    def breaks(some):
        part = torture.folder("part")
        for entry in os.listdir(folder):
            if not entry.endswith(SUFFIX) or entry[: -len(SUFFIX)] in some:
                os.symlink(os.path.join(folder, entry), os.path.join(part, entry))
        return torture.run("render", part, "--allow", folder, "--format", "svg", "--output", torture.folder("part-output"),
                           *options, limit=limit)

    found = []

    def search(some):
        run = breaks(set(some))
        if not run.broke:
            return
        if len(some) == 1:
            found.append((some[0], run.ending))
            return
        half = len(some) // 2
        search(some[:half])
        search(some[half:])

    search(sorted(names))
    return found


# --- SVG ------------------------------------------------------------------------------------------------------------

SVG = "{http://www.w3.org/2000/svg}"
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
STEP = re.compile(r"([MhvlczZ])([^MhvlczZ]*)")


def path_points(d):
    """The points of a path as the tool writes it: M absolute, all others relative."""
    x = y = startx = starty = 0.0
    for command, rest in STEP.findall(d):
        values = [float(n) for n in NUMBER.findall(rest)]
        if command == "M":
            x, y = startx, starty = values[0], values[1]
        elif command == "h":
            x += values[0]
        elif command == "v":
            y += values[0]
        elif command == "l":
            x, y = x + values[0], y + values[1]
        elif command == "c":
            yield x + values[0], y + values[1]
            yield x + values[2], y + values[3]
            x, y = x + values[4], y + values[5]
        else:
            x, y = startx, starty
        yield x, y


# No coordinate of what is seen lies further away: single precision, which renderers count in, still tells hundredths
# of a point apart there.
FURTHEST = 100_000


def faults_of_svg(bytes_, margin=None, is_told=False):
    """What is wrong with an SVG: no XML, a number that is none, or a coordinate too far from the page.

    Further than `margin` may lie only what is clipped, or what the tool has warned of: `is_told`.
    """
    try:
        root = ElementTree.fromstring(bytes_)
    except ElementTree.ParseError as error:
        return [f"the SVG is no XML: {error}"]
    faults = []
    width, height = float(root.get("width", "nan")), float(root.get("height", "nan"))

    def visit(element, is_clipped):
        is_clipped = is_clipped or element.get("clip-path") is not None
        tag = element.tag.removeprefix(SVG)
        for name, value in element.attrib.items():
            if name not in WORDS and re.search(r"nan|inf", value, re.I):
                faults.append(f"{tag} has {name}=\"{value[:80]}\"")
        if margin is not None and not faults:
            points = list(points_of(element, tag))
            outside = points and (
                all(x < 0 for x, _ in points) or all(x > width for x, _ in points)
                or all(y < 0 for _, y in points) or all(y > height for _, y in points))
            most = margin if not (is_clipped or is_told) else math.inf if outside else FURTHEST
            for x, y in points:
                if not (-most <= x <= width + most and -most <= y <= height + most):
                    faults.append(f"{tag} reaches to {x:g}, {y:g} on a page of {width:g} × {height:g}")
                    break
        for child in element:
            visit(child, is_clipped)

    visit(root, False)
    return faults


# Attributes that hold words, in which "information" is no infinity.
WORDS = {"aria-label", "id", "aria-labelledby", "font-family", "clip-path", "href"}


def points_of(element, tag):
    """The coordinates of one element, as far as they are its own."""
    if tag == "path":
        return path_points(element.get("d", ""))
    if tag == "text" and element.get("x"):
        return [(float(element.get("x")), float(element.get("y")))]
    matrix = re.match(r"matrix\((.*)\)$", element.get("transform", ""))
    if matrix:
        return [tuple(float(n) for n in matrix[1].split()[4:6])]
    if tag == "rect":
        x, y = float(element.get("x", 0)), float(element.get("y", 0))
        return [(x, y), (x + float(element.get("width")), y + float(element.get("height")))]
    return []


def objects(node):
    """Every object of a JSON tree, from the root on."""
    if isinstance(node, dict):
        yield node
    for value in node.values() if isinstance(node, dict) else node if isinstance(node, list) else []:
        yield from objects(value)
