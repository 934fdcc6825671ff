import { describe, expect, it } from 'vitest';
import { changeText, clause, evenText, heightAt, labels, lines } from './graph';

describe('lines', () => {
  it('go from the first answer to the end', () => {
    expect(lines([0, 5, 10], [[0.2, 0.4, 1]])).toEqual([
      [
        { x: 0, y: 0.2 },
        { x: 0.5, y: 0.4 },
        { x: 1, y: 1 },
      ],
    ]);
  });

  it('join neighbours of a long game', () => {
    const plies = Array.from({ length: 101 }, (_, ply) => ply);
    const [line] = lines(plies, [plies.map((ply) => ply / 100)], 10);
    expect(line).toHaveLength(11);
    expect(line![0]!.y).toBeCloseTo(0.045);
    expect(line!.at(-1)).toEqual({ x: 1, y: 1 });
  });
});

it('knows the height of a line between its points', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ];
  expect(heightAt(line, 0.25)).toBeCloseTo(0.25);
  expect(heightAt(line, 0)).toBe(0);
});

it('puts names beside their lines and apart from each other', () => {
  const flat = (y: number) => [
    { x: 0, y },
    { x: 1, y },
  ];
  const [one, other] = labels([flat(0.5), flat(0.55)]);
  expect(Math.abs(one!.y - 0.5)).toBeLessThan(0.1);
  expect(Math.hypot((one!.x - other!.x) / 2, one!.y - other!.y)).toBeGreaterThan(0.1);
});

it('writes changes as people read them', () => {
  expect([changeText(0.14), changeText(-0.05), changeText(0.001)]).toEqual(['+14%', '−5%', '']);
});

it('takes the end off words that go into a sentence', () => {
  expect([clause('Gain 2 gems.'), clause('Go to S1')]).toEqual(['Gain 2 gems', 'Go to S1']);
});

it('a game without turning points says so, a company with its total', () => {
  expect(evenText({ together: false, chances: [[0.5, 0.7]] })).toBe(
    'No single answer turned the game.',
  );
  expect(evenText({ together: true, chances: [[0.48, 0.5, 0.61]] })).toMatch(
    /from 48% to 61%, \+13% in all/,
  );
  expect(evenText({ together: true, chances: [[0.5, 0.5]] })).toMatch(/no change in all/);
});
