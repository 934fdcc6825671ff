/** Views, answers and events for tests; a board's own `samples.ts` fills them with its game. */
import type { Answer } from './table.svelte';
import type { Choice, GameEvent, View } from './view';

/** An answer as a test writes it: action, text, target, and a label where it is not the text. */
export type SampleChoice = [action: number, text: string, target: string, label?: string];

/** A choice of the view. */
const choiceOf = ([action, text, target, label = text]: SampleChoice): Choice => ({
  action,
  text,
  target,
  label,
  warning: '',
  note: '',
  grave: false,
});

/** A view of seat 0, which is asked a question of this kind. */
export function sampleView<Table>(
  table: Table,
  names: string[],
  choices: readonly SampleChoice[] = [],
  kind = '',
  prompt = '',
): View<Table> {
  return {
    game: '',
    rules: 1,
    viewer: 0,
    seats: names.length,
    names,
    ply: 9,
    decision: { kind, seat: 0, prompt, picks: 0 },
    choices: choices.map(choiceOf),
    closed: [],
    scores: [],
    outcome: null,
    panels: [],
    table,
  };
}

/** The same view once its game has ended. */
export const ended = <Table>(view: View<Table>): View<Table> => ({
  ...view,
  decision: null,
  outcome: { ranks: [1], winners: [0], scores: [1], reason: 'end', sentence: '', together: null },
});

/** An answer with these words. */
export const sampleAnswer = (label: string, target: string, action = 0, far = false): Answer => ({
  actions: [action],
  label,
  target,
  warning: '',
  grave: false,
  far,
});

/** A line of the log. */
export const event = (kind: string, numbers: number[], text = '', ply = 1): GameEvent => ({
  ply,
  kind,
  numbers,
  text,
});
