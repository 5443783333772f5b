"""An SVG and a PNG of one figure are the same picture, whoever draws the SVG.

The project's PNG is held against what other programs make of the SVG with outlined labels: rsvg-convert, resvg and
Chromium, as far as they are there. Edges are smoothed by each in its own way, so a tile of 16 pixels may differ a
little, and no pixel much.
"""

import os
import re
import shutil
import struct

import png
from common import SUFFIX, execute
from injection import chromium

# The worst tile's root mean square, and the worst pixel, of 255: of a program that smooths edges as finely as Cairo
# does, and of those that look at four lines of a pixel and are as far from rsvg-convert as from us: a level dark line
# lies a quarter of a pixel off there.
FINE, COARSE = (10.0, 64), (42.0, 185)
SCALE = 2


def limits(other):
    return FINE if other == "rsvg-convert" else COARSE


def faults_of_apart(first, second, where, most=FINE):
    try:
        tile, at, pixel, spot = png.apart(first, second)
    except ValueError as error:
        return [f"{where}: {error}"], (0, 0)
    faults = []
    if tile > most[0]:
        faults.append(f"{where}: the tile at {at} is {tile:.1f} apart")
    if pixel > most[1]:
        faults.append(f"{where}: the pixel at {spot} is {pixel} apart")
    return faults, (tile, pixel)


def by_rsvg(torture, path, size):
    run = execute(["rsvg-convert", "-z", str(SCALE), path])
    return run.out if run.status == 0 else None


def by_resvg(torture, path, size):
    import resvg_py
    picture = resvg_py.svg_to_bytes(svg_path=path, zoom=SCALE)
    return bytes(picture)


def by_resvg_tool(torture, path, size):
    target = torture.place("resvg.png")
    run = execute(["resvg", "--zoom", str(SCALE), path, target])
    return open(target, "rb").read() if run.status == 0 else None


def by_chromium(torture, path, size):
    target = torture.place("chromium.png")
    page = torture.place("page.html")
    with open(page, "w", encoding="utf-8") as file:
        file.write(f'<!doctype html><body style="margin:0"><img src="file://{path}" style="display:block">')
    # A window has a frame that the page does not get: it is made larger, and the picture cut.
    execute([chromium(), "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
             "--allow-file-access-from-files", f"--force-device-scale-factor={SCALE}", f"--user-data-dir={torture.place('browser')}",
             "--force-color-profile=srgb", "--disable-lcd-text",
             f"--window-size={size[0] // SCALE},{size[1] // SCALE + 200}", f"--screenshot={target}", f"file://{page}"],
            limit=60, env={"HOME": torture.work})
    if not os.path.exists(target):
        return None
    with open(target, "rb") as file:
        data = file.read()
    os.remove(target)
    return data


def cut(picture, width, height):
    """The upper left part of a picture."""
    w, h, pixels = picture
    if (w, h) == (width, height) or w < width or h < height:
        return picture
    return width, height, b"".join(pixels[3 * w * y: 3 * (w * y + width)] for y in range(height))


def renderers(torture):
    found = {}
    if shutil.which("rsvg-convert"):
        found["rsvg-convert"] = by_rsvg
    try:
        import resvg_py  # noqa: F401
        found["resvg"] = by_resvg
    except ImportError:
        if shutil.which("resvg"):
            found["resvg"] = by_resvg_tool
    if chromium():
        found["chromium"] = by_chromium
    for name in ("rsvg-convert", "resvg", "chromium"):
        if name not in found:
            torture.skip(f"{name} not installed")
    return found


def moved_label(svg):
    """The SVG with its first label a point to the right."""
    return re.sub(rb'(<g aria-label="[^"]*" transform="translate\()(-?[\d.]+)',
                  lambda m: m[1] + b"%.2f" % (float(m[2]) + 1), svg, count=1)


def other_colour(svg):
    """The SVG with its widest line in another colour, two shades off."""
    def change(match):
        red = (int(match[2][:2], 16) + 96) % 256
        return match[1] + b"%02X" % red + match[2][2:] + match[3]
    return re.sub(rb'(stroke="#)([0-9A-F]{6})(" stroke-width="2\.25")', change, svg, count=1)


def shifted_curve(svg):
    """The SVG with its first thick curve a point lower."""
    return re.sub(rb'(<path d="M-?[\d.]+)([ -])(-?[\d.]+)((?:[^"]*)" stroke="#[0-9A-F]{6}" stroke-width="2\.25")',
                  lambda m: m[1] + m[2] + b"%.2f" % (float(m[3]) + 1) + m[4], svg, count=1)


def run(torture):
    others = renderers(torture)
    if not others:
        return
    names = sorted(n[: -len(SUFFIX)] for n in os.listdir(os.path.join(torture.root, "Templates")) if n.endswith(SUFFIX))
    if torture.short:
        names = ["rubber-band", "spring-presets"]
        # A browser takes a second a picture.
        others = {n: f for n, f in others.items() if n != "chromium"} or others
    output = torture.folder("output")
    run = torture.run("render", *names, "--format", "svg,png", "--text", "outlines", "--scale", str(SCALE),
                      "--palette", "light" if torture.short else "light,dark", "--output", output, cwd=torture.root, limit=200)
    if run.status != 0:
        return torture.skip("no Cairo") if run.status == 64 else torture.fault(f"render: {run.ending}: {run.err[-300:]}")
    worst = {name: (0.0, 0) for name in others}
    bad = {name: 0 for name in others}
    for file in sorted(os.listdir(os.path.join(output, "svg"))):
        name = file[: -len(".svg")]
        path = os.path.join(output, "svg", file)
        with open(os.path.join(output, "png", f"{name}@{SCALE}x.png"), "rb") as handle:
            data = handle.read()
        ours = png.read(data)
        for other, draw in others.items():
            picture = draw(torture, path, struct.unpack(">II", data[16:24]))
            torture.times += 1
            if picture is None:
                torture.fault(f"{other} cannot draw {file}", [path])
                continue
            theirs = cut(png.read(picture), *ours[:2])
            faults, (tile, pixel) = faults_of_apart(ours, theirs, f"{name} by {other}", limits(other))
            worst[other] = (max(worst[other][0], tile), max(worst[other][1], pixel))
            bad[other] += bool(faults)
            if faults:
                kept = torture.place("kept", f"{name}-{other}.png")
                with open(kept, "wb") as handle:
                    handle.write(picture)
                torture.fault("; ".join(faults), [path, kept, os.path.join(output, "png", f"{name}@{SCALE}x.png")])
    for other, (tile, pixel) in worst.items():
        torture.note(f"{other}: the worst tile is {tile:.1f} apart (at most {limits(other)[0]:g}), the worst pixel {pixel} "
                     f"(at most {limits(other)[1]}); {bad[other]} pictures beyond")
    plant(torture, others, output)


def plant(torture, others, output):
    """An SVG in which one thing is elsewhere is another picture; drawn by the same program, so that nothing else is."""
    other, draw = next(iter(others.items()))
    path = os.path.join(output, "svg", "spring-presets.svg")
    with open(path, "rb") as file:
        svg = file.read()
    size = (1440, 840)
    right = png.read(draw(torture, path, size))
    assert not faults_of_apart(right, right, "")[0]
    for what, change in [("a label that is a pixel off", moved_label), ("a curve of another colour", other_colour),
                         ("a curve that is a pixel off", shifted_curve)]:
        changed = change(svg)
        assert changed != svg, f"nothing was planted: {what}"
        target = torture.place("planted.svg")
        with open(target, "wb") as file:
            file.write(changed)
        picture = png.read(draw(torture, target, size))
        torture.plant(what, faults_of_apart(right, cut(picture, *right[:2]), "")[0])
