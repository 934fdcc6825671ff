import { expect, it } from 'vitest';
import { called, phrases } from './people';

const names = ['Red', 'Blue'];
const people = ['Mara', 'Tobin'];

it('calls people by name where the game allows it', () => {
  expect(called("Red meets Blue: Blue's Redwood", names, people, true)).toBe(
    "Mara meets Tobin: Tobin's Redwood",
  );
  expect(called('Red meets Blue', names, people, false)).toBe('Red meets Blue');
});

it('always replaces bare seat numbers', () => {
  expect(called('Waiting for Seat 2.', ['Seat 1', 'Seat 2'], people, false)).toBe(
    'Waiting for Tobin.',
  );
});

it('marks the pieces that name a seat', () => {
  expect(phrases('Red rolls 4', names, people, true)).toEqual([
    { text: 'Mara', seat: 0 },
    { text: ' rolls 4', seat: null },
  ]);
});

it('keeps the colour where nobody sits', () => {
  expect(called('Red rolls 4', names, ['', 'Tobin'], true)).toBe('Red rolls 4');
});
