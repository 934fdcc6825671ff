import { describe, expect, it } from 'vitest';
import { ended } from '$lib/samples';
import { bits } from '$lib/tokens';
import { becomes, oddsWords } from './hints';
import { tokens } from './looks';
import { answer, viewOf, mage } from './samples';
import {
  chipTip,
  doing,
  gives,
  icon,
  label,
  seatLine,
  shortName,
  spokenSeat,
  where,
  why,
} from './words';

describe('forecasts in words', () => {
  it('say what a roll becomes', () => {
    expect(becomes({ now: 2, then: 1.33 })).toBe('2 › 1.3');
    expect(becomes({ now: 2, low: 0, high: 3.5 })).toBe('2 › 0–3.5');
    expect(becomes({ now: 2, low: 3, high: 3 })).toBe('2 › 3');
    expect(becomes({ now: 2.1, then: 2.9, next: true })).toBe('next 2.1 › 2.9');
    expect(becomes(null)).toBe('');
  });

  it('say how often a die takes and pays', () => {
    const forecast = {
      take: [
        [1, 1],
        [2, 1],
      ] as [number, number][],
      pay: [[1, 1]] as [number, number][],
    };
    expect(oddsWords(forecast)).toBe('takes 1 or 2 (2 in 6), pays 1 (1 in 6)');
  });
});

describe('answers', () => {
  it('are short, with price and outlook below', () => {
    const view = viewOf(
      {
        forecasts: { 0: { now: 2, low: 0, high: 2 } },
      },
      [[0, 'cast char', 'line:0:0', 'Char (2 Fire): One die counts not.']],
      'cast',
    );
    expect(label(answer(view), view)).toBe('Char');
    expect(gives(answer(view), view)).toBe('2 Fire · 2 › 0–2');
    expect(icon(answer(view), view)).toBe('el-fire');
  });

  it('tell the mage a Minor makes and its mean Mana', () => {
    const view = viewOf(
      {
        seats: [mage(0, { major: 'f' }), mage(1)],
        pairs: { fw: { mage: 'Harmonist', mean: 2.33 } },
      },
      [[0, 'minor w', 'minor:w', 'Minor Water: Harmonist. Mirror Pool.']],
      'minor',
    );
    expect(label(answer(view), view)).toBe('Minor Water');
    expect(gives(answer(view), view)).toBe('Harmonist, 2.3 Mana a roll');
  });

  it('name a die by its colour', () => {
    const view = viewOf(
      {
        forecasts: { 0: { now: 2, then: 3 } },
      },
      [[0, 'die d1', 'die:d1', 'The red die (Fire), this roll 2 → 3']],
      'die',
    );
    expect(label(answer(view), view)).toBe('Red die');
    expect(gives(answer(view), view)).toBe('shows Fire · 2 › 3');
  });
});

describe('the line under the question', () => {
  it('tells the risk and the mean gain of another roll', () => {
    const view = viewOf(
      {
        forecasts: { 1: { bust: [1, 6], mean: 2.09 } },
      },
      [[0, 'go stop', 'channel', 'Stop']],
      'go',
    );
    expect(why(view)).toBe('A Sun (1 in 6) loses all 0 Mana; otherwise 2.1 more on average.');
  });
});

describe('mages', () => {
  it('are told what they are doing, never what they could do', () => {
    const view = viewOf(
      {
        seats: [mage(0), mage(1, { declared: true, live: true })],
      },
      [],
      'declare',
    );
    expect(doing(view, 0)).toBe('');
    expect(doing(view, 1)).toBe('declared');
  });

  it('show what a Chaotica counts as', () => {
    const chaotica = mage(0, {
      major: 's',
      mage: 'Chaotica',
      element: 'Fire',
      counts_as: 'Purist',
    });
    expect(seatLine(viewOf({ seats: [chaotica, mage(1)] }, [], 'go'), 0)).toBe(
      'Fire Purist (Chaotica)',
    );
  });
});

describe('where the game stands', () => {
  it('is the draft, the set-up, or a round', () => {
    expect(where(viewOf({ pairs: {} }, [], 'major')).now).toBe('Draft');
    expect(where(viewOf({ round: 0 }, [], 'start_mana')).now).toBe('Set-up');
    expect(where(viewOf({ round: 2, roll: 'Power Roll' }, [], 'go'))).toEqual({
      now: 'Round 2 of 6',
      more: 'Power Roll',
    });
  });

  it('names no roll and no turn once it is over', () => {
    const view = viewOf({ round: 6, roll: '' }, [], 'go');
    expect(where(view).more).toBe('the turn begins');
    expect(where(ended(view)).more).toBe('');
  });
});

it('draws symbols, and leaves the names of spells and mages whole', () => {
  const drawn = (text: string) => bits(text, tokens).flatMap(({ token }) => token?.word ?? []);
  expect(drawn('Ann casts Ether Leak for 2 Water.')).toEqual(['Water']);
  expect(drawn('Ann casts Earth Link, names Fire and is a Fire Purist.')).toEqual(['Fire']);
});

it('says what its numbers count', () => {
  const view = viewOf({ forecasts: { 4: { now: 0, then: 2 } } }, [[4, 'symbol f', 'symbol:f']]);
  expect(gives(answer(view), view)).toBe('0 › 2 Mana');
});

describe('a mage on a chip', () => {
  it('goes by the first word of a long name', () => {
    expect(shortName('Ann')).toBe('Ann');
    expect(shortName('Pip Candlewick')).toBe('Pip');
    expect(shortName('Sister Ysolde')).toBe('Ysolde');
    expect(shortName('The Quiet Abbot')).toBe('Abbot');
    expect(shortName('Bartholomew')).toBe('Barthol…');
  });

  it('is told with its spells, their prices, and a leak', () => {
    const line = { id: 'line:0:0', name: 'Char', spells: ['Char'], price: '2', used: false };
    const fire = mage(0, { major: 'f', mage: 'Purist', total: 4, leak: 1, lines: [line] });
    const view = viewOf({ seats: [fire, mage(1)] }, [], 'go');
    expect(spokenSeat(view, 0, 'Ann')).toBe('Ann, Purist, 4 Mana');
    expect(chipTip(view, 0, 'Ann').text).toBe('Char 2. Spells cost 1 more this turn.');
    expect(chipTip(view, 1, 'Bo').text).toBe('No cards yet.');
  });
});
