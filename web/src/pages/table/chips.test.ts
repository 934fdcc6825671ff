import { expect, it } from 'vitest';
import { chips, familyOf, foldText, sentences, sharedWarning } from './chips';

const answer = (action: number, label: string) => ({
  actions: [action],
  label,
  target: '',
  warning: '',
  grave: false,
  far: false,
});
const verbOf = (one: { label: string }) => one.label.split(' ', 1)[0]!;
const kinds = { verbOf };
const steps = Array.from({ length: 9 }, (_, place) => answer(place, `Go to ${place}`));

it('shows few answers side by side', () => {
  expect(chips(steps.slice(0, 8), kinds).map((chip) => chip.kind)).toEqual(Array(8).fill('answer'));
});

it('folds many answers by verb, and leaves single ones alone', () => {
  const many = [...steps, answer(20, 'Roll')];
  const found = chips(many, kinds);
  expect(found.map((chip) => chip.kind)).toEqual(['fold', 'answer']);
  expect(found[0]?.kind === 'fold' && found[0].answers).toHaveLength(9);
});

it('says a shared warning once', () => {
  const warned = steps.slice(0, 3).map((one) => ({ ...one, warning: 'no way back' }));
  expect(sharedWarning([...warned, answer(9, 'Roll')])).toBe('no way back');
  expect(sharedWarning(warned.slice(1))).toBe('');
});

it('knows the kind of a thing by how its name begins', () => {
  const targets = ['zone:3', 'ST-PLUS', 'ST-MP', 'd7', 'done', ''];
  expect(targets.map(familyOf)).toEqual(['zone', 'ST', 'ST', 'd', 'done', '']);
});

it('names a fold by the words its answers share', () => {
  expect(foldText(steps)).toBe('Go to …');
  expect(foldText([answer(1, 'with red'), answer(2, 'with blue')])).toBe('With …');
});

it('names a fold without such words by what its answers do', () => {
  const spells = [answer(1, 'Char (1 Fire)'), answer(2, 'Breeze (1 Air)')];
  expect(foldText(spells, 'cast line')).toBe('Cast …');
  expect(foldText(spells)).toBe('More …');
});

it('ends a sentence once', () => {
  expect(sentences(['1 step would be lost.', 'your Spirit stays'])).toBe(
    '1 step would be lost. your Spirit stays',
  );
  expect(sentences(['you lose 14 influence', 'Sure?'])).toBe('you lose 14 influence. Sure?');
  expect(sentences(['', '2 magic, leaves 2'])).toBe('2 magic, leaves 2');
});

it('folds minor answers behind the others, however few there are', () => {
  const some = [...steps.slice(0, 2), answer(20, 'Roll')];
  const found = chips(some, { verbOf, isMinor: (one) => one.actions[0]! < 9 });
  expect(found.map((chip) => chip.kind)).toEqual(['answer', 'fold']);
});

it('folds pairs too where the bar is narrow, and all but the way on where it is too narrow', () => {
  const some = [...steps.slice(0, 2), answer(20, 'Roll')];
  const isMain = (one: { label: string }) => one.label === 'Roll';
  expect(chips(some, kinds, 'slim').map((chip) => chip.kind)).toEqual(Array(3).fill('answer'));
  expect(chips(some, kinds, 'folded').map((chip) => chip.kind)).toEqual(['fold', 'answer']);
  const all = chips(some, { verbOf, isMain }, 'all');
  expect(all.map((chip) => chip.kind)).toEqual(['answer', 'fold']);
  expect(all[1]?.kind === 'fold' && all[1].answers).toHaveLength(2);
});
