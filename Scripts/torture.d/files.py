"""What becomes of files when a run is killed, the disk is full, a folder is closed, or something odd is in the way.

A picture is the old one or the new one, whole, at every moment; what a killed run leaves is cleared by the next; and
nothing is written where nobody asked for it.
"""

import os
import resource
import shutil
import signal
import stat
import subprocess
import tempfile
import time

from common import SUFFIX, Run, environment, execute, faults_of_ending

NOBODY = 65534


def contents(folder):
    """The bytes of each file in a folder, by name."""
    found = {}
    for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
        path = os.path.join(folder, name)
        if stat.S_ISREG(os.lstat(path).st_mode):
            with open(path, "rb") as file:
                found[name] = file.read()
    return found


def faults_of_folder(folder, versions, complete=False, parts=False):
    """Files that are not, whole, what one of the versions has; files that are missing; unfinished ones."""
    faults = []
    found = contents(folder)
    for name, data in found.items():
        if name.endswith(".part"):
            if not parts:
                faults.append(f"{name} was left")
        elif all(version.get(name) != data for version in versions):
            faults.append(f"{name} is neither the old nor the new one, with {len(data)} bytes")
    if complete:
        faults += [f"{name} is missing" for name in versions[0] if name not in found]
    return faults


class Work:
    """Two versions of some pictures, and what they are rendered with."""

    def __init__(self, torture, place):
        self.torture, self.place = torture, place
        os.makedirs(os.path.join(place, "Templates"))
        names = ["rubber-band", "spring-presets", "decay-velocity", "carousel", "interruption-all", "rubber-band-table"]
        for name in names:
            shutil.copy(os.path.join(torture.root, "Templates", name + SUFFIX), os.path.join(place, "Templates"))
        self.options = [["--set", "title=old"], ["--set", "title=new"]]
        self.versions = []
        for index, options in enumerate(self.options):
            folder = os.path.join(place, f"version{index}")
            run = execute(self.command(index, folder), cwd=place)
            assert run.status == 0, run.err
            self.versions.append(contents(os.path.join(folder, "svg")))
        assert self.versions[0] != self.versions[1]

    def command(self, version, output, tool=None):
        return [tool or self.torture.tool, "render", "--format", "svg", "--output", output] + self.options[version]

    def run(self, version, output="Output", **options):
        self.torture.times += 1
        return execute(self.command(version, output), cwd=self.place, limit=60, **options)

    def svg(self, output="Output"):
        return os.path.join(self.place, output, "svg")


def tell(torture, what, faults, run=None):
    for fault in faults:
        torture.fault(f"{what}: {fault}" + (f"; it said {run.err.decode('utf-8', 'replace')[:200]!r}" if run else ""),
                      command=run.command if run else None)


def do_kills(torture, work):
    """Killed at moments spread over the whole run, early and late."""
    begin = time.monotonic()
    work.run(0)
    length = time.monotonic() - begin
    chance = torture.chance("kills")
    killed = parts = 0
    for index in range(20 if torture.short else 400):
        process = subprocess.Popen(work.command((index + 1) % 2, "Output"), cwd=work.place, env=environment(),
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(chance.uniform(0, 1.2 * length))
        process.send_signal(signal.SIGKILL)
        killed += process.wait() < 0
        torture.times += 1
        parts += any(name.endswith(".part") for name in contents(work.svg()))
        tell(torture, f"kill {index}", faults_of_folder(work.svg(), work.versions, complete=True, parts=True))
    torture.note(f"{killed} runs were killed before they had ended; {parts} times something unfinished lay there")
    # A kill between two system calls is rare: one unfinished file is there for certain, of a process that is not.
    with open(os.path.join(work.svg(), "carousel.svg.2147483646-1f.part"), "w", encoding="utf-8") as file:
        file.write("half")
    run = work.run(1)
    tell(torture, "after the kills", faults_of_ending(run) + faults_of_folder(work.svg(), work.versions[1:], complete=True), run)
    if not killed:
        torture.fault("no run was killed in time: the row saw nothing")


def do_races(torture, work):
    """Two at once into one folder."""
    for index in range(5 if torture.short else 60):
        output = f"Race{index}"
        processes = [subprocess.Popen(work.command(v, output), cwd=work.place, env=environment(), stdout=subprocess.DEVNULL,
                                      stderr=subprocess.PIPE) for v in (0, 1)]
        errors = [process.communicate(timeout=60)[1] for process in processes]
        torture.times += 2
        for process, error in zip(processes, errors):
            if process.returncode != 0:
                torture.fault(f"race {index}: {process.returncode}: {error[-200:]}")
        tell(torture, f"race {index}", faults_of_folder(work.svg(output), work.versions, complete=True))
        shutil.rmtree(os.path.join(work.place, output))


def expect(torture, what, run, statuses, folder=None, versions=None, complete=False, words=()):
    """A run that has to end with one of some statuses, and to leave whole files."""
    faults = faults_of_ending(run) if not (run.status == -signal.SIGPIPE and -signal.SIGPIPE in statuses) else []
    if run.status not in statuses and not run.broke:
        faults.append(f"it {run.ending}, not with {' or '.join(map(str, statuses))}")
    for word in words:
        if word not in run.err.decode("utf-8", "replace"):
            faults.append(f"it does not say {word!r}")
    if folder:
        faults += faults_of_folder(folder, versions, complete)
    tell(torture, what, faults, run)


def do_full_disk(torture, work):
    # A file that may not grow is what a full disk is to a program, without being root.
    work.run(0)
    before = contents(work.svg())
    smallest = min(map(len, before.values()))

    def limited():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (smallest // 2, smallest // 2))

    # What it says goes into a pipe: a file of ours could not grow either.
    run = piped(work.command(1, "Output"), work.place, limited)
    torture.times += 1
    expect(torture, "files that cannot grow", run, {73}, work.svg(), [before], complete=True)
    for device in ["/dev/full"]:
        if os.path.exists(device):
            with open(device, "wb") as full:
                expect(torture, "a full standard output", work.run(1, stdout=full), {73, 1}, work.svg(), work.versions, complete=True)
            with open(device, "wb") as full:
                expect(torture, "a full standard error", work.run(0, stderr=full), {0}, work.svg(), work.versions[:1], complete=True)
    if os.geteuid() != 0 or not shutil.which("unshare"):
        return torture.skip("a small disk: not root")
    # In a name space of its own, so that nothing stays mounted whatever happens.
    script = ('mkdir -p small && mount -t tmpfs -o size=16k tmpfs small 2>/dev/null || exit 99; "$@"; status=$?; '
              'mkdir -p copy && cp -r small/. copy/; exit $status')
    run = execute(["unshare", "-m", "sh", "-c", script, "sh"] + work.command(0, "small"), cwd=work.place)
    torture.times += 1
    if run.status in (99, 1) and b"unshare" in run.err or run.status == 99:
        return torture.skip("a small disk: nothing can be mounted here")
    expect(torture, "a full disk", run, {1, 73}, os.path.join(work.place, "copy", "svg"), work.versions[:1], words=["No space left"])
    if not contents(os.path.join(work.place, "copy", "svg")):
        torture.fault("a full disk: not even what fits was written")


def piped(command, cwd, before):
    """Runs a program in a process that `before` has changed, and reads what it says through pipes."""
    begin = time.monotonic()
    process = subprocess.Popen(command, cwd=cwd, env=environment(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, preexec_fn=before)
    out, err = process.communicate(timeout=60)
    return Run(command, process.returncode, out, err, time.monotonic() - begin, 0)


def do_closed(torture, work):
    """Standard output and standard error that are not there: their numbers must not become a picture's."""
    work.run(0)
    for what, closing, statuses in [
        ("a closed standard output", ">&-", {73, 1}), ("a closed standard error", "2>&-", {0}), ("both closed", ">&- 2>&-", {73, 1}),
        ("all three closed", "<&- >&- 2>&-", {73, 1}), ("a closed standard input", "<&-", {0}),
    ]:
        # Each time there is something to write: what is as it was is not told of.
        for version in (1, 0):
            run = execute(["sh", "-c", f'exec "$@" {closing}', "sh"] + work.command(version, "Output"), cwd=work.place)
            torture.times += 1
            expect(torture, what, run, statuses, work.svg(), [work.versions[version]], complete=True)
    # A reader that goes: a tool may end by SIGPIPE there, as all do, but not with half a file.
    for version in (1, 0):
        reader, writer = os.pipe()
        os.close(reader)
        run = work.run(version, stdout=writer)
        os.close(writer)
        expect(torture, "a reader that has gone", run, {73, 1, -signal.SIGPIPE}, work.svg(), work.versions, complete=True)


def do_odd_places(torture, work):
    """Something else in a picture's or a folder's place."""
    base = work.place

    def fresh():
        shutil.rmtree(os.path.join(base, "Output"), ignore_errors=True)
        work.run(0)
        return os.path.join(work.svg(), "carousel.svg")

    with open(os.path.join(base, "other.txt"), "w", encoding="utf-8") as file:
        file.write("mine")
    for what, make in {
        "a link": lambda p: os.symlink(os.path.join(base, "other.txt"), p), "a link to nowhere": lambda p: os.symlink("nowhere", p),
        "a link to itself": lambda p: os.symlink(p, p), "a FIFO": os.mkfifo,
        "a link to a device": lambda p: os.symlink("/dev/zero", p),
    }.items():
        path = fresh()
        os.remove(path)
        make(path)
        run = work.run(1)
        expect(torture, f"{what} in a picture's place", run, {0}, work.svg(), work.versions[1:], complete=True)
        with open(os.path.join(base, "other.txt"), encoding="utf-8") as file:
            if file.read() != "mine":
                torture.fault(f"{what} in a picture's place was written through")
    path = fresh()
    os.remove(path)
    os.mkdir(path)
    expect(torture, "a folder in a picture's place", work.run(1), {1, 73}, work.svg(), work.versions)
    shutil.rmtree(os.path.join(base, "Output"))
    os.makedirs(os.path.join(base, "elsewhere"), exist_ok=True)
    for what, make in {
        "a file": lambda p: open(p, "w", encoding="utf-8").close(), "a link to a folder": lambda p: os.symlink("elsewhere", p),
        "a link to nowhere": lambda p: os.symlink("nowhere", p), "a FIFO": os.mkfifo,
    }.items():
        for inner in ["Output", "Output/svg"]:
            path = os.path.join(base, inner)
            if inner != "Output":
                os.makedirs(os.path.join(base, "Output"))
            make(path)
            expect(torture, f"{what} in the place of {inner}", work.run(1), {73})
            if os.listdir(os.path.join(base, "elsewhere")):
                torture.fault(f"{what} in the place of {inner}: something was written where it leads")
            os.remove(path)
            shutil.rmtree(os.path.join(base, "Output"), ignore_errors=True)
    for device in ["/dev/null", "/dev/full", "/proc/self/nothing"]:
        expect(torture, f"--output {device}", work.run(1, device), {73})


def do_unprivileged(torture):
    """Folders that may not be read or written, as a user for whom that holds."""
    place = tempfile.mkdtemp(prefix="torture-nobody-", dir="/tmp")
    try:
        tool = shutil.copy(torture.tool, place)
        work = Work(torture, os.path.join(place, "work"))
        if os.geteuid() == 0:
            if not shutil.which("setpriv"):
                return torture.skip("an unprivileged user: setpriv not installed")
            prefix = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
            # All that nobody may do is done to what is nobody's.
            for folder, _, names in os.walk(place):
                os.chown(folder, NOBODY, NOBODY)
                for name in names:
                    os.chown(os.path.join(folder, name), NOBODY, NOBODY)
        else:
            prefix = []

        def run(version, output="Output", operands=()):
            torture.times += 1
            return execute(prefix + work.command(version, output, tool) + list(operands), cwd=work.place, env={"HOME": "/nonexistent"})

        first = run(0)
        if first.status != 0:
            return torture.skip(f"an unprivileged user: {first.err.decode('utf-8', 'replace')[:100]}")
        expect(torture, "nobody", first, {0}, work.svg(), work.versions[:1], complete=True)
        for folder in ["Output/svg"]:
            os.chmod(os.path.join(work.place, folder), 0o555)
            expect(torture, f"{folder} cannot be written", run(1), {73}, work.svg(), work.versions[:1], complete=True, words=["ermission denied"])
            os.chmod(os.path.join(work.place, folder), 0o755)
        shutil.rmtree(os.path.join(work.place, "Output"))
        os.chmod(work.place, 0o555)
        expect(torture, "the folder above cannot be written", run(1), {73}, words=["ermission denied"])
        os.chmod(work.place, 0o755)
        one = os.path.join(work.place, "Templates", "carousel" + SUFFIX)
        os.chmod(one, 0)
        others = [{n: d for n, d in work.versions[0].items() if not n.startswith("carousel")}]
        expect(torture, "a template that may not be read", run(0), {66}, work.svg(), others, complete=True, words=["ermission denied"])
        os.chmod(one, 0o644)
        os.chmod(os.path.join(work.place, "Templates"), 0)
        expect(torture, "templates that may not be read", run(0), {66})
        os.chmod(os.path.join(work.place, "Templates"), 0o755)
        # A file that may not be written, in a folder that may: it is replaced, as by every rename.
        for name in os.listdir(work.svg()):
            os.chmod(os.path.join(work.svg(), name), 0o444)
        expect(torture, "pictures that may not be written", run(1), {0}, work.svg(), work.versions[1:], complete=True)
    finally:
        subprocess.run(["chmod", "-R", "u+rwx", place], check=False)
        shutil.rmtree(place, ignore_errors=True)


def plant(torture, work):
    """Half a file, a missing one and one that was left have to be noticed."""
    folder = torture.folder("planted")
    name, data = next(iter(work.versions[0].items()))

    def put(as_name, bytes_):
        with open(os.path.join(folder, as_name), "wb") as file:
            file.write(bytes_)

    put(name, data[: len(data) // 2])
    torture.plant("half a picture", faults_of_folder(folder, work.versions))
    put(name, data)
    assert not faults_of_folder(folder, work.versions)
    torture.plant("a missing picture", faults_of_folder(folder, work.versions, complete=True))
    put("x.svg.123-1f.part", b"")
    torture.plant("what was left unfinished", faults_of_folder(folder, work.versions))
    put(name, data + b"[1/6] carousel\n")
    torture.plant("a picture with a message in it", faults_of_folder(folder, work.versions, parts=True))


def run(torture):
    work = Work(torture, torture.place("work"))
    plant(torture, work)
    do_kills(torture, work)
    do_races(torture, work)
    do_full_disk(torture, work)
    do_closed(torture, work)
    do_odd_places(torture, work)
    do_unprivileged(torture)
