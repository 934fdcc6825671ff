/** Dice, stones and goods that a sentence names, drawn as the tokens they are. */

/** A word of a game, and the token that stands for it. */
export interface Token {
  word: string;
  icon: string;
  fill: string;
  ink: string;
  /** Drawn so often: a double shows twice. */
  times?: number;
  /** Drawn only right behind words like these: a 4 is a die where somebody rolls it. */
  after?: string;
  /** Not drawn before words like these: the Ether of an Ether Leak is part of a name. */
  unless?: string;
  /** A whole picture of its own, not a sign on a disc. */
  isWhole?: boolean;
}

/** A piece of a sentence: words, or one token. */
export interface Bit {
  text: string;
  token: Token | null;
}

const patterns = new WeakMap<readonly Token[], RegExp>();

/** Any of the words, the longest first; one that stands for several may have its plural s. */
function patternOf(tokens: readonly Token[]): RegExp {
  const known = patterns.get(tokens);
  if (known) return known;
  const words = tokens
    .toSorted((one, other) => other.word.length - one.word.length)
    .map(
      ({ word, after, unless }) =>
        (after ? `(?<=\\b(?:${after}) )` : '') + word + (unless ? `(?! (?:${unless})\\b)` : ''),
    );
  const made = new RegExp(`\\b((?:${words.join('|')})s?)\\b`);
  patterns.set(tokens, made);
  return made;
}

/** A sentence cut at the words that are drawn. */
export function bits(text: string, tokens: readonly Token[]): Bit[] {
  if (tokens.length === 0) return [{ text, token: null }];
  return text
    .split(patternOf(tokens))
    .filter((piece) => piece !== '')
    .map((piece) => ({
      text: piece,
      token: tokens.find(({ word }) => piece === word || piece === `${word}s`) ?? null,
    }));
}
