import type { Cell, QueryResult, ResultColumn } from '#kernel/catalog.ts';

/** What is kept of a whole result, so that it can be told later whether it comes again. */
export interface KeptWhole {
  /** All rows; where there are too many of them, those that were fetched. */
  rows: Cell[][];
  /** Of too many rows: one number over all exact cells, then sum, lowest and highest of each column of doubles. Absent where all are kept. */
  marks?: Cell[];
}

type Run = (sql: string) => Promise<QueryResult>;

/** Keeps a result whole, or its marks where only its first rows were fetched. */
export async function keptWhole(sql: string, result: QueryResult, run: Run): Promise<KeptWhole> {
  const { rows, columns, truncated } = result;
  return truncated ? { rows, marks: await marksOf(sql, columns, run) } : { rows };
}

/** The marks of all rows that a statement gives, whatever their order. */
export async function marksOf(sql: string, columns: readonly ResultColumn[], run: Run): Promise<Cell[]> {
  const names = columns.map(({ name, type }) => ({
    name: `"${name.replaceAll('"', '""')}"`,
    isExact: type !== 'double',
  }));
  const exact = names
    .filter(({ isExact }) => isExact)
    .map(({ name }) => `coalesce(CAST(${name} AS VARCHAR), chr(1))`);
  // The first digits of a row's MD5 as a number: sums of them do not hang on the order, nor on the release of the engine.
  const print =
    exact.length === 0
      ? []
      : [
          `CAST(sum(CAST('0x' || substr(md5(concat_ws(chr(2), ${exact.join(', ')})), 1, 12) AS BIGINT)) AS VARCHAR)`,
        ];
  const doubles = names
    .filter(({ isExact }) => !isExact)
    .flatMap(({ name }) => [`sum(${name})`, `min(${name})`, `max(${name})`]);
  const marks = [...print, ...doubles].map((expression, index) => `${expression} AS mark_${index}`);
  const { rows } = await run(`SELECT ${marks.join(', ')} FROM (\n${sql}\n)`);
  return rows[0] ?? [];
}

/** Sums of doubles that were added in another order differ in their last digits. */
const closeEnough = 1e-9;

export function areSameMarks(before: readonly Cell[], now: readonly Cell[]): boolean {
  return (
    before.length === now.length &&
    before.every((mark, index) => {
      const other = now[index];
      if (typeof mark !== 'number' || typeof other !== 'number') return mark === other;
      return Math.abs(mark - other) <= Math.max(Math.abs(mark), Math.abs(other)) * closeEnough;
    })
  );
}
