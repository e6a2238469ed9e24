import type { QueryRequest, QueryResult, RunQuery } from '#kernel/catalog.ts';
import { readsOf } from '../live/reads.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import type { Candidate } from '../planning/search.ts';
import { continuationOf } from '../sql/forecast.ts';
import { isRejected } from './not-computed.ts';
import { withUnits } from './units.ts';
import { countSql, leastRows, rowsFetched, withWhole } from './whole-result.ts';

export interface RunContext {
  run: RunQuery;
  signal?: AbortSignal;
}

const deadlineMs = 15_000;

/**
 * Runs the statement of a plan over the tables that it reads, with those that will be asked next. What has more rows than are fetched is
 * measured: nothing is told of a part as if it were the whole. Throws what `run` throws.
 */
export async function runCandidate(
  candidate: Pick<Candidate, 'plan' | 'sql'>,
  model: SemanticModel,
  context: RunContext,
  also: string[] = [],
): Promise<QueryResult> {
  const { plan, sql } = candidate;
  const further = [...also, ...(isSurelyLarge(plan, model) ? [countSql(sql)] : [])];
  const request: Omit<QueryRequest, 'sql' | 'maxRows'> = {
    ...readsOf(model, plan, sql),
    deadlineMs,
    ...(context.signal ? { signal: context.signal } : {}),
  };
  const continuation = continuationOf(plan);
  const result = await context.run({
    sql,
    ...(continuation && { continuation }),
    ...(further.length > 0 ? { also: further } : {}),
    ...request,
    maxRows: rowsFetched,
    leastRows,
  });
  if (continuation && !result.continued) throw new Error('Nothing here makes forecasts.');
  const measured = await withWhole(sql, result, (statement, maxRows) =>
    context.run({ ...request, sql: statement, maxRows }),
  );
  return withUnits(plan, measured, model);
}

/** Of a list of a whole large table: that it is cut is known before, and its rows can be counted along the way. */
function isSurelyLarge(plan: Plan, model: SemanticModel): boolean {
  const { rowCount } = tableOf(model, plan.root).profile;
  return plan.intent === 'records' && plan.limit === null && rowCount > rowsFetched;
}

/** A statement that the sandbox rejects is a reading that failed; every other failure is the caller's to tell. */
export function rejectedStatement(error: unknown): null {
  if (isRejected(error)) return null;
  throw error;
}
