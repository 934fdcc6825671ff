/** What the server says would be: walks of one click, the way of a step, where it leads in words. */
import type { Answer } from '$lib/table.svelte';
import { called } from '$lib/people';
import type { RaceTable, RaceView, Way } from './table';

/** Spaces further off that a single click walks to. */
export function routes({ table }: RaceView): Answer[] {
  return (table.hints?.routes ?? []).map(({ answers, label, target, warning, grave }) => ({
    actions: answers,
    label,
    target,
    warning,
    grave,
    far: true,
  }));
}

/** The roads and ends of a step or of a walk further off. */
export function wayOf({ hints }: RaceTable, answer: Answer): Way | undefined {
  const ways: Way[] = (answer.far ? hints?.routes : hints?.steps) ?? [];
  const there = ways.filter((way) => way.target === answer.target);
  return there.find((way) => way.answers?.join() === answer.actions.join()) ?? there[0];
}

/** What a step leads to: "ends on Mushroom (Tobin there) or Grass". */
export function outlookWords(
  view: RaceView,
  answer: Answer,
  people: readonly string[] = [],
): string {
  const step = view.table.hints?.steps.find((one) => one.target === answer.target);
  return step && !answer.far ? called(step.outlook, view.names, people, true) : '';
}
