import { expect, it } from 'vitest';
import { handSaid, playedSaid } from './boxes/hand';
import { added, changeWords, hintOf, isWildFor, poolColour, wholeWords } from './hints';
import { cardOf, hint, hintsOf, played, seatOf, seq, term, viewOf } from './samples';
import { mainActions } from './words';

const gem = seq(term('gem', 'red'));
const blue = cardOf(27, 'blue', 2, gem);
const red = cardOf(30, 'red', 2, gem);
const druid = cardOf(104, 'white', 2, gem);

it('finds what the engine says of an answer', () => {
  const use = hint({ change: { ore: 1 } });
  const hints = hintsOf({ answers: { 'use 0': use } });
  const view = viewOf({ hints }, [[98, 'use 0', 'card:58']]);
  expect(hintOf(view, 98)).toEqual(use);
  expect(hintOf(view, 99)).toBeNull();
  expect(hintOf(viewOf({}, [[98, 'use 0', 'card:58']]), 98)).toBeNull();
});

it('adds up picked gems', () => {
  expect(added([{ red: -1 }, { red: -1 }, { white: -1 }])).toEqual({ red: -2, white: -1 });
});

it('says a change in words', () => {
  expect(changeWords(hint({ change: { ore: 1, white: -2 }, points: 1 }))).toBe(
    '+1 ore, −2 wild, 1 point',
  );
});

it('says where points lead and what follows', () => {
  const points = { points: 3, score: 15, wisps: [15], starts_last_round: true };
  expect(wholeWords(hint({ change: { red: -4 }, ...points }))).toBe(
    '−4 red, 3 points (now 15, calls a wisp, last round)',
  );
  expect(wholeWords(hint({ then: ['gems', 'die'] }))).toBe('choose the gems next, then the die');
});

it('shows the colour of the magic gathered', () => {
  const cards = { 'card:27': { colour: 'blue' as const }, 'card:104': { colour: null } };
  const view = viewOf({ hints: hintsOf({ cards }) });
  expect(poolColour(view, ['card:104'])).toBeNull();
  expect(poolColour(view, ['card:104', 'card:27'])).toBe('blue');
  expect(poolColour(viewOf({ turn: { magic_colours: ['green'] } }), [])).toBe('green');
});

it('marks gems that are wild', () => {
  const view = viewOf({ seats: [seatOf(0, { wild_colours: ['green', 'white'] }), seatOf(1)] });
  expect((['green', 'red', 'white', 'ore'] as const).map((kind) => isWildFor(view, kind))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('marks the picked card that will be lost', () => {
  const cards = { 'card:27': { lost_beside: [] }, 'card:104': { lost_beside: ['card:27'] } };
  const view = viewOf({ hints: hintsOf({ cards }) }, [], 'util_card');
  expect(handSaid(druid, view, [blue, druid])).toMatchObject({
    text: 'lost: leaves the game',
    isLost: true,
    isUp: true,
  });
  expect(handSaid(blue, view, [blue, druid])).toMatchObject({ text: 'kept', isLost: false });
  expect(handSaid(blue, view, [blue])).toMatchObject({ text: 'chosen' });
});

it('says what has become of cards in play', () => {
  expect(playedSaid(played(blue, true)).text).toBe('used');
  expect(playedSaid({ ...played(druid), will_be_lost: true })).toMatchObject({
    text: 'lost: leaves the game',
    isLost: true,
  });
});

it('says why a card cannot join a Summon', () => {
  const clashes = { 'card:27': 'red does not fit blue' };
  const cards = { 'card:30': { clash: '', clashes }, 'card:104': { clash: '', clashes: {} } };
  const view = viewOf({ hints: hintsOf({ cards }) }, [], 'summon_card');
  expect(handSaid(red, view, [druid, blue]).text).toBe('red does not fit blue');
  expect(handSaid(druid, view, [blue]).text).toBe('2 rainbow magic');
});

it('notes what there is for each main action', () => {
  const main_actions = { summon: 'up to 6 magic', utilize: 'two cards', forge: 'none' };
  const view = viewOf({ hints: hintsOf({ main_actions }) });
  expect(mainActions(view).map(({ note }) => note)).toEqual(['up to 6 magic', 'two cards', 'none']);
});
