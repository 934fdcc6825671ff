import { describe, expect, it } from 'vitest';
import { inGame, pairsOf, takers } from './draft';
import { asked, mage } from '../samples';

const pairs = {
  fw: { mage: 'Harmonist', mean: 2.33 },
  fe: { mage: 'Harmonist', mean: 2.33 },
  fa: { mage: 'Elementalist', mean: 2.18 },
};

describe('the draft', () => {
  it('lists the symbols in the game, taken ones too', () => {
    const view = asked('major', [], {
      majors_left: ['w', 'e'],
      minors_left: ['w', 'e', 'a'],
      seats: [mage(0, { major: 'f' }), mage(1)],
    });
    expect(inGame(view)).toEqual(['f', 'w', 'e', 'a']);
    expect(takers(view, 'f', 'Major')).toEqual([0]);
  });

  it('shows the mages a Major can become, best first', () => {
    const view = asked('major', [], { minors_left: ['a', 'w', 'e'], pairs });
    expect(pairsOf(view, 'f', 'Major').map((pair) => pair.mage)).toEqual([
      'Harmonist',
      'Elementalist',
    ]);
  });

  it('shows the one mage a Minor makes with the own Major', () => {
    const view = asked('minor', [], { seats: [mage(0, { major: 'f' }), mage(1)], pairs });
    expect(pairsOf(view, 'a', 'Minor')).toEqual([pairs.fa]);
    expect(pairsOf(view, 'f', 'Major')).toEqual([]);
  });
});
