import type { Random } from '../random.ts';

/** The rows of one tree: drawn with replacement, each once, with how often it was drawn. */
export interface DrawnRows {
  /** Ascending. */
  rows: Int32Array;
  draws: Uint16Array;
}

export function drawRows(random: Random, rowCount: number, count: number): DrawnRows {
  const times = new Uint16Array(rowCount);
  let distinct = 0;
  for (let drawn = 0; drawn < count; drawn += 1) {
    const row = random.below(rowCount);
    const before = times[row] ?? 0;
    if (before === 0) distinct += 1;
    times[row] = before + 1;
  }
  const rows = new Int32Array(distinct);
  const draws = new Uint16Array(distinct);
  let at = 0;
  for (let row = 0; row < rowCount; row += 1) {
    const own = times[row] ?? 0;
    if (own === 0) continue;
    rows[at] = row;
    draws[at] = own;
    at += 1;
  }
  return { rows, draws };
}

/** The bins of some rows, close together: the columns of a tree's sample fit the cache where those of the whole do not. */
export function gatherBins(columns: readonly Uint8Array[], rows: Int32Array): Uint8Array[] {
  return columns.map((bins) => {
    const own = new Uint8Array(rows.length);
    for (let at = 0; at < rows.length; at += 1) own[at] = bins[rows[at] ?? 0] ?? 0;
    return own;
  });
}
