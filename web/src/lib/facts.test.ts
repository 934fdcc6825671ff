import { expect, it } from 'vitest';
import { factsOf } from './facts';
import { event } from './samples';

const LINES = [event('rolled', [0, 6]), event('rolled', [0, 3]), event('sold', [1, 2, 9])];

it('counts, adds up and takes means, seat by seat', () => {
  const facts = factsOf(
    [
      { name: 'Mean roll', kinds: ['rolled'], at: 1, isMean: true },
      { name: 'Sold', kinds: ['sold'] },
      { name: 'Coins', kinds: ['sold'], at: 2 },
      { name: 'Never told', kinds: ['lost'] },
    ],
    LINES,
    2,
  );
  expect(facts).toEqual([
    { name: 'Mean roll', values: ['4.5', '–'] },
    { name: 'Sold', values: ['0', '1'] },
    { name: 'Coins', values: ['0', '9'] },
  ]);
});

it('says below a sum what it is made of, the most frequent first', () => {
  const found = (seat: number, thing: string) => ({
    ...event('gained', [seat, 0]),
    text: `Ann picks up 1 ${thing}.`,
  });
  const lines = [found(0, 'Wood'), found(1, 'Black Rock'), found(0, 'Black Rock')];
  const counted = { name: 'Found', kinds: ['gained'], of: /picks up \d+ (.*)\.$/ };
  expect(factsOf([counted], lines, 2)).toEqual([
    { name: 'Found', values: ['2', '1'] },
    { name: '· Black Rock', values: ['1', '1'] },
    { name: '· Wood', values: ['1', '0'] },
  ]);
});
