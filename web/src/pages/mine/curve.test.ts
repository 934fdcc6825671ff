import { describe, expect, it } from 'vitest';
import { curve, heightOf } from './curve';

describe('the way of a rating', () => {
  it('runs from left to right between its lowest and its highest', () => {
    const points = [
      { mean: 20, deviation: 5 },
      { mean: 30, deviation: 2 },
    ];
    const made = curve(points, [18, 25]);
    expect([made.low, made.high]).toEqual([15, 32]);
    expect(made.line).toBe(
      `M0.0 ${heightOf(20, 15, 32).toFixed(1)}L300.0 ${heightOf(30, 15, 32).toFixed(1)}`,
    );
    expect(made.band.endsWith('Z')).toBe(true);
  });

  it('is a point after one game', () => {
    expect(curve([{ mean: 25, deviation: 8 }], []).line).toMatch(/^M0\.0 /);
  });
});
