/** The first-game guide: a few stops over the real board. */
import type { TourStep } from '$lib/board';
import { ownSeat } from '$lib/view';
import type { ForestView } from './table';

/** The stops: growing first, then both roads, then what one has. */
export const tour = (view: ForestView): TourStep[] => [
  ...growing(view),
  ...roads(view),
  ...belongings(view),
];

function growing({ table }: ForestView): TourStep[] {
  const free = table.lands.find((land) => land.kind === 'ground' && land.owner === null);
  return [
    {
      target: 'forest',
      title: 'The forest',
      text: 'Grow mushrooms (GUs) here and stack them into towers, four at most. A broken ring means: you may act here.',
    },
    {
      target: free?.id ?? 'forest',
      title: 'Growing',
      text: 'A new tower costs one drop, each higher level one more. The first tower on a land takes what lies there.',
    },
    {
      target: 'track:flame',
      title: 'Elements',
      text: 'A GU grown at level three lifts its element by three. Levels yield servants, drops and mana; from III on influence, too.',
    },
  ];
}

function roads({ table }: ForestView): TourStep[] {
  const shrine = table.lands.find((land) => land.kind === 'shrine');
  return [
    {
      target: 'influence',
      title: 'The first road',
      text: `Begin a turn with ${table.goal} influence and the game ends with that cycle. Each GU you grow brings one.`,
    },
    {
      target: 'track:moon',
      title: 'The other road',
      text: 'Moon GUs and elements win by Moons’ Blessing. The first moon element costs all your influence, for good.',
    },
    {
      target: shrine?.id ?? 'forest',
      title: 'Shrines and debris',
      text: 'A shrine pays its holder each Daybreak. Debris costs one servant more to build on.',
    },
  ];
}

function belongings(view: ForestView): TourStep[] {
  return [
    {
      target: 'deck:summoning',
      title: 'Scrolls',
      text: 'Study takes up to two scrolls from the tops of the decks. You cast them with mana, besides your main action.',
    },
    {
      target: `bench:${ownSeat(view)}`,
      title: 'Your own board',
      text: 'Your goods, your servants in reserve, the potion of the round and your scrolls. Everything lies open, the others’ too.',
    },
    {
      target: 'answers',
      title: 'What is asked',
      text: 'One main action each turn: study, grow, summon or attack. The bar repeats in words what the board lights up.',
    },
  ];
}
