"""Writes the protocol's structs as TypeScript, or with `--schema` as a JSON schema."""

from __future__ import annotations

import inspect as python_inspect
import sys
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect

from hexmoot.lab.shelf import ReportInfo
from hexmoot.server.wire import bodies, lessons, pastimes
from hexmoot.server.wire import messages as protocol
from hexmoot.server.wire import parts as shapes

HEAD = "// Made by `python -m hexmoot.server.wire.typescript`; change the structs, not this file.\n"
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
UNIONS = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}
# Structs of other parts that are sent as they are.
FROM_ELSEWHERE = {ReportInfo}
WORDS = {
    "Level": shapes.Level,
    "Status": shapes.Status,
    "RefusalCode": shapes.RefusalCode,
}


def structs() -> list[type[msgspec.Struct]]:
    """Every struct of the protocol in the order it is written, bases left out."""
    bases = {protocol.Message, shapes.Part, protocol.Push, bodies.Body}
    found = []
    for module in (shapes, protocol, lessons, bodies, pastimes):
        for _, value in python_inspect.getmembers(module, python_inspect.isclass):
            if issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
                found.append(value)
    return sorted((set(found) | FROM_ELSEWHERE) - bases, key=_place)


def _place(kind: type) -> tuple[str, int]:
    return kind.__module__, python_inspect.getsourcelines(kind)[1]


def write(shape: inspect.Type) -> str:
    """One type in TypeScript."""
    if type(shape) in PLAIN:
        return PLAIN[type(shape)]
    if isinstance(shape, inspect.Metadata):
        return write(shape.type)
    if isinstance(shape, inspect.StructType):
        return shape.cls.__name__
    if isinstance(shape, inspect.LiteralType):
        return _literal(tuple(shape.values))
    if isinstance(shape, inspect.UnionType):
        return " | ".join(write(inner) for inner in shape.types)
    if isinstance(shape, inspect.TupleType):
        return f"[{', '.join(write(inner) for inner in shape.item_types)}]"
    if isinstance(shape, inspect.ListType):
        return f"Array<{write(shape.item_type)}>"
    if isinstance(shape, inspect.DictType):
        return f"Record<{write(shape.key_type)}, {write(shape.value_type)}>"
    raise TypeError(f"no TypeScript for {shape}")


def _literal(values: tuple[Any, ...]) -> str:
    for name, words in WORDS.items():
        if set(values) == set(get_args(words)):
            return name
    return _union(values)


def _union(words: tuple[Any, ...]) -> str:
    return " | ".join(f'"{word}"' for word in words)


def interface(kind: type[msgspec.Struct]) -> str:
    """One struct as a documented interface; what a client may leave out is optional."""
    shape = inspect.type_info(kind)
    assert isinstance(shape, inspect.StructType)
    lines = [f"/** {python_inspect.cleandoc(kind.__doc__ or '')} */"]
    lines.append(f"export interface {kind.__name__} {{")
    if shape.tag is not None:
        lines.append(f'  type: "{shape.tag}";')
    sent_by_client = issubclass(kind, (protocol.Message, bodies.Body)) or not issubclass(
        kind, (shapes.Part, protocol.Push)
    )
    for field in shape.fields:
        mark = "?" if sent_by_client and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {write(field.type)};")
    return "\n".join([*lines, "}", ""])


def typescript() -> Iterator[str]:
    """The whole protocol, piece by piece."""
    yield HEAD
    yield f"export const PROTOCOL_VERSION = {protocol.PROTOCOL_VERSION};\n"
    for name, words in WORDS.items():
        yield f"export type {name} = {_union(get_args(words))};\n"
    for kind in structs():
        yield interface(kind)
    for name, union in UNIONS.items():
        yield f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};\n"


def schema() -> dict[str, Any]:
    """The whole protocol as one JSON schema document with named definitions."""
    _, components = msgspec.json.schema_components(structs(), ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components}


def main(arguments: list[str]) -> None:
    """Write to standard output."""
    if "--schema" in arguments:
        body = msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"
    else:
        body = "\n".join(typescript())
    sys.stdout.write(body)


if __name__ == "__main__":
    main(sys.argv[1:])
