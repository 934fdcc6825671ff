/** What changed in a plain value, put in; the server says how (`server/wire/native/patch.py`). */

export type Patch = { [key: string]: Patch } | unknown[];
/** A key, or with it the keys of the objects in a list. */
type Name = string | [string, Name[]];
type Row = unknown[];

/** A value with a patch put in; what did not change stays the very same, and so does the value given. */
export function patched<Value>(value: Value, patch: Patch): Value {
  return put(value, patch) as Value;
}

function put(value: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return replaced(value, patch);
  if (Array.isArray(value)) {
    const items = [...(value as unknown[])];
    for (const [place, change] of Object.entries(patch)) {
      items[Number(place)] = put(items[Number(place)], change);
    }
    return items;
  }
  const whole = value as Record<string, unknown> | null | undefined;
  const kept = Object.entries(whole ?? {}).filter(([key]) => !isGone(patch[key]));
  const changes = Object.entries(patch).filter(([, change]) => !isGone(change));
  const changed = changes.map(([key, change]) => [key, put(whole?.[key], change)] as const);
  return Object.fromEntries([...kept, ...changed]);
}

function isGone(patch: Patch | undefined): boolean {
  return Array.isArray(patch) && patch.length === 0;
}

/** Another value, or some items of a list by others. */
function replaced(value: unknown, patch: unknown[]): unknown {
  if (patch.length < 3) return unpacked(patch);
  const [start, count, ...made] = patch as [number, number, ...unknown[]];
  const [list, items] = [value as unknown[], unpacked(made) as unknown[]];
  return [...list.slice(0, start), ...items, ...list.slice(start + count)];
}

/** A value as it is, or objects from the keys they share and their values. */
function unpacked(made: unknown[]): unknown {
  if (made.length === 1) return made[0];
  const [names, rows] = made as [Name[], Row[] | Record<string, Row>];
  if (Array.isArray(rows)) return objectsOf(names, rows);
  const keys = Object.keys(rows);
  const objects = objectsOf(names, Object.values(rows));
  return Object.fromEntries(keys.map((key, place) => [key, objects[place]] as const));
}

/** Objects from their values; a shorter row ends as the last one does. */
function objectsOf(names: readonly Name[], rows: readonly Row[]): Record<string, unknown>[] {
  const last = rows.at(-1) ?? [];
  return rows.map((row) => objectOf(names, [...row, ...last.slice(row.length)]));
}

function objectOf(names: readonly Name[], row: Row): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name, place) => {
      if (typeof name === 'string') return [name, row[place]];
      return [name[0], objectsOf(name[1], row[place] as Row[])];
    }),
  );
}
