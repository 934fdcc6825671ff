/** What a turn can begin with, and in which part of it we are. */
import type { RuneView } from './table';

export interface MainAction {
  target: string;
  name: string;
  icon: string;
  /** What one has for it, or why it is closed. */
  note: string;
}

/** The three main actions as buttons. */
export function mainActions(view: RuneView): MainAction[] {
  const notes = view.table.hints?.main_actions;
  return [
    { target: 'main:summon', name: 'Summon', icon: 'fam-nixie', note: notes?.summon ?? '' },
    { target: 'main:utilize', name: 'Utilize', icon: 'card', note: notes?.utilize ?? '' },
    { target: 'main:forge', name: 'Forge', icon: 'anvil', note: notes?.forge ?? '' },
  ];
}

const PHASES: Record<string, string> = {
  turn_action: 'choosing',
  summon_card: 'Summon',
  summon_buy: 'Summon',
  util_card: 'Utilize',
  util_next: 'Utilize',
  copy_own: 'Utilize',
  no_discard: 'Utilize',
  forge_pick: 'Forge',
  place_row: 'Forge',
  place_wild: 'Forge',
  pay_gem: 'Forge',
  exchange_row: 'exchange',
  stone_pick: 'exchange',
  stone_discard: 'exchange',
};

/** The part of the turn: Summon, Utilize, Forge, exchange. */
export function phase(view: RuneView): string {
  const known = PHASES[view.decision?.kind ?? ''];
  if (known) return known;
  const { turn, smithies } = view.table;
  if (turn.played.length > 0) return 'Utilize';
  return smithies.some((smithy) => smithy.forged) ? 'Forge' : '';
}
