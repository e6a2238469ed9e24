import type { SemanticModel } from '../model/semantic-model.ts';
import type { Plan, Predicate } from '../plan.ts';
import { applyConditions } from '../planning/conditions.ts';
import { type Draft, isRefusal, type Refusal, refuse } from '../planning/draft.ts';
import type { Parts } from '../planning/parts.ts';

type Related = Extract<Predicate, { kind: 'related' }>;
type Time = Extract<Predicate, { kind: 'period' }>;

/**
 * "and last year?" of customers who ordered this year: the time of what they did, where the answer before has no other. Null where more is said than
 * a time, or the answer has one of its own.
 */
export function withRelatedTime(
  model: SemanticModel,
  parts: Parts,
  previous: Plan,
  draft: Draft,
): Draft | Refusal | null {
  const said = [
    parts.groups,
    parts.measures,
    parts.formulas,
    parts.nouns,
    parts.ranks,
    parts.byMeasures,
    parts.sorts,
    parts.filters,
    parts.dayParts,
    parts.dateVerbs,
    parts.charts,
  ];
  const [related, ...more] = previous.where.filter((each): each is Related => each.kind === 'related');
  const hasOwn = previous.where.some(
    ({ kind }) => kind === 'period' || kind === 'any' || kind === 'datePart',
  );
  if (parts.periods.length !== 1 || said.some((list) => list.length > 0) || hasOwn) return null;
  const times = related?.where.filter((each): each is Time => each.kind === 'period') ?? [];
  const [time, ...others] = times;
  if (!related || more.length > 0 || !time || others.length > 0) return null;
  const applied = applyConditions(model, parts, { ...draft, where: [] }, null);
  if (isRefusal(applied)) return applied;
  const [only] = applied.periods;
  if (!only || only.negated || only.column || applied.where.length > 0) return null;
  const { start, end, label } = only.period;
  if (time.isYearNumber && ![start, end].every((bound) => bound === null || bound.endsWith('-01-01')))
    return refuse('Its rows are dated by year only.');
  const moved: Related = {
    ...related,
    where: related.where.map((each) => (each === time ? { ...time, start, end, label } : each)),
  };
  return { ...draft, where: draft.where.map((each) => (each === related ? moved : each)) };
}
