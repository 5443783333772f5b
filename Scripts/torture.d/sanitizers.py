"""The tests again, in builds that watch memory, undefined behaviour and threads. Each builds everything anew."""

import os
import re
import subprocess

from common import environment

# Leaks that are not ours: the value of a global is kept for ever by Swift's runtime; what the tests run in, and how they
# start the tool; what fontconfig, Pango and Cairo keep until the end.
LEAKS = "".join(f"leak:{name}\n" for name in (
    "_WZ", "swift_once", "XCTest", "10Foundation7ProcessC3run", "readBytesFromFile", "libfontconfig", "libpango", "libcairo", "libglib"))


def faults_of_tests(said, status):
    faults = []
    if status != 0:
        faults.append(f"the tests ended with {status}")
    faults += sorted(set(re.findall(r"(?m)^(?:SUMMARY: .*|.*runtime error: .*|WARNING: ThreadSanitizer: .*)$", said)))
    if not re.search(r"Test run with [\d,]+ tests", said):
        faults.append("no test was run")
    return faults


def run(torture):
    torture.plant("a report of a sanitizer", faults_of_tests("Test run with 3 tests\nSUMMARY: AddressSanitizer: heap-use-after-free", 0))
    torture.plant("tests that were not run", faults_of_tests("", 0))
    suppressions = torture.place("leaks.txt")
    with open(suppressions, "w", encoding="utf-8") as file:
        file.write(LEAKS)
    for sanitizer in ("address", "undefined", "thread"):
        scratch = os.path.join(torture.root, ".build", f"sanitized-{sanitizer}")
        log = torture.place(f"{sanitizer}.log")
        with open(log, "w+", encoding="utf-8", errors="replace") as file:
            done = subprocess.run(
                ["swift", "test", "--sanitize", sanitizer, "--scratch-path", scratch], cwd=torture.root, stdout=file, stderr=subprocess.STDOUT,
                env=environment({"LSAN_OPTIONS": f"suppressions={suppressions}:print_suppressions=0"}))
            file.seek(0)
            said = file.read()
        torture.times += int((re.findall(r"Test run with ([\d,]+) tests", said) or ["0"])[-1].replace(",", ""))
        if re.search(r"(cannot find|no such file|unable to find).*san|unsupported option '-sanitize", said, re.I):
            torture.skip(f"{sanitizer}: not in this toolchain")
            continue
        for fault in faults_of_tests(said, done.returncode):
            torture.fault(f"{sanitizer}: {fault}", [log])
