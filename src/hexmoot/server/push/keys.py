"""The server's own key, with which push services know who sends (VAPID, RFC 8292).

Made by `hexmoot push-key`. Signing needs `cryptography`, of the extra `push`.
"""

from __future__ import annotations

import base64
from importlib import import_module
from typing import Any, NamedTuple

import msgspec

from hexmoot.engine.errors import HexmootError

# A push service takes at most a day.
SIGNED_SECONDS = 12 * 3600
COORDINATE_BYTES = 32
CONTACTS = ("mailto:", "https://")


class BadKey(HexmootError):
    """A file that holds no key to sign with, or a contact nobody can write to."""


def _part(name: str) -> Any:
    """A part of `cryptography`; BadKey says how to get it."""
    try:
        return import_module(f"cryptography.hazmat.primitives.{name}")
    except ModuleNotFoundError as error:
        raise BadKey("notices need an extra: pip install 'hexmoot[push]'") from error


def text_of(data: bytes) -> str:
    """Bytes as they stand in headers: base64 for addresses, without its end."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def fresh_key() -> str:
    """A new private key, as the text of a file."""
    ec, forms = _part("asymmetric.ec"), _part("serialization")
    made: bytes = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        forms.Encoding.PEM, forms.PrivateFormat.PKCS8, forms.NoEncryption()
    )
    return made.decode()


class Signer(NamedTuple):
    """A private key, and whom to write to when something is wrong."""

    key: Any
    contact: str

    @property
    def public(self) -> str:
        """The public half, as browsers want it when somebody subscribes."""
        forms = _part("serialization")
        point = self.key.public_key().public_bytes(
            forms.Encoding.X962, forms.PublicFormat.UncompressedPoint
        )
        return text_of(point)

    def header(self, audience: str, now: float) -> str:
        """What says to the push service at this origin that it is us."""
        claims = {"aud": audience, "exp": int(now) + SIGNED_SECONDS, "sub": self.contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(text_of(msgspec.json.encode(part)) for part in parts)
        token = f"{signed}.{text_of(self._signature(signed.encode()))}"
        return f"vapid t={token}, k={self.public}"

    def _signature(self, data: bytes) -> bytes:
        ec, hashes, utils = _part("asymmetric.ec"), _part("hashes"), _part("asymmetric.utils")
        pair = utils.decode_dss_signature(self.key.sign(data, ec.ECDSA(hashes.SHA256())))
        return b"".join(number.to_bytes(COORDINATE_BYTES, "big") for number in pair)


def signer_of(text: str, contact: str) -> Signer:
    """A signer of a key file's text; BadKey in words where that cannot be."""
    if not contact.startswith(CONTACTS):
        raise BadKey("a contact for push services is mailto:… or https://…")
    ec, forms = _part("asymmetric.ec"), _part("serialization")
    try:
        key = forms.load_pem_private_key(text.encode(), None)
    except (ValueError, TypeError) as error:
        raise BadKey("this is no private key; hexmoot push-key makes one") from error
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != "secp256r1":
        raise BadKey("the key must be one of the curve P-256; hexmoot push-key makes one")
    return Signer(key, contact)
