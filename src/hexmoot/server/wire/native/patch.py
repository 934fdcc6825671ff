"""What changed between two plain values, small, and how it is put back.

A patch is `[value]`: it is this now; `[]`: it is gone (a key of an object); an object: these keys
changed, each by a patch of its own (of a list, these places: its length stays; of nothing: they
are all); or `[start, count, items]`: in a list, so many items from there on became these.

Objects that are alike share their keys. `[names, rows]`: it is a list of objects now (or an object
of them), each with these keys, by its values in this order; a name that is `[name, names]` stands
for a list of such objects again. `[start, count, names, rows]`: items of a list became these.
A row that is shorter ends as the last of its rows does.

Exact for plain values where a number never takes the place of true or false.
"""

from __future__ import annotations

from typing import Any, Final

Patch = dict[str, Any] | list[Any]
# A key, or with it the keys of the objects in a list.
Name = str | list[Any]
# A list of numbers or words of which more than one in so many changed is sent by its changed part.
FEW: Final = 3
DEEP: Final = (dict, list)
MISSING: Final = object()


def difference(before: Any, after: Any) -> Patch:
    """The patch that makes one value of another; `{}` where nothing in them differs."""
    if isinstance(after, dict):
        if isinstance(before, dict):
            return _in_object(before, after)
        if before is None or before is MISSING:
            return _from_nothing(after)
    elif isinstance(after, list) and isinstance(before, list) and before and after:
        return _in_list(before, after)
    return whole(after)


def _from_nothing(after: dict[str, Any]) -> Patch:
    """An object by its parts where one of them is smaller for it."""
    parts: dict[str, Any] = {}
    is_smaller = False
    for key, value in after.items():
        part = whole(value)
        parts[key] = part
        is_smaller = is_smaller or len(part) > 1
    return parts if is_smaller else [after]


def whole(value: Any) -> list[Any]:
    """The patch that makes a value of anything."""
    if isinstance(value, list):
        names = _common_names(value)
        return [names, _rows(names, value)] if names else [value]
    if isinstance(value, dict):
        rows = list(value.values())
        names = _common_names(rows)
        if names:
            return [names, dict(zip(value, _rows(names, rows), strict=True))]
    return [value]


def _common_names(rows: list[Any]) -> list[Name]:
    """The keys of objects that are alike; none where it does not pay."""
    if len(rows) < 2:
        return []
    first = rows[0]
    if not isinstance(first, dict):
        return []
    keys = first.keys()
    for row in rows:
        if not isinstance(row, dict) or row.keys() != keys:
            return []
    return [_name(key, rows) for key in first]


def _name(key: str, rows: list[Any]) -> Name:
    """A key, with those of the objects in the lists that stand there, if all are alike."""
    items: list[Any] = []
    for row in rows:
        cell = row[key]
        if not isinstance(cell, list):
            return key
        items += cell
    inner = _common_names(items)
    return [key, inner] if inner else key


def _rows(names: list[Name], objects: list[Any]) -> list[list[Any]]:
    """Objects by their values, each without what it ends with as the last one does."""
    rows = [_row(names, one) for one in objects]
    if len(rows) > 1:
        last = rows[-1]
        for row in rows[:-1]:
            # One cell stays: an empty row would be nothing at all.
            while len(row) > 1 and row[-1] == last[len(row) - 1]:
                row.pop()
    return rows


def _row(names: list[Name], one: dict[str, Any]) -> list[Any]:
    found: list[Any] = []
    for name in names:
        if isinstance(name, str):
            found.append(one[name])
        else:
            found.append(_rows(name[1], one[name[0]]))
    return found


def _in_object(before: dict[str, Any], after: dict[str, Any]) -> Patch:
    if after and before.keys().isdisjoint(after):
        return whole(after)
    found: dict[str, Any] = {}
    for key, value in after.items():
        known = before.get(key, MISSING)
        if known is value or known == value:
            continue
        found[key] = difference(known, value) if isinstance(value, DEEP) else [value]
    return _with_gone(found, before, after)


def _with_gone(found: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> Patch:
    if before.keys() != after.keys():
        for key in before:
            if key not in after:
                found[key] = []
    return found


def _in_list(before: list[Any], after: list[Any]) -> Patch:
    if len(before) == len(after):
        found = _by_places(before, after)
        if found is not None:
            return found
    shorter = min(len(before), len(after))
    start = rest = 0
    while start < shorter and before[start] == after[start]:
        start += 1
    while rest < shorter - start and before[-1 - rest] == after[-1 - rest]:
        rest += 1
    return [start, len(before) - rest - start, *whole(after[start : len(after) - rest])]


def _by_places(before: list[Any], after: list[Any]) -> Patch | None:
    """The places that changed, each by itself; None where too much did."""
    changed: list[int] = []
    is_deep = False
    for place, value in enumerate(after):
        if before[place] != value:
            changed.append(place)
            is_deep = is_deep or isinstance(value, DEEP)
    if not is_deep and FEW * len(changed) > len(after):
        return None
    return {str(place): difference(before[place], after[place]) for place in changed}


class Differences:
    """Differences of objects that have parts in common: each part is compared once.

    Nothing that was compared may change while this is used.
    """

    def __init__(self) -> None:
        # With a patch its two values are kept: as long as they live nothing else has their ids.
        self._known: dict[tuple[int, int], tuple[Any, Any, Patch]] = {}

    def clear(self) -> None:
        """Forget all of them."""
        self._known.clear()

    def between(self, before: Any, after: Any, depth: int = 2) -> Patch:
        """The difference of two objects or lists; `{}` where they are equal.

        Parts of objects are remembered so many levels deep.
        """
        key = (id(before), id(after))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = (before, after, self._made(before, after, depth))
        return found[2]

    def _made(self, before: Any, after: Any, depth: int) -> Patch:
        if depth == 0 or not isinstance(before, dict) or not isinstance(after, dict):
            return {} if before == after else difference(before, after)
        if after and before.keys().isdisjoint(after):
            return whole(after)
        found: dict[str, Any] = {}
        for key, value in after.items():
            known = before.get(key, MISSING)
            if known is value or known == value:
                continue
            if isinstance(value, DEEP) and isinstance(known, DEEP):
                found[key] = self.between(known, value, depth - 1)
            else:
                found[key] = difference(known, value)
        return _with_gone(found, before, after)


def patched(value: Any, patch: Patch) -> Any:
    """A value with a patch put in; the value given stays as it was."""
    if isinstance(patch, list):
        return _replaced(value, patch)
    if isinstance(value, list):
        changes = {int(place): change for place, change in patch.items()}
        return [
            patched(one, changes[place]) if place in changes else one
            for place, one in enumerate(value)
        ]
    known = {} if value is None else value
    changed = {
        key: patched(known.get(key), change) for key, change in patch.items() if change != []
    }
    kept = {key: one for key, one in known.items() if patch.get(key) != []}
    return {**kept, **changed}


def _replaced(value: Any, patch: list[Any]) -> Any:
    if len(patch) < 3:
        return _unpacked(patch)
    start, count = patch[:2]
    return [*value[:start], *_unpacked(patch[2:]), *value[start + count :]]


def _unpacked(patch: list[Any]) -> Any:
    """A value as it is, or objects from the keys they share and their values."""
    if len(patch) == 1:
        return patch[0]
    names, rows = patch
    if isinstance(rows, dict):
        return dict(zip(rows, _objects(names, list(rows.values())), strict=True))
    return _objects(names, rows)


def _objects(names: list[Name], rows: list[list[Any]]) -> list[dict[str, Any]]:
    """Objects from their values; a shorter row ends as the last one does."""
    return [_object(names, [*row, *rows[-1][len(row) :]]) for row in rows]


def _object(names: list[Name], row: list[Any]) -> dict[str, Any]:
    found = {}
    for name, cell in zip(names, row, strict=True):
        if isinstance(name, str):
            found[name] = cell
        else:
            found[name[0]] = _objects(name[1], cell)
    return found
