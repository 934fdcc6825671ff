/** Small tables for tests. */
import { sampleView, type SampleChoice } from '$lib/samples';
import type { BoardData, RaceTable, RaceView, Space } from './table';

/** A plain space of the map; the first one is the Market. */
export const spaceAt = (number: number, x: number, y: number, roads: number[] = []): Space => ({
  id: `space:${number}`,
  number,
  label: '',
  place: '',
  name: '',
  kind: number === 0 ? 'market' : 'plain',
  resource: null,
  amount: 0,
  x,
  y,
  region: '',
  roads,
  tooltip: '',
});

/** A map of these spaces. */
export const boardOf = (...spaces: Space[]): BoardData => ({
  id: '',
  title: '',
  canvas: [1000, 1000],
  spaces,
});

/** A view with this on the table and these answers. */
export const viewOf = (
  table: Partial<RaceTable>,
  choices: SampleChoice[] = [],
  kind = '',
): RaceView =>
  sampleView({ active: 0, hints: null, ...table } as RaceTable, ['Red', 'Blue'], choices, kind);
