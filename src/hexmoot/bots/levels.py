"""The four levels people can sit down with, and who is who among them."""

from __future__ import annotations

from dataclasses import dataclass

from hexmoot.bots.bot import Bot
from hexmoot.bots.guided import GuidedBot
from hexmoot.bots.hasty import HastyBot, Manner
from hexmoot.bots.searcher import SearchBot
from hexmoot.bots.thinking_time import Limit

# Playouts of the compiled search in a second of an ordinary core, in the middle of what the games
# allow (17,000 to 92,000). Levels count playouts, not seconds: the same view and seed give the same
# choice on every machine.
PLAYOUTS_A_SECOND = 40_000
# A slow machine or an interpreted build stops thinking at this many times the level's seconds.
PATIENCE = 3.0


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody of a level: a name, a manner in one sentence, and what they say at the table."""

    name: str
    manner: str
    greeting: str
    victory: str
    defeat: str


@dataclass(frozen=True, slots=True)
class Level:
    """How long a level thinks at most, how it thinks, and who belongs to it.

    With a net a level plays in a `manner`, or searches: `walks` is how often it goes down its tree,
    at most and for each action. `each` (playouts an action) and `whim` are for tables without one.
    """

    name: str
    seconds: float
    each: int
    whim: float
    summary: str
    characters: tuple[Character, ...]
    manner: Manner | None = None
    walks: tuple[int, int] = (0, 0)

    @property
    def limit(self) -> Limit:
        """The level's budget, the same on every machine that is fast enough."""
        return Limit(self.playouts, PATIENCE * self.seconds, self.each)

    @property
    def playouts(self) -> int:
        """How many playouts the level's seconds are on an ordinary core: the most it thinks."""
        return round(self.seconds * PLAYOUTS_A_SECOND)

    def character(self, seed: int) -> Character:
        """One of the level's people, always the same for a seed."""
        return self.characters[seed % len(self.characters)]

    def called(self, name: str) -> Character | None:
        """Who of the level this is, also as the second of a name at one table ("… 2")."""
        plain = name.rstrip("0123456789").rstrip()
        return next((one for one in self.characters if one.name == plain), None)

    def bot(self, seed: int) -> Bot:
        """A player of this level."""
        found = self.hasty_bot(seed, self.manner) if self.manner else self.guided_bot(seed)
        found.name = self.name
        return found

    def hasty_bot(self, seed: int, manner: Manner) -> Bot:
        """One who hears the net dimly."""
        return HastyBot(seed, manner, judge=self.judging_bot(seed))

    def guided_bot(self, seed: int) -> Bot:
        """One who searches with the net."""
        most, each = self.walks
        walks = Limit(most, PATIENCE * self.seconds, each)
        return GuidedBot(seed, self.limit, walks, suits_game=True)

    def judging_bot(self, seed: int) -> SearchBot:
        """A player of this level who knows no net, only the game's own judge."""
        found = SearchBot(seed, self.limit, whim=self.whim)
        found.name = self.name
        return found


APPRENTICE = Level(
    "apprentice",
    seconds=0.01,
    each=10,
    whim=3.5,
    manner=Manner(blur=40.0, push=0.5),
    summary="Decides on a hunch. Sees the shiny thing, misses the trap beside it.",
    characters=(
        Character(
            "Pip Candlewick",
            "Has read the first half of every book in the tower.",
            "I know this one! I think I know this one.",
            "Did I... did I do that on purpose?",
            "Next time I'll read the second half.",
        ),
        Character(
            "Odda Thimble",
            "Collects whatever glitters and names it afterwards.",
            "Which of these pieces may I keep?",
            "Look, it glitters even more when you win!",
            "I got the prettiest pile, though.",
        ),
        Character(
            "Bram Underhill",
            "Would rather do something wrong now than something right later.",
            "Let's start, let's start.",
            "See? Fast is also a plan.",
            "That went quickly, at least.",
        ),
        Character(
            "Wicket Marsh",
            "Asks what everybody else is doing, and then does that.",
            "Wait, are you also doing that?",
            "I copied all of you, and it worked!",
            "I must have copied the wrong one.",
        ),
        Character(
            "Tilly Fernsby",
            "Has a lucky pebble and a theory about it.",
            "The pebble says yes.",
            "The pebble knew.",
            "The pebble needs a rest.",
        ),
        Character(
            "Jory Nettle",
            "Saves everything for a great moment that may come.",
            "I am saving up for something big.",
            "That was the moment!",
            "I was just about to use it all.",
        ),
        Character(
            "Hesper Quill",
            "Takes notes with great care and forgets to read them.",
            "Hold on, a fresh page first.",
            "I must write this down.",
            "It was in my notes. Page one.",
        ),
    ),
)
ADEPT = Level(
    "adept",
    seconds=0.05,
    each=80,
    whim=2.2,
    manner=Manner(blur=12.0, push=0.8),
    summary="Plans a turn well and trusts it too much. A fair evening's opponent.",
    characters=(
        Character(
            "Sister Ysolde",
            "Keeps a neat list, and the list is usually right.",
            "I have prepared. Shall we?",
            "Exactly as written down.",
            "Item seven did not account for you.",
        ),
        Character(
            "Corvin Ashgrove",
            "Plays the odds, then complains about them.",
            "The dice owe me from last week.",
            "Paid in full, and about time.",
            "One in six. One in six! Every time.",
        ),
        Character(
            "Maud of the Lower Mill",
            "Friendly until somebody stands where she meant to stand.",
            "Sit down, dear, there is tea.",
            "More tea? You look pale.",
            "Well played. The tea is still good.",
        ),
        Character(
            "Edric Fallow",
            "Counts twice, moves once, and counts again to be sure.",
            "One, two, three. All here.",
            "It adds up.",
            "I counted everything except you.",
        ),
        Character(
            "Linnet Harrow",
            "Sings while she thinks, louder when it goes well.",
            "Mind if I hum?",
            "And that was the last verse.",
            "I lost the tune in the middle.",
        ),
        Character(
            "Gawen Pike",
            "Picks one rival an evening and tells them so.",
            "Tonight it is you.",
            "Nothing personal. Well, a little.",
            "Tomorrow it is you again.",
        ),
        Character(
            "Perrin Vale",
            "Trusts a plan that worked once, years ago.",
            "It worked in the valley.",
            "As in the valley!",
            "The valley was flatter.",
        ),
    ),
)
MAGUS = Level(
    "magus",
    seconds=0.5,
    each=250,
    whim=1.2,
    manner=Manner(blur=4.0, push=1.0),
    summary="Weighs your answer before giving its own. Punishes the loose turn.",
    characters=(
        Character(
            "Orlo Greymantle",
            "Never hurries, never forgets who took what from whom.",
            "I remember how you opened last time.",
            "You were ahead for a while. I waited.",
            "I shall remember this as well.",
        ),
        Character(
            "Veska Nightingale",
            "Gives away small things with a smile and takes back large ones.",
            "Take the first step, please. I insist.",
            "Every gift has a string on it.",
            "You cut the strings. How refreshing.",
        ),
        Character(
            "The Quiet Abbot",
            "Answers after one breath, and it is always the same breath.",
            "(a nod)",
            "(a slightly deeper nod)",
            "(an eyebrow, raised)",
        ),
        Character(
            "Ilsabet Thorne",
            "Asks what you want, and believes the second answer.",
            "And what do you really want?",
            "You wanted the first answer too much.",
            "Your third answer surprised me.",
        ),
        Character(
            "Cador Winterbourne",
            "Leaves a door open and waits behind it.",
            "Do come in.",
            "You came in.",
            "You used the window.",
        ),
        Character(
            "Nessa Brackwater",
            "Lets the others quarrel and keeps the score.",
            "Please, after the two of you.",
            "You two had a fine quarrel.",
            "I should have quarrelled a little.",
        ),
        Character(
            "Ruark Stillwater",
            "Loses small things on purpose and remembers which.",
            "Take it. I have others.",
            "I had others.",
            "I gave one too many.",
        ),
    ),
)
ARCHMAGE = Level(
    "archmage",
    seconds=3.0,
    each=2000,
    whim=0.0,
    walks=(2000, 150),
    summary="The whole strength of net and search. Takes its time, and then the game.",
    characters=(
        Character(
            "Halvard the Unhurried",
            "Has seen this evening in a hundred thousand versions.",
            "In most of them you play this well.",
            "This was the likely one.",
            "A rare branch. I am glad to have been here for it.",
        ),
        Character(
            "Master Tenebral",
            "Plays against the game; whoever sits opposite is weather.",
            "Begin when the board is ready.",
            "The position was decided nine turns ago.",
            "The position was decided nine turns ago. I hoped you had not seen it.",
        ),
        Character(
            "Old Mother Sextant",
            "Laughs at her own losses and studies them until dawn.",
            "Show me something new, child.",
            "Come back when you have something new.",
            "Ha! That, I will steal.",
        ),
        Character(
            "Seraphine Moor",
            "Sees three moves of yours and only one of them is good.",
            "Show me the good one.",
            "It was one of the other two.",
            "There was a fourth. Thank you.",
        ),
        Character(
            "Aurelian Voss",
            "Polite, exact, and never in doubt for long.",
            "I am at your disposal.",
            "It could not be avoided.",
            "It could be avoided. I know that now.",
        ),
        Character(
            "Ismene Farrow",
            "Reads a table the way others read a letter.",
            "I see you slept well.",
            "It was all in the handwriting.",
            "You disguised your hand.",
        ),
        Character(
            "Thessaly Grange",
            "Waits for the tide, and it always comes.",
            "There is time.",
            "High water.",
            "The tide was yours.",
        ),
    ),
)
LEVELS = {level.name: level for level in (APPRENTICE, ADEPT, MAGUS, ARCHMAGE)}
