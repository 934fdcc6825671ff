"""A state as one row of numbers: written for dump and digest, read back for load and restore."""

from __future__ import annotations

from hashlib import blake2b

from librt.vecs import vec
from mypy_extensions import i64

from hexmoot.engine.errors import BadState


class Tape:
    """One pass over a state's fields, in an order the state alone knows.

    The state names each field once (`self.coins = tape.array(self.coins)`). A writing tape hands
    every value back and remembers it; a reading tape hands back what was remembered.
    """

    def __init__(self, numbers: list[int], reading: bool) -> None:
        self.numbers = numbers
        self.reading = reading
        self.position: int = 0

    def next_number(self) -> int:
        if self.position >= len(self.numbers):
            raise BadState("the dump ends too early")
        value = self.numbers[self.position]
        self.position += 1
        return value

    def number(self, value: i64) -> i64:
        """Pass one scalar field."""
        if self.reading:
            return self.next_number()
        self.numbers.append(value)
        return value

    def flag(self, value: bool) -> bool:
        """Pass one yes-or-no field."""
        return self.number(1 if value else 0) != 0

    def array(self, values: vec[i64]) -> vec[i64]:
        """Pass one array field of fixed length."""
        index: i64
        size = len(values)
        if not self.reading:
            self.numbers.append(size)
            for index in range(size):
                self.numbers.append(values[index])
            return values
        if self.next_number() != size:
            raise BadState("the dump holds an array of another length than these options need")
        fresh = vec[i64]([0] * size)
        for index in range(size):
            fresh[index] = self.next_number()
        return fresh

    def finish(self) -> None:
        """Refuse a dump with numbers left over."""
        if self.reading and self.position != len(self.numbers):
            raise BadState("the dump holds more numbers than these options need")


def digest_of(numbers: list[int]) -> int:
    """A 64-bit hash of a row of numbers, the same compiled or not."""
    body = b"".join(value.to_bytes(8, "little", signed=True) for value in numbers)
    return int.from_bytes(blake2b(body, digest_size=8).digest(), "little")
