"""Every committed picture is one by the rules of its format, and holds nothing that does something.

The same is asked of the other ways to write an SVG: for both appearances, with outlines, on a transparent page.
"""

import glob
import os
import re
import shutil
import xml.parsers.expat

from common import execute
from png import faults_of_png

FORBIDDEN = {"script", "foreignObject", "iframe", "object", "embed", "audio", "video", "animate", "set", "handler", "a", "image"}
DEEPEST = 15


def faults_of_file(path, tools):
    with open(path, "rb") as file:
        data = file.read()
    if path.endswith(".svg"):
        faults = faults_of_structure(data)
        if "xmllint" in tools:
            run = execute(["xmllint", "--noout", "--nonet", path])
            if run.status != 0:
                faults.append(f"xmllint: {run.err.decode('utf-8', 'replace')[:200]}")
        return faults
    faults = faults_of_png(data)
    if "pngcheck" in tools:
        run = execute(["pngcheck", "-q", path])
        if run.status != 0:
            faults.append(f"pngcheck: {run.out.decode('utf-8', 'replace')[:200]}")
    return faults


def faults_of_structure(data):
    """What is wrong with an SVG: ids, elements that act, addresses, depth."""
    faults, ids, references, depth = [], set(), set(), [0]

    def start(name, attributes):
        depth[0] += 1
        if depth[0] > DEEPEST:
            faults.append(f"{name} stands {depth[0]} deep")
        if name in FORBIDDEN:
            faults.append(f"it holds <{name}>")
        for key, value in attributes.items():
            if key == "id":
                if value in ids:
                    faults.append(f"the id {value} stands there twice")
                ids.add(value)
            elif key.endswith("href"):
                if not value.startswith("#"):
                    faults.append(f"{key} leads to {value[:80]}")
                references.add(value[1:])
            elif key.startswith("on") or key == "style" and "url" in value:
                faults.append(f"it has {key}=\"{value[:80]}\"")
            elif key == "aria-labelledby":
                references.update(value.split())
            references.update(re.findall(r"url\(#([^)]*)\)", value) if key not in ("aria-label",) else ())
            if key not in ("aria-label", "xmlns") and re.search(r"url\((?!#)|javascript:|://", value):
                faults.append(f"{key} refers to {value[:80]}")

    def end(name):
        depth[0] -= 1

    parser = xml.parsers.expat.ParserCreate()
    parser.StartElementHandler, parser.EndElementHandler = start, end
    # Neither a document type nor an instruction for a program is in an SVG of the tool.
    parser.StartDoctypeDeclHandler = lambda *_: faults.append("it has a document type")
    parser.ProcessingInstructionHandler = lambda *_: faults.append("it has a processing instruction")
    try:
        parser.Parse(data, True)
    except xml.parsers.expat.ExpatError as error:
        return [f"it is no XML: {error}"]
    for reference in sorted(references - ids):
        faults.append(f"#{reference} is not in it")
    return faults


def plant(torture):
    def svg(inner):
        return f'<svg xmlns="http://www.w3.org/2000/svg">{inner}</svg>'.encode()
    for what, data in {
        "an id twice": svg('<g id="a"/><g id="a"/>'), "a script": svg("<script/>"), "HTML": svg("<foreignObject/>"),
        "an address": svg('<use href="http://a.b/c"/>'), "an address of a style": svg('<g fill="url(http://a.b)"/>'),
        "an event": svg('<g onload="x()"/>'), "depth": svg("<g>" * 15 + "</g>" * 15), "no end": svg("<g>"),
        "a reference to nothing": svg('<use href="#a"/>'),
    }.items():
        torture.plant(what, faults_of_structure(data))
    picture = sorted(glob.glob(os.path.join(torture.root, "Output", "png", "*.png")))[0]
    with open(picture, "rb") as file:
        data = file.read()
    middle = len(data) // 2
    torture.plant("a PNG with a bit that turned", faults_of_png(data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1:]))
    torture.plant("a PNG that is cut off", faults_of_png(data[:-20]))


def run(torture):
    tools = {name for name in ("xmllint", "pngcheck") if shutil.which(name)}
    for name in {"xmllint", "pngcheck"} - tools:
        torture.skip(f"{name} not installed; Python reads the files alone")
    plant(torture)
    paths = []
    for folder in ["Output", "Benchmarks"]:
        paths += glob.glob(os.path.join(torture.root, folder, "**", "*.svg"), recursive=True)
        paths += glob.glob(os.path.join(torture.root, folder, "**", "*.png"), recursive=True)
    if torture.short:
        # To read a PNG takes Python a second.
        pngs = sorted(p for p in paths if p.endswith(".png"))
        paths = [p for p in paths if p.endswith(".svg")] + torture.chance().sample(pngs, min(6, len(pngs)))
    output = torture.folder("others")
    for index, options in enumerate([["--palette", "auto"], ["--text", "outlines"], ["--background", "none"]]):
        run = torture.run("render", "Templates", "Documentation/Examples", "--format", "svg", "--output", f"{output}/{index}", *options,
                          cwd=torture.root)
        if run.status == 0:
            paths += glob.glob(f"{output}/{index}/svg/*.svg")
        elif options[0] != "--text":
            torture.fault(f"{options}: {run.ending}: {run.err.decode('utf-8', 'replace')[-200:]}")
        else:
            torture.skip("outlines: no Cairo")
    for path in sorted(paths):
        for fault in faults_of_file(path, tools):
            torture.fault(f"{os.path.relpath(path, torture.root)}: {fault}", [path])
        torture.times += 1
