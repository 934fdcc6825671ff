/** The first-game guide: a few stops over the real board. */
import type { TourStep } from '$lib/board';
import { isDraft, type ElementView } from './table';
import { ownSeat } from '$lib/view';

/** While cards are chosen. */
const DRAFT: TourStep[] = [
  {
    target: 'major:f',
    title: 'Choose a Major',
    text: 'It gives you your symbol and three spells. The numbers are the mean Mana a roll brings with each Minor.',
  },
  {
    target: 'minor:a',
    title: 'Then a Minor',
    text: 'The two together make your mage: friends on the wheel, rivals, or twice the same element all score differently.',
  },
  {
    target: 'answers',
    title: 'What is asked',
    text: 'Click a ringed card, or use the bar below. Numbers answer by keyboard; ? lists all keys.',
  },
];

/** In play. */
const play = (own: number): TourStep[] => [
  {
    target: `pool:${own}`,
    title: 'Mana is everything',
    text: 'It pays for spells, and what you still own after the last round is your score. The fullest Pool wins.',
  },
  {
    target: 'symbol:w',
    title: 'The wheel',
    text: 'Arrows on the rim: an element reduces the next one. Across the tray sit friends that do not harm each other.',
  },
  {
    target: 'sums',
    title: 'What a roll gives',
    text: 'Here the dice are added up for the mage whose turn it is. Each kind of mage counts them in its own way.',
  },
  {
    target: 'channel',
    title: 'Push your luck',
    text: 'Won Mana waits in the Channel. Bank it, or roll once more: a Sun on the yellow die loses it all.',
  },
  {
    target: `line:${own}:0`,
    title: 'Your spells',
    text: 'After every roll, also of others, all may declare and then cast one spell. Declaring is free and binds to nothing.',
  },
  {
    target: `seat:${own}`,
    title: 'The mages',
    text: 'Everything lies open: totals, cards, prices. Rest the pointer on anything to read what it does.',
  },
  {
    target: 'answers',
    title: 'What is asked',
    text: 'The bar repeats in words what the board lights up, with what each answer would bring.',
  },
];

/** The stops that fit the moment. */
export const tour = (view: ElementView): TourStep[] =>
  isDraft(view) ? DRAFT : play(ownSeat(view));
