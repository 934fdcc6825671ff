"""Weights in a file: what they are for in a line of JSON, then the numbers, a byte each.

Matrices are kept as whole numbers from -127 to 127 with one scale a row, vectors in single
precision. The header names a print of the numbers, so that a damaged file is refused.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexmoot.bots.learned.rows import OBSERVATION
from hexmoot.engine.errors import HexmootError

FORMAT = "hexmoot.weights/1"
SUFFIX = ".weights"
LONGEST_HEADER = 1_000_000
MOST = 127  # of a byte with a sign

Floats = NDArray[np.float32]


class BadWeights(HexmootError):
    """A file of weights is missing, damaged, or for something else."""


@dataclass(frozen=True, slots=True)
class About:
    """What weights are for, and how they came to be."""

    game: str
    rules: int
    columns: list[list[Any]]  # name and span of each number the net reads
    words: list[str]  # the answers it rates, in words
    seats: int
    steps: int = 0
    seconds: float = 0.0
    machine: str = ""
    recipe: dict[str, Any] = field(default_factory=dict)
    curve: list[dict[str, float]] = field(default_factory=list)
    reads: str = OBSERVATION  # what its columns are the numbers of


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of a net by name, and what they are for."""

    about: About
    arrays: dict[str, Floats]


def write_weights(path: Path, weights: Weights) -> None:
    """Write a file, whole or not at all."""
    parts, listed = [], []
    for name, array in weights.arrays.items():
        packed = pack(np.asarray(array, dtype=np.float32))
        parts.append(packed)
        listed.append([name, list(array.shape), len(packed)])
    body = b"".join(parts)
    about = {name: getattr(weights.about, name) for name in About.__slots__}
    seal = {"format": FORMAT, "arrays": listed, "sha256": hashlib.sha256(body).hexdigest()}
    part = path.with_suffix(".part")
    part.write_bytes(json.dumps({**seal, **about}).encode() + b"\n" + body)
    part.replace(path)


def read_weights(path: Path) -> Weights:
    """Read a file; BadWeights says in one line why it cannot be used."""
    try:
        with path.open("rb") as file:
            header = json.loads(file.readline(LONGEST_HEADER))
            body = file.read()
    except OSError as error:
        raise BadWeights(f"{path.name}: {error.strerror}") from error
    except ValueError as error:
        raise BadWeights(f"{path.name}: not a file of weights") from error
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadWeights(f"{path.name}: not of the form {FORMAT}")
    if hashlib.sha256(body).hexdigest() != header.get("sha256"):
        raise BadWeights(f"{path.name}: damaged, its print does not fit")
    try:
        # Older files do not say what they read: it was the observation.
        told = {"reads": OBSERVATION, **header}
        about = About(**{name: told[name] for name in About.__slots__})
        return Weights(about, unpack_all(header["arrays"], body))
    except (KeyError, TypeError, ValueError) as error:
        raise BadWeights(f"{path.name}: its header cannot be read") from error


def unpack_all(listed: list[Any], body: bytes) -> dict[str, Floats]:
    """The arrays one after the other."""
    found, at = {}, 0
    for name, shape, size in listed:
        found[str(name)] = unpack(body[at : at + size], tuple(shape))
        at += size
    if at != len(body):
        raise ValueError("arrays and file differ in length")
    return found


def pack(array: Floats) -> bytes:
    """A matrix as scales and bytes, anything else as it is."""
    if array.ndim != 2:
        return array.tobytes()
    scale = np.maximum(np.abs(array).max(axis=1), 1e-12) / MOST
    rounded = np.rint(array / scale[:, None]).astype(np.int8)
    return bytes(scale.astype(np.float32).tobytes() + rounded.tobytes())


def unpack(packed: bytes, shape: tuple[int, ...]) -> Floats:
    """The array that was packed, as near as a byte comes."""
    if len(shape) != 2:
        return np.frombuffer(packed, dtype=np.float32).reshape(shape).copy()
    scale = np.frombuffer(packed, dtype=np.float32, count=shape[0])
    rounded = np.frombuffer(packed, dtype=np.int8, offset=4 * shape[0]).reshape(shape)
    return np.asarray(rounded * scale[:, None], dtype=np.float32)
