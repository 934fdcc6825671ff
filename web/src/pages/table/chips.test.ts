import { expect, it } from 'vitest';
import { chips, foldText, sharedWarning } from './chips';

const answer = (action: number, label: string) => ({
  actions: [action],
  label,
  target: '',
  warning: '',
  far: false,
});
const verb = (one: { label: string }) => one.label.split(' ', 1)[0]!;
const steps = Array.from({ length: 9 }, (_, place) => answer(place, `Go to ${place}`));

it('shows few answers side by side', () => {
  expect(chips(steps.slice(0, 8), verb).map((chip) => chip.kind)).toEqual(Array(8).fill('answer'));
});

it('folds many answers by verb, and leaves single ones alone', () => {
  const many = [...steps, answer(20, 'Roll')];
  const found = chips(many, verb);
  expect(found.map((chip) => chip.kind)).toEqual(['fold', 'answer']);
  expect(found[0]?.kind === 'fold' && found[0].answers).toHaveLength(9);
});

it('says a shared warning once', () => {
  const warned = steps.slice(0, 3).map((one) => ({ ...one, warning: 'no way back' }));
  expect(sharedWarning([...warned, answer(9, 'Roll')])).toBe('no way back');
  expect(sharedWarning(warned.slice(1))).toBe('');
});

it('names a fold by the words its answers share', () => {
  expect(foldText(steps)).toBe('Go to …');
  expect(foldText([answer(1, 'Sell'), answer(2, 'Buy')])).toBe('More answers');
});

it('folds minor answers behind the others, however few there are', () => {
  const found = chips(
    [...steps.slice(0, 2), answer(20, 'Roll')],
    verb,
    (one) => one.actions[0]! < 9,
  );
  expect(found.map((chip) => chip.kind)).toEqual(['answer', 'fold']);
});
