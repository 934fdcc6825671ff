/** Why the archmage would answer so: how much better its answer is than the next, and what it gives. */
import type { ThoughtInfo } from '../../protocol';

const CLEARLY = 0.08;
const A_LITTLE = 0.02;

/** How the best answer compares with the next one. */
export function reason(thoughts: readonly ThoughtInfo[], gives: string): string {
  const [best, next] = thoughts;
  if (!best) return '';
  const words = next ? compared(best.expected - next.expected, next.label) : 'The only answer.';
  return gives ? `${words} What it brings: ${gives}.` : words;
}

function compared(margin: number, other: string): string {
  const points = Math.round(100 * Math.abs(margin));
  if (margin >= CLEARLY) return `Clearly best: ${points} in 100 games more than “${other}”.`;
  if (margin >= A_LITTLE) return `A little better than “${other}”: ${points} in 100 games.`;
  return `Hardly any difference to “${other}”.`;
}
