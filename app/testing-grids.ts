/** A table of texts as a generator made it. */
export interface Grid {
  names: string[];
  kinds: CellKind[];
  rows: (string | null)[][];
}

export type CellKind = 'number' | 'date' | 'boolean' | 'text';

/** What two readers of one file must agree on, column by column in the file's order. */
export interface GridSummary {
  rowCount: number;
  columns: { name: string; kind: CellKind; empty: number; sum: string | null }[];
}

const names = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'theta', 'iota'];
const words = [
  'Ann',
  'Bob',
  'Łódź',
  'x, y',
  'semi; colon',
  'a "quote"',
  'two\nlines',
  '日本',
  'pipe | tab',
  "it's",
  '<b> & c',
  'O’Neil',
];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A table of two to eight columns of random kinds, some of whose cells are empty; the first row and the first column are filled. */
export function randomGrid(seed: number, rowCount?: number): Grid {
  const random = randomOf(seed);
  const upTo = (limit: number): number => Math.floor(random() * limit);
  const makers: [CellKind, () => string][] = [
    ['number', () => String(upTo(2_000_000) - 1_000_000)],
    ['number', () => (upTo(20_000_000) / 100 - 100_000).toFixed(2)],
    ['number', () => String(upTo(50))],
    ['date', () => new Date(Date.UTC(2015, 0, 1 + upTo(4000))).toISOString().slice(0, 10)],
    ['boolean', () => (random() < 0.5 ? 'true' : 'false')],
    ['text', () => `${words[upTo(words.length)]} ${upTo(1000)}.`],
    ['text', () => `${words[upTo(words.length)]}`],
  ];
  const columns = Array.from(
    { length: 2 + upTo(7) },
    (): [CellKind, () => string] => makers[upTo(makers.length)] ?? ['text', () => 'x'],
  );
  const share = random() * 0.4;
  const rows = Array.from({ length: rowCount ?? 6 + upTo(60) }, (_, row) =>
    columns.map(([, make], column) => (row > 0 && column > 0 && random() < share ? null : make())),
  );
  return { names: names.slice(0, columns.length), kinds: columns.map(([kind]) => kind), rows };
}

/** Counts, kinds and exact sums of a table of texts, by rules of its own. */
export function summarize({ names, rows }: Pick<Grid, 'names' | 'rows'>): GridSummary {
  const columns = names.map((name, column) => {
    const cells = rows.map((row) => row[column] ?? null);
    const filled = cells.filter((cell) => cell !== null);
    const kind = kindOf(filled);
    return {
      name,
      kind,
      empty: cells.length - filled.length,
      sum: kind === 'number' ? hundredths(filled).toString() : null,
    };
  });
  return { rowCount: rows.length, columns };
}

function kindOf(filled: readonly string[]): CellKind {
  const isEach = (pattern: RegExp): boolean =>
    filled.length > 0 && filled.every((cell) => pattern.test(cell));
  if (isEach(/^-?\d+(\.\d+)?$/)) return 'number';
  if (isEach(/^\d{4}-\d\d-\d\d$/)) return 'date';
  return isEach(/^(true|false)$/) ? 'boolean' : 'text';
}

function hundredths(cells: readonly string[]): bigint {
  return cells.reduce((sum, cell) => {
    const [whole = '', fraction = ''] = cell.replace('-', '').split('.');
    const value = BigInt(`${whole}${fraction.padEnd(2, '0').slice(0, 2)}`);
    return sum + (cell.startsWith('-') ? -value : value);
  }, 0n);
}
