import type { QueryResult } from '#kernel/catalog.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { driversProblem } from '../named/driver-method.ts';
import type { Plan, PlanAssumption } from '../plan.ts';
import { driverPlans } from '../planning/driver-groups.ts';
import { changedMeasures } from '../sql/changed-periods.ts';
import { compileWith, driverTermsOf } from '../sql/compile.ts';
import { chooseSql } from '../sql/drivers.ts';
import { driversQuestion } from './driver-question.ts';

/** What telling a change needs from its caller. */
export interface Explaining {
  model: SemanticModel;
  /** As it was typed; null where it only changes the answer before. */
  question: string | null;
  /** Runs a statement over the tables of a plan. */
  run(sql: string, plan: Plan): Promise<QueryResult>;
  /** The statement that a question is read to; null where that is not clear. */
  reads(question: string): string | null;
}

export type Explained =
  | { plan: Plan; sql: string; result: QueryResult }
  /** Why the change cannot be told, in words for the asker. */
  | { refused: string };

/** Other groups are offered to the asker, so many at most. */
const groupsOffered = 3;

/** Tells a change by groups: by those of the plan, or by the ones that explain most of it. `total` is the change of all rows together. */
export async function explain(plan: Plan, total: QueryResult, explaining: Explaining): Promise<Explained> {
  const problem = driversProblem(plan) ?? emptyPeriod(plan, total);
  if (problem !== null) return { refused: problem };
  const chosen = plan.dimensions.length > 0 ? plan : await chooseGroups(plan, explaining);
  if (chosen === null)
    return {
      refused:
        'There is no column of few values that the change could be told by: name one, as in "by region".',
    };
  const sql = compileWith(chosen, explaining.model);
  return { plan: chosen, sql, result: await explaining.run(sql, chosen) };
}

/** A change needs rows in both periods. */
function emptyPeriod(plan: Plan, total: QueryResult): string | null {
  if (plan.dimensions.length > 0) return null;
  const [row] = total.rows;
  for (const { name, where } of changedMeasures(plan)) {
    const value = row?.[total.columns.findIndex((column) => column.name === name)];
    const period = where.find((predicate) => predicate.kind === 'period');
    const label = period?.kind === 'period' ? period.label : 'one of the periods';
    if (value === null || value === undefined || (value === 0 && isCount(plan)))
      return `There are no such rows in ${label}, so there is no change to tell.`;
  }
  return null;
}

function isCount({ measures }: Plan): boolean {
  return measures[0]?.aggregate === 'count';
}

async function chooseGroups(plan: Plan, explaining: Explaining): Promise<Plan | null> {
  const { model, run } = explaining;
  const plans = driverPlans(model, plan);
  if (plans.length === 0) return null;
  const joins = [
    ...new Map(plans.flatMap((each) => each.joins).map((step) => [step.to.table, step])).values(),
  ];
  const scored = await run(
    chooseSql(plans.map((each) => ({ plan: each, terms: driverTermsOf(each, model) }))),
    { ...plan, joins },
  );
  const places = scored.rows.flatMap(([place]) => plans[Number(place)] ?? []);
  const [best, ...others] = places;
  if (!best) return null;
  const assumption: PlanAssumption = {
    kind: 'told by',
    chosen: `${best.dimensions[0]?.label ?? ''}, which explains most with the fewest values`,
    options: others.flatMap((other) => optionFor(other, explaining) ?? []).slice(0, groupsOffered),
  };
  return {
    ...best,
    drivers: { presumed: plan.drivers?.presumed ?? null, isChosen: true },
    assumptions: [...plan.assumptions, assumption],
  };
}

/** A question for the same change by other groups, if there is one that gets it. */
function optionFor(
  plan: Plan,
  { model, question, reads }: Explaining,
): PlanAssumption['options'][number] | null {
  const [dimension] = plan.dimensions;
  if (!dimension) return null;
  const sql = compileWith(plan, model);
  const asked = driversQuestion(model, plan, question);
  const found = asked.find((text) => reads(text) === sql);
  return found === undefined ? null : { label: `by ${dimension.label}`, question: found };
}
