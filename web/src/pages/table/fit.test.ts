// @vitest-environment jsdom
import { expect, it } from 'vitest';
import {
  FITS,
  isFolded,
  isNoted,
  isShort,
  isSlim,
  isTucked,
  overflows,
  takenWidth,
  tighter,
} from './fit';

function box(scrollWidth: number, scrollHeight: number, overflow = 'hidden'): Element {
  const found = document.createElement('div');
  found.style.overflowX = overflow;
  const sizes = { scrollWidth, scrollHeight, clientWidth: 100, clientHeight: 60 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(found, name, { value });
  return found;
}

it('gets tighter step by step and stays at the tightest', () => {
  const next = ['slim', 'trim', 'plain', 'bare', 'folded', 'tight', 'all', 'all'];
  expect(FITS.map(tighter)).toEqual(next);
});

it('knows which ways stand in two slim rows and which are folded', () => {
  expect(FITS.filter(isSlim)).toEqual(['slim', 'trim', 'plain', 'bare', 'tight']);
  expect(FITS.filter(isShort)).toEqual(['trim', 'plain', 'bare', 'tight']);
  expect(FITS.filter(isFolded)).toEqual(['folded', 'tight']);
  expect(FITS.filter(isTucked)).toEqual(['folded', 'tight', 'all']);
});

it('writes a note only where all of it can be read', () => {
  expect(isNoted('slim', 'Grove Rite', 'a note of any length, as there is room')).toBe(true);
  expect(isNoted('trim', '14 Goblin Forager', '2 magic, leaves 0')).toBe(true);
  expect(isNoted('trim', '14 Goblin Forager for free', 'with your toadstool')).toBe(false);
  expect(isNoted('tight', 'Take Hunch', 'any 2 elements')).toBe(true);
  expect(isNoted('tight', 'To row 3, column 1', 'yellow, then 0 more')).toBe(false);
  expect(isNoted('plain', 'Take Hunch', 'any 2 elements')).toBe(false);
  expect(isNoted('bare', 'Take Hunch', 'any 2 elements')).toBe(false);
  expect(isNoted('wide', 'Take Hunch', '')).toBe(false);
});

it('sees what runs over, sideways and below', () => {
  expect(overflows(box(100, 60))).toBe(false);
  expect(overflows(box(120, 60))).toBe(true);
  expect(overflows(box(100, 80))).toBe(true);
  expect(overflows(box(120, 60, 'auto'))).toBe(false);
});

it('takes no more width than the widest row needs', () => {
  const rows = document.createElement('div');
  rows.style.paddingLeft = '5px';
  const at = (left: number, right: number) => () => ({ left, right }) as DOMRect;
  rows.getBoundingClientRect = at(100, 700);
  expect(takenWidth(rows)).toBe('');
  for (const left of [320, 480.4, 402]) {
    const chip = document.createElement('button');
    chip.getBoundingClientRect = at(left, left + 90);
    rows.append(chip);
  }
  expect(takenWidth(rows)).toBe('385px');
});
