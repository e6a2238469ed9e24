import type { QueryResult } from '#kernel/catalog.ts';
import type { Candidate } from '../planning/search.ts';

/** A reading that finds nothing is told without asking only where no other comes this near. */
const emptyLeeway = 0.6;

/** Rows that no reading of several tables finds were perhaps not asked for that way: the next readings are tried as well. */
export function doubtOf({ plan }: Candidate, result: QueryResult): number {
  const isJoined = plan.joins.length > 0 || plan.where.some(({ kind }) => kind === 'related');
  return isJoined && findsNothing(result) ? emptyLeeway : 0;
}

/** No rows, or one of nothing but zeros. */
export function findsNothing({ rows }: QueryResult): boolean {
  return rows.length === 0 || (rows.length === 1 && rows[0]?.every((cell) => !cell) === true);
}
