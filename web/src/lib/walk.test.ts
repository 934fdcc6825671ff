import { expect, it } from 'vitest';
import { isArrow, nearest } from './walk';

const at = (x: number, y: number) => ({ left: x - 5, top: y - 5, width: 10, height: 10 });
const around = [at(0, 100), at(100, 10), at(60, 80), at(-50, 0)];

it('walks to the nearest thing ahead, straight before slanted', () => {
  expect(nearest(at(0, 0), around, 'ArrowRight')).toBe(1);
  expect(nearest(at(0, 0), around, 'ArrowDown')).toBe(0);
  expect(nearest(at(0, 0), around, 'ArrowLeft')).toBe(3);
});

it('stays where nothing lies ahead', () => {
  expect(nearest(at(0, 0), around, 'ArrowUp')).toBe(-1);
});

it('knows the four arrows', () => {
  expect(['ArrowUp', 'a', 'Enter'].map(isArrow)).toEqual([true, false, false]);
});
