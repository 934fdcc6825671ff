/** Who can open a link to this page: told by the address it was opened under. */

export type Reach = 'machine' | 'network' | 'everywhere';

const MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const NETWORK =
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|[^.]+(\.local)?)$/;

/** How far a host name reaches. */
export function reachOf(host: string): Reach {
  if (MACHINE.test(host)) return 'machine';
  return NETWORK.test(host) ? 'network' : 'everywhere';
}

/** The same in words for whoever wants to invite somebody. */
export const REACH: Record<Reach, string> = {
  machine:
    'Only this machine can open it. For others start Hexmoot with “hexmoot serve --host 0.0.0.0” and send the link with this machine’s address.',
  network: 'Anybody in the same network can open it.',
  everywhere: 'Anybody who has the link can open it.',
};
