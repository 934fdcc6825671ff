/** Which open pile is being looked through: the general discard, or a seat's own. */

export type Pile = 'general' | number;

class Looking {
  at: Pile | null = $state(null);

  toggle(pile: Pile): void {
    this.at = this.at === pile ? null : pile;
  }

  close(): void {
    this.at = null;
  }
}

export const looking = new Looking();
