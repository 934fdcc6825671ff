import { describe, expect, it } from 'vitest';
import { event } from '$lib/samples';
import { asking, cardOf, played, seq, smithyOf, term, viewOf } from './samples';
import { because, turnLines } from './story';

const storm = cardOf(75, 'white', 2, seq(term('die', null, 2), term('points')));
const crown = cardOf(78, 'white', 2, asking('pick_gem', term('points', null, 3), term('any_gem')));
const die = {
  ANY_CARD: { name: 'Any card', ability: asking('take_card', term('any_card')) },
  PP2: { name: 'Two points', ability: seq(term('points', null, 2)) },
};
const night = {
  tokens: [{ id: 't5', space: 5, wisp: true }],
  stack: 3,
  discard: {},
  kinds: { 'WT-P': { name: 'Crown Wisp', ability: seq(term('points', null, 3)) } },
  up: [],
};
const names = (causes: { name: string }[]) => causes.map((cause) => cause.name);

describe('what asks', () => {
  it('reads the running turn, and only as far as the position on show', () => {
    const lines = [
      event('turn', [1, 3], '', 1),
      event('use', [1, 4], '', 2),
      event('turn', [0, 3], '', 5),
      event('use', [0, 64], '', 8),
      event('roll', [0, 4, 4], '', 10),
    ];
    expect(turnLines(lines, 9).map((line) => line.kind)).toEqual(['use']);
  });

  it('follows a card to its die', () => {
    const view = viewOf({ die, turn: { played: [played(storm, true)] } }, [], 'take_card');
    const lines = [event('use', [0, 64]), event('roll', [0, 7, 4]), event('roll', [0, 4, 4])];
    expect(names(because(lines, view))).toEqual(['75 Card 75', 'Die: any card']);
  });

  it('names the token that was reached', () => {
    const view = viewOf(
      { die, night, turn: { played: [played(crown, true)], wisp_token: 5 } },
      [],
      'wisp_pick',
    );
    const lines = [event('use', [0, 67]), event('points', [0, 3, 6, 0])];
    expect(names(because(lines, view))).toEqual(['78 Card 78', 'Reaching 5']);
  });

  it('comes back to the card when the wisp is done', () => {
    const view = viewOf({ die, night, turn: { played: [played(crown, true)] } }, [], 'pick_gem');
    const lines = [
      event('use', [0, 67]),
      event('points', [0, 3, 6, 0]),
      event('wisp', [0, 7, 5]),
      event('points', [0, 3, 9, 3]),
    ];
    expect(names(because(lines, view))).toEqual(['78 Card 78']);
  });

  it('shows the smithy an artifact is being paid at', () => {
    const smithies = [smithyOf('s1', 2), smithyOf('s2', 2), smithyOf('sW', 4)];
    const at = (forging_at: string) => viewOf({ smithies, turn: { forging_at } }, [], 'pay_gem');
    expect(names(because([], at('sW')))).toEqual(['Smithy W']);
    expect(names(because([], at('s2')))).toEqual(['Smithy 2']);
  });

  it('is silent where the question explains itself', () => {
    const view = viewOf({ turn: { played: [played(storm, true)] } }, [], 'util_next');
    expect(because([event('use', [0, 64])], view)).toEqual([]);
  });
});
