import type { QueryResult, RunQuery } from '#kernel/catalog.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import type { Candidate } from '../planning/search.ts';
import { compileWith } from '../sql/compile.ts';
import { isRejected } from './not-computed.ts';
import { versionsOf } from './result-checks.ts';
import { withUnits } from './units.ts';

export interface RunContext {
  run: RunQuery;
  signal?: AbortSignal;
}

const maxRows = 200;
const deadlineMs = 15_000;

/** Runs the statement of a plan over the tables that it reads, with those that will be asked next. Throws what `run` throws. */
export async function runCandidate(
  candidate: Pick<Candidate, 'plan' | 'sql'>,
  model: SemanticModel,
  context: RunContext,
  also: string[] = [],
): Promise<QueryResult> {
  const result = await context.run({
    sql: candidate.sql,
    ...(also.length > 0 ? { also } : {}),
    tables: versionsOf(model, candidate.plan),
    maxRows,
    deadlineMs,
    ...(context.signal ? { signal: context.signal } : {}),
  });
  return withUnits(candidate.plan, result, model);
}

/** How many rows a cut result has in full. */
export async function countOfRows(plan: Plan, model: SemanticModel, context: RunContext): Promise<number> {
  const sql = `SELECT count(*) AS row_count FROM (\n${compileWith(plan, model)}\n)`;
  const counted = await context.run({
    sql,
    tables: versionsOf(model, plan),
    maxRows: 1,
    deadlineMs,
    ...(context.signal ? { signal: context.signal } : {}),
  });
  return Number(counted.rows[0]?.[0] ?? 0);
}

/** A statement that the sandbox rejects is a reading that failed; every other failure is the caller's to tell. */
export function rejectedStatement(error: unknown): null {
  if (isRejected(error)) return null;
  throw error;
}
