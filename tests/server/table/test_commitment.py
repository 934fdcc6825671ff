"""The promise that the dice are fair."""

from __future__ import annotations

from hexmoot.server.table.commitment import commitment, seed_text


def test_a_commitment_is_the_sha256_of_the_seeds_32_digits() -> None:
    assert seed_text(255) == "0" * 30 + "ff"
    assert commitment(0) == "84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a"
