/** What a seat was not shown because another at this screen looked. */
import type { LogLine } from '../protocol';
import { api } from './api';
import type { Scene } from './show';

/** The positions at these lengths of the game, as this viewer sees them, with what brought them about. */
export async function missedScenes(
  table: string,
  viewer: number | null,
  plies: readonly number[],
  log: readonly LogLine[],
): Promise<Scene[]> {
  const positions = await Promise.all(plies.map((ply) => api.positionAt(table, ply, viewer)));
  return positions.map(({ view }, place) => {
    const events = log.filter((line) => line.ply === plies[place]);
    return { view, events, picks: null };
  });
}
