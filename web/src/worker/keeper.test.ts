import { beforeEach, describe, expect, it } from 'vitest';
import { Keeper } from './keeper';

const HOME = 'https://games.example';
const GAMES = `${HOME}/api/games`;
const LIST = `${HOME}/api/games/offline`;
const JSON_TYPE = { 'content-type': 'application/json' };
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: JSON_TYPE });
const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html' } });
const addressOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, HOME).href;

/** As much of a browser's caches as is used. */
class Shelf {
  readonly kept = new Map<string, Map<string, Response>>();

  open(name: string) {
    const shelf = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, shelf);
    const put = (asked: RequestInfo | URL, found: Response) =>
      Promise.resolve(void shelf.set(addressOf(asked), found));
    const addAll = (paths: string[]) =>
      Promise.all(paths.map(async (path) => put(path, await answered(path))));
    const match = (asked: RequestInfo | URL) =>
      Promise.resolve(shelf.get(addressOf(asked))?.clone());
    return Promise.resolve({ put, addAll, match });
  }

  async match(asked: RequestInfo | URL, { cacheName }: { cacheName: string }) {
    return (await this.open(cacheName)).match(asked);
  }

  keys() {
    return Promise.resolve([...this.kept.keys()]);
  }

  delete(name: string) {
    return Promise.resolve(this.kept.delete(name));
  }
}

/** What the network says; an address that is not here cannot be reached. */
let network: Record<string, () => Response>;
let asked: { url: string; wish: RequestInit | undefined }[];
let shelf: Shelf;

function answered(wanted: RequestInfo | URL, wish?: RequestInit): Promise<Response> {
  const url = addressOf(wanted);
  asked.push({ url, wish });
  const found = network[url];
  return found ? Promise.resolve(found()) : Promise.reject(new TypeError('Failed to fetch'));
}

function keeperOf(version: string): Keeper {
  const caches = shelf as unknown as CacheStorage;
  return new Keeper({ caches, fetch: answered, origin: HOME }, version);
}

const page = () => new Request(`${HOME}/`);
const said = async (found: Promise<Response>) => (await found).text();

beforeEach(() => {
  shelf = new Shelf();
  asked = [];
  network = { [`${HOME}/`]: () => html('one'), [`${HOME}/assets/a.js`]: () => html('script') };
});

describe('the page', () => {
  it('comes from the server, however old what is kept', async () => {
    const keeper = keeperOf('1');
    await keeper.keepPage(['/assets/a.js']);
    network[`${HOME}/`] = () => html('two');
    expect(await said(keeper.page(page()))).toBe('two');
  });

  it('is the kept one where nobody answers, or a gateway for a server that is away', async () => {
    const keeper = keeperOf('1');
    await keeper.keepPage(['/assets/a.js']);
    network = {};
    expect(await said(keeper.page(page()))).toBe('one');
    network[`${HOME}/`] = () => html('Bad gateway', 502);
    expect(await said(keeper.page(page()))).toBe('one');
  });

  it('is what was said where nothing is kept', async () => {
    network = {};
    await expect(keeperOf('1').page(page())).rejects.toThrow('Failed to fetch');
    network[`${HOME}/`] = () => html('Bad gateway', 502);
    expect(await said(keeperOf('1').page(page()))).toBe('Bad gateway');
  });

  it('has its parts from the same version, without asking', async () => {
    await keeperOf('1').keepPage(['/assets/a.js']);
    network = {};
    const part = new Request(`${HOME}/assets/a.js`);
    expect(await said(keeperOf('1').file(part))).toBe('script');
    await expect(keeperOf('2').file(part)).rejects.toThrow('Failed to fetch');
  });
});

describe('what older pages kept', () => {
  it('goes, and nothing else does', async () => {
    await keeperOf('1').keepPage([]);
    network[GAMES] = () => json([]);
    await keeperOf('1').answer(GAMES);
    await keeperOf('2').keepPage([]);
    await keeperOf('2').answer(GAMES);
    await shelf.open('of-somebody-else');
    await keeperOf('2').dropOlder();
    const kept = ['hexmoot-2', 'hexmoot-public-2', 'of-somebody-else'];
    expect([...shelf.kept.keys()]).toEqual(kept);
  });
});

describe('an answer', () => {
  it('is kept, asked for without saying who asks, and shown when nobody answers', async () => {
    network[GAMES] = () => json(['ravens']);
    await keeperOf('1').answer(GAMES);
    expect(asked.at(-1)?.wish).toMatchObject({ credentials: 'omit' });
    network = {};
    expect(await said(keeperOf('1').answer(GAMES))).toBe('["ravens"]');
  });

  it.each([
    ['a refusal', () => json({ code: 'failed' }, 500), '{"code":"failed"}'],
    ['what a gateway says', () => html('Bad gateway', 502), '["ravens"]'],
    ['the door of a foreign network', () => html('Please sign in'), '["ravens"]'],
  ])('is never %s', async (_, wrong, shown) => {
    network[GAMES] = () => json(['ravens']);
    await keeperOf('1').answer(GAMES);
    network[GAMES] = wrong;
    expect(await said(keeperOf('1').answer(GAMES))).toBe(shown);
    network = {};
    expect(await said(keeperOf('1').answer(GAMES))).toBe('["ravens"]');
  });
});

describe('what can be read offline', () => {
  const offer = (edition: string) => {
    network[LIST] = () => json({ paths: ['/api/games'], edition });
    network[GAMES] = () => json([edition]);
  };
  const times = (url: string) => asked.filter((one) => one.url === url).length;

  it('is fetched once, and again with another edition', async () => {
    offer('a');
    await keeperOf('1').keepPublic();
    await keeperOf('1').keepPublic();
    expect(times(GAMES)).toBe(1);
    offer('b');
    await keeperOf('1').keepPublic();
    network = {};
    expect(await said(keeperOf('1').answer(GAMES))).toBe('["b"]');
  });

  it.each([
    ['nobody answers', undefined],
    ['somebody else answers', () => html('Please sign in')],
  ])('is fetched again where that was cut off: %s', async (_, instead) => {
    offer('a');
    await keeperOf('1').keepPublic();
    offer('b');
    network = instead ? { ...network, [GAMES]: instead } : { [LIST]: network[LIST]! };
    await keeperOf('1')
      .keepPublic()
      .catch(() => undefined);
    offer('b');
    await keeperOf('1').keepPublic();
    network = {};
    expect(await said(keeperOf('1').answer(GAMES))).toBe('["b"]');
  });

  it('stays as it is while the list cannot be had', async () => {
    offer('a');
    await keeperOf('1').keepPublic();
    network = { [LIST]: () => html('Please sign in') };
    await keeperOf('1').keepPublic();
    expect(await said(keeperOf('1').answer(GAMES))).toBe('["a"]');
  });
});
