"""One sitting at the terminal: ask people, let bots answer, undo, save, leave."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markdown import Markdown

from hexmoot.cli.terminal import draw_choices, draw_outcome, draw_table, say, told
from hexmoot.engine.errors import CannotUndo, HexmootError, IllegalAction
from hexmoot.engine.match import Match
from hexmoot.engine.secrets import has_secrets

if TYPE_CHECKING:
    from hexmoot.bots import Character
    from hexmoot.bots.guarded import GuardedBot

PERSON = "me"
HELP = """\
Type the number of a choice, or its text (`step 12`). Besides:

- `undo` take back your last answer, as far as nothing came to light since
- `save [FILE]` write the game to a file and go on; `quit` save and leave
- `log` everything that happened; `table` draw the table again
- `order TEXT` leave a standing order, `orders` list those the game knows
- `rules WORD` the rules that mention a word; `tip WORD` what a component does
- `help` this list
"""


class Leave(Exception):
    """The person wants to stop."""


class Sitting:
    """A match with who sits where, drawn for the person who is asked."""

    def __init__(self, match: Match, players: list[str], console: Console, target: Path) -> None:
        self.match = match
        self.players = players
        self.console = console
        self.target = target
        self.bots = guarded_bots(players)
        self.characters = characters(players)
        self.log: list[tuple[int | None, list[str]]] = []
        self.last_person: int | None = None
        self.drawn_at = -1
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
            "log": self.show_log,
            "table": self.show_table,
            "order": self.give_order,
            "orders": self.show_orders,
            "rules": self.show_rules,
            "tip": self.show_tip,
            "help": self.show_help,
        }

    @property
    def people(self) -> list[int]:
        """The seats people sit in."""
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    def run(self) -> None:
        """Play until the game is over or somebody leaves; what was played is always saved."""
        try:
            if self.match.entries == 0:
                self.let_bots_greet()
                self.report()
            while not self.match.state.over:
                self.step()
            self.show_end()
        except (Leave, KeyboardInterrupt, EOFError):
            self.console.print()
        finally:
            self.leave()

    def leave(self) -> None:
        """Save, tell the way back, and send the bots home."""
        try:
            self.save("")
            if not self.match.state.over:
                way_back = f"Go on with: hexmoot play --resume {self.target}"
                self.console.print(way_back, soft_wrap=True, markup=False)
        finally:
            for player in self.bots.values():
                player.close()

    def let_bots_greet(self) -> None:
        """Say who the bots are."""
        names = self.match.state.view(None)["names"]
        for seat, one in self.characters.items():
            self.console.print(f"{names[seat]} is {one.name}. {one.manner}", markup=False)
            self.console.print(f"  {quoted(one.greeting)}", style="italic", markup=False)

    def let_bots_part(self) -> None:
        """The bots' last words, the winner's first."""
        outcome = self.match.state.outcome
        assert outcome is not None
        ranks = outcome.ranks
        for seat, one in sorted(self.characters.items(), key=lambda sitting: ranks[sitting[0]]):
            words = one.victory if outcome.has_won(seat) else one.defeat
            self.console.print(f"{one.name}: {quoted(words)}", style="italic", markup=False)

    def step(self) -> None:
        """One answer: by standing order, by a bot, or by the person in the asked seat."""
        seat = self.match.state.seat
        if self.match.play_standing():
            self.report()
        elif seat in self.bots:
            self.match.play(self.bot_choice(self.bots[seat]))
            self.report()
        else:
            self.ask(seat)

    def bot_choice(self, player: GuardedBot) -> int:
        """What a bot answers from its own view alone; the moment it fails is told in one line."""
        from hexmoot.bots import SeatView

        had_failed = player.failure
        action = player.choose(SeatView(self.match.state))
        if player.failure != had_failed:
            line = f"{player.name} failed, random plays on: {player.failure}"
            self.console.print(line, style="red", soft_wrap=True, markup=False)
        return action

    # ---- asking a person

    def ask(self, seat: int) -> None:
        """Draw the table for this person and take one line."""
        if self.last_person != seat:
            self.hand_over(seat)
        if self.drawn_at != self.match.entries:
            self.show_table("")
        view = self.match.state.view(seat)
        self.console.print(draw_choices(view))
        line = self.console.input("[bold]> [/bold]").strip()
        word, _, rest = line.partition(" ")
        try:
            if word in self.commands:
                self.commands[word](rest.strip())
            else:
                self.match.play(self.read_choice(view, line), seat)
                self.report()
        except HexmootError as error:
            self.console.print(str(error), style="red", markup=False)

    def read_choice(self, view: dict[str, Any], line: str) -> int:
        """The action a line stands for: a number of the list, or an action's text."""
        if line.isdecimal():
            number = int(line)
            if not 1 <= number <= len(view["choices"]):
                count = len(view["choices"])
                raise IllegalAction(view["viewer"], line, f"choices are numbered 1 to {count}")
            return int(view["choices"][number - 1]["action"])
        return self.match.game.actions.parse(line)

    def hand_over(self, seat: int) -> None:
        """Hide the screen when it goes from one person to another who may see other things."""
        before, self.last_person = self.last_person, seat
        if before is None or not has_secrets(self.match.game):
            return
        self.console.clear()
        name = self.match.game.seat_names(self.match.state)[seat]
        self.console.input(f"The screen is hidden. {name}, press Enter when you are alone with it.")

    def report(self) -> None:
        """Print what just happened as the person at the screen sees it; keep it for `log`."""
        watcher = self.watcher()
        names = self.match.game.seat_names(self.match.state)
        lines = told([event.text for event in self.match.events(watcher)], names)
        self.log.append((watcher, lines))
        say(self.console, lines)

    def watcher(self) -> int | None:
        """Whose eyes are on the screen: the only person's, or those of the one asked last."""
        return self.people[0] if len(self.people) == 1 else self.last_person

    # ---- commands

    def show_table(self, _: str) -> None:
        """Draw the table for the person at the screen."""
        self.drawn_at = self.match.entries
        self.console.print(draw_table(self.match.state.view(self.last_person)))

    def show_end(self) -> None:
        """Draw the final table and the result."""
        view = self.match.state.view(None)
        self.console.print(draw_table(view))
        self.console.print(draw_outcome(view))
        self.let_bots_part()

    def show_log(self, _: str) -> None:
        """Everything this person has seen happen."""
        for watcher, lines in self.log:
            if watcher in (None, self.last_person):
                say(self.console, lines)

    def undo(self, _: str) -> None:
        """Take back the last answer of the person at the screen."""
        assert self.last_person is not None
        try:
            self.match.undo(self.last_person)
        except CannotUndo as error:
            self.console.print(f"That cannot be undone: {error}.", style="red")
            return
        self.log = self.log[:-1]

    def save(self, name: str) -> None:
        """Write the record to a file."""
        path = Path(name) if name else self.target
        self.match.record.save(path)
        self.console.print(f"Saved to {path}", style="dim", soft_wrap=True, markup=False)

    def quit(self, _: str) -> None:
        """Leave; the game is saved on the way out."""
        raise Leave

    def give_order(self, text: str) -> None:
        """Leave a standing order."""
        assert self.last_person is not None
        self.match.order(self.last_person, self.match.game.actions.parse(text))
        self.console.print("Noted; nobody else can see it.")

    def show_orders(self, _: str) -> None:
        """List the standing orders this person may leave."""
        assert self.last_person is not None
        known = self.match.state.orders(self.last_person)
        if not known:
            self.console.print("This game knows no standing orders now.")
        for action in known:
            self.console.print(f"  order {self.match.game.actions.text(action)}")

    def show_rules(self, word: str) -> None:
        """The rules that mention a word."""
        lines = self.match.game.rules_text().splitlines()
        found = [line for line in lines if word and word.lower() in line.lower()]
        self.console.print(Markdown("\n".join(found) if found else f"No rule mentions “{word}”."))

    def show_tip(self, word: str) -> None:
        """What the components of this name do."""
        known = self.match.game.glossary_for(self.match.state.setup)
        tips = [tip for tip in known.values() if word.lower() in tip.name.lower()]
        for tip in tips:
            self.console.print(f"[bold]{tip.name}[/bold] {tip.text} [dim]{tip.rule}[/dim]")
        if not tips:
            self.console.print(f"Nothing here is called “{word}”.")

    def show_help(self, _: str) -> None:
        """What can be typed."""
        self.console.print(Markdown(HELP))


def guarded_bots(players: list[str]) -> dict[int, GuardedBot]:
    """The bots among the players by their seats, the same ones for the whole sitting."""
    names = {seat: name for seat, name in enumerate(players) if name != PERSON}
    if not names:
        return {}
    from hexmoot.bots import bot
    from hexmoot.bots.guarded import GuardedBot

    return {seat: GuardedBot(bot(name, seed=seat)) for seat, name in names.items()}


def characters(players: list[str]) -> dict[int, Character]:
    """The people among the bots by their seats: those of the levels."""
    if set(players) == {PERSON}:
        return {}
    from hexmoot.bots import LEVELS

    return {
        seat: LEVELS[name].character(seat) for seat, name in enumerate(players) if name in LEVELS
    }


def quoted(words: str) -> str:
    """What somebody says; what they do stands in brackets and is not quoted."""
    return words if words.startswith("(") else f"“{words}”"
