"""One picture, one sum of its bytes: whatever the language, the clock, the cores, the order and the folders are."""

import glob
import hashlib
import os
import shutil
import subprocess

from common import SUFFIX, execute

LOCALES = ["C", "C.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "fa_IR.UTF-8", "ar_EG.UTF-8"]


def sums(folder):
    """The sum of each file below a folder."""
    found = {}
    for path in sorted(glob.glob(os.path.join(folder, "**", "*.*"), recursive=True)):
        with open(path, "rb") as file:
            found[os.path.relpath(path, folder)] = hashlib.sha256(file.read()).hexdigest()
    return found


def differences(expected, found):
    """What is other than expected, in words."""
    faults = [f"{name} is missing" for name in sorted(expected.keys() - found.keys())]
    faults += [f"{name} should not be there" for name in sorted(found.keys() - expected.keys())]
    return faults + [f"{name} has other bytes" for name in sorted(expected.keys() & found.keys())
                     if expected[name] != found[name]]


def locales(torture):
    """A folder with the locales, made where the machine has only their sources; None where that cannot be done."""
    if not shutil.which("localedef") or not os.path.isdir("/usr/share/i18n/locales"):
        return None
    folder = os.path.join(torture.base, "locales")
    for name in LOCALES[2:]:
        path = os.path.join(folder, name)
        if not os.path.isdir(path):
            os.makedirs(folder, exist_ok=True)
            execute(["localedef", "-i", name.split(".")[0], "-f", "UTF-8", path], limit=60)
        if not os.path.isdir(path):
            return None
    return folder


def installed():
    try:
        return {n.lower().replace("-", "") for n in subprocess.check_output(["locale", "-a"], text=True).split()}
    except (OSError, subprocess.CalledProcessError):
        return set()


def run(torture):
    templates = os.path.join(torture.root, "Templates")
    paths = sorted(glob.glob(os.path.join(templates, "*" + SUFFIX)))
    if torture.short:
        # PNGs take most of the time, and the rest of the way is the same for all.
        paths = paths[::3]
    options = ["--format", "svg,png" if has_cairo(torture) else "svg", "--palette", "light,dark"]

    def rendered(operands, prefix=(), output=None, **how):
        output = output or torture.folder("output")
        run = execute(list(prefix) + [torture.tool, "render", *operands, "--output", output] + options, limit=120, **how)
        torture.times += 1
        if run.status != 0:
            return None, [f"{run.ending}: {run.err.decode('utf-8', 'replace')[-300:]}"]
        return sums(output), []

    reference, faults = rendered(paths, cwd=torture.root)
    if reference is None:
        return torture.fault(f"nothing to compare with: {faults}")
    # The committed SVGs are of other machines; PNGs may be of another Cairo, which `check` allows for.
    committed = sums(os.path.join(torture.root, "Output"))
    for name in reference:
        if name.endswith(".svg") and committed.get(name) != reference[name]:
            torture.fault(f"{name} is not as committed")
    torture.plant("a picture of other bytes", differences(reference, {**reference, "svg/carousel.svg": "0"}))
    other, _ = rendered(paths + ["--set", "summary=another"], cwd=torture.root)
    torture.plant("pictures of another summary", differences(reference, other or {}))

    def compare(what, *arguments, **how):
        found, faults = rendered(*arguments, **how)
        for fault in faults or differences(reference, found):
            torture.fault(f"{what}: {fault}")

    made = locales(torture)
    if not made:
        missing = [n for n in LOCALES[2:] if n.lower().replace("-", "") not in installed()]
        if missing:
            torture.skip(f"{', '.join(missing)} not installed; the variables are set all the same")
    for name in LOCALES:
        changes = {"LC_ALL": name, "LANG": name, "LANGUAGE": name.split("_")[0], "LC_NUMERIC": name}
        if made:
            changes["LOCPATH"] = made
        compare(f"LC_ALL={name}", paths, cwd=torture.root, env=changes)
    for zone in ["UTC", "Pacific/Kiritimati", "America/St_Johns", "nonsense"]:
        compare(f"TZ={zone}", paths, cwd=torture.root, env={"TZ": zone})
    if shutil.which("faketime"):
        for date in ["1970-01-02 00:00:00", "2038-01-19 03:14:08", "2100-02-28 23:59:59"]:
            compare(f"the date {date}", paths, ("faketime", date), cwd=torture.root)
    else:
        torture.skip("faketime not installed")
    if shutil.which("taskset"):
        for cores in ["0"] + (["0,1"] if (os.cpu_count() or 1) > 1 else []):
            compare(f"the cores {cores}", paths, ("taskset", "-c", cores), cwd=torture.root)
    else:
        torture.skip("taskset not installed")
    chance = torture.chance("order")
    compare("the order reversed", paths[::-1], cwd=torture.root)
    for _ in range(1 if torture.short else 8):
        shuffled = chance.sample(paths, len(paths))
        compare("another order", shuffled, cwd=torture.root)
    for folder in ["/", torture.folder("ünder w\u00e9gs")]:
        compare(f"the working folder {folder}", paths, cwd=folder)
    elsewhere = torture.folder("templates elsewhere")
    # The recordings lie beside the templates.
    recordings = {os.path.join(os.path.dirname(path), name) for path in paths
                  for name in os.listdir(os.path.dirname(path)) if name.endswith(".csv")}
    for path in paths + sorted(recordings):
        shutil.copy(path, elsewhere)
    compare("templates in another folder", [elsewhere], cwd=torture.root)
    compare("another output folder", paths, output=torture.folder("a long way/" + "o" * 100), cwd=torture.root)
    compare("no home and a mask", paths, cwd=torture.root, env={"HOME": "/nonexistent", "COLUMNS": "20", "TERM": "dumb", "NO_COLOR": "1"},
            umask=0o077)
    if not torture.short:
        for index in range(20):
            compare(f"time {index} of 20", paths, cwd=torture.root)


def has_cairo(torture):
    """Whether this build of the tool writes PNGs here."""
    path = os.path.join(torture.root, "Templates", "rubber-band" + SUFFIX)
    return torture.run("render", path, "--format", "png", "--output", torture.folder("probe")).status == 0
