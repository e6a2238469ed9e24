import type { Relation, RunQuery } from '#kernel/catalog.ts';
import { quoteName } from '../sql-text.ts';
import type { RelationCandidate } from './candidates.ts';

/** The candidates of which at least this share of the rows with a value is found at the other end. */
export async function findIncluded(
  run: RunQuery,
  candidates: readonly RelationCandidate[],
  needed: number,
  deadlineMs: number,
): Promise<Relation[]> {
  if (candidates.length === 0) return [];
  const measured = await measureInclusion(run, candidates, deadlineMs);
  return candidates.flatMap(({ from, fromColumn, to, toColumn }, index): Relation[] => {
    const inclusion = measured[index] ?? 0;
    if (inclusion < needed) return [];
    return [
      {
        fromTable: from.sqlName,
        fromColumn: fromColumn.name,
        toTable: to.sqlName,
        toColumn: toColumn.name,
        inclusion,
        origin: 'inferred',
      },
    ];
  });
}

/** Shares of rows whose value is found, one statement for all candidates. */
async function measureInclusion(
  run: RunQuery,
  candidates: readonly RelationCandidate[],
  deadlineMs: number,
): Promise<number[]> {
  const parts = candidates.map(({ from, fromColumn, to, toColumn }, index) => {
    const value = quoteName(fromColumn.name);
    return `SELECT ${index} AS i, count(*) AS filled, count(*) FILTER (${value} IN (SELECT ${quoteName(toColumn.name)} FROM ${quoteName(to.sqlName)})) AS found
      FROM ${quoteName(from.sqlName)} WHERE ${value} IS NOT NULL`;
  });
  const tables = new Map(
    candidates.flatMap(({ from, to }) => [from, to]).map((table) => [table.sqlName, table]),
  );
  const { rows } = await run({
    sql: `${parts.join(' UNION ALL ')} ORDER BY i`,
    tables: [...tables.values()].map(({ sqlName, versionId }) => ({ sqlName, versionId })),
    maxRows: candidates.length,
    deadlineMs,
  });
  return rows.map(([, filled, found]) => (Number(filled) === 0 ? 0 : Number(found) / Number(filled)));
}
