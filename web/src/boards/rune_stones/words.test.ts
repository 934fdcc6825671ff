import { expect, it } from 'vitest';
import { answerOf } from '$lib/table.svelte';
import { power } from './drawing/powers';
import { hint, hintsOf, seatOf, viewOf } from './samples';
import { tour } from './tour';
import type { AnswerHint } from './table';
import { ask, gives, icon, isMinor, label, why } from './words';

function said(text: string, words: string, target: string, kind = '', told: AnswerHint = hint()) {
  const hints = hintsOf({ answers: { [text]: told } });
  const view = viewOf({ hints, turn: { pool: 5 } }, [[7, text, target]], kind);
  const answer = answerOf({ ...view.choices[0]!, label: words });
  return { label: label(answer, view), gives: gives(answer, view), icon: icon(answer, view) };
}

it('says a use in short, and where its points lead', () => {
  const words = 'Use 51 Nixie Champion: Gain 2 points.';
  const told = hint({ points: 2, score: 2 });
  expect(said('use 0', words, 'card:51', 'util_next', told)).toEqual({
    label: 'Use 51 Nixie Champion',
    gives: '2 points (now 2)',
    icon: 'card',
  });
});

it('keeps the whole sentence where something is chosen or rolled', () => {
  const words = 'Marsh Wisp: Gain 1 ore, then gain 1 coloured gem of your choice.';
  const told = hint({ change: { ore: 1 }, then: ['choice'] });
  expect(said('tile 1', words, 'w1', 'wisp_pick', told).gives).toBe(
    'Gain 1 ore, then gain 1 coloured gem of your choice.',
  );
});

it('says what a row is then worth', () => {
  const words = 'Row A (then worth 3 points)';
  expect(said('row a', words, 'p0:A:blue', 'place_row')).toMatchObject({
    label: 'Row A',
    gives: 'then worth 3 points',
  });
});

it('says what a smithy takes and gives', () => {
  const forge = (told: AnswerHint, how = 'gems') =>
    said('smith 3 gems', `Forge the red artifact of Smithy 3 with ${how}`, 's3', '', told).gives;
  expect(forge(hint({ change: { red: -3 }, then: ['die'] }))).toBe('−3 red, then the die');
  expect(forge(hint({ then: ['gems'] }))).toBe('choose the gems next');
  expect(forge(hint(), 'a For free toadstool')).toBe('a toadstool instead');
});

it('says the same of every gem of a set', () => {
  const told = hint({ change: { blue: -1 } });
  expect(said('colour blue', 'Take a blue gem', 'b0', 'pick_gem', told).gives).toBe('−1 blue');
  expect(said('colour blue', 'Pay a blue gem', 'b0', 'pay_gem', told).gives).toBe('');
});

it('says what a creature leaves of the magic', () => {
  const told = hint({ magic: -2, pool: 3 });
  const words = 'Buy 44 Pixie Votary for 2';
  expect(said('slot 2', words, 'd2', 'summon_buy', told).gives).toBe('2 magic, leaves 3');
});

it('explains with the numbers of this game', () => {
  const table = { row_points: [0, 0, 4, 8], stone_limit: 3 };
  expect(why(viewOf(table, [], 'place_row'))).toBe('A fuller row is worth more: 4, 8 points.');
  expect(why(viewOf(table, [], 'exchange_row'))).toContain('up to 3');
  const third_card = 'With a third card the lowest number is lost.';
  expect(why(viewOf({ hints: hintsOf({ third_card }) }, [], 'util_card'))).toBe(third_card);
});

it('names pieces of a set by number and name', () => {
  const words = (text: string) => said('card 27', text, 'card:27', 'summon_card').label;
  expect(words('Play 27 Nixie Trickster for 2 magic')).toBe('27 Nixie Trickster');
  expect(words('Play 27 Nixie Trickster')).toBe('27 Nixie Trickster');
  expect(words('Buy 44 Pixie Votary for 2')).toBe('44 Pixie Votary');
});

it('folds free plays away, and what is on the board anyway', () => {
  const view = viewOf({}, [[7, 'ore-for-gem red', 'supply:red']], 'turn_action');
  expect(isMinor(answerOf(view.choices[0]!), view)).toBe(true);
  const taking = viewOf({}, [[7, 'slot 2', 'd2']], 'take_card');
  expect(isMinor(answerOf(taking.choices[0]!), taking)).toBe(true);
  const buying = viewOf({}, [[7, 'slot 2', 'd2']], 'summon_buy');
  expect(isMinor(answerOf(buying.choices[0]!), buying)).toBe(false);
});

it('asks for a whole set at once', () => {
  const view = viewOf({}, [], 'util_card');
  expect(ask(view, false)).toBe('');
  const whole = { ...view, decision: { ...view.decision!, picks: 2 } };
  expect(ask(whole, false)).toBe('');
  expect(ask(whole, true)).toBe('Play which two cards? The higher number is lost.');
});

it('marks own and borrowed stones', () => {
  const stones = ['ST-WILD', 'ST-EXCH'];
  const powers = [...stones, 'ST-PLUS'];
  const seats = [seatOf(0, { stones, powers, wild_gem: 'green' }), seatOf(1)];
  const view = viewOf({ seats, turn: { borrowed: ['ST-PLUS'], exchange_used: true } });
  expect(power(view, 'ST-WILD')).toEqual({ isLent: false, note: 'wild', gem: 'green' });
  expect(power(view, 'ST-EXCH')?.note).toBe('used');
  expect(power(view, 'ST-PLUS')).toEqual({ isLent: true, note: 'this turn', gem: null });
  expect(power(view, 'ST-MP')).toBeNull();
});

it('guides through the expansions only where they are played', () => {
  expect(tour(viewOf({}))).toHaveLength(7);
  const forest = { spaces: [], stack: 3, discard: {} };
  expect(tour(viewOf({ forest })).at(-1)?.target).toBe('forest');
});
