/** What changed in a plain value, put in; the server says how (`server/wire/patch.py`). */

export type Patch = { [key: string]: Patch } | unknown[];

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
  const whole = value as Record<string, unknown> | undefined;
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
  if (patch.length === 1) return patch[0];
  const [start, count, items] = patch as [number, number, unknown[]];
  const list = value as unknown[];
  return [...list.slice(0, start), ...items, ...list.slice(start + count)];
}
