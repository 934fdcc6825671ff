import { expect, it } from 'vitest';
import { sampleAnswer } from '$lib/samples';
import { viewOf } from './samples';
import { label } from './words';

const said = (text: string, words: string, target: string): string =>
  label(sampleAnswer(words, target, 7), viewOf({}, [[7, text, target]]));

it('names the place first, so that it is read on a short chip', () => {
  expect(said('step 2 3', 'Free step to row 2, column 3', 'space:8')).toBe('To row 2, column 3');
  expect(said('step 2 3', 'Step to row 2, column 3: blue', 'space:8')).toBe('To row 2, column 3');
  expect(said('fly t3', 'Fly to Lake: nothing to take', 'zone:3')).toBe('Lake');
});
