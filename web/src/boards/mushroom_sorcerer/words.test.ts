import { describe, expect, it } from 'vitest';
import { sampleAnswer } from '$lib/samples';
import { kit } from './kit';
import { potionWords } from './looks';
import { viewOf } from './samples';
import { arrowWords, becauseWords, oddsWords, rowWords, shortQuestion, shortWords } from './words';
import { landOf, type Asked, type ForestTable } from './table';
import { tour } from './tour';

describe('words', () => {
  it('takes answers apart', () => {
    expect(rowWords('Water: +1 influence, water 5 › 8')).toEqual({
      head: 'Water',
      rest: '+1 influence, water 5 › 8',
    });
    expect(rowWords('Cast Purify (1 mana)')).toEqual({ head: 'Cast Purify', rest: '1 mana' });
    expect(rowWords('Done')).toEqual({ head: 'Done', rest: '' });
  });

  it('says what a question hangs from', () => {
    expect(becauseWords(['the attack on D1', 'Plan B'])).toBe(
      'Because of the attack on D1, then Plan B.',
    );
    expect(becauseWords([])).toBe('');
    expect(shortQuestion('Which servant pays? 1 to go.')).toBe('Which servant pays?');
  });

  it('says what a war can bring, and when it can bring nothing', () => {
    expect(oddsWords({ expected: 0, most: 0 })).toEqual({ head: '', rest: 'no GU can fall' });
    expect(oddsWords({ expected: 0.25, most: 1 })).toEqual({
      head: '0.25',
      rest: 'GUs on average, 1 at most',
    });
    expect(oddsWords({ expected: 1, most: 2 }).rest).toBe('GU on average, 2 at most');
    expect(arrowWords(0, 1)).toBe('no arrow left for GUs');
    expect(arrowWords(1, 3)).toBe('1 arrow left for GUs, 3 at most');
    expect(arrowWords(2, 3)).toBe('2 arrows left for GUs, 3 at most');
  });

  it('takes both sides of a potion apart', () => {
    expect(potionWords('One more arrow. Mastered: attack again.')).toEqual({
      base: 'One more arrow.',
      master: 'attack again.',
    });
    expect(potionWords('You have a fourth turn.').master).toBe('');
  });

  it('has few words for known scrolls, and the tooltip for others', () => {
    expect(shortWords('whistle', 'long')).toBe('any 2 servants');
    expect(shortWords('home_made', 'long')).toBe('long');
  });

  it('reads lands off targets', () => {
    expect([landOf('land:12'), landOf('land:7:flame'), landOf('gu:moon'), landOf(null)]).toEqual([
      12,
      7,
      null,
      null,
    ]);
  });
});

describe('the kit', () => {
  const asking = (kind: string, left: number) =>
    viewOf(
      { asked: { left, kind } as ForestTable['asked'] },
      [],
      kind,
      'Which servant pays? 1 to go.',
    );

  it('asks for a whole set', () => {
    expect(kit.ask!(asking('pay', 3), true)).toBe('Which 3 servants pay?');
    expect(kit.ask!(asking('pay', 1), false)).toBe('Which servant pays?');
    expect(kit.ask!(asking('gu_kind', 0), false)).toBe('');
  });

  it('keeps the count where pieces go one by one', () => {
    expect(kit.ask!(asking('pay', 3), false)).toBe('');
  });

  it('says what the server notes of the question', () => {
    const note = 'Each GU pays 1 drop, and you may grow one GU.';
    const view = viewOf({ asked: { kind: 'raze', note, because: [] } as unknown as Asked });
    expect(kit.why!(view)).toBe(note);
  });

  it('gives no reason that the question names itself', () => {
    const asked = { kind: 'convert', note: '', because: ['Thief', 'Flask Energy'] };
    const table = { asked: asked as unknown as Asked };
    const view = viewOf(table, [], 'convert', 'Flask Energy: what into what?');
    expect(kit.why!(view)).toBe('Because of Thief.');
  });

  it('says where a slide and a strike go, and below what they cost', () => {
    const lands = [{ label: 'Ash' }] as ForestTable['lands'];
    const cost = { note: '1 servant, leaves 2' };
    const named = (kind: string, label: string) => {
      const view = viewOf({ lands, decks: [], asked: { kind } as Asked }, [
        [7, 'land a1', 'land:0'],
      ]);
      const answer = { ...sampleAnswer(label, 'land:0', 7), ...cost };
      return [kit.label!(answer, view), kit.gives!(answer, view, [])];
    };
    expect(named('slide_to', 'To Ash: 1 servant')).toEqual(['To Ash', cost.note]);
    expect(named('strike_at', 'Strike Ash of Charles: 1 servant')).toEqual([
      'Strike Ash',
      cost.note,
    ]);
  });

  it('says of each GU what it brings', () => {
    const table = { decks: [], asked: { kind: 'gu_kind' } as unknown as Asked };
    const view = viewOf(table, [[7, 'element flame', 'gu:flame']]);
    const answer = sampleAnswer('Flame: flame 3 › 6 (II), 1 war die', 'gu:flame', 7);
    expect(kit.label!(answer, view)).toBe('Flame');
    expect(kit.gives!(answer, view, [])).toBe('flame 3 › 6 (II), 1 war die');
  });

  it('tells a scroll on a deck in few words', () => {
    const deck = { id: 'deck:war', top: 'whistle', tooltip: 'long' };
    const decks = [deck] as ForestTable['decks'];
    const view = viewOf({ decks }, [[7, 'deck war', 'deck:war']], 'scroll');
    const answer = { ...sampleAnswer('Take Whistle', 'deck:war', 7), note: 'long' };
    expect(kit.gives!(answer, view, [])).toBe('any 2 servants');
  });

  it('fills the end of the turn only when nothing is given up', () => {
    const view = viewOf(
      { turn: { main: 'grow' } as ForestTable['turn'] },
      [
        [0, 'end', 'answer:end'],
        [7, 'grow a1', 'land:0'],
      ],
      'turn_menu',
    );
    const end = sampleAnswer('End the turn', 'answer:end', 0);
    expect(kit.isMain!(end, view)).toBe(true);
    expect(kit.isMain!({ ...end, warning: 'a GU is lost' }, view)).toBe(false);
    expect(kit.isMain!(sampleAnswer('Grow', 'land:0', 7), view)).toBe(false);
  });

  it('guides over things that are there', () => {
    const view = viewOf({ goal: 30 }, [], 'turn_menu');
    const targets = tour(view).map((stop) => stop.target);
    expect(targets).toContain('land:0');
    expect(targets.at(-1)).toBe('answers');
    expect(targets.every(Boolean)).toBe(true);
  });
});
