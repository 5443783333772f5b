"""How much of the sources the tests reach: lines and regions, and the files that they reach least of."""

import glob
import json
import os
import subprocess

from common import environment

LEAST = {"lines": 95.0, "regions": 92.0}


def faults_of_coverage(totals):
    return [f"{totals[what]['percent']:.1f} % of the {what} are reached, and not {least:g}"
            for what, least in LEAST.items() if totals[what]["percent"] < least]


def total(files):
    """The coverage of all files together."""
    sums = {}
    for what in LEAST:
        count = sum(file["summary"][what]["count"] for file in files)
        covered = sum(file["summary"][what]["covered"] for file in files)
        sums[what] = {"count": count, "percent": 100 * covered / max(1, count)}
    return sums


def run(torture):
    torture.plant("lines that no test reaches", faults_of_coverage({"lines": {"percent": 94.9}, "regions": {"percent": 99}}))
    scratch = os.path.join(torture.root, ".build", "covered")
    # The report is made once and for all files: of a command that tests start as a process, too.
    command = ["swift", "test", "--enable-code-coverage", "--scratch-path", scratch]
    done = subprocess.run(command, cwd=torture.root, capture_output=True, text=True, env=environment())
    if done.returncode != 0:
        torture.fault(f"the tests ended with {done.returncode}: {(done.stdout + done.stderr)[-500:]}")
    found = glob.glob(os.path.join(scratch, "debug", "codecov", "*.json"))
    if not found:
        return torture.fault("there is no report of the coverage")
    with open(found[0], encoding="utf-8") as file:
        files = [f for f in json.load(file)["data"][0]["files"]
                 if f["filename"].startswith(os.path.join(torture.root, "Sources") + os.sep)]
    torture.times += len(files)
    totals = total(files)
    torture.note(", ".join(f"{totals[w]['percent']:.1f} % of {totals[w]['count']:,} {w}" for w in LEAST))
    worst = sorted((f for f in files if f["summary"]["lines"]["count"]), key=lambda f: f["summary"]["lines"]["percent"])[:10]
    for file in worst:
        summary = file["summary"]
        torture.note(f"{summary['lines']['percent']:5.1f} % of lines, {summary['regions']['percent']:5.1f} % of regions: "
                     f"{os.path.relpath(file['filename'], torture.root)}")
    for fault in faults_of_coverage(totals):
        torture.fault(fault)
