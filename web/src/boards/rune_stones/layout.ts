/** Where the spaces of the score track lie: a ring round the board, on phones a table of five rows. */

export interface Cell {
  space: number;
  column: number;
  row: number;
  phoneColumn: number;
  phoneRow: number;
}

export const SPACES = 100;
const ACROSS = 30;
const DOWN = 20;

/** Column and row on the ring, counted from 1; 0 lies bottom left and numbers run anticlockwise. */
export function ringPlace(space: number): [column: number, row: number] {
  if (space < ACROSS) return [space + 2, DOWN + 2];
  if (space < ACROSS + DOWN) return [ACROSS + 2, DOWN + 1 - (space - ACROSS)];
  if (space < 2 * ACROSS + DOWN) return [ACROSS + 1 - (space - ACROSS - DOWN), 1];
  return [1, space - 2 * ACROSS - DOWN + 2];
}

export const CELLS: readonly Cell[] = Array.from({ length: SPACES }, (_, space) => {
  const [column, row] = ringPlace(space);
  return {
    space,
    column,
    row,
    phoneColumn: (space % DOWN) + 1,
    phoneRow: Math.floor(space / DOWN) + 1,
  };
});

/** The cell of a score: the track is walked round again after 99. */
export const cellOf = (score: number): Cell => CELLS[score % SPACES]!;

/** The spaces a marker passes on its way, the last one left out. */
export function passed(from: number, to: number): string[] {
  const way: string[] = [];
  for (let score = from + 1; score < to; score += 1) way.push(`t${score % SPACES}`);
  return way;
}
