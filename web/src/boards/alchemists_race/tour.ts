/** The first-game guide. */
import type { TourStep } from '$lib/board';
import type { RaceView } from './table';

/** The first-game guide. */
export function tour({ table, viewer }: RaceView): TourStep[] {
  const mine = table.seats[viewer ?? 0]!;
  const market = table.board.spaces.find((space) => space.kind === 'market');
  const near = table.board.spaces.find((space) => space.kind === 'resource');
  const biting = table.board.spaces.find((space) => space.kind === 'lose_material');
  return [
    {
      target: mine.id,
      title: 'Your wizard',
      text: `First to ${table.target_coins} coins wins. Each turn you roll and walk all the steps, never straight back.`,
    },
    {
      target: near?.id ?? '',
      title: 'Gather',
      text: 'Where your walk ends you pick up what grows there. A broken ring means: you may go here.',
    },
    {
      target: biting?.id ?? '',
      title: 'Beware',
      text: 'Grey tiles bite: end here and you give something up. Walking across is harmless.',
    },
    {
      target: market?.id ?? '',
      title: 'The Market',
      text: 'You may stop here with steps to spare. Sell potions at once; brew when your next turn begins here.',
    },
    {
      target: 'potion:speed',
      title: 'The potion shelf',
      text: 'Two resources make a potion. Sell it for its coins, or keep it for what it does.',
    },
    {
      target: `seat-card:${mine.seat}`,
      title: 'What you hold',
      text: 'Resources, potions, and what they are worth today. Everything lies open, the others’ too.',
    },
    {
      target: 'answers',
      title: 'What is asked',
      text: 'The bar repeats in words what the board lights up. Numbers answer by keyboard; ? lists all keys.',
    },
  ];
}
