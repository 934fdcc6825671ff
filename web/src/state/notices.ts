/** Telling somebody who is elsewhere that it is their move. */
import type { TableSummary } from '../protocol';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

/** The page's title, with the number of tables that wait for me. */
export function pageTitle(name: string, waiting: number): string {
  const whole = name ? `${name} · Hexmoot` : 'Hexmoot';
  return waiting > 0 ? `(${waiting}) ${whole}` : whole;
}

/** May this browser notify, and does the person want it to? */
export function canNotify(): boolean {
  return (
    'Notification' in window && Notification.permission === 'granted' && settings.choices.notify
  );
}

/** Turn notifications on; false where the browser or the person says no. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Say that it is my move at a table, unless I am looking at it. */
export function announce(table: TableSummary): void {
  if (!canNotify() || isLookingAt(table.id)) return;
  let notice: Notification;
  try {
    notice = new Notification('Your move', { body: table.title, tag: table.id });
  } catch {
    // Some phones let only installed pages notify.
    return;
  }
  notice.onclick = () => {
    window.focus();
    router.go({ page: 'table', id: table.id });
    notice.close();
  };
}

function isLookingAt(id: string): boolean {
  const { route } = router;
  return document.visibilityState === 'visible' && route.page === 'table' && route.id === id;
}
