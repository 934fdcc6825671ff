"""Several pictures as one that moves."""

from __future__ import annotations

import struct
import zlib

from hexmoot.server.pictures import film
from hexmoot.server.pictures.film import Chunk


def png(colour: int) -> bytes:
    """A picture of one pixel."""
    head = struct.pack(">IIBBBBB", 1, 1, 8, 6, 0, 0, 0)
    data = zlib.compress(bytes([0, colour, colour, colour, 255]))
    parts = [Chunk(b"IHDR", head), Chunk(b"IDAT", data), Chunk(b"IEND", b"")]
    return film.SIGNATURE + b"".join(map(film.written, parts))


def test_a_picture_is_taken_apart_and_put_together() -> None:
    whole = png(7)
    assert [chunk.kind for chunk in film.chunks(whole)] == [b"IHDR", b"IDAT", b"IEND"]
    assert film.SIGNATURE + b"".join(map(film.written, film.chunks(whole))) == whole


def test_a_film_shows_its_pictures_in_order_and_is_a_picture_itself() -> None:
    pictures = [png(colour) for colour in (1, 2, 3)]
    found = list(film.chunks(film.film_of(pictures)))
    kinds = [b"IHDR", b"acTL", b"fcTL", b"IDAT", b"fcTL", b"fdAT", b"fcTL", b"fdAT", b"IEND"]
    assert [chunk.kind for chunk in found] == kinds
    assert struct.unpack(">II", found[1].data) == (3, 0)
    numbers = [
        struct.unpack(">I", chunk.data[:4])[0]
        for chunk in found
        if chunk.kind in (b"fcTL", b"fdAT")
    ]
    assert numbers == [0, 1, 2, 3, 4]
    images = [found[3].data, found[5].data[4:], found[7].data[4:]]
    assert [zlib.decompress(image)[1] for image in images] == [1, 2, 3]
    stays = [struct.unpack(">H", chunk.data[20:22])[0] for chunk in found if chunk.kind == b"fcTL"]
    assert stays == [900, 900, 2500]


def test_a_film_of_one_picture_is_that_picture() -> None:
    found = list(film.chunks(film.film_of([png(9)])))
    assert [chunk.kind for chunk in found] == [b"IHDR", b"acTL", b"fcTL", b"IDAT", b"IEND"]
