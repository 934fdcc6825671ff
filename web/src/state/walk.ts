/** Several answers in a row to one kind of question: a walk, given step by step. */
import type { Position } from '../protocol';

export class Walk {
  #rest: number[] = [];
  #kind = '';

  /** These steps are still to come, after the first. */
  begin(rest: number[], { view }: Position): void {
    this.#rest = rest;
    this.#kind = view.decision?.kind ?? '';
  }

  /** The next step, unless something came in between; then the walk is over. */
  next({ view: { decision, choices, viewer } }: Position): number | null {
    const [next, ...rest] = this.#rest;
    const goesOn = decision?.kind === this.#kind && decision.seat === viewer;
    const isThere = goesOn && choices.some((choice) => choice.action === next);
    this.#rest = isThere ? rest : [];
    return isThere ? next! : null;
  }

  stop(): void {
    this.#rest = [];
  }
}
