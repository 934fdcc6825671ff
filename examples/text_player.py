"""A seat played by whatever answers text with text: a language model, or a person at a keyboard.

It speaks the JSON-lines protocol of docs/bots.md on one side. On the other it starts a command for
every question, writes a prompt to its standard input and reads a reply, whose last whole number
names one of the numbered choices. A reply without one is answered with the mistake, once; after
that the first choice is taken, so that a slip of the tongue never loses the seat.

    hexmoot arena alchemists_race --players "cmd:python examples/text_player.py my_model",random \
        --games 2 --patience 120
"""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from typing import Any

Ask = Callable[[str], str]
MOST_RULES = 12_000
SECONDS = 60.0


def ask_command(command: list[str]) -> Ask:
    """The model: a program that reads a prompt and writes a reply."""

    def ask(prompt: str) -> str:
        done = subprocess.run(
            command, input=prompt, capture_output=True, text=True, timeout=SECONDS, check=False
        )
        return done.stdout

    return ask


def introduction(hello: dict[str, Any]) -> str:
    """What the player is told before every question: the game and its rules."""
    rules = hello["rules_text"][:MOST_RULES]
    where = f"{hello['seats']} seats; yours is {hello['seat']}"
    return f"You play {hello['title']} with {where}.\n\n{rules}"


def table_text(view: dict[str, Any]) -> str:
    """The table as titled lines, as this seat sees it."""
    lines = []
    for panel in view["panels"]:
        lines.append(f"## {panel['title']}")
        lines += [f"- {row['label']}: {row['text']}" for row in panel["rows"]]
    return "\n".join(lines)


def question_text(message: dict[str, Any]) -> str:
    """The question with its numbered choices."""
    choices = [
        f"{number}. {choice['label']}" for number, choice in enumerate(message["choices"], 1)
    ]
    closing = "Answer with the number of your choice as the last number of your reply."
    return "\n".join(["", message["prompt"], *choices, closing])


def choice_in(reply: str, count: int) -> int | None:
    """The place of the choice a reply names, if it names one."""
    numbers = re.findall(r"\d+", reply)
    chosen = int(numbers[-1]) if numbers else 0
    return chosen - 1 if 1 <= chosen <= count else None


def decide(ask: Ask, about: str, message: dict[str, Any]) -> int:
    """The action the model wants; asked a second time if its reply names none."""
    choices = message["choices"]
    prompt = "\n".join([about, table_text(message["view"]), question_text(message)])
    reply = ask(prompt)
    place = choice_in(reply, len(choices))
    if place is None:
        mistake = f"\nYour reply {reply.strip()[:200]!r} names no number from 1 to {len(choices)}."
        place = choice_in(ask(prompt + mistake), len(choices))
    chosen: int = choices[place or 0]["action"]
    return chosen


def main() -> None:
    """Answer the questions on standard input until it ends."""
    ask = ask_command(shlex.split(" ".join(sys.argv[1:])))
    about = ""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            about = introduction(message)
            answer: dict[str, Any] = {"type": "ready", "name": "text player"}
        else:
            answer = {"id": message["id"], "action": decide(ask, about, message)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
