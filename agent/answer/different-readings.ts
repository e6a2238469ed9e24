import type { Cell, QueryResult } from '#kernel/catalog.ts';
import type { Reading } from './clarify.ts';
import { type RunContext, rejectedStatement, runCandidate } from './run-plan.ts';

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
  if (left.rows.length !== right.rows.length) return false;
  const isIn = (row: readonly Cell[], other: readonly Cell[] | undefined): boolean =>
    row.every((cell) => other?.includes(cell));
  const holds = (more: QueryResult, less: QueryResult): boolean => {
    if (isOrdered) return less.rows.every((row, index) => isIn(row, more.rows[index]));
    const rest = [...more.rows];
    return less.rows.every((row) => {
      const at = rest.findIndex((other) => isIn(row, other));
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  };
  return holds(left, right) || holds(right, left);
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
