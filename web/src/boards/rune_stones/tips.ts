/** Tooltips of cards: all that is printed on them, with the rule. */
import type { TableModel } from '$lib/table.svelte';
import type { Tip } from '$lib/view';
import { magicWords } from './looks';
import type { CardInfo, RuneTable } from './table';

/** What a card says, wherever it lies. */
export function cardTip(table: TableModel<RuneTable>, card: CardInfo): Tip {
  return {
    name: `${card.number} ${card.name}`,
    text: `${magicWords(card)}. ${card.text}`,
    rule: table.glossary[card.id]?.rule ?? 'RS-51',
  };
}
