import { describe, expect, it } from 'vitest';
import { inGame, pairsOf, takers } from './draft';
import { viewOf, mage } from '../samples';

const pairs = {
  fw: { mage: 'Harmonist', mean: 2.33 },
  fe: { mage: 'Harmonist', mean: 2.33 },
  fa: { mage: 'Elementalist', mean: 2.18 },
};

describe('the draft', () => {
  it('lists the symbols in the game, taken ones too', () => {
    const view = viewOf(
      {
        majors_left: ['w', 'e'],
        minors_left: ['w', 'e', 'a'],
        seats: [mage(0, { major: 'f' }), mage(1)],
      },
      [],
      'major',
    );
    expect(inGame(view)).toEqual(['f', 'w', 'e', 'a']);
    expect(takers(view, 'f', 'Major')).toEqual([0]);
  });

  it('shows the mages a Major can become, best first', () => {
    const view = viewOf({ minors_left: ['a', 'w', 'e'], pairs }, [], 'major');
    expect(pairsOf(view, 'f', 'Major').map((pair) => pair.mage)).toEqual([
      'Harmonist',
      'Elementalist',
    ]);
  });

  it('shows the one mage a Minor makes with the own Major', () => {
    const view = viewOf({ seats: [mage(0, { major: 'f' }), mage(1)], pairs }, [], 'minor');
    expect(pairsOf(view, 'a', 'Minor')).toEqual([pairs.fa]);
    expect(pairsOf(view, 'f', 'Major')).toEqual([]);
  });
});
