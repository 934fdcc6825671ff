"""The server's own key, and what it signs."""

from __future__ import annotations

import base64
from typing import Any

import msgspec
import pytest

from hexmoot.server.push import keys
from hexmoot.server.push.keys import BadKey, fresh_key, signer_of

pytest.importorskip("cryptography")

CONTACT = "mailto:ops@example.org"


def data_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_a_push_service_can_check_who_sends() -> None:
    """By the public half alone: header, claims and signature of RFC 8292."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.hashes import SHA256

    signer = signer_of(fresh_key(), CONTACT)
    kind, _, rest = signer.header("https://push.example", 1000.5).partition(" ")
    fields = dict(part.split("=", 1) for part in rest.split(", "))
    assert kind == "vapid"
    assert fields["k"] == signer.public
    point = data_of(signer.public)
    assert (len(point), point[0]) == (65, 4)
    signed, _, signature = fields["t"].rpartition(".")
    head, claims = (msgspec.json.decode(data_of(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    expected: dict[str, Any] = {"aud": "https://push.example", "exp": 44_200, "sub": CONTACT}
    assert claims == expected
    raw = data_of(signature)
    pair = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    public.verify(utils.encode_dss_signature(*pair), signed.encode(), ec.ECDSA(SHA256()))


def test_no_two_keys_are_alike() -> None:
    assert fresh_key() != fresh_key()


@pytest.mark.parametrize("text", ["", "no key", "-----BEGIN PRIVATE KEY-----\nAAAA\n"])
def test_what_is_no_key_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadKey, match="no private key"):
        signer_of(text, CONTACT)


def test_a_key_of_another_curve_is_refused() -> None:
    from cryptography.hazmat.primitives import serialization as forms
    from cryptography.hazmat.primitives.asymmetric import ec

    other = ec.generate_private_key(ec.SECP384R1()).private_bytes(
        forms.Encoding.PEM, forms.PrivateFormat.PKCS8, forms.NoEncryption()
    )
    with pytest.raises(BadKey, match="P-256"):
        signer_of(other.decode(), CONTACT)


@pytest.mark.parametrize("contact", ["", "ops@example.org", "http://example.org"])
def test_somebody_must_be_reachable(contact: str) -> None:
    with pytest.raises(BadKey, match="mailto"):
        signer_of(fresh_key(), contact)


def test_without_the_extra_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> object:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(keys, "import_module", nothing)
    with pytest.raises(BadKey, match=r"hexmoot\[push\]"):
        fresh_key()
