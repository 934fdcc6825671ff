/** The keys of a table page. */
import { isArrow, nearest } from '$lib/walk';

export interface KeyActions {
  undo: () => void;
  rules: () => void;
  log: () => void;
  help: () => void;
  hint: () => void;
  hurry: () => void;
}

/** Is the person writing something, or is a dialog open? */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, dialog, [role=menu], [role=slider]') !== null;
}

/** Move focus to the nearest lit thing in the arrow's direction; false where there is none. */
function walk(key: string): boolean {
  if (!isArrow(key)) return false;
  const all = document.querySelectorAll<HTMLElement | SVGElement>('.stage [data-lit]');
  const lit = [...all].filter((one) => one.getBoundingClientRect().width > 0);
  const here = document.activeElement;
  if (!(here instanceof Element) || !here.closest('.stage')) {
    lit[0]?.focus();
    return lit.length > 0;
  }
  const others = lit.filter((one) => one !== here);
  const boxes = others.map((one) => one.getBoundingClientRect());
  const found = others[nearest(here.getBoundingClientRect(), boxes, key)];
  found?.focus();
  return found !== undefined;
}

/** Press the answer with this number in the bar. */
function answer(digit: string): boolean {
  const chip = document.querySelector<HTMLElement>(`#options [data-digit="${digit}"]`);
  chip?.click();
  return chip !== null;
}

/** Do what a key says; true when it was one of ours. */
export function press(event: KeyboardEvent, actions: KeyActions): boolean {
  actions.hurry();
  if (event.ctrlKey || event.metaKey || isElsewhere(event.target)) return false;
  if (event.altKey) {
    if (event.code !== 'KeyO') return false;
    document.querySelector<HTMLElement>('#options button')?.focus();
    return true;
  }
  const letters: Record<string, () => void> = {
    u: actions.undo,
    r: actions.rules,
    l: actions.log,
    '?': actions.help,
    h: actions.hint,
  };
  const act = letters[event.key.toLowerCase()];
  if (act) act();
  return act !== undefined || walk(event.key) || (/^[1-9]$/.test(event.key) && answer(event.key));
}
