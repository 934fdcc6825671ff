/** The first-game guide. */
import type { TourStep } from '$lib/board';
import type { RuneView } from './table';

const STEPS: TourStep[] = [
  {
    target: 'desk',
    title: 'One thing a turn',
    text: 'Summon, utilize or forge. Afterwards you may trade in rows of artifacts, and your hand is refilled.',
  },
  {
    target: 'hand',
    title: 'Every card does two things',
    text: 'The diamonds are its magic for summoning, the pictures below are its ability. When you utilize two cards, the higher number is lost: druids leave the game for good.',
  },
  {
    target: 'display',
    title: 'Creatures for your deck',
    text: 'Play cards of one magic colour and buy what the sum pays for; prices rise to the right. Bought cards come by way of your discard pile.',
  },
  {
    target: 's3',
    title: 'Smithies',
    text: 'Pay gems in the artifact’s colour, or three ore. Paid in gems, some smithies give a bonus.',
  },
  {
    target: 'rows',
    title: 'Your rows',
    text: 'Two artifacts or more can be traded in: 3, 6, 10 or 15 points, and a rune stone each time, up to four.',
  },
  {
    target: 'ST-PLUS',
    title: 'Rune stones',
    text: 'Eight powers for the rest of the game. Hold the pointer on one (or press long) to read it.',
  },
];

const NIGHT: TourStep = {
  target: 'wisps',
  title: 'Wisps of the night',
  text: 'Whenever your marker reaches or passes a bright token on the track, you take one of these four tiles and its effect.',
};

const FOREST: TourStep = {
  target: 'forest',
  title: 'The enchanted forest',
  text: 'Instead of using a card you may send your familiar one space on. Spaces give bonuses and toadstools; the furthest familiars score at the end.',
};

/** A few stops over the real board; those of the expansions only where they are played. */
export function tour({ table }: RuneView): TourStep[] {
  const end: TourStep = {
    target: 'score-track',
    title: `First to ${table.target} ends it`,
    text: 'Power points move your marker round the board. When somebody reaches the throne, the round is finished and the highest score wins.',
  };
  return [end, ...STEPS, ...(table.night ? [NIGHT] : []), ...(table.forest ? [FOREST] : [])];
}
