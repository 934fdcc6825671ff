/** How long things take to move; nothing moves where the system or the person asks for stillness. */

const asked =
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

class Motion {
  /** The person's own setting: as the system says, always, never. */
  choice: 'system' | 'on' | 'off' = $state('system');
  /** How slowly everything goes: 1 is brisk. */
  tempo = $state(1);
  #system = $state(asked?.matches ?? false);
  readonly easing = 'cubic-bezier(.45, .05, .25, 1)';
  readonly isReduced = $derived(
    this.choice === 'off' || (this.choice === 'system' && this.#system),
  );
  /** A piece going one step, a tile turning. */
  readonly move = $derived(this.isReduced ? 0 : 280 * this.tempo);
  /** A token flying between places. */
  readonly flight = $derived(this.isReduced ? 0 : 420 * this.tempo);
  /** A die rolling, a card turning over. */
  readonly reveal = $derived(this.isReduced ? 0 : 600 * this.tempo);

  constructor() {
    asked?.addEventListener('change', (event) => (this.#system = event.matches));
  }
}

export const motion = new Motion();
