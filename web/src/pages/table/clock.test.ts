import { expect, it } from 'vitest';
import { standInText, timeLeft, timeText } from './clock';

it('writes minutes, hours and days', () => {
  expect([0.4, 7.9, 187, 7500, 273600].map(timeText)).toEqual([
    '0:00',
    '0:07',
    '3:07',
    '2 h 05',
    '3 d 4 h',
  ]);
});

it('runs only while its seat is asked', () => {
  expect(timeLeft(60, true, 1000, 11000)).toBe(50);
  expect(timeLeft(60, false, 1000, 11000)).toBe(60);
  expect(timeLeft(5, true, 0, 11000)).toBe(0);
});

it('says why a bot plays and what coming back gives', () => {
  expect(standInText({ away: 'clock', back: 20 })).toBe(
    'Your time is up: a bot plays for you. Take the seat back and you have 0:20.',
  );
  expect(standInText({ away: 'left', back: null })).toBe('You left the seat: a bot plays for you.');
});
