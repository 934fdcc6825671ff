// Made by `python -m hexmoot.server.wire.typescript`; change the structs, not this file.

export const PROTOCOL_VERSION = 2;

export type Level = "apprentice" | "adept" | "magus" | "archmage";

export type Status = "open" | "playing" | "finished" | "closed";

export type RefusalCode = "malformed" | "too_large" | "too_fast" | "stale" | "illegal" | "not_yours" | "repeated" | "not_now" | "bad_option" | "not_found" | "unknown_player" | "foreign_origin" | "failed";

/** A report as a list shows it. */
export interface ReportInfo {
  name: string;
  game: string;
  heading: string;
  made: string;
  games: number;
  verdict: string;
  alarms: number;
}

/** What a client needs to know once; with `pictures` positions are painted here, with
a `push_key` browsers may subscribe to be called. */
export interface ServerInfo {
  version: string;
  protocol: number;
  levels: Array<LevelInfo>;
  pictures: boolean;
  push_key: string | null;
}

/** A level of bots, what it is like, and about how long it thinks. */
export interface LevelInfo {
  name: Level;
  title: string;
  seconds: number;
  summary: string;
}

/** What a page needs to draw an input for an option; which fields are set depends on `type`. */
export interface OptionForm {
  name: string;
  type: string;
  default: unknown;
  help: string;
  low: number | null;
  high: number | null;
  words: Array<string | null>;
}

/** A game as the lobby shows it, with the form of its options. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  minutes: [number, number];
  weight: number;
  min_seats: number;
  max_seats: number;
  usual_seats: number;
  rules_version: number;
  presets: Record<string, Record<string, unknown>>;
  default_preset: string;
  options: Array<OptionForm>;
  lessons: Array<LessonInfo>;
}

/** What a component is called, what it does, and the rule that says so. */
export interface TipInfo {
  name: string;
  text: string;
  rule: string;
}

/** The rules (Markdown, one rule a line `- **AR-12** Sentence.`) and every component's tip. */
export interface GameBook {
  name: string;
  title: string;
  rules: string;
  glossary: Record<string, TipInfo>;
  figures: Array<FigureInfo>;
}

/** Addresses whose answers are the same for everybody and may be kept by a browser.

With another `edition` they may say something else, and are worth fetching again. */
export interface OfflineList {
  paths: Array<string>;
  edition: string;
}

/** A balance report to be read: `html` is an article without scripts, all text in it escaped. */
export interface ReportPage {
  name: string;
  game: string;
  heading: string;
  made: string;
  html: string;
}

/** The person behind the cookie; `player` is the public mark chat lines carry. */
export interface Me {
  player: string;
  name: string;
}

/** Who is asking; None until a name was given. */
export interface Session {
  me: Me | null;
}

/** Choose a name; the first time this makes an identity. */
export interface NameMe {
  name: string;
}

/** The identity after naming; the recovery code is shown once, when the identity is made. */
export interface Welcome {
  me: Me;
  recovery_code: string | null;
}

/** A fresh recovery code; the one before no longer works. */
export interface RecoveryCode {
  code: string;
}

/** Come back from another device. */
export interface Recover {
  code: string;
}

/** Delete me and what is mine; my name, written once more, says that it is meant. */
export interface DeleteMe {
  name: string;
}

/** How many tables went with me, and at how many of other people my name was removed. */
export interface Deleted {
  tables: number;
  kept: number;
}

/** For programs: send it as `Authorization: Bearer …`. */
export interface Token {
  token: string;
}

/** Open a table. `level` is who stands in for absent people; `absence` is after how many seconds
offline on one's move a bot steps in (0: never); `practice` lets undo go back as far as one
likes, and nothing counts; `start` begins at once when no seat is open. */
export interface NewTable {
  game: string;
  seats: Array<SeatWish>;
  preset?: string | null;
  options?: Record<string, unknown>;
  clock?: Clock;
  absence?: number;
  level?: Level;
  listed?: boolean;
  practice?: boolean;
  start?: boolean;
}

/** Not to be called between these minutes of the day, in a time zone. */
export interface Quiet {
  start: number;
  end: number;
  zone: string;
}

/** Call this browser when it is my move in a slow game; the address is its push service's. */
export interface Subscribe {
  endpoint: string;
  quiet?: Quiet | null;
}

/** Call this browser no more. */
export interface Unsubscribe {
  endpoint: string;
}

/** How many browsers of mine are called. */
export interface Subscribed {
  browsers: number;
}

/** Start a what-if table from a point of this one; seats may be chosen when it is over. */
export interface Fork {
  ply: number;
  seats?: Array<SeatWish> | null;
}

/** An answer a bot considered: `expected` runs from 0 (surely lost) to 1 (surely won alone). */
export interface ThoughtInfo {
  action: number;
  text: string;
  label: string;
  expected: number;
  visits: number;
}

/** What a bot that knows only what the seat knows thinks of a decision, best answer first. */
export interface Thoughts {
  ply: number;
  seat: number;
  level: Level;
  thoughts: Array<ThoughtInfo>;
}

/** A decision looked back on: the answer in words, what it cost, and how it changed the chances.

`ply` answers had been given before it; `best` is empty where nothing better was found; `cost`
is a share of the win, 0..1; `change` is each seat's change of chance; `asked` is the question. */
export interface ReviewPoint {
  ply: number;
  seat: number;
  played: string;
  best: string;
  cost: number;
  change: Array<number>;
  asked: string;
}

/** A finished game as a bot sees it afterwards, made when it is first asked for.

While `state` is `thinking`, `progress` runs from 0 to 1 and the rest is empty. `chances` has a
row for each seat, with its chance to win before the answers of `plies`; the last of `plies` is
the end. `turns` are the answers that changed most, `costly` for each seat its dearest ones.
Where the seats win or lose `together`, all rows are alike: the result the company can expect.
`rounds` has for each round how many answers had been given when it began. */
export interface Review {
  state: "failed" | "ready" | "thinking";
  progress: number;
  plies: Array<number>;
  chances: Array<Array<number>>;
  turns: Array<ReviewPoint>;
  costly: Array<Array<ReviewPoint>>;
  together: boolean;
  rounds: Array<number>;
}

/** Log lines from a ply on, as the reader's viewer may see them. */
export interface LogPage {
  lines: Array<LogLine>;
  plies: number;
}

/** The body of every refused request. */
export interface Problem {
  code: RefusalCode;
  message: string;
}

/** A lesson as the lobby offers it; `steps` counts what there is to do or to look at. */
export interface LessonInfo {
  name: string;
  title: string;
  summary: string;
  minutes: number;
  chapter: number;
  steps: number;
}

/** One idea: what is said, what is to be done, what is ringed.

Keys of `wrong` are beginnings of answers that are not expected, or `*` for all others. */
export interface LessonStep {
  say: string;
  ask: string;
  light: Array<string>;
  wrong: Record<string, string>;
}

/** A position of a lesson and what brought it about.

`change` makes this position (an object of `view` and `picks`) of the one before, as in `moved`.
`expects` are the answers the step waits for; empty where it goes on by itself or by "next". */
export interface LessonScene {
  step: number;
  ply: number;
  change: unknown;
  log: Array<LogLine>;
  expects: Array<number>;
}

/** A whole lesson: nothing more is needed to follow it, not even a connection.

`board` is the address of the board that the game's own package brings, or empty. */
export interface LessonPlay {
  game: string;
  name: string;
  title: string;
  goal: string;
  minutes: number;
  board: string;
  seat: number;
  options: Record<string, unknown>;
  steps: Array<LessonStep>;
  scenes: Array<LessonScene>;
}

/** A picture of the rules: its place among them, its heading, and the lesson's step, from 0.

Without a `lesson` the position is fetched by the picture's number. One that `can_go_on` can be
tried at a practice table. */
export interface FigureInfo {
  place: number;
  chapter: string;
  lesson: string;
  step: number;
  say: string;
  light: Array<string>;
  can_go_on: boolean;
}

/** What would have come of another answer than the expected one. */
export interface LessonTry {
  view: View;
  log: Array<LogLine>;
}

/** Answer the decision of `moment`; several actions are the whole of a set choice in order. */
export interface Act {
  type: "act";
  moment: number;
  actions: Array<number>;
  id: string;
}

/** Leave a standing order for one of my seats. */
export interface LeaveOrder {
  type: "order";
  seat: number;
  action: number;
  id: string;
}

/** Take back the last answer of my seat, freely or by asking the others. */
export interface AskUndo {
  type: "undo";
  seat: number;
  moment: number;
  id: string;
}

/** Agree or not to the undo request of this number; who asked may say no to withdraw it. */
export interface Consent {
  type: "consent";
  number: number;
  yes: boolean;
  id: string;
}

/** Take an open seat, or come back to my seat that a bot plays. */
export interface Sit {
  type: "sit";
  seat: number;
  name?: string;
  id: string;
}

/** Leave a seat: before the start it becomes open, later a bot plays on (come back with sit). */
export interface Stand {
  type: "stand";
  seat: number;
  id: string;
}

/** The host opens a seat before the start, or gives it to a bot; who sat there watches. */
export interface Arrange {
  type: "arrange";
  seat: number;
  kind: "bot" | "open";
  level?: Level;
  id: string;
}

/** The host starts the game; open seats are filled with bots of the table's level. */
export interface Start {
  type: "start";
  id: string;
}

/** The host closes a table that has not started, or one where no other person sits. */
export interface Close {
  type: "close";
  id: string;
}

/** Choose whose view this connection gets: one of my seats, or a spectator's (None). */
export interface Look {
  type: "look";
  seat: number | null;
  id: string;
}

/** Ask for what is told only to whoever points at things, of the position of `moment`.

With `stop`, of this one of the stops before it. */
export interface AskDetails {
  type: "details";
  moment: number;
  stop?: number | null;
  id: string;
}

/** Speak at the table, from one of my seats (None: the first of them, or as a watcher). */
export interface Say {
  type: "say";
  text: string;
  seat?: number | null;
  id: string;
}

/** Nothing but an answer is wanted. */
export interface Ping {
  type: "ping";
  id: string;
}

/** The first message: everything there is to know, from scratch.

Sent again after `look` and after each reconnection. `log` holds the last lines (earlier ones
by HTTP), `position` is None until the game starts. `stops` are forced rolls just before it:
patches of its view. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: TableInfo;
  viewer: number | null;
  position: Position | null;
  log: Array<LogLine>;
  chat: Array<ChatLine>;
  stops: Array<Stop>;
}

/** Seats, presence, status or clocks changed; in place of the table that was sent before. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** One or more answers were given (or taken back: then `undone` is the ply the game is at).

`position` and `table` are patches (`native/patch.py`) of what this connection was sent last,
`since` is the moment of that position: whoever has another one connects anew. `log` holds
what the answers brought about, for the log and for animation; after an undo the reader drops
all lines with a ply above `undone`. `stops` are forced rolls on the way: patches of the view
sent before. */
export interface Moved {
  type: "moved";
  since: number;
  position: Record<string, unknown>;
  log: Array<LogLine>;
  table: Record<string, unknown>;
  undone: number | null;
  stops: Array<Stop>;
}

/** What whoever is asked is told when they point at things: a patch of the view sent last.

The next change is of the view with this in it. With `stop` it is a patch of the view of this
stop, and of nothing else. Whoever is not asked is told nothing. */
export interface DetailsTold {
  type: "details";
  view: Record<string, unknown>;
  stop: number | null;
}

/** A chat line. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** An undo was asked for, agreed to, refused or withdrawn; in place of the position's. */
export interface UndoChanged {
  type: "undo";
  undo: Undo;
}

/** The message of this id was carried out; `moment` is the table's moment now. */
export interface Done {
  type: "done";
  id: string;
  moment: number;
}

/** The message of this id changed nothing, and why; `repeated`: it was carried out before. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: RefusalCode;
  message: string;
}

/** Something the server did that people should know (a bot failed and was replaced). */
export interface Notice {
  type: "notice";
  text: string;
}

/** The server is about to close this connection; `again` says whether to reconnect by itself. */
export interface Bye {
  type: "bye";
  reason: string;
  again: boolean;
}

/** The lobby socket's only message: my tables, and listed tables with an open seat. */
export interface Lobby {
  type: "lobby";
  mine: Array<TableSummary>;
  open: Array<TableSummary>;
  my_moves: number;
}

/** Time to think: none, so many seconds a move, or a bank with an increment a move. */
export interface Clock {
  kind?: "bank" | "move" | "none";
  seconds?: number;
  increment?: number;
}

/** Who shall sit in a seat of a new table: me (perhaps under another name), anyone, or a bot. */
export interface SeatWish {
  kind?: "bot" | "me" | "open";
  name?: string;
  level?: Level;
}

/** A seat as everybody sees it; `mine` is for the reader alone.

`manner` says in a sentence what the bot who sits here is like (empty for people).
`stand_in` says that a bot plays for the absent person, `away` why: the clock ran out, nobody
was there, or the seat was left. `clock` is the time left in seconds when the message was made
(None: no clock); it runs while `asked`. `back` is the time there would be on coming back. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: Level | null;
  online: boolean;
  stand_in: boolean;
  away: "" | "absent" | "clock" | "left";
  mine: boolean;
  asked: boolean;
  clock: number | null;
  back: number | null;
  manner: string;
}

/** The table and point a what-if table was started from, or the table a rematch follows. */
export interface Origin {
  table: string;
  ply: number | null;
}

/** A table as one reader sees it. `viewers` are the seats whose view this reader may ask for.

`challenge` is the day whose sealed deal it is; a `matched` table starts when it is full.
At a `practice` table undo has no limit while no other person plays, and nothing counts.
`hides`: seats see what others may not, so people at one screen cover it between them.
`board` is the address of the board that the game's own package brings, or empty. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  board: string;
  status: Status;
  seats: Array<SeatInfo>;
  options: Record<string, unknown>;
  preset: string | null;
  clock: Clock;
  absence: number;
  level: Level;
  listed: boolean;
  practice: boolean;
  challenge: string | null;
  matched: boolean;
  hides: boolean;
  is_host: boolean;
  viewers: Array<number>;
  spectators: number;
  commitment: string;
  seed: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  origin: Origin | null;
  rematch: string | null;
}

/** A line of a list of tables; `ply` counts answers, `asked` is the seat that must answer.

`places` are there once the game is over, except in co-op games and in practice. Of a table that
waits for people, `strength` is the level of bots those who sit there are nearest to (None where
nobody has played), and `matched` says that it starts by itself when it is full. */
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  status: Status;
  seats: Array<SeatInfo>;
  ply: number;
  asked: number | null;
  my_move: boolean;
  listed: boolean;
  updated: number;
  practice: boolean;
  preset: string | null;
  pace: "live" | "none" | "slow";
  strength: Level | null;
  matched: boolean;
  challenge: string | null;
  places: Array<number> | null;
}

/** The question asked now; `picks` above 0: a set is chosen, so many may be picked. */
export interface Decision {
  kind: string;
  seat: number;
  prompt: string;
  picks: number;
}

/** A legal answer in words, with the id of the thing on the table it points at.

`note` is the line below it: what it costs, leaves and brings. A `grave` one costs what its
warning says and cannot be taken back: ask once more. */
export interface Choice {
  action: number;
  text: string;
  label: string;
  target: string;
  warning: string;
  note: string;
  grave: boolean;
}

/** A thing that is not lit: why not, or the actions that lead to it. */
export interface ClosedThing {
  target: string;
  why: string;
  actions: Array<number>;
}

/** A seat's score so far, by named parts. */
export interface Score {
  total: number;
  parts: Record<string, number>;
}

/** How the game ended; `together` is for co-op games alone: whether all won or all lost. */
export interface Ending {
  ranks: Array<number>;
  winners: Array<number>;
  scores: Array<number>;
  reason: string;
  sentence: string;
  together: boolean | null;
}

/** One line of a panel. */
export interface PanelRow {
  label: string;
  text: string;
  target: string;
}

/** A titled box of the table, for pages that have no board for this game. */
export interface PanelBox {
  title: string;
  rows: Array<PanelRow>;
  picture: string;
  seat: number | null;
}

/** The engine's view for one viewer (None: a spectator); `table` is the game's own data.

Over a socket `closed` is None and lists of `table` that are only drawn while somebody points
are empty, until they are asked for (`details`). */
export interface View {
  game: string;
  rules: number;
  viewer: number | null;
  seats: number;
  names: Array<string>;
  ply: number;
  decision: Decision | null;
  choices: Array<Choice>;
  closed: Array<ClosedThing> | null;
  scores: Array<Score>;
  outcome: Ending | null;
  table: Record<string, unknown>;
  panels: Array<PanelBox>;
}

/** One thing that happened. `ply` is the answer that brought it about. */
export interface LogLine {
  ply: number;
  kind: string;
  numbers: Array<number>;
  text: string;
}

/** A position on the way, before dice were thrown by the only answer there was.

`view` is a patch (`native/patch.py`); so many `lines` of the log that came with it were told by
then. Its one choice is not sent: the die has fallen. A page may wait there for its person. */
export interface Stop {
  view: Record<string, unknown>;
  lines: number;
}

/** Somebody wants to go back to `ply`; `waiting` are the seats that have not agreed yet. */
export interface UndoAsked {
  number: number;
  seat: number;
  ply: number;
  waiting: Array<number>;
}

/** What the reader may take back, freely or by asking (not before `wait` seconds).

`ply` is None where nothing can be taken back: nothing was answered, or something was learned
or done since and there is nobody who could agree. */
export interface Undo {
  ply: number | null;
  free: boolean;
  wait: number;
  asked: UndoAsked | null;
}

/** A standing order the reader's seat may leave at any time. */
export interface Order {
  action: number;
  text: string;
  label: string;
}

/** One complete choice of a set: its pieces, and the answers (an `act`) that bring it about.

`total` is what they come to together, in words. */
export interface PickSet {
  pieces: Array<number>;
  answers: Array<number>;
  total: string;
}

/** A set chosen piece by piece, laid open: each piece in words, and every complete choice.

`limit` says why some pieces do not go with others. */
export interface PickMenu {
  pieces: Array<Choice>;
  sets: Array<PickSet>;
  limit: string;
}

/** The present position for one viewer.

`moment` grows with every answer and every undo and never goes back: an `act` names the moment
it answers. `plies` is the length of the game so far (for the replay slider). `picks` is there
when the viewer chooses a set of two pieces or more: they can be picked in any order. `ordered`
is for whoever holds the asked seat: its standing order will answer, unless they do so first. */
export interface Position {
  moment: number;
  plies: number;
  view: View;
  undo: Undo;
  orders: Array<Order>;
  thinking: boolean;
  picks: PickMenu | null;
  ordered: boolean;
}

/** Something said at the table, by a person or by a seated `bot`.

`player` is a public name mark, good for muting. */
export interface ChatLine {
  number: number;
  player: string;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  bot: boolean;
}

/** Somebody else at a table: a person, or a bot of a level. */
export interface Rival {
  name: string;
  level: Level | null;
}

/** A game I played to its end. `share` is my part of the win, None where it does not count.

`stood_in`: a bot played it to the end for me. `mean` and `deviation` are my rating in this game
afterwards, if it was rated. `challenge` is the day whose deal it was. */
export interface PlayedGame {
  table: string;
  game: string;
  title: string;
  preset: string;
  seats: number;
  plies: number;
  ended: number;
  rank: number | null;
  share: number | null;
  score: number | null;
  together: boolean | null;
  stood_in: boolean;
  rivals: Array<Rival>;
  roles: Array<string>;
  challenge: string | null;
  mean: number | null;
  deviation: number | null;
}

/** How strong I am at a game, and how sure that is; `games` were rated. */
export interface GameRating {
  game: string;
  title: string;
  mean: number;
  deviation: number;
  games: number;
}

/** Something worth trying: `have` of `want` are done. */
export interface Achievement {
  name: string;
  title: string;
  text: string;
  have: number;
  want: number;
  missing: Array<string>;
}

/** Everything I have played that counts, the newest first; `ladder` is how strong bots are. */
export interface MyGames {
  games: Array<PlayedGame>;
  ratings: Array<GameRating>;
  ladder: Record<string, number>;
  achievements: Array<Achievement>;
}

/** How many results were deleted. */
export interface Forgotten {
  results: number;
}

/** A table in my export. */
export interface MyTable {
  table: string;
  game: string;
  status: Status;
  seats: Array<number>;
}

/** Something I said, in my export. */
export interface MyChat {
  table: string;
  text: string;
  at: number;
}

/** Everything this server keeps of me. */
export interface Export {
  name: string;
  player: string;
  created: number;
  tables: Array<MyTable>;
  games: Array<PlayedGame>;
  chat: Array<MyChat>;
  challenges: Array<Record<string, unknown>>;
  puzzles: Array<SolvedPuzzle>;
  browsers: Array<Record<string, unknown>>;
}

/** One line of a day's table: somebody's try; `score` is None while it is going on. */
export interface ChallengeResult {
  name: string;
  mine: boolean;
  rank: number | null;
  score: number | null;
  plies: number | null;
}

/** The sealed deal of a day and game. `seed` opens when the day is over.

`table` is mine, if I tried. `archmage` is what a bot of that level made of my seat, for those
who have played and when the day is over; `thinking` while it plays. */
export interface ChallengeInfo {
  day: string;
  game: string;
  title: string;
  seats: number;
  level: Level;
  commitment: string;
  seed: string | null;
  is_over: boolean;
  ends: number;
  table: string | null;
  status: Status | null;
  results: Array<ChallengeResult>;
  archmage: ChallengeResult | null;
  thinking: boolean;
}

/** A puzzle in a list. */
export interface PuzzleInfo {
  id: string;
  level: number;
}

/** The puzzles of a game, and which one is the day's. */
export interface PuzzleBook {
  game: string;
  title: string;
  day: string;
  daily: string | null;
  puzzles: Array<PuzzleInfo>;
}

/** An answer of a puzzle: what it promises from 0 to 1, and whether it is one of the best. */
export interface PuzzleAnswer {
  action: number;
  label: string;
  expected: number;
  best: boolean;
}

/** A puzzle to be solved, with what its seat may see; it can be judged without the server. */
export interface PuzzlePage {
  id: string;
  game: string;
  title: string;
  level: number;
  margin: number;
  note: string;
  board: string;
  view: View;
  answers: Array<PuzzleAnswer>;
}

/** A puzzle I solved after so many wrong answers; `day` if it was that day's. */
export interface SolvedPuzzle {
  game: string;
  puzzle: string;
  wrong?: number;
  day?: string | null;
}

/** Puzzles that were solved, perhaps while the server could not be reached. */
export interface SolvedNow {
  solved: Array<SolvedPuzzle>;
}

/** What I solved, and how many days in a row I solved the day's puzzle of each game. */
export interface MyPuzzles {
  solved: Array<SolvedPuzzle>;
  streaks: Record<string, number>;
  best_streaks: Record<string, number>;
}

/** Any table of this game, about my strength; one is opened where there is none. */
export interface MatchWish {
  game: string;
  pace?: "any" | "live" | "none" | "slow";
}

export type ClientMessage = Act | LeaveOrder | AskUndo | Consent | Sit | Stand | Arrange | Start | Close | Look | AskDetails | Say | Ping;

export type ServerMessage = Hello | TableChanged | Moved | DetailsTold | Said | UndoChanged | Done | Refused | Notice | Bye;
