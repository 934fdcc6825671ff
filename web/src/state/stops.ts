/** Forced rolls on the way to a question, as scenes: thrown by their person, or seen thrown. */
import { patched, type Patch } from '$lib/patch';
import type { View } from '$lib/view';
import type { LogLine, Position, Stop, TableInfo } from '../protocol';
import type { Scene } from './show';

/** Does the person here throw this die: is it of the seat they look from, and does nobody answer for it? */
export function isMyThrow(
  { decision, viewer }: View,
  info: TableInfo | null,
  position: Position | null,
): boolean {
  const seat = info?.seats[viewer ?? -1];
  const isMine = decision?.seat === viewer && seat?.mine === true && !seat.stand_in;
  return isMine && !position?.ordered;
}

/** What came with stops: the moment they are on the way to, its lines, and how many had been told before. */
export interface News {
  moment: number;
  log: readonly LogLine[];
  before: number;
}

/** Each a patch of this view; those that are not thrown here stay for a beat. */
export function stopScenes(
  stops: readonly Stop[],
  view: View,
  { moment, log, before }: News,
  isThrown: (view: View) => boolean,
  beat: number,
): Scene[] {
  return stops.map((stop, place) => {
    const seen = patched(view, stop.view as Patch);
    const events = log.slice(place > 0 ? stops[place - 1]!.lines : 0, stop.lines);
    const waits = isThrown(seen);
    const tone = waits ? 'turn' : 'move';
    return {
      view: seen,
      events,
      picks: null,
      waits,
      hold: beat,
      tone,
      told: before + stop.lines,
      stop: { place, moment },
    } as const;
  });
}
