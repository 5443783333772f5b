"""Texts that would like to be something else: markup, scripts, commands to a runner, marks that turn what follows.

Each stands in every text of a template. In an SVG it has to come out as the same text, and on a page, in a report, in a
snippet or in a log as nothing but text. Where Chromium is there it is shown all of it, and must neither run a script nor
ask for anything.
"""

import html.parser
import http.server
import json
import os
import re
import shutil
import threading
import xml.etree.ElementTree as ElementTree

from common import SUFFIX, SVG, execute, faults_of_ending, faults_of_print
from validity import faults_of_structure

# A script that runs writes this into the page; what is asked of this host was asked for by a text.
MARK = "data-torture-ran"
HOST = "torture.invalid"
JS = f"top.document.documentElement.setAttribute('{MARK}','1')"

HOSTILE = [
    f"<script>{JS}</script>", f"</title><script>{JS}</script>", f"</text></svg><script>{JS}</script>", f"]]><script>{JS}</script>",
    f"<![CDATA[<script>{JS}</script>]]>", f"<img src=x onerror=\"{JS}\">", f"<svg onload=\"{JS}\">", f"\" onload=\"{JS}\" x=\"", f"' onclick='{JS}",
    f"<image href=\"http://{HOST}/a.png\"/>", f"<foreignObject><body onload=\"{JS}\"/></foreignObject>", f"<iframe src=\"javascript:{JS}\">",
    f"<a href=\"javascript:{JS}\">x</a>", f"javascript:{JS}", f"<style>@import url(http://{HOST}/s.css)</style>", f"url(http://{HOST}/u)",
    "</style><style>*{display:none}", "*{display:none}", f"<use href=\"http://{HOST}/x.svg#a\"/>", f"<link rel=stylesheet href=http://{HOST}/l>",
    "<!-- comment", "-->", "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>&e;", "<?xml-stylesheet href=\"x\"?>", "]]>", "&amp;", "&lt;b&gt;",
    "&#x25b6;", "&amp;#x25b6;", "&e;", "&", "a&b;c", "\"", "'", "\\", "\\\"", "`code`", "```", "**bold** _x_ ~~y~~", f"[link](http://{HOST}/m)",
    f"![picture](http://{HOST}/m.png)", f"<http://{HOST}/auto>", "| a | b |", "# heading", "- [ ] task", "@everyone", "#1", "$x^2$", "---", "{{ x }}",
    "${{ secrets.TOKEN }}", "$(id)", "`id`", "; rm -rf /", "%0A::error::x", "::error::x", "::set-output name=x::y", "  ::add-mask::x", "x ::stop-commands::y",
    "##[group]x", "##[error]x", "##vso[task.setvariable variable=x]y", "##teamcity[testFailed name='x']", "\u001b[2J".replace("\u001b", "\u009b"), "\u202egnp.exe",
    "\u2066x\u2069", "\u200bhidden\u200b", "\u2028::error::x", "\u0085::error::x", "line\n::error::x", "line\r\n##[error]x", "tab\tx", "\ufeffx", "\u00adx", "\u061cx",
    "\U000e0041\U000e0042", "\u0301" * 50, "e\u0301", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\u0635\u0628\u0627\u062d 12", "x" * 300, "<" * 100, "&" * 100,
    "@Image(source: \"x\", alt: \"y\")", "\") @Metadata { }", "<doc:x>", "``Symbol``", "</code></pre><script>" + JS + "</script>", "'; DROP TABLE x; --",
    "=cmd|' /C calc'!A0", "+1+1", "\u00a0", "{x}".replace("{", "{{").replace("}", "}}"), "%s%n%d", "$PATH", "~", "../../etc/passwd", "\ufdd0x",
]
# What no SVG can hold is refused.
REFUSED = ["\\ud800", "\\udc00x", "\\ud800\\u0041", "\\ufffe", "\\uffff", "\\u0000", "\\u0007", "\\u001b[2J", "\\u0008", "\\u000c"]
# U+FFFE and U+FFFF as they are, in UTF-8.
REFUSED_RAW = [b"\xef\xbf\xbe", b"\xef\xbf\xbf", b"\xed\xa0\x80", b"\x07", b"\x1b[2J", b"\0"]


def one_line(text):
    """What a label makes of a text: line ends and tabs are spaces."""
    return re.sub("\r\n|[\t-\r\x85\u2028\u2029]", " ", text)


def quoted(text):
    """The text as JSON in a template, where a brace is written twice."""
    return json.dumps(text.replace("{", "{{").replace("}", "}}"))


# How often a text stands in a template's picture, by template; the title and the summary are apart.
def templates(words):
    """Templates that hold `words`, JSON, wherever a text can be, by name with the number of places on the picture."""
    head = f'"title": {words}, "summary": {words}, "size": [1600, 1200]'
    curves = '"curves": { "s": { "type": "spring", "preset": "bouncy" } }'
    return {
        "plot": (f"""{{ {head}, {curves},
          "x": {{ "domain": [0, 1], "title": {words}, "ticks": [{{ "at": 0.5, "label": {words} }}] }},
          "y": {{ "domain": [0, 2], "title": {words}, "ticks": [{{ "at": 1.9, "label": {words} }}] }},
          "marks": [{{ "type": "curve", "curve": "s.value", "label": {words}, "detail": {words} }},
            {{ "type": "curve", "curve": "s.velocity", "label": {words}, "place": "key" }}, {{ "type": "key", "note": {words} }},
            {{ "type": "rule", "y": 1.5, "label": {words} }}, {{ "type": "point", "curve": "s.value", "at": 0.3, "label": {words} }},
            {{ "type": "label", "x": 0.5, "y": 0.5, "label": {words}, "detail": {words} }}] }}""", 12),
        "panels": (f"""{{ {head}, {curves}, "x": {{ "domain": [0, 1] }},
          "panels": [{{ "title": {words}, "marks": [{{ "type": "curve", "curve": "s.value", "label": {words}, "place": "end" }}] }},
            {{ "title": {words}, "marks": [{{ "type": "drop", "curve": "s.value", "at": 0.2, "label": {words} }}] }}] }}""", 4),
        "scene": (f"""{{ {head}, "scene": true, "x": {{ "domain": [0, 400] }}, "y": {{ "domain": [0, 300] }},
          "marks": [{{ "type": "box", "x": [10, 390], "y": [10, 100], "label": {words} }},
            {{ "type": "arrow", "start": [20, 150], "end": [200, 180], "label": {words} }},
            {{ "type": "dimension", "start": [20, 250], "end": [200, 250], "label": {words} }},
            {{ "type": "stop", "y": 200, "label": {words} }}] }}""", 4),
        "table": (f"""{{ {head}, "table": {{ "each": {{ "n": [1, 2] }},
          "columns": [{{ "title": {words}, "cell": {words} }}] }} }}""", 3),
    }


def broken(words):
    """Templates of which the error repeats `words`, JSON, by name."""
    def with_(more):
        return f'{{ "title": "t", "summary": "s", "x": {{ "domain": [0, 1] }}, {more} }}'
    return {
        "key": with_(f'"marks": [], {words}: 1'),
        "type": with_(f'"marks": [{{ "type": {words} }}]'),
        "reference": with_(f'"marks": [{{ "type": "curve", "curve": {words} }}]'),
        "name": with_(f'"marks": [], "curves": {{ {words}: {{ "type": "spring" }} }}'),
        "formula": with_(f'"marks": [{{ "type": "rule", "y": {words} }}]'),
        "file": with_(f'"marks": [], "curves": {{ "a": {{ "type": "trace", "file": {words}, "x": "x", "y": "y" }} }}'),
        "column": with_(f'"marks": [], "curves": {{ "a": {{ "type": "trace", "file": "r.csv", "x": {words}, "y": "y" }} }}'),
        "format": with_(f'"marks": [{{ "type": "rule", "y": 1, "label": "{{1 | " }}], "title": {words}'),
    }


def spoken(data):
    """All texts of an SVG: its title, its description, and what stands on it or is spoken instead."""
    root = ElementTree.fromstring(data)
    labels = [e.text or "" for e in root.iter(SVG + "text")]
    labels += [e.get("aria-label") for e in root.iter() if e.get("aria-label") is not None]
    return root.findtext(SVG + "title") or "", root.findtext(SVG + "desc") or "", labels


def faults_of_texts(data, text, places):
    """What is wrong with an SVG in which `text` is to stand in so many places."""
    faults = faults_of_structure(data)
    try:
        title, summary, labels = spoken(data)
    except ElementTree.ParseError as error:
        return [f"it is no XML: {error}"]
    expected = one_line(text)
    for what, found in [("title", title), ("summary", summary)]:
        if found != expected:
            faults.append(f"the {what} is {found[:100]!r}, not {expected[:100]!r}")
    found = sum(1 for label in labels if label == expected)
    if found != places:
        # A text that is wider than its place is broken at spaces: its lines follow one another.
        words = expected.split()
        lines, index = [label.split() for label in labels], 0
        while index < len(lines) and len(words) > 1:
            end, whole = index, []
            while end < len(lines) and lines[end] and words[:len(whole) + len(lines[end])] == whole + lines[end]:
                whole += lines[end]
                end += 1
            if whole == words and end > index + 1:
                found += 1
                index = end
            else:
                index += 1
    if found != places:
        others = [label for label in labels if label != expected][:6]
        faults.append(f"{expected[:60]!r} stands there {found} times, not {places}; other labels are {others}")
    return faults


# --- Pages and Markdown ---------------------------------------------------------------------------------------------

class Structure(html.parser.HTMLParser):
    """The elements of a page with the names of their attributes, and all addresses."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.elements, self.addresses, self.acts = [], [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.elements.append((tag, tuple(sorted(name for name, _ in attributes))))
        for name, value in attributes:
            if name in ("src", "href", "srcset", "data", "action"):
                self.addresses.append(value or "")
            if name.startswith("on"):
                self.acts.append(value or "")

    def handle_comment(self, words):
        self.elements.append(("comment", ()))

    def handle_decl(self, words):
        self.elements.append(("declaration", ()))

    def handle_pi(self, words):
        self.elements.append(("instruction", ()))


def faults_of_page(text, harmless):
    """What is wrong with a page of hostile texts, beside the same page of harmless ones."""
    found, expected = Structure(text), Structure(harmless)
    faults = []
    if found.elements != expected.elements:
        index = next((i for i, pair in enumerate(zip(found.elements, expected.elements)) if pair[0] != pair[1]),
                     min(len(found.elements), len(expected.elements)))
        faults.append(f"its element {index} is {found.elements[index: index + 1]}, not {expected.elements[index: index + 1]}")
    if set(found.acts) != set(expected.acts):
        faults.append(f"it has scripts of its own: {sorted(set(found.acts) - set(expected.acts))[:3]}")
    for address in found.addresses:
        if HOST in address or re.match(r"\s*(javascript|http|//)", address, re.I):
            faults.append(f"it leads to {address[:80]}")
    return faults


def faults_of_markdown(line, frame=""):
    """Live signs in a piece of Markdown, when all that is escaped and the writer's own frame are taken away."""
    rest = re.sub(r"\\[!-/:-@\[-`{-~]|&(?:amp|lt|gt|quot);", "", line)
    live = sorted(set(re.findall(r"[<>`*_\[\]!|]|\]\(", rest)) - set(frame))
    return [f"it holds live {' '.join(live)}: {line[:120]}"] if live else []


# --- A browser ------------------------------------------------------------------------------------------------------

class Listener(http.server.ThreadingHTTPServer):
    """Serves a folder, and notes whatever is asked of anybody: it is the browser's proxy, too."""

    def handle_error(self, *_):
        """A browser hangs up when it pleases."""

    def __init__(self, folder):
        self.asked = []
        listener = self

        class Handler(http.server.SimpleHTTPRequestHandler):
            def __init__(self, *arguments, **options):
                super().__init__(*arguments, directory=folder, **options)

            def do_GET(self):
                listener.asked.append(self.path)
                if self.path.startswith("http://127.0.0.1"):
                    self.path = "/" + self.path.split("/", 3)[3]
                super().do_GET()

            def do_CONNECT(self):
                listener.asked.append(self.path)
                self.send_error(502)

            def log_message(self, *_):
                pass

        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()


def chromium():
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        if shutil.which(name):
            return name
    return None


def faults_of_browser(torture, folder, page):
    """What a browser did with a page that it should not have done; None where it does not work here."""
    server = Listener(folder)
    port = server.server_address[1]
    try:
        run = execute(
            [chromium(), "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--disable-background-networking", f"--user-data-dir={torture.folder('browser')}",
             f"--proxy-server=http://127.0.0.1:{port}", "--proxy-bypass-list=<-loopback>", "--virtual-time-budget=8000",
             "--dump-dom", f"http://127.0.0.1:{port}/{page}"],
            limit=120, env={"HOME": torture.folder("home")})
    finally:
        server.shutdown()
    if run.status != 0 or b"<html" not in run.out:
        torture.note(f"the browser {run.ending}: {run.err.decode('utf-8', 'replace')[-200:]}")
        return None
    faults = [f"it asked for {asked}" for asked in server.asked if HOST in asked]
    if re.search(rf"<html[^>]*{MARK}".encode(), run.out):
        faults.append("a script ran")
    missing = [name for name in os.listdir(folder) if name.endswith(".svg")
               and not any(asked.split("?")[0].endswith("/" + name) for asked in server.asked)]
    if missing:
        faults.append(f"{len(missing)} of the pictures were not asked for, such as {missing[0]}")
    return faults


def shown(folder, pictures, pages=()):
    """Writes a page that shows pictures in each way in which a script of theirs could run."""
    body = []
    for name, data in pictures.items():
        with open(os.path.join(folder, name), "wb") as file:
            file.write(data)
        body.append(f'<iframe src="{name}"></iframe><object data="{name}?o"></object>')
        body.append(f"<div>{data.decode()}</div>")
    body += [f'<iframe src="{page}"></iframe>' for page in pages]
    with open(os.path.join(folder, "all.html"), "w", encoding="utf-8") as file:
        file.write("<!doctype html><html><meta charset=utf-8><body>" + "".join(body) + "</body></html>")


# --- The row --------------------------------------------------------------------------------------------------------

def write(folder, files):
    for name, text in files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode())


def workplace(torture, name, texts):
    """A folder with good templates for every text, and with broken ones."""
    place = torture.folder(name)
    files = {"Bad/r.csv": "a,b\n1,2\n3,4\n"}
    for index, text in enumerate(texts):
        for kind, (template, _) in templates(quoted(text)).items():
            files[f"Templates/{kind}-{index}{SUFFIX}"] = template
        for kind, template in broken(quoted(text)).items():
            files[f"Bad/{kind}-{index}{SUFFIX}"] = template
    write(place, files)
    return place


def do_pictures(torture, place, texts, options):
    run = torture.run("render", "--format", "svg", "--palette", "light", *options, cwd=place, limit=120)
    if options and run.status not in (0, 1, 65):
        return torture.skip("outlines: no Cairo")
    for fault in faults_of_ending(run):
        torture.fault(f"render {' '.join(options)}: {fault}")
    # Letters and marks that Inter has not cannot be outlined, and are said all the same.
    for index, text in enumerate(texts):
        for kind, (_, places) in templates(quoted(text)).items():
            torture.times += 1
            path = os.path.join(place, "Output", "svg", f"{kind}-{index}.svg")
            source = os.path.join(place, "Templates", f"{kind}-{index}{SUFFIX}")
            if not os.path.exists(path):
                # Too long a text is refused as what does not fit, and no other.
                reason = next((l for l in run.err.decode("utf-8", "replace").split("\n") if f"/{kind}-{index}." in l), "")
                if len(text) < 90:
                    torture.fault(f"{text[:60]!r} in {kind}: no picture: {reason[:200]}", [source])
                continue
            with open(path, "rb") as file:
                for fault in faults_of_texts(file.read(), text, places):
                    torture.fault(f"{text[:60]!r} in {kind} {' '.join(options)}: {fault}", [source, path])


def do_refused(torture):
    place = torture.folder("refused")
    files = {}
    for index, text in enumerate(REFUSED):
        for kind, (template, _) in templates(f'"a{text}b"').items():
            files[f"Templates/{kind}-escaped-{index}{SUFFIX}"] = template
    for index, text in enumerate(REFUSED_RAW):
        for kind, (template, _) in templates('"a@@b"').items():
            files[f"Templates/{kind}-raw-{index}{SUFFIX}"] = template.encode().replace(b"@@", text)
    write(place, files)
    run = torture.run("render", "--format", "svg", cwd=place)
    for fault in faults_of_ending(run):
        torture.fault(f"texts that are refused: {fault}")
    told = run.err.decode("utf-8", "replace")
    for name in files:
        torture.times += 1
        if os.path.exists(os.path.join(place, "Output", "svg", os.path.basename(name)[: -len(SUFFIX)] + ".svg")):
            torture.fault(f"{name}: a picture was made of a text that no SVG can hold", [os.path.join(place, name)])
        if len(re.findall(re.escape(name) + r":\d+:\d+: error: ", told)) != 1:
            torture.fault(f"{name}: not one line of error", [os.path.join(place, name)])


def read(*names):
    with open(os.path.join(*names), encoding="utf-8") as file:
        return file.read()


def do_reports(torture, place, harmless, texts):
    """What is printed and written about templates with such texts."""
    summary = os.path.join(place, "summary.md")
    # What was refused as too long has no part in pages that are to be alike.
    for name in os.listdir(os.path.join(place, "Templates")):
        if not os.path.exists(os.path.join(place, "Output", "svg", name[: -len(SUFFIX)] + ".svg")):
            for folder in (place, harmless):
                os.remove(os.path.join(folder, "Templates", name))
                picture = os.path.join(folder, "Output", "svg", name[: -len(SUFFIX)] + ".svg")
                if os.path.exists(picture):
                    os.remove(picture)
    for folder in (place, harmless):
        # What is there is of another time, so that the reports show it.
        for name in sorted(os.listdir(os.path.join(folder, "Output", "svg"))):
            with open(os.path.join(folder, "Output", "svg", name), "a", encoding="utf-8") as file:
                file.write(" ")
    commands = [["render", "Bad"], ["lint"], ["lint", "Bad"], ["list", "figures"]]
    commands += [["check", "Templates", "Bad", "--format", "svg", "--palette", "light", "--report", r, "--artifacts", f"artifacts-{r}"]
                 for r in ("text", "github", "json", "junit")]
    for command in commands:
        torture.times += 1
        run = torture.run(*command, cwd=place, env={"GITHUB_STEP_SUMMARY": summary} if command[-3:-2] == ["github"] else None,
                          limit=120)
        what = " ".join(command)
        if run.broke:
            torture.fault(f"{what}: {run.ending}", command=run.command)
            continue
        # The report for GitHub is made of commands: of its own, one kind.
        out = re.sub(rb"(?m)^::error (?:file=[^:\n]*)?::(?![^\n]*::)", b"", run.out) if "github" in command else run.out
        # JSON and JUnit are for programs, which take a line of any length.
        longest = 0 if "json" in command or "junit" in command else 1200
        # And a tab is a space to them.
        out = out if longest else out.replace(b"\t", b" ")
        for fault in faults_of_print("standard output", out, longest) + faults_of_print("standard error", run.err):
            torture.fault(f"{what}: {fault}", command=run.command)
        if "json" in command:
            json.loads(run.out)
        if "junit" in command:
            ElementTree.fromstring(run.out)
    lines = read(summary).split("\n")
    for fault in faults_of_print("the job's summary", "\n".join(lines).encode(), 0):
        torture.fault(fault, [summary])
    for line in lines:
        torture.times += 1
        for fault in faults_of_markdown(line, "|" if line.startswith("|") else ""):
            torture.fault(f"the job's summary: {fault}", [summary])
        bars = len(re.findall(r"(?<!\\)\|", line.replace("\\\\", "")))
        if line.startswith("|") and bars != 4:
            torture.fault(f"the job's summary: a row has {bars} bars: {line[:200]}")
    # Pages, held against the same pages of harmless texts.
    for command, page in [
        (["check", "--format", "svg", "--palette", "light", "--artifacts", "artifacts"], "artifacts/report.html"),
        (["compare", "Templates/plot-0" + SUFFIX, "--set", "s.preset=snappy", "--format", "html,svg"], "Comparison/plot-0-compared.html"),
        # The last, for it makes all pictures anew.
        (["gallery"], "Output/index.html"),
    ]:
        repeated = range(0, len(texts), 8 if torture.short else 1) if command[0] == "compare" else [0]
        for index in repeated:
            if not os.path.exists(os.path.join(place, "Templates", f"plot-{index}{SUFFIX}")):
                continue
            words = [w.replace("plot-0", f"plot-{index}") for w in command]
            path = page.replace("plot-0", f"plot-{index}")
            for folder in (harmless, place):
                run = torture.run(*words, cwd=folder, limit=120)
                torture.times += 1
                for fault in [run.ending] if run.broke else faults_of_print("standard output", run.out, 0) + faults_of_print("standard error", run.err):
                    torture.fault(f"{' '.join(words)}: {fault}", command=run.command)
            if not os.path.exists(os.path.join(place, path)):
                torture.fault(f"{' '.join(words)}: there is no {path}: {run.err.decode('utf-8', 'replace')[:200]}", command=run.command)
                continue
            for fault in faults_of_page(read(place, path), read(harmless, path)):
                torture.fault(f"{path} with {texts[index][:40]!r}: {fault}" if len(repeated) > 1 else f"{path}: {fault}",
                              [os.path.join(place, path)])


def do_snippets(torture, place, texts):
    """What `embed` prints is one element, whatever the title is."""
    for index, text in enumerate(texts if not torture.short else texts[::3]):
        name = f"Templates/table-{texts.index(text)}{SUFFIX}"
        for site in ("docc", "github", "mkdocs", "html"):
            torture.times += 1
            run = torture.run("embed", name, "--for", site, cwd=place)
            if run.status != 0:
                torture.fault(f"embed --for {site}: {text[:40]!r}: {run.ending}", command=run.command)
                continue
            out = run.out.decode("utf-8", "replace")
            faults = []
            if site == "docc" and not re.fullmatch(r'@Image\(source: "[\w-]+", alt: "[^"\\\n]*"\)\n', out):
                faults.append(f"no single @Image: {out[:200]}")
            if site == "mkdocs":
                match = re.fullmatch(r"!\[(.*)\]\([\w./~-]+#only-light\)\n!\[(.*)\]\([\w./~-]+#only-dark\)\n", out)
                faults += faults_of_markdown(match[1]) if match else [f"no two pictures: {out[:200]}"]
            if site in ("github", "html"):
                found = [tag for tag, _ in Structure(out).elements]
                faults += [] if found == ["picture", "source", "img"] else [f"it holds {found}"]
                if Structure(out).acts:
                    faults.append(f"it acts: {Structure(out).acts}")
            for fault in faults:
                torture.fault(f"embed --for {site}: {text[:40]!r}: {fault}", command=run.command)


def do_browser(torture, place, harmless):
    if not chromium():
        return torture.skip("Chromium not installed")
    folder = torture.folder("planted-page")
    shown(folder, {"a.svg": f'''<svg xmlns="http://www.w3.org/2000/svg"><script>{JS}</script>
      <image href="http://{HOST}/i.png" width="9" height="9"/></svg>'''.encode()})
    faults = faults_of_browser(torture, folder, "all.html")
    if faults is None:
        return torture.skip("Chromium does not run here")
    torture.plant("a script in an SVG", [f for f in faults if "script" in f])
    torture.plant("an address in an SVG", [f for f in faults if "asked" in f])
    folder = torture.folder("page")
    pictures = {}
    for name in sorted(os.listdir(os.path.join(place, "Output", "svg"))):
        # A frame takes the browser a tenth of a second, and there are two for each.
        if name.endswith(".svg") and "~" not in name and (not torture.short or name.startswith("table")):
            with open(os.path.join(place, "Output", "svg", name), "rb") as file:
                pictures[name] = file.read()
    pages = []
    for path, name in [("Output/index.html", "gallery.html"), ("artifacts/report.html", "report.html")]:
        if os.path.exists(os.path.join(place, path)):
            shutil.copy(os.path.join(place, path), os.path.join(folder, name))
            pages.append(name)
    shown(folder, pictures, pages)
    torture.times += len(pictures) + len(pages)
    for fault in faults_of_browser(torture, folder, "all.html") or []:
        torture.fault(f"the browser: {fault}")


def plant(torture):
    def svg(inner, title="a"):
        return f'<svg xmlns="http://www.w3.org/2000/svg"><title>{title}</title><desc>a</desc>{inner}</svg>'.encode()
    assert not faults_of_texts(svg("<text>a</text>"), "a", 1)
    torture.plant("a text that is another", faults_of_texts(svg("<text>b</text>"), "a", 1))
    torture.plant("a title that is another", faults_of_texts(svg("<text>a</text>", "b"), "a", 1))
    torture.plant("markup in an SVG", faults_of_texts(svg("<text>a</text><script/>"), "a", 1))
    torture.plant("markup in a page", faults_of_page("<p>a<b>b</b></p>", "<p>a</p>"))
    torture.plant("an event in a page", faults_of_page("<p onclick=x>a</p>", "<p>a</p>"))
    torture.plant("a comment in a page", faults_of_page("<p>a<!-- x --></p>", "<p>a</p>"))
    torture.plant("a link in Markdown", faults_of_markdown("a [b](c)"))
    torture.plant("HTML in Markdown", faults_of_markdown("a <b>"))
    torture.plant("a command to a runner", faults_of_print("output", b"a\n ::error::b\n"))
    torture.plant("a command of a log", faults_of_print("output", b"a ##[error]b\n"))
    torture.plant("a mark of direction", faults_of_print("output", "a\u202eb\n".encode()))


def run(torture):
    plant(torture)
    texts = HOSTILE
    assert len(texts) >= 60
    place = workplace(torture, "hostile", texts)
    harmless = workplace(torture, "harmless", ["harmless"] * len(texts))
    torture.run("render", "--format", "svg", "--palette", "light", cwd=harmless, limit=120)
    do_refused(torture)
    do_pictures(torture, place, texts, ["--text", "outlines"])
    do_pictures(torture, place, texts, [])
    do_snippets(torture, place, texts)
    do_reports(torture, place, harmless, texts)
    do_browser(torture, place, harmless)
