import { describe, expect, it } from 'vitest';
import { asked, mage } from './samples';
import { chipTip, shortName, spokenSeat } from './seats';

describe('a mage on a chip', () => {
  it('goes by the first word of a long name', () => {
    expect(shortName('Ann')).toBe('Ann');
    expect(shortName('Pip Candlewick')).toBe('Pip');
    expect(shortName('Bartholomew')).toBe('Barthol…');
  });

  it('is told with its spells, their prices, and a leak', () => {
    const line = { id: 'line:0:0', name: 'Char', spells: ['Char'], price: '2', used: false };
    const fire = mage(0, { major: 'f', mage: 'Purist', total: 4, leak: 1, lines: [line] });
    const view = asked('go', [], { seats: [fire, mage(1)] });
    expect(spokenSeat(view, 0, 'Ann')).toBe('Ann, Purist, 4 Mana');
    expect(chipTip(view, 0, 'Ann').text).toBe('Char 2. Spells cost 1 more this turn.');
    expect(chipTip(view, 1, 'Bo').text).toBe('No cards yet.');
  });
});
