"""Every number of every shipped template, and every number that it could have, set to the ends of what numbers are.

Either the figure is refused with its place, or its picture holds numbers only and stays on its page.
"""

import json
import os

from common import SUFFIX, faults_of_ending, faults_of_svg, objects, parsed, recording, shipped
from malformed import Raw, do_batches, places, written

VALUES = [
    "0", "-0.0", "1", "-1", "0.5", "2", "1e-9", "-1e-9", "1e-308", "-1e-308", "5e-324", "-5e-324", "2.2250738585072014e-308", "1e308", "-1e308",
    "1.7976931348623157e308", "1e15", "-1e15", "999999999999999.9", "1e15000", "1e100", "-1e100", "4096", "4097", "1e7", "-1e7", "100001",
    "0.9999999999999999", "1.0000000000000002", "2147483648", "-2147483649", "9007199254740993", '"0/0"', '"1/0"', '"1e15/3"', '"-1/3"', '"pi*1e14"',
]
# How far from the page a coordinate may lie, in points, that is neither clipped nor warned of.
MARGIN = 64


def numeric_keys(schema):
    """The keys that take a number, by the kind of object: a motion's or mark's type, or its place."""
    keys = {}

    def note(name, properties):
        for key, value in properties.items():
            kinds = value.get("type")
            if isinstance(kinds, list) and "number" in kinds:
                keys.setdefault(name, []).append((key, "{}"))
            elif kinds == "array" and "number" in value.get("items", {}).get("type", []):
                count = value.get("minItems", 2)
                keys.setdefault(name, []).append((key, "[" + ", ".join(["{}"] * count) + "]"))

    for node in objects(schema):
        properties = node.get("properties")
        if not isinstance(properties, dict):
            continue
        kinds = properties.get("type", {}).get("enum", [])
        for kind in kinds:
            note(kind, properties)
        if "domain" in properties:
            note("axis", properties)
        if "summary" in properties:
            note("template", properties)
        if "marks" in properties and "height" in properties:
            note("panel", properties)
    return keys


def kind_of(node, path):
    """Which keys an object may have."""
    if not isinstance(node, dict):
        return None
    if not path:
        return "template"
    if path[-1] in ("x", "y") and len(path) in (1, 3):
        return "axis"
    if len(path) == 2 and path[0] == "panels":
        return "panel"
    return node.get("type")


def at(document, path):
    for key in path:
        document = document[key]
    return document


def cases(texts, schema, chance, share):
    """Templates with one number changed, by name."""
    keys = numeric_keys(schema)
    files = {}
    for name, text in texts.items():
        document = parsed(text)
        spots = []
        for path in [()] + list(places(document)):
            node = at(document, path)
            if isinstance(node, (int, float)) and not isinstance(node, bool):
                spots.append((path, "{}"))
            # A formula stands where a number may.
            elif isinstance(node, str) and path[-1] in ("at", "from", "to", "x", "y", "upTo", "slope") or (
                    isinstance(node, str) and isinstance(path[-1], int)):
                spots.append((path, "{}"))
            kind = kind_of(node, path)
            for key, form in keys.get(kind, []):
                if key not in node:
                    spots.append((path + (key,), form))
        for path, form in spots:
            for value in VALUES:
                if chance.random() >= share:
                    continue
                changed = parsed(text)
                at(changed, path[:-1])[path[-1]] = Raw(form.replace("{}", value))
                files[f"{name}-{len(files)}"] = {SUFFIX: written(changed).encode()}
    return files


def settings(torture, texts, chance, count):
    """Some of the same through `--set`, whose places are in the setting."""
    for _ in range(count):
        name = chance.choice(list(texts))
        document = parsed(texts[name])
        spots = [p for p in places(document) if isinstance(at(document, p), (int, float))]
        if not spots:
            continue
        path = chance.choice(spots)
        path = path[1:] if path[0] == "curves" else path
        setting = ".".join(map(str, path)) + "=" + chance.choice(VALUES)
        folder = "Documentation/Examples" if name.startswith(("curve-", "mark-", "data-", "first-")) else "Templates"
        output = torture.folder("output")
        run = torture.run("render", f"{folder}/{name}{SUFFIX}", "--format", "svg", "--palette", "light", "--output", output,
                          "--set", setting, cwd=torture.root, limit=30)
        faults = faults_of_ending(run)
        picture = os.path.join(output, "svg", name + ".svg")
        if os.path.exists(picture):
            with open(picture, "rb") as file:
                faults += faults_of_svg(file.read(), MARGIN, b"warning: " in run.err)
        elif not run.broke and run.status not in (65,):
            faults.append(f"no picture, and the status is {run.status}: {run.err.decode('utf-8', 'replace')[:200]}")
        for fault in faults:
            torture.fault(f"{name} --set {setting}: {fault}", command=run.command)
        torture.times += 1


def plant(torture):
    """Pictures with what is no number, with a point far off the page, or with no end have to be noticed."""
    def svg(inner):
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">{inner}</svg>').encode()
    torture.plant("a nan", faults_of_svg(svg('<path d="M1 nan"/>')))
    torture.plant("an infinity", faults_of_svg(svg('<path stroke-width="inf"/>')))
    torture.plant("no XML", faults_of_svg(b'<svg xmlns="http://www.w3.org/2000/svg">'))
    torture.plant("a line that leaves the page", faults_of_svg(svg('<path d="M1 1l9 9h500"/>'), MARGIN))
    torture.plant("a text beside the page", faults_of_svg(svg('<text x="-900" y="3">a</text>'), MARGIN))
    assert not faults_of_svg(svg('<path d="M1 1l9 9h50c1 1 2 2 3-3z"/>'), MARGIN)


def run(torture):
    plant(torture)
    with open(os.path.join(torture.root, "Templates", "figure.schema.json"), encoding="utf-8") as file:
        schema = json.load(file)
    texts = shipped(torture.root)
    chance = torture.chance()
    files = cases(texts, schema, chance, 0.02 if torture.short else 1)
    do_batches(torture, "extreme", files, {"frames.csv": recording(torture.root)}, MARGIN)
    settings(torture, texts, chance, 60 if torture.short else 1000)
