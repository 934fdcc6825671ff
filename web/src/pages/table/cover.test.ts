import { describe, expect, it } from 'vitest';
import { coveredFor, type Screen } from './cover';

const screen: Screen = {
  hides: true,
  isPlaying: true,
  mySeats: [0, 1],
  asked: 0,
  isOrdered: false,
  viewer: 0,
  shownTo: 0,
  coming: null,
  wantsCover: true,
};

describe('coveredFor', () => {
  it('is open for who said so and is asked', () => {
    expect(coveredFor(screen)).toBe(null);
  });
  it('covers when the other one is asked', () => {
    expect(coveredFor({ ...screen, asked: 1 })).toBe(1);
  });
  it('covers after a reload, also when the first seat is asked', () => {
    expect(coveredFor({ ...screen, shownTo: null })).toBe(0);
    expect(coveredFor({ ...screen, shownTo: null, asked: 1 })).toBe(1);
  });
  it('covers after a reload while a bot is asked', () => {
    expect(coveredFor({ ...screen, shownTo: null, asked: 2 })).toBe(0);
  });
  it('stays open for who looks while a bot is asked', () => {
    expect(coveredFor({ ...screen, shownTo: 1, viewer: 1, asked: 2 })).toBe(null);
  });
  it('stays open for who looks while an order answers for the other', () => {
    const ordered = { ...screen, asked: 1, isOrdered: true };
    expect(coveredFor(ordered)).toBe(null);
    expect(coveredFor({ ...ordered, shownTo: null })).toBe(0);
  });
  it('stays until the view has come, also when nobody wants it any more', () => {
    const told = { ...screen, asked: 1, shownTo: 1, coming: 1, wantsCover: false };
    expect(coveredFor(told)).toBe(1);
    expect(coveredFor({ ...told, viewer: 1 })).toBe(null);
  });
  it('is not there where nothing is hidden, for one person, or after the end', () => {
    expect(coveredFor({ ...screen, asked: 1, hides: false })).toBe(null);
    expect(coveredFor({ ...screen, asked: 1, mySeats: [0] })).toBe(null);
    expect(coveredFor({ ...screen, asked: 1, isPlaying: false })).toBe(null);
  });
});
