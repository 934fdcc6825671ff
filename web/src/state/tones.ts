/** What is heard, as bars of wood that are struck or tapped: data, so that it can be measured. */

export type Tone = 'turn' | 'move' | 'dice' | 'won' | 'end' | 'chat';

/** One pure note: its pitch, when it begins, how loud it becomes and how soon it has died away. */
export interface Voice {
  hertz: number;
  at: number;
  loudness: number;
  lasts: number;
}

/** What sounds along with a pitch: how much higher, how loud against it, how long in seconds. */
type Body = readonly (readonly [times: number, share: number, lasts: number])[];
type Note = readonly [hertz: number, at: number, loudness: number];

/** A bar of a marimba, whose fourth overtone dies first. */
const BAR: Body = [
  [1, 1, 0.5],
  [3.93, 0.2, 0.12],
];
/** Wood put down on wood: short, and not quite a note. */
const WOOD: Body = [
  [1, 1, 0.11],
  [2.57, 0.4, 0.06],
];

/** Loudness is set so that all of them are about as loud to the ear, which hears low notes less. */
const SCORE: Record<Tone, readonly [Body, readonly Note[]]> = {
  turn: [
    BAR,
    [
      [392, 0, 0.085],
      [587, 0.11, 0.085],
    ],
  ],
  // The one that is heard most is the softest.
  move: [WOOD, [[294, 0, 0.13]]],
  // A die that comes to rest: ever softer, and ever more slowly.
  dice: [
    WOOD,
    [
      [523, 0, 0.09],
      [440, 0.07, 0.1],
      [554, 0.15, 0.07],
      [466, 0.25, 0.055],
      [392, 0.37, 0.045],
    ],
  ],
  won: [
    BAR,
    [
      [294, 0, 0.08],
      [392, 0.14, 0.08],
      [494, 0.28, 0.08],
      [587, 0.42, 0.085],
    ],
  ],
  end: [
    BAR,
    [
      [440, 0, 0.085],
      [330, 0.2, 0.09],
    ],
  ],
  chat: [BAR, [[740, 0, 0.06]]],
};

/** Seconds in which a note comes up: sooner it would click. */
export const RISE = 0.008;
/** So soft a note has ended. */
export const SILENCE = 0.0001;

/** The pure notes that together are this tone. */
export function voicesOf(tone: Tone): Voice[] {
  const [body, notes] = SCORE[tone];
  return notes.flatMap(([hertz, at, loudness]) =>
    body.map(([times, share, lasts]) => ({
      hertz: hertz * times,
      at,
      loudness: loudness * share,
      lasts,
    })),
  );
}
