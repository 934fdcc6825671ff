"""Native buffers as NumPy arrays, to read and to write without copying.

An array lives no longer than the owner of its buffer.
"""

from __future__ import annotations

import ctypes
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray


def shown(buffer: object, kind: Any, shape: tuple[int, ...] = (-1,)) -> NDArray[Any]:
    """A native buffer to read."""
    numbers: NDArray[Any] = np.frombuffer(cast(Any, buffer), dtype=kind)
    return numbers.reshape(shape)


def writable(buffer: object, kind: Any, shape: tuple[int, ...] = (-1,)) -> NDArray[Any]:
    """A native buffer to write into."""
    return shown(memory_of(buffer), kind, shape)


def memory_of(buffer: object) -> ctypes.Array[ctypes.c_byte]:
    """The bytes of a native buffer, to write into."""
    read = shown(buffer, np.int8)
    return (ctypes.c_byte * read.nbytes).from_address(read.ctypes.data)
