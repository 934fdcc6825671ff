/** The element of a thing or place on the page, or on a part of it, if it can be seen. */
export function findPlace(name: string, part: ParentNode = document): Element | null {
  const safe = CSS.escape(name);
  const all = part.querySelectorAll(`[data-target="${safe}"], [data-place="${safe}"]`);
  return [...all].find((one) => one.getBoundingClientRect().width > 0) ?? null;
}
