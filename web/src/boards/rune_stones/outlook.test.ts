import { describe, expect, it } from 'vitest';
import { changeWords, outlook, paidBy, reached } from './outlook';
import { cardOf, played, seatOf, seq, smithyOf, term, viewOf } from './samples';

const delver = cardOf(58, 'red', 1, seq(term('gem', 'ore'), term('gem', 'red')));
const champion = cardOf(51, 'blue', 2, seq(term('points', null, 2)));

describe('outlook', () => {
  it('tells what a card gives, as far as the supply goes', () => {
    const view = viewOf(
      {
        turn: { played: [played(delver)] },
        supply: { blue: 9, yellow: 9, green: 9, red: 0, white: 9, ore: 2 },
      },
      [[98, 'use 0', 'card:58']],
    );
    expect(outlook(view, 98).change).toEqual({ ore: 1, red: 0 });
  });

  it('adds the point of the stone, owned or borrowed, to a card that scores', () => {
    const table = { turn: { played: [played(champion)], borrowed: ['ST-XPP'] } };
    expect(outlook(viewOf(table, [[98, 'use 0', 'card:51']]), 98).points).toBe(3);
    const plain = { turn: { played: [played(champion)] } };
    expect(outlook(viewOf(plain, [[98, 'use 0', 'card:51']]), 98).points).toBe(2);
  });

  it('pays a smithy with its colour first, then what is wild, then white', () => {
    const gems = { blue: 1, yellow: 0, green: 2, red: 1, white: 3 };
    const smithies = [1, 2, 3, 4, 5].map((number) =>
      smithyOf(`s${number}`, 4, { bonus: seq(term('points', null, 3)) }),
    );
    const view = viewOf({ smithies, seats: [seatOf(0, { gems, wild_gem: 'green' }), seatOf(1)] }, [
      [116, 'smith 5 gems', 's5'],
      [117, 'smith 5 ore', 's5'],
    ]);
    expect(outlook(view, 116)).toMatchObject({
      change: { red: -1, green: -2, white: -1 },
      points: 3,
    });
    expect(outlook(view, 117)).toMatchObject({ change: { ore: -3 }, points: 0 });
  });

  it('gives back a gem before the gain of a swap', () => {
    const swap = { shape: 'swap' as const, times: 1, sides: [[term('gem', 'red', 2)]] };
    const cutter = cardOf(34, 'red', 3, swap);
    const view = viewOf(
      { turn: { played: [played(cutter, true)] } },
      [[145, 'colour blue', 'p0:gem:blue']],
      'swap_gem',
      'Return a gem for what 34 Card 34 gives?',
    );
    expect(outlook(view, 145).change).toEqual({ red: 2, blue: -1 });
  });

  it('shows where an artifact would lie', () => {
    const view = viewOf({}, [[133, 'row a', 'p0:A:blue']], 'place_row');
    expect(outlook(view, 133, 'p0:A:blue').placed).toEqual({
      target: 'p0:A:blue',
      colour: 'blue',
    });
  });

  it('adds up picked gems', () => {
    expect(paidBy(['p0:gem:red', 'p0:gem:red', 'p0:gem:white'])).toEqual({ red: -2, white: -1 });
  });

  it('finds the wisps on the way and the throne at its end', () => {
    const tokens = [5, 10, 15].map((space) => ({ id: `t${space}`, space, wisp: space !== 10 }));
    const night = { tokens, stack: 3, discard: {}, kinds: {}, up: [] };
    const view = viewOf({ night, target: 15, seats: [seatOf(0, { score: 5 }), seatOf(1)] });
    expect(reached(view, 0, 10)).toEqual({ score: 15, wisps: [15], isLast: true });
    expect(reached(view, 0, 9)).toEqual({ score: 14, wisps: [], isLast: false });
  });

  it('says it in words', () => {
    const words = changeWords({
      change: { ore: 1, white: -2, red: 0 },
      points: 1,
      placed: null,
      isWhole: true,
    });
    expect(words).toBe('+1 ore, −2 wild, 1 point');
  });
});
