"""The kinds of numbers an observation can be handed over in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hexmoot.engine.errors import BadOption
from hexmoot.engine.native.sheet import Feature

KINDS = ("int16", "uint8", "float16")
SMALLEST, LARGEST = 0, 255

Converter = Callable[[NDArray[np.int16]], NDArray[Any]]


def converter(kind: str, features: Sequence[Feature]) -> Converter:
    """What makes observations of this kind; BadOption if the numbers do not fit into it."""
    if kind not in KINDS:
        raise BadOption("kind", kind, ", ".join(KINDS))
    if kind == "float16":
        return Scaler(features)
    if kind == "uint8":
        refuse_unless_small(features)
        return as_bytes
    return as_they_are


def as_they_are(seen: NDArray[np.int16]) -> NDArray[np.int16]:
    """The native buffer itself."""
    return seen


def as_bytes(seen: NDArray[np.int16]) -> NDArray[np.uint8]:
    """A byte a number."""
    return seen.astype(np.uint8)


def refuse_unless_small(features: Sequence[Feature]) -> None:
    """BadOption names the first number that a byte does not hold."""
    for feature in features:
        if feature.low < SMALLEST or feature.high > LARGEST:
            wide = f"int16 or float16: {feature.name} is {feature.low}..{feature.high}"
            raise BadOption("kind", "uint8", wide)


class Scaler:
    """Numbers between 0 and 1 by their bounds, in half precision."""

    def __init__(self, features: Sequence[Feature]) -> None:
        self.low = np.array([feature.low for feature in features], dtype=np.float32)
        spans = [max(feature.high - feature.low, 1) for feature in features]
        self.factor = np.float32(1) / np.array(spans, dtype=np.float32)

    def __call__(self, seen: NDArray[np.int16]) -> NDArray[np.float16]:
        """The same observations, scaled."""
        scaled = (seen - self.low) * self.factor
        return scaled.astype(np.float16)
