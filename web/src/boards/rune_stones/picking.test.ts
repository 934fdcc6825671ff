import { expect, it } from 'vitest';
import { handSaid, playedSaid } from './hand';
import { jointColours, lossWords, lostOf, whyNotJoin } from './picking';
import { cardOf, played, seatOf, seq, term, viewOf } from './samples';
import { mainActions, mostMagic } from './turns';

const gem = seq(term('gem', 'red'));
const blue = cardOf(27, 'blue', 2, gem);
const red = cardOf(30, 'red', 2, gem);
const druid = cardOf(104, 'white', 2, gem);

it('loses the higher of two and the lowest of three', () => {
  expect(lostOf([druid, blue])).toBe(druid);
  expect(lostOf([red, druid, blue])).toBe(blue);
  expect(lostOf([blue])).toBeNull();
});

it('says where the lost card goes', () => {
  expect(lossWords(druid)).toBe('lost: leaves the game');
  expect(lossWords(blue)).toBe('lost: to the general discard');
});

it('knows which magic fits together', () => {
  expect(jointColours(['blue', 'yellow', 'green', 'red'], [blue, druid])).toEqual(['blue']);
  expect(whyNotJoin(red, ['blue'])).toBe('red does not fit blue');
  expect(whyNotJoin(druid, ['blue'])).toBe('');
  expect(mostMagic([blue, red, druid], 2)).toBe(6);
});

it('marks the picked card that will be lost', () => {
  const view = viewOf({ seats: [seatOf(0, { hand: [blue, druid] }), seatOf(1)] }, [], 'util_card');
  expect(handSaid(druid, view, [blue, druid])).toMatchObject({ isLost: true, isUp: true });
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
  const view = viewOf({}, [], 'summon_card');
  expect(handSaid(red, view, [blue]).text).toBe('red does not fit blue');
  expect(handSaid(druid, view, [blue]).text).toBe('2 rainbow magic');
});

it('counts what there is for each main action', () => {
  const hand = [blue, druid];
  const view = viewOf({ seats: [seatOf(0, { hand, hand_size: 2, stones: ['ST-MP'] }), seatOf(1)] });
  expect(mainActions(view).map((action) => action.note)).toEqual([
    'buy creatures with up to 6 magic',
    'use two of your 2 cards, lose one',
    '0 smithies within reach',
  ]);
});
