"""Pictures as pixels: a reader of the PNGs that this project and its neighbours write, without any library."""

import struct
import zlib

try:
    import numpy
except ImportError:
    numpy = None

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def chunks(data):
    """The chunks as (name, content, whether their sum is right); raises ValueError where there is no end to them."""
    if not data.startswith(SIGNATURE):
        raise ValueError("it does not begin as a PNG")
    at = len(SIGNATURE)
    while at < len(data):
        if at + 12 > len(data):
            raise ValueError("it is cut off")
        length, name = struct.unpack(">I4s", data[at: at + 8])
        content = data[at + 8: at + 8 + length]
        if len(content) < length:
            raise ValueError("it is cut off")
        stated = data[at + 8 + length: at + 12 + length]
        yield name, content, len(stated) == 4 and struct.unpack(">I", stated)[0] == zlib.crc32(name + content)
        at += 12 + length


def faults_of_png(data):
    """What is wrong with the structure of a PNG."""
    try:
        found = list(chunks(data))
    except ValueError as error:
        return [str(error)]
    faults = [f"the sum of {name.decode('latin-1')} is wrong" for name, _, is_right in found if not is_right]
    names = [name for name, _, _ in found]
    if not names or names[0] != b"IHDR" or names[-1] != b"IEND" or names.count(b"IHDR") != 1 or names.count(b"IEND") != 1:
        faults.append("IHDR is not first, or IEND not last")
    if b"IDAT" not in names:
        return faults + ["it has no IDAT"]
    first = names.index(b"IDAT")
    if any(n == b"IDAT" for n in names[first + names.count(b"IDAT"):]):
        faults.append("its IDAT is in pieces")
    # What tells a date or a program would make the bytes another machine's. The title is the figure's own.
    for name, content, _ in found:
        word = content.split(b"\0")[0]
        if name in (b"tIME", b"tEXt", b"zTXt", b"eXIf") or name == b"iTXt" and word not in (b"Title", b"Description"):
            faults.append(f"it has a chunk {name.decode('latin-1')} {word[:40]!r}")
    try:
        read(data)
    except (ValueError, zlib.error, struct.error, IndexError) as error:
        faults.append(f"it cannot be read: {error}")
    return faults


def read(data):
    """Width, height and the pixels as bytes, red, green and blue, over white where it is transparent."""
    header, palette, opacities, packed = None, b"", b"", []
    for name, content, _ in chunks(data):
        if name == b"IHDR":
            header = struct.unpack(">IIBBBBB", content)
        elif name == b"PLTE":
            palette = content
        elif name == b"tRNS":
            opacities = content
        elif name == b"IDAT":
            packed.append(content)
    width, height, depth, color, _, _, interlaced = header
    if depth not in (1, 2, 4, 8) or interlaced or depth < 8 and color not in (0, 3):
        raise ValueError(f"depth {depth}, color {color}, interlaced {interlaced} is not read here")
    channels = CHANNELS[color]
    line = (width * channels * depth + 7) // 8
    rows = unfiltered(zlib.decompress(b"".join(packed)), line, height, max(1, channels * depth // 8))
    if depth < 8:
        rows = spread(rows, line, width, height, depth, scale=color == 0)
    return width, height, as_rgb(rows, color, palette, opacities)


def unfiltered(raw, line, height, step):
    """The lines without the filters that they were packed with."""
    if len(raw) != (line + 1) * height:
        raise ValueError(f"{len(raw)} bytes of pixels, not {(line + 1) * height}")
    result = bytearray()
    before = bytearray(line)
    for y in range(height):
        start = y * (line + 1)
        kind, row = raw[start], bytearray(raw[start + 1: start + 1 + line])
        if kind == 1:
            for i in range(step, line):
                row[i] = (row[i] + row[i - step]) & 255
        elif kind == 2:
            if numpy is not None:
                row = bytearray((numpy.frombuffer(bytes(row), numpy.uint8) + numpy.frombuffer(bytes(before), numpy.uint8)).tobytes())
            else:
                row = bytearray((a + b) & 255 for a, b in zip(row, before))
        elif kind == 3:
            for i in range(line):
                row[i] = (row[i] + ((row[i - step] if i >= step else 0) + before[i] >> 1)) & 255
        elif kind == 4:
            for i in range(line):
                a, b, c = (row[i - step] if i >= step else 0), before[i], (before[i - step] if i >= step else 0)
                pa, pb, pc = abs(b - c), abs(a - c), abs(a + b - 2 * c)
                row[i] = (row[i] + (a if pa <= pb and pa <= pc else b if pb <= pc else c)) & 255
        elif kind != 0:
            raise ValueError(f"there is no filter {kind}")
        result += row
        before = row
    return bytes(result)


def spread(rows, line, width, height, depth, scale):
    """Pixels of less than a byte as bytes."""
    result = bytearray()
    most = (1 << depth) - 1
    for y in range(height):
        for x in range(width):
            bit = x * depth
            value = rows[y * line + bit // 8] >> (8 - depth - bit % 8) & most
            result.append(value * 255 // most if scale else value)
    return bytes(result)


def as_rgb(rows, color, palette, opacities):
    if color == 2:
        return rows
    if color == 0:
        return bytes(b for v in rows for b in (v, v, v))
    if color == 3:
        table = [over_white(palette[3 * i: 3 * i + 3], opacities[i] if i < len(opacities) else 255)
                 for i in range(len(palette) // 3)]
        return b"".join([table[v] for v in rows])
    result = bytearray()
    channels = CHANNELS[color]
    if channels == 4 and numpy is not None:
        pixels = numpy.frombuffer(rows, numpy.uint8).reshape(-1, 4).astype(numpy.uint32)
        opacity = pixels[:, 3:]
        return ((pixels[:, :3] * opacity + 255 * (255 - opacity) + 127) // 255).astype(numpy.uint8).tobytes()
    for at in range(0, len(rows), channels):
        part = rows[at: at + channels]
        result += over_white(part[:3] if channels == 4 else part[:1] * 3, part[-1])
    return bytes(result)


def over_white(rgb, opacity):
    return bytes((v * opacity + 255 * (255 - opacity) + 127) // 255 for v in rgb)


def apart(first, second, tile=16):
    """How far two pictures of one size are apart: the worst tile's root mean square, and the worst pixel.

    Each with where it is. Pictures are (width, height, pixels).
    """
    width, height = first[:2]
    if (width, height) != second[:2]:
        raise ValueError(f"{width} × {height} and {second[0]} × {second[1]} pixels")
    if numpy is not None:
        a = numpy.frombuffer(first[2], numpy.uint8).reshape(height, width, 3).astype(numpy.int32)
        b = numpy.frombuffer(second[2], numpy.uint8).reshape(height, width, 3).astype(numpy.int32)
        difference = numpy.abs(a - b)
        worst = int(difference.max())
        y, x, _ = numpy.unravel_index(int(difference.argmax()), difference.shape)
        rows, columns = -(-height // tile), -(-width // tile)
        squares = numpy.zeros((rows * tile, columns * tile, 3), numpy.float64)
        counts = numpy.zeros((rows * tile, columns * tile, 1), numpy.float64)
        squares[:height, :width] = difference.astype(numpy.float64) ** 2
        counts[:height, :width] = 3

        def summed(values):
            return values.reshape(rows, tile, columns, tile, -1).sum(axis=(1, 3, 4))

        mean = numpy.sqrt(summed(squares) / summed(counts))
        ty, tx = numpy.unravel_index(int(mean.argmax()), mean.shape)
        return float(mean.max()), (int(tx) * tile, int(ty) * tile), worst, (int(x), int(y))
    worst, where, sums = 0, (0, 0), {}
    line = width * 3
    for y in range(height):
        one, two = first[2][y * line: (y + 1) * line], second[2][y * line: (y + 1) * line]
        if one == two:
            continue
        for i, (p, q) in enumerate(zip(one, two)):
            if p != q:
                d = abs(p - q)
                if d > worst:
                    worst, where = d, (i // 3, y)
                key = (i // 3 // tile, y // tile)
                sums[key] = sums.get(key, 0) + d * d
    if not sums:
        return 0.0, (0, 0), 0, (0, 0)

    def mean_of(key):
        wide = min(tile, width - key[0] * tile)
        high = min(tile, height - key[1] * tile)
        return (sums[key] / (3 * wide * high)) ** 0.5

    key = max(sums, key=mean_of)
    return mean_of(key), (key[0] * tile, key[1] * tile), worst, where
