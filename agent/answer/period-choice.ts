import type { QueryResult } from '#kernel/catalog.ts';
import { panelOf } from '../model/panel-tables.ts';
import { type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import type { Plan, Predicate } from '../plan.ts';
import type { Candidate } from '../planning/search.ts';
import { compileWith } from '../sql/compile.ts';

/**
 * "the population of India" where there is one for each year: the reading of the latest year and that of all years.
 * Null where the period was asked for, or where there is only one row.
 */
export function periodChoices(
  model: SemanticModel,
  candidate: Candidate,
  result: QueryResult,
): Candidate[] | null {
  const { plan, parts } = candidate;
  if (plan.intent !== 'records' || result.rows.length < 2 || result.truncated) return null;
  const panel = panelOf(tableOf(model, plan.root));
  if (!panel?.isYear || parts.periods.length > 0) return null;
  const { period, things } = panel;
  const isAsked =
    parts.marks.has('details') ||
    parts.nouns.some((noun) => noun.kind === 'column' && sameColumn(noun.column.ref, period));
  const at = plan.select.findIndex(({ column }) => sameColumn(column, period));
  const isOneThing =
    plan.where.some(isOneValue) &&
    things.every((thing) =>
      plan.where.some((part) => isOneValue(part) && 'column' in part && sameColumn(part.column, thing)),
    );
  if (isAsked || at < 0 || !isOneThing) return null;
  const years = result.rows.map((row) => Number(row[at])).filter((year) => Number.isInteger(year));
  if (years.length < result.rows.length) return null;
  const latest = Math.max(...years);
  return [withPlan(candidate, { ...plan, where: [...plan.where, inYear(period, latest)] }, model), candidate];
}

function isOneValue(predicate: Predicate): boolean {
  return predicate.kind === 'oneOf' && !predicate.negated && predicate.values.length === 1;
}

function inYear(column: { table: string; column: string }, year: number): Predicate {
  return {
    kind: 'period',
    column,
    start: `${year}-01-01`,
    end: `${year + 1}-01-01`,
    label: String(year),
    isYearNumber: true,
    negated: false,
  };
}

function withPlan(candidate: Candidate, plan: Plan, model: SemanticModel): Candidate {
  return { ...candidate, plan, sql: compileWith(plan, model) };
}
