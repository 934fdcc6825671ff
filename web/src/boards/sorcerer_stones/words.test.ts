import { expect, it } from 'vitest';
import { ended, sampleAnswer } from '$lib/samples';
import { viewOf } from './samples';
import { label, where } from './words';

const said = (text: string, words: string, target: string): string =>
  label(sampleAnswer(words, target, 7), viewOf({}, [[7, text, target]]));

it('names the place first, so that it is read on a short chip', () => {
  expect(said('step 2 3', 'Free step to row 2, column 3', 'space:8')).toBe('To row 2, column 3');
  expect(said('step 2 3', 'Step to row 2, column 3: blue', 'space:8')).toBe('To row 2, column 3');
  expect(said('with t0.nw', 'with red at Sky north-west: nothing to take', 'slot:0')).toBe(
    'With red at Sky north-west',
  );
  expect(said('fly t3', 'Fly to Lake: nothing to take', 'zone:3')).toBe('Lake');
});

it('says the step of a turn while there are turns', () => {
  const view = viewOf({ round: 7, step: 0, last_round: 'runes' }, []);
  expect(where(view).more).toBe('step 0 of 6: set-up');
  expect(where(ended(view))).toEqual({ now: 'Last round (7)', more: '' });
});
