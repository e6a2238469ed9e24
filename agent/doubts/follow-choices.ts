import type { QueryResult } from '#kernel/catalog.ts';
import { checkStatements } from '../answer/result-checks.ts';
import { type RunContext, runCandidate } from '../answer/run-plan.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { compileWith } from '../sql/compile.ts';
import { withStateChoices } from './states.ts';

export interface RunPlan {
  plan: Plan;
  sql: string;
  result: QueryResult;
}

/** What was run, over the rows that count by what a person chose once: run again only where that makes another statement. */
export async function followChoices(
  { plan, sql, result }: RunPlan,
  model: SemanticModel,
  context: RunContext,
): Promise<RunPlan> {
  const chosen = withStateChoices(model, plan);
  if (chosen === plan) return { plan, sql, result };
  const statement = compileWith(chosen, model);
  if (statement === sql) return { plan: chosen, sql, result };
  const further = { plan: chosen, sql: statement };
  return { ...further, result: await runCandidate(further, model, context, checkStatements(chosen, model)) };
}
