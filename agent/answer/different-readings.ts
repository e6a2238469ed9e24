import type { Cell, QueryResult } from '#kernel/catalog.ts';
import type { Reading } from './clarify.ts';
import { type RunContext, rejectedStatement, runCandidate } from './run-plan.ts';
import { rowCountOf } from './whole-result.ts';

/** Other readings of the same words that give other rows. Readings that agree need no question. */
export async function differentReadings(
  read: Reading,
  close: Omit<Reading, 'result'>[],
  context: RunContext,
): Promise<Reading[]> {
  const different: Reading[] = [];
  const seen: Omit<Reading, 'model' | 'source'>[] = [read];
  for (const other of close) {
    const result = await runCandidate(other.candidate, other.model, context).catch(rejectedStatement);
    if (result === null) continue;
    const own = { candidate: other.candidate, result };
    if (seen.some((known) => saysTheSame(known.result, result, !areWholeLists(known, own)))) continue;
    seen.push(own);
    different.push({ ...other, result });
  }
  return different;
}

/** Equal rows, or rows of which one result shows more columns than the other; in any order where nobody asked for one. */
export function saysTheSame(left: QueryResult, right: QueryResult, isOrdered = true): boolean {
  if (rowCountOf(left) !== rowCountOf(right) || left.rows.length !== right.rows.length) return false;
  const holds = (more: QueryResult, less: QueryResult): boolean =>
    isOrdered ? less.rows.every((row, index) => isIn(row, more.rows[index])) : areAmong(less.rows, more.rows);
  return holds(left, right) || holds(right, left);
}

function isIn(row: readonly Cell[], other: readonly Cell[] | undefined): boolean {
  return row.every((cell) => other?.includes(cell));
}

/** Whether each row stands in another one of its own: of thousands only those are looked at that hold its rarest cell. */
function areAmong(rows: readonly Cell[][], others: readonly Cell[][]): boolean {
  const holding = new Map<Cell, number[]>();
  for (const [at, other] of others.entries())
    for (const cell of new Set(other)) {
      const known = holding.get(cell);
      if (known) known.push(at);
      else holding.set(cell, [at]);
    }
  const isTaken = new Set<number>();
  return rows.every((row) => {
    const places = row.map((cell) => holding.get(cell) ?? []);
    const fewest = places.reduce<number[] | null>(
      (least, own) => (least === null || own.length < least.length ? own : least),
      null,
    );
    const among = fewest ?? others.map((_, at) => at);
    const at = among.find((place) => !isTaken.has(place) && isIn(row, others[place]));
    if (at !== undefined) isTaken.add(at);
    return at !== undefined;
  });
}

/** Both list all their rows, in an order that only keeps them apart: what one shows beside the other makes no other answer. */
function areWholeLists(
  left: Omit<Reading, 'model' | 'source'>,
  right: Omit<Reading, 'model' | 'source'>,
): boolean {
  return [left, right].every(
    ({ candidate: { plan }, result }) =>
      plan.intent === 'records' && plan.sort.length === 0 && plan.limit === null && !result.truncated,
  );
}
