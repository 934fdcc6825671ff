/** The places that words about a move speak of. */
import type { BoardKit } from '$lib/board';
import type { GameEvent, View } from '$lib/view';
import type { ReviewPoint } from '../../protocol';

/**
 * What lines of the log name, and at a turning point the things of the answer that was given and of
 * the better one, as far as the viewer was asked.
 */
export function placesOf(
  told: readonly GameEvent[],
  point: ReviewPoint | undefined,
  view: View,
  kit: Pick<BoardKit, 'named'>,
): string[] {
  const labels = point ? [point.played, point.best] : [];
  const answers = view.choices.filter(({ label, target }) => target && labels.includes(label));
  const lines = told.flatMap((line) => kit.named?.(line, view) ?? []);
  return [...new Set([...answers.map(({ target }) => target), ...lines])];
}
