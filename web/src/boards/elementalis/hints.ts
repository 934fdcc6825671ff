/** What the engine says an answer may lead to, and that in words. */
import type { Answer } from '$lib/table.svelte';
import { short } from './looks';
import type { ElementView, Forecast } from './table';

/** What is known of an answer before it is given. */
export const forecastOf = (view: ElementView, answer: Answer | undefined): Forecast | null =>
  view.table.forecasts[String(answer?.actions[0])] ?? null;

/** `2 › 1.3`, `2 › 0–3`, or nothing; `next` where it is about the Chance Roll to come. */
export function becomes(forecast: Forecast | null): string {
  if (forecast?.now === undefined) return '';
  const { low, high, then } = forecast;
  const now = `${forecast.next ? 'next ' : ''}${short(forecast.now)}`;
  if (then !== undefined) return `${now} › ${short(then)}`;
  if (low === undefined || high === undefined) return '';
  return `${now} › ${low === high ? short(low) : `${short(low)}–${short(high)}`}`;
}

/** `takes 1 or 2 (2 in 6), pays 1 (1 in 6)`. */
export function oddsWords(forecast: Forecast | null): string {
  const part = (verb: string, ways: readonly [number, number][] = []) => {
    const all = ways.reduce((sum, [, faces]) => sum + faces, 0);
    return all ? `${verb} ${ways.map(([amount]) => amount).join(' or ')} (${all} in 6)` : '';
  };
  return [part('takes', forecast?.take), part('pays', forecast?.pay)].filter(Boolean).join(', ');
}
