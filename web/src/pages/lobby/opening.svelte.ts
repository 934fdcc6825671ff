/** Opening a table: from the form, or at once from a game's card. */
import { api } from '../../state/api';
import { home } from '../../state/home.svelte';
import { router } from '../../state/router.svelte';
import type { Wish } from '../../state/wish.svelte';

export class Opening {
  problem = $state('');
  isOpening = $state(false);

  /** Open the table that is wished for and go there; a newcomer gets this name. */
  async open(wish: Wish, name: string): Promise<void> {
    this.problem = '';
    this.isOpening = true;
    try {
      if (!home.me) await home.giveName(name);
      const table = await api.openTable(wish.request());
      wish.remember();
      router.go({ page: 'table', id: table.id });
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.isOpening = false;
    }
  }
}
