"""libFuzzer over what reads the texts of strangers: templates, recordings, `--set`, and the whole way to an SVG.

The programs lie in Tests/Fuzz, a package of its own. The fuzzer sees by the coverage that the compiler counts, and that
it sees is checked: it has to come to new places, and to find a trap that was planted for it. What it comes to is kept
in .build/torture/corpus, from where the long form goes on.
"""

import json
import os
import re
import shutil
import subprocess

from common import execute, objects, recording, shipped

SANITIZE = ["-Xswiftc", "-sanitize=address", "-Xswiftc", "-sanitize-coverage=edge,inline-8bit-counters,pc-table"]
TARGETS = ["FuzzTemplate", "FuzzRecording", "FuzzSetting", "FuzzRender"]
PLANTED = "FuzzPlanted"
SETTINGS = ["s.bounce=0.3", "size.width=900", "x.title=time", "s.preset=bouncy", "marks.0.label=\"a\"", "x.domain=[0, 1]",
            "b.dimension=844\ns.duration=1", "summary={s.overshoot | 0.0 %}", "x.ticks.1.at=\"s.settling\""]


def build(torture):
    """The folder with the programs, or None where this toolchain cannot make them."""
    package = os.path.join(torture.root, "Tests", "Fuzz")
    scratch = os.path.join(torture.root, ".build", "fuzz")
    command = ["swift", "build", "-c", "release", "--package-path", package, "--scratch-path", scratch] + SANITIZE
    for attempt in (1, 2):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode == 0:
            return os.path.join(scratch, "release")
        if attempt == 1:
            # A plan of before a source file was added or removed does not know it.
            shutil.rmtree(scratch, ignore_errors=True)
    said = done.stdout + done.stderr
    if re.search(r"(cannot find|no such file|unable to).*(fuzzer|asan)", said, re.I):
        torture.skip("libFuzzer is not in this toolchain")
    else:
        torture.fault(f"the fuzz targets do not build: {said[-600:]}")
    return None


def seeds(torture, target):
    """A folder of what is known to be well-formed."""
    folder = torture.folder("seeds", target)
    texts = list(shipped(torture.root).values())
    if target == "FuzzRecording":
        frames = recording(torture.root).replace(b"frame,ms", b"t,v")
        texts = [frames, frames.replace(b",", b";"), frames.replace(b",", b"\t"), b't,"v"\r\n"0",1e3\r\n.5,\r\n1.,-2\r\n', b"t,x,v\n0,,1\n1,,2\n"]
    elif target in ("FuzzSetting", PLANTED):
        texts = [text.encode() for text in SETTINGS] if target == "FuzzSetting" else [b"a=1"]
    for index, text in enumerate(texts):
        with open(os.path.join(folder, f"{index:03}"), "wb") as file:
            file.write(text)
    return folder


def dictionary(torture):
    """The words of the language, for the fuzzer to put in."""
    with open(os.path.join(torture.root, "Templates", "figure.schema.json"), encoding="utf-8") as file:
        schema = json.load(file)
    words = set()

    for node in objects(schema):
        words.update(node.get("properties", {}))
        words.update(str(word) for word in node.get("enum", []))
    words.update(["{", "}", "{{", "}}", "|", "0.0 %", "1e15", "1e-300", "-", "\\u0000", "\\ud83d\\ude00", "/*", "*/", "//", "s.value", "e308", "nan"])
    path = torture.place("words.dict")
    with open(path, "w", encoding="utf-8") as file:
        for word in sorted(words):
            escaped = word.replace("\\", "\\\\").replace('"', '\\"')
            file.write(f'"{escaped}"\n"\\"{escaped}\\""\n')
    return path


def leaks(torture):
    """The runtime keeps the value of a global for ever; that is no leak."""
    path = torture.place("leaks.txt")
    with open(path, "w", encoding="utf-8") as file:
        file.write("leak:_WZ\nleak:swift_once\nleak:globalinit\nleak:getTypeByMangledName\n")
    return path


def fuzz(torture, programs, target, seconds, words):
    """Runs one program; gives what it said."""
    corpus = torture.folder("corpus", target)
    if not torture.short and target != PLANTED:
        corpus = os.path.join(torture.base, "corpus", target)
        os.makedirs(corpus, exist_ok=True)
    found = os.path.join(torture.findings, target) + "-"
    os.makedirs(torture.findings, exist_ok=True)
    command = [os.path.join(programs, target), corpus, seeds(torture, target), f"-max_total_time={seconds}", f"-seed={torture.seed}",
               "-timeout=20", "-rss_limit_mb=2048", "-max_len=8192", f"-artifact_prefix={found}", f"-dict={words}", "-print_final_stats=1"]
    return execute(command, limit=seconds + 120, env={
        "LSAN_OPTIONS": f"suppressions={leaks(torture)}:print_suppressions=0", "ASAN_OPTIONS": "abort_on_error=0"})


def number(pattern, text):
    found = re.findall(pattern, text)
    return int(found[-1]) if found else 0


def faults_of_fuzzing(run):
    """What the fuzzer found, and whether it saw anything at all."""
    said = run.err.decode("utf-8", "replace")
    faults = []
    if run.status != 0:
        summary = re.findall(r"(?m)^(?:SUMMARY|.*Fatal error|.*ERROR): .*$", said)
        faults.append(f"{run.ending}: {'; '.join(summary[-3:])[:400] or said[-300:]}")
    if number(r"Loaded \d+ modules\s+\((\d+) inline 8-bit counters\)", said) < 1000:
        faults.append("it counts no coverage: it is blind")
    first, last = number(r"INITED cov: (\d+)", said), number(r"cov: (\d+)", said)
    if run.status == 0 and not re.search(r"(?m)^#\d+\s+NEW ", said):
        faults.append(f"it came to nothing new: coverage {first} and then {last}")
    return faults


def run(torture):
    programs = build(torture)
    if not programs:
        return
    words = dictionary(torture)
    planted = fuzz(torture, programs, PLANTED, 20, words)
    torture.plant("a trap", ["found"] if planted.status not in (0, None) and b"planted" in planted.err else [])
    for name in os.listdir(torture.findings):
        if name.startswith(PLANTED):
            os.remove(os.path.join(torture.findings, name))
    blind = execute([os.path.join(programs, TARGETS[0]), seeds(torture, TARGETS[0]), "-runs=1"], env={"ASAN_OPTIONS": "detect_leaks=0"})
    torture.plant("a fuzzer that comes to nothing new", faults_of_fuzzing(blind))
    seconds = 5 if torture.short else 15 * 60
    for target in TARGETS:
        run = fuzz(torture, programs, target, seconds, words)
        said = run.err.decode("utf-8", "replace")
        runs, memory = number(r"number_of_executed_units:\s+(\d+)", said), number(r"peak_rss_mb:\s+(\d+)", said)
        first, last = number(r"INITED cov: (\d+)", said), number(r"cov: (\d+)", said)
        torture.times += runs
        torture.note(f"{target}: {first} places of the code at first, {last} then, in {runs:,} runs and {memory} MB")
        for fault in faults_of_fuzzing(run):
            log = torture.place(f"{target}.log")
            with open(log, "wb") as file:
                file.write(run.err)
            torture.fault(f"{target}: {fault}", [log], run.command)
