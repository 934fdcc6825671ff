"""Who somebody is without an account: a signed cookie, and a recovery code to come back with."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata

from hexmoot.server.errors import Refusal
from hexmoot.server.storage.players import PlayerStore
from hexmoot.server.storage.rows import PlayerRow

COOKIE = "hexmoot"
COOKIE_SECONDS = 400 * 24 * 3600
NAME_LENGTH = 40
# Without letters and digits that are easily taken for one another.
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_GROUPS, CODE_GROUP = 5, 5


class Identities:
    """Makes people, recognises them, and lets them come back."""

    def __init__(self, players: PlayerStore, secret: str) -> None:
        self.players = players
        self._key = hashlib.sha256(b"hexmoot identity " + secret.encode()).digest()

    # ---- making and changing

    async def create(self, name: str, now: float) -> tuple[PlayerRow, str]:
        """A new person, and the recovery code, which is kept nowhere."""
        code = fresh_code()
        player = PlayerRow(
            id=fresh_id(),
            mark=secrets.token_hex(8),
            name=clean_name(name),
            code_hash=hash_code(code),
            epoch=0,
            created=now,
        )
        await self.players.add(player)
        return player, code

    async def rename(self, player: PlayerRow, name: str) -> PlayerRow:
        """The same person under another name."""
        player.name = clean_name(name)
        await self.players.rename(player.id, player.name)
        return player

    async def new_code(self, player: PlayerRow) -> str:
        """Another recovery code; the one before no longer works."""
        code = fresh_code()
        await self.players.replace_code(player.id, hash_code(code))
        return code

    async def recover(self, code: str) -> PlayerRow:
        """The person this recovery code belongs to."""
        player = await self.players.by_code(hash_code(code))
        if player is None:
            raise Refusal("unknown_player", "no player has this recovery code")
        return player

    # ---- recognising

    def sign(self, player: PlayerRow) -> str:
        """What a cookie or a program's token holds."""
        claim = f"{player.id}.{player.epoch}"
        return f"{claim}.{self._signature(claim)}"

    async def recognise(self, signed: str | None) -> PlayerRow | None:
        """The person of a cookie or token, None when it is not one of ours."""
        claim, _, signature = (signed or "").rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(claim).encode()):
            return None
        player_id, _, epoch = claim.partition(".")
        player = await self.players.by_id(player_id)
        return player if player is not None and str(player.epoch) == epoch else None

    def _signature(self, claim: str) -> str:
        digest = hmac.new(self._key, claim.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def fresh_id() -> str:
    """120 bits nobody can guess, fit for links."""
    return base64.b32encode(secrets.token_bytes(15)).decode().lower()


def fresh_code() -> str:
    """A recovery code of 25 letters, about 124 bits."""
    letters = [secrets.choice(CODE_LETTERS) for _ in range(CODE_GROUPS * CODE_GROUP)]
    text = "".join(letters)
    return "-".join(text[at : at + CODE_GROUP] for at in range(0, len(text), CODE_GROUP))


def hash_code(code: str) -> str:
    """What is kept of a recovery code; spaces, dashes and capitals do not matter."""
    plain = "".join(letter for letter in code.lower() if letter.isalnum())
    return hashlib.sha256(f"hexmoot recovery {plain}".encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name without control characters, direction tricks and runs of spaces."""
    cleaned = clean_text(name)[:NAME_LENGTH].strip()
    if not cleaned:
        raise Refusal("malformed", "a name needs at least one visible character")
    return cleaned


def clean_text(text: str) -> str:
    """One line of text a person typed: no control or formatting characters, single spaces."""
    normal = unicodedata.normalize("NFC", text)
    shown = [" " if letter.isspace() else letter for letter in normal if _is_shown(letter)]
    return " ".join("".join(shown).split())


def _is_shown(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter) not in {"Cc", "Cf", "Cs", "Co", "Cn"}
