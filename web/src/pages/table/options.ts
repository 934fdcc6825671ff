/** The rules of a table in words: what was changed, and what is as usual. */
import type { GameInfo } from '../../protocol';
import { spaced, valueOf } from '../../state/wish.svelte';

export interface OptionWords {
  name: string;
  words: string;
}

/** What an option is set to, as people say it. */
export function optionWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === undefined || value === '') return 'none';
  if (Array.isArray(value)) return value.map(optionWords).join(', ') || 'none';
  if (typeof value === 'object') return ownWords(value);
  return spaced(String(value));
}

/** Something made for this table: its name where it has one. */
function ownWords(value: object): string {
  if ('name' in value && typeof value.name === 'string') return value.name;
  const parts = Object.entries(value);
  return parts.map(([name, part]) => `${spaced(name)}: ${optionWords(part)}`).join(', ') || 'none';
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The options of a table, those that differ from its preset apart from the rest. */
export function optionsOf(
  options: Record<string, unknown>,
  preset: string | null,
  game: Pick<GameInfo, 'options' | 'presets'> | undefined,
): { changed: OptionWords[]; usual: OptionWords[] } {
  const base = game?.presets[preset ?? ''] ?? {};
  const forms = new Map(game?.options.map((form) => [form.name, form]));
  const isUsual = ([name, value]: [string, unknown]) => {
    const form = forms.get(name);
    return form !== undefined && isSame(value, valueOf(form, base, {}));
  };
  const worded = ([name, value]: [string, unknown]) => ({
    name: spaced(name),
    words: optionWords(value),
  });
  const all = Object.entries(options);
  return {
    changed: all.filter((one) => !isUsual(one)).map(worded),
    usual: all.filter(isUsual).map(worded),
  };
}
