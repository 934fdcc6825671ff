import { describe, expect, it } from 'vitest';
import { box, broken, circle, closed, grown, outline } from './shapes';

describe('outlines', () => {
  it('closes a circle and a box', () => {
    expect(closed(circle(5))).toBe('M-5 0a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z');
    expect(closed(box(20, 10, 2))).toBe(
      'M-10 -3a2 2 0 0 1 2 -2h16a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2z',
    );
  });

  it('breaks them into four strokes', () => {
    expect(broken(circle(10)).match(/M/g)).toHaveLength(4);
    expect(broken(box(40, 40, 4)).match(/M/g)).toHaveLength(4);
  });

  it('grows on every side, and leaves drawn outlines alone', () => {
    expect(grown(circle(5), 3)).toEqual(circle(8));
    expect(grown(box(10, 20, 2), 3)).toEqual(box(16, 26, 5));
    expect(grown(outline('M0 0h5z'), 3)).toEqual(outline('M0 0h5z'));
  });
});
