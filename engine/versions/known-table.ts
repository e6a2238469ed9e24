import type { KnownColumn, KnownTable, RunQuery, TableProfile } from '#kernel/catalog.ts';
import { quoteName } from '../sql-text.ts';

const sumDeadlineMs = 20_000;

/** What a version holds that rows are about to be put into: how its texts were written, its units, and what its numbers add up to. */
export async function readKnownTable(
  run: RunQuery,
  { name, versionId, profile }: { name: string; versionId: string; profile: TableProfile },
): Promise<KnownTable> {
  const sums = await sumsOf(run, versionId, profile);
  const columns = profile.columns.map((column): KnownColumn => {
    const { column: _, ...written } = profile.writing?.find((each) => each.column === column.name) ?? {
      column: column.name,
    };
    const sum = sums.get(column.name);
    return { name: column.name, unit: column.unit, ...written, ...(sum && { sum }) };
  });
  return { name, rowCount: profile.rowCount, columns };
}

async function sumsOf(
  run: RunQuery,
  versionId: string,
  { columns }: TableProfile,
): Promise<Map<string, NonNullable<KnownColumn['sum']>>> {
  const numbers = columns.filter(({ type }) => ['integer', 'decimal', 'double'].includes(type));
  if (numbers.length === 0) return new Map();
  const parts = numbers
    .map(({ name }) => quoteName(name))
    .flatMap((column) => [
      `coalesce(sum(CAST(${column} AS DOUBLE)), 0)`,
      `count(*) FILTER (${column} <> 0)`,
      `count(*) FILTER (${column} < 0)`,
    ]);
  const { rows } = await run({
    sql: `SELECT ${parts.join(', ')} FROM known`,
    tables: [{ sqlName: 'known', versionId }],
    maxRows: 1,
    deadlineMs: sumDeadlineMs,
  });
  const cells = (rows[0] ?? []).map(Number);
  return new Map(
    numbers.map(({ name }, index) => {
      const [amount = 0, filled = 0, negative = 0] = cells.slice(3 * index, 3 * index + 3);
      return [name, { amount, filled, negative }];
    }),
  );
}
