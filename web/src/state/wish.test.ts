import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionForm } from '../protocol';
import { changed, firstChairs, remembered, spaced, valueOf, Wish } from './wish.svelte';

const form = (name: string, value: unknown): OptionForm => ({
  name,
  type: 'number',
  default: value,
  help: '',
  low: 1,
  high: 9,
  words: [],
});

const game: GameInfo = {
  name: 'ravens',
  lessons: [],
  title: 'Ravens',
  summary: '',
  minutes: [1, 2],
  weight: 1,
  min_seats: 2,
  max_seats: 3,
  usual_seats: 2,
  rules_version: 1,
  presets: { standard: {}, coin: { sides: 2 } },
  default_preset: 'standard',
  options: [form('sides', 6)],
};

describe('options', () => {
  const sides = form('sides', 6);

  it('come from the change, else the preset, else the default', () => {
    expect(valueOf(sides, {}, {})).toBe(6);
    expect(valueOf(sides, { sides: 2 }, {})).toBe(2);
    expect(valueOf(sides, { sides: 2 }, { sides: 4 })).toBe(4);
  });

  it('set back to the preset are no change any more', () => {
    const once = changed(sides, { sides: 2 }, {}, 4);
    expect(once).toEqual({ sides: 4 });
    expect(changed(sides, { sides: 2 }, once, 2)).toEqual({});
  });

  it('read like words', () => {
    expect(spaced('two_purples')).toBe('Two purples');
  });
});

describe('a wished table', () => {
  it('seats me and bots up to the usual number', () => {
    expect(firstChairs(2, 4).map((chair) => chair.kind)).toEqual(['me', 'bot', 'empty', 'empty']);
  });

  it('starts at once with bots only', () => {
    const wish = new Wish(game);
    expect(wish.request()).toEqual({
      game: 'ravens',
      seats: [
        { kind: 'me', name: '' },
        { kind: 'bot', level: 'adept' },
      ],
      preset: 'standard',
      options: {},
      clock: { kind: 'none' },
      listed: false,
      practice: false,
      start: true,
    });
  });

  it('waits for friends, and names the others at this screen', () => {
    const wish = new Wish(game);
    wish.chairs[1]!.kind = 'friend';
    wish.chairs[2]! = { kind: 'here', name: ' Bea ', level: 'adept' };
    wish.pace = 'live';
    expect(wish.request().seats).toEqual([
      { kind: 'me', name: '' },
      { kind: 'open' },
      { kind: 'me', name: 'Bea' },
    ]);
    expect(wish.request().start).toBe(false);
    expect(wish.request().clock).toEqual({ kind: 'bank', seconds: 900, increment: 10 });
  });

  it('says when there are too few chairs', () => {
    const wish = new Wish(game);
    wish.chairs[1]!.kind = 'empty';
    expect(wish.problem).toBe('Ravens needs at least 2 players.');
  });

  it('forgets changes with a new preset', () => {
    const wish = new Wish(game);
    wish.set(game.options[0]!, 4);
    expect(wish.value(game.options[0]!)).toBe(4);
    wish.choosePreset('coin');
    expect(wish.changes).toEqual({});
    expect(wish.value(game.options[0]!)).toBe(2);
  });
});

describe('the last wish', () => {
  const kept = {
    preset: 'coin',
    changes: { sides: 4 },
    chairs: firstChairs(2, 3),
    pace: 'none',
    slow: 1,
    live: 1,
  };

  it('comes back', () => {
    expect(remembered(game, JSON.stringify(kept))).toEqual(kept);
  });

  it('is forgotten where the game has changed, or nothing sensible is stored', () => {
    expect(remembered(game, JSON.stringify({ ...kept, preset: 'gone' }))).toBeNull();
    expect(remembered(game, JSON.stringify({ ...kept, changes: { gone: 1 } }))).toBeNull();
    expect(remembered(game, JSON.stringify({ ...kept, chairs: [] }))).toBeNull();
    expect(remembered(game, 'what?')).toBeNull();
    expect(remembered(game, null)).toBeNull();
  });
});
