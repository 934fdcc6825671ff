"""Who somebody is without an account: a signed cookie, and a recovery code to come back with."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from hexmoot.server.entrance.names import clean_name
from hexmoot.server.errors import Refusal
from hexmoot.server.storage.players import PlayerStore
from hexmoot.server.storage.rows import PlayerRow

COOKIE = "hexmoot"
DAY_SECONDS = 24 * 3600
# How long a cookie or token is taken: the server looks at the date in it, whatever a browser does.
SIGNED_SECONDS = 400 * DAY_SECONDS
# A cookie older than this is given anew to whoever comes back with it.
RENEWED_SECONDS = 30 * DAY_SECONDS
# Without letters and digits that are easily taken for one another.
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_GROUPS, CODE_GROUP = 5, 5


class Identities:
    """Makes people, recognises them, and lets them come back."""

    def __init__(self, players: PlayerStore, secret: str) -> None:
        self.players = players
        self.use(secret)

    def use(self, secret: str) -> None:
        """Sign with this secret from now on."""
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
        """Another recovery code; the one before, cookies and tokens no longer work."""
        code = fresh_code()
        player.epoch = await self.players.end_epoch(player.id, hash_code(code))
        return code

    async def sign_out(self, player: PlayerRow) -> None:
        """No cookie and no token of this person works any more; the recovery code does."""
        player.epoch = await self.players.end_epoch(player.id)

    async def recover(self, code: str) -> PlayerRow:
        """The person this recovery code belongs to."""
        player = await self.players.by_code(hash_code(code))
        if player is None:
            raise Refusal("unknown_player", "no player has this recovery code")
        return player

    # ---- recognising

    def sign(self, player: PlayerRow, now: float) -> str:
        """What a cookie or a program's token holds."""
        claim = f"{player.id}.{player.epoch}.{int(now)}"
        return f"{claim}.{self._signature(claim)}"

    async def recognise(self, signed: str | None, now: float) -> PlayerRow | None:
        """The person of a cookie or token, None when it is not one of ours or not any more."""
        claim, _, signature = (signed or "").rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(claim).encode()):
            return None
        player_id, epoch, *_ = claim.split(".")
        player = await self.players.by_id(player_id)
        if player is None or str(player.epoch) != epoch:
            return None
        return player if now - signed_at(claim, player) < SIGNED_SECONDS else None

    def is_aging(self, signed: str, player: PlayerRow, now: float) -> bool:
        """Is it time to give this person a new cookie for one that is still good?"""
        return now - signed_at(signed.rpartition(".")[0], player) > RENEWED_SECONDS

    def _signature(self, claim: str) -> str:
        digest = hmac.new(self._key, claim.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def signed_at(claim: str, player: PlayerRow) -> float:
    """When a claim was signed; those of before 0.2 do not say, and count from the first day."""
    _, _, *moment = claim.split(".")
    return float(moment[0]) if moment else player.created


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
