"""Stands in for a language model: reads a prompt, takes the choice with the most letters.

Every third prompt (by its length) it first forgets to name a number, as models do.
"""

from __future__ import annotations

import re
import sys

prompt = sys.stdin.read()
choices = re.findall(r"^(\d+)\. (.+)$", prompt.split("\n- ")[-1], re.M)
if len(prompt) % 3 == 0 and "names no number" not in prompt:
    sys.stdout.write("I would like to think about it.\n")
else:
    number, words = max(choices, key=lambda choice: len(choice[1]))
    sys.stdout.write(f"Of {len(choices)} I take the longest, {words!r}: {number}\n")
