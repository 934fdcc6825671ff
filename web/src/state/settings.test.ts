import { expect, it } from 'vitest';
import { DEFAULTS, restored } from './settings.svelte';

it('keeps stored choices of the right kind and drops the rest', () => {
  const stored = JSON.stringify({ scheme: 'dark', sound: 'loud', textSize: 125, other: 1 });
  expect(restored(stored)).toEqual({ ...DEFAULTS, scheme: 'dark', textSize: 125 });
});

it('starts from the defaults when nothing or nonsense is stored', () => {
  expect(restored(null)).toEqual(DEFAULTS);
  expect(restored('{broken')).toEqual(DEFAULTS);
  expect(restored('3')).toEqual(DEFAULTS);
});
