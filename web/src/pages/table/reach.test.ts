import { expect, it } from 'vitest';
import { reachOf } from './reach';

it('knows this machine, this network and the wide world by their addresses', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].map(reachOf)).toEqual(Array(3).fill('machine'));
  const near = ['192.168.1.20', '10.0.0.3', '172.20.1.1', 'tower.local', 'tower'];
  expect(near.map(reachOf)).toEqual(Array(5).fill('network'));
  expect(['games.example.org', '172.32.0.1'].map(reachOf)).toEqual(Array(2).fill('everywhere'));
});
