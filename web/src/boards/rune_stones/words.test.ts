import { expect, it } from 'vitest';
import { answerOf } from '$lib/table.svelte';
import { power } from './powers';
import { cardOf, played, seatOf, seq, term, viewOf } from './samples';
import { tour } from './tour';
import { ask, gives, icon, isMinor, label } from './words';

const champion = cardOf(51, 'blue', 2, seq(term('points', null, 2)));

function said(text: string, words: string, target: string, kind = '', table = {}) {
  const view = viewOf(table, [[7, text, target]], kind);
  const answer = answerOf({ ...view.choices[0]!, label: words });
  return { label: label(answer, view), gives: gives(answer, view), icon: icon(answer, view) };
}

it('says a use in short, and where its points lead', () => {
  const table = { turn: { played: [played(champion)] } };
  const words = 'Use 51 Nixie Champion: Gain 2 points.';
  expect(said('use 0', words, 'card:51', 'util_next', table)).toEqual({
    label: 'Use 51 Nixie Champion',
    gives: '2 points (now 2)',
    icon: 'card',
  });
});

it('keeps the whole sentence where something is chosen or rolled', () => {
  const marsh = { ...cardOf(0, 'white', 0, seq(term('gem', 'ore'), term('any_gem'))), id: 'w1' };
  const up = [{ ...marsh, tile: 'WT-O', name: 'Marsh Wisp' }];
  const night = { tokens: [], stack: 1, discard: {}, kinds: {}, up };
  const words = 'Marsh Wisp: Gain 1 ore, then gain 1 coloured gem of your choice.';
  expect(said('tile 1', words, 'w1', 'wisp_pick', { night }).gives).toBe(
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
  expect(ask(view)).toBe('');
  const whole = { ...view, decision: { ...view.decision!, picks: 2 } };
  expect(ask(whole)).toBe('Which two cards do you play? The higher number will be lost.');
});

it('marks own and borrowed stones', () => {
  const seats = [seatOf(0, { stones: ['ST-WILD', 'ST-EXCH'], wild_gem: 'green' }), seatOf(1)];
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
