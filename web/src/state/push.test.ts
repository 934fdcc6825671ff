// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keyBytes, minuteOf, quietOf } from './push.svelte';
import { DEFAULTS } from './settings.svelte';

it('reads times of day', () => {
  expect(['00:00', '22:30', '24:00', '7:00', ''].map(minuteOf)).toEqual([
    0,
    1350,
    null,
    null,
    null,
  ]);
});

it('tells quiet hours only where there are some', () => {
  const night = { ...DEFAULTS, quiet: true, quietFrom: '22:00', quietTo: '07:00' };
  expect(quietOf(night, 'Europe/Berlin')).toEqual({ start: 1320, end: 420, zone: 'Europe/Berlin' });
  expect(quietOf({ ...night, quiet: false }, 'UTC')).toBeNull();
  expect(quietOf({ ...night, quietTo: '22:00' }, 'UTC')).toBeNull();
  expect(quietOf({ ...night, quietFrom: '' }, 'UTC')).toBeNull();
});

it('reads keys as they stand in addresses', () => {
  expect([...keyBytes('-_8')]).toEqual([251, 255]);
});
