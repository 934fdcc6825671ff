/** The HTTP half of the server, typed by the protocol. */
import type {
  ChallengeInfo,
  Deleted,
  Forgotten,
  Fork,
  GameBook,
  GameInfo,
  LessonPlay,
  LessonTry,
  LogPage,
  MatchWish,
  MyGames,
  MyPuzzles,
  NewTable,
  Problem,
  PuzzleBook,
  PuzzlePage,
  RecoveryCode,
  ReportInfo,
  ReportPage,
  Review,
  ServerInfo,
  Subscribe,
  Subscribed,
  Thoughts,
  Session,
  SolvedPuzzle,
  TableInfo,
  TipInfo,
  Unsubscribe,
  Position,
  Welcome,
} from '../protocol';

/** A request the server refused, in the server's own words. */
export class Refusal extends Error {
  constructor(
    readonly code: Problem['code'] | 'unreachable',
    message: string,
  ) {
    super(message);
  }
}

/** What gateways answer for a server that is away. */
const AWAY = new Set([502, 503, 504]);
const unreachable = () =>
  new Refusal('unreachable', 'The server cannot be reached. Is it running?');

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    const text = body === undefined ? null : JSON.stringify(body);
    response = await fetch(path, { method, headers, body: text });
  } catch {
    throw unreachable();
  }
  if (!response.ok) throw await refusalOf(response);
  if (response.status === 204) return undefined as Answer;
  return (await response.json().catch(() => {
    // The door of a foreign network answers every address, with a page of its own.
    throw unreachable();
  })) as Answer;
}

async function refusalOf(response: Response): Promise<Refusal> {
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  if (!problem && AWAY.has(response.status)) return unreachable();
  const words = problem?.message ?? `The server answered ${response.status}.`;
  return new Refusal(problem?.code ?? 'failed', words);
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const lessonPath = (game: string, lesson: string) =>
  `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`;
const figurePath = (game: string, place: number) =>
  `/api/games/${encodeURIComponent(game)}/figures/${place}`;
const asViewer = (viewer: number | null) => (viewer === null ? '' : `?seat=${viewer}`);

export const api = {
  server: () => ask<ServerInfo>('GET', '/api/server'),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  book: (game: string) => ask<GameBook>('GET', `/api/games/${encodeURIComponent(game)}/book`),
  lesson: (game: string, lesson: string) => ask<LessonPlay>('GET', lessonPath(game, lesson)),
  lessonTry: (game: string, lesson: string, ply: number, action: number) =>
    ask<LessonTry>('GET', `${lessonPath(game, lesson)}/${ply}/${action}`),
  figure: (game: string, place: number) => ask<LessonPlay>('GET', figurePath(game, place)),
  tryFigure: (game: string, place: number) => ask<TableInfo>('POST', figurePath(game, place)),
  tips: (id: string) => ask<Record<string, TipInfo>>('GET', `${table(id)}/tips`),
  reports: () => ask<ReportInfo[]>('GET', '/api/reports'),
  report: (name: string) => ask<ReportPage>('GET', `/api/reports/${encodeURIComponent(name)}`),
  me: () => ask<Session>('GET', '/api/me'),
  nameMe: (name: string) => ask<Welcome>('PUT', '/api/me', { name }),
  newCode: () => ask<RecoveryCode>('POST', '/api/me/recovery'),
  signOut: () => ask<Session>('POST', '/api/me/sign-out'),
  deleteMe: (name: string) => ask<Deleted>('POST', '/api/me/delete', { name }),
  recover: (code: string) => ask<Session>('POST', '/api/me/recover', { code }),
  subscribe: (wish: Subscribe) => ask<Subscribed>('PUT', '/api/me/push', wish),
  unsubscribe: (wish: Unsubscribe) => ask<Subscribed>('POST', '/api/me/push/remove', wish),
  openTable: (wish: NewTable) => ask<TableInfo>('POST', '/api/tables', wish),
  rematch: (id: string) => ask<TableInfo>('POST', `${table(id)}/rematch`),
  fork: (id: string, wish: Fork) => ask<TableInfo>('POST', `${table(id)}/fork`, wish),
  thoughts: (id: string, ply: number | null) =>
    ask<Thoughts>('GET', `${table(id)}/thoughts${ply === null ? '' : `?ply=${ply}`}`),
  review: (id: string) => ask<Review>('GET', `${table(id)}/review`),
  log: (id: string, viewer: number | null) =>
    ask<LogPage>('GET', `${table(id)}/log${asViewer(viewer)}`),
  positionAt: (id: string, ply: number, viewer: number | null) =>
    ask<Position>('GET', `${table(id)}/replay/${ply}${asViewer(viewer)}`),
  myGames: () => ask<MyGames>('GET', '/api/me/games'),
  challenges: (day = '') =>
    ask<ChallengeInfo[]>('GET', `/api/challenges${day ? `?day=${day}` : ''}`),
  beginChallenge: (game: string) =>
    ask<TableInfo>('POST', `/api/challenges/${encodeURIComponent(game)}`),
  match: (wish: MatchWish) => ask<TableInfo>('POST', '/api/match', wish),
  puzzleBooks: () => ask<PuzzleBook[]>('GET', '/api/puzzles'),
  puzzle: (game: string, id: string) =>
    ask<PuzzlePage>('GET', `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`),
  myPuzzles: () => ask<MyPuzzles>('GET', '/api/me/puzzles'),
  solvedPuzzles: (solved: SolvedPuzzle[]) => ask<MyPuzzles>('POST', '/api/me/puzzles', { solved }),
  forgetGames: () => ask<Forgotten>('DELETE', '/api/me/games'),
  exportPath: '/api/me/export',
  recordPath: (id: string) => `${table(id)}/record`,
};

/** The address of a socket of this server. */
export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}
