/** The element of a thing or place on the page, if it can be seen. */
export function findPlace(name: string): Element | null {
  const safe = CSS.escape(name);
  const all = document.querySelectorAll(`[data-target="${safe}"], [data-place="${safe}"]`);
  return [...all].find((one) => one.getBoundingClientRect().width > 0) ?? null;
}
