"""Several pictures as one that moves: an animated PNG, which every browser shows."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

SIGNATURE = b"\x89PNG\r\n\x1a\n"
FRAME_MILLISECONDS = 900
LAST_MILLISECONDS = 2500


class Chunk(NamedTuple):
    """A part of a PNG file."""

    kind: bytes
    data: bytes


def chunks(picture: bytes) -> Iterator[Chunk]:
    """The parts of a PNG file."""
    at = len(SIGNATURE)
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        yield Chunk(picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length])
        at += length + 12


def written(chunk: Chunk) -> bytes:
    """A part with its length and checksum."""
    body = chunk.kind + chunk.data
    return struct.pack(">I", len(chunk.data)) + body + struct.pack(">I", zlib.crc32(body))


def film_of(pictures: Sequence[bytes]) -> bytes:
    """Pictures of one size, one after the other, for ever; the last one stays longer."""
    head = next(chunks(pictures[0]))
    parts = [head, Chunk(b"acTL", struct.pack(">II", len(pictures), 0))]
    number = 0
    for place, picture in enumerate(pictures):
        is_last = place == len(pictures) - 1
        parts.append(_control(number, head, LAST_MILLISECONDS if is_last else FRAME_MILLISECONDS))
        number += 1
        for data in _image(picture):
            parts.append(_frame(place, number, data))
            number += place > 0
    return SIGNATURE + b"".join(map(written, [*parts, Chunk(b"IEND", b"")]))


def _image(picture: bytes) -> list[bytes]:
    return [chunk.data for chunk in chunks(picture) if chunk.kind == b"IDAT"]


def _control(number: int, head: Chunk, milliseconds: int) -> Chunk:
    """How long a frame stays, and that it covers everything."""
    size = head.data[:8]
    timing = struct.pack(">HHBB", milliseconds, 1000, 0, 0)
    return Chunk(b"fcTL", struct.pack(">I", number) + size + bytes(8) + timing)


def _frame(place: int, number: int, data: bytes) -> Chunk:
    """The first frame is the picture itself, for whoever shows nothing that moves."""
    return Chunk(b"IDAT", data) if place == 0 else Chunk(b"fdAT", struct.pack(">I", number) + data)
