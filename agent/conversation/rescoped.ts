import type { Lattice } from '../lattice/lattice.ts';
import { sameColumn } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import { applyConditions } from '../planning/conditions.ts';
import { type Draft, isRefusal, type Refusal, refuse } from '../planning/draft.ts';
import type { Parts } from '../planning/parts.ts';

type Values = Extract<Predicate, { kind: 'oneOf' }>;

/** A condition replaces the one on its column; a period replaces the period. */
export function rescoped(model: Lattice['model'], parts: Parts, draft: Draft): Draft | Refusal {
  const said = applyConditions(model, parts, { ...draft, where: [] }, null);
  if (isRefusal(said)) return said;
  const where = leftOut(draft.where, said.where);
  if (isRefusal(where)) return where;
  const applied = { ...said, where };
  const changed = new Set(
    applied.where.flatMap((predicate) =>
      'column' in predicate ? [`${predicate.column.table}.${predicate.column.column}`] : [],
    ),
  );
  const [measure] = draft.measures;
  const isOfPart =
    draft.share === 'of-condition' &&
    applied.where.length > 0 &&
    measure?.where.some((predicate) => !isKept(predicate, changed, false));
  // "what percent go to Norway, and to the Netherlands": the part changes, the whole stays.
  if (isOfPart && measure)
    return measure.where.every((predicate) => !isKept(predicate, changed, false)) &&
      applied.periods.length === 0
      ? { ...draft, measures: [{ ...measure, where: applied.where }] }
      : refuse('It is not clear which part of the share should change.');
  const old = draft.where.find((predicate) => predicate.kind === 'period' && !predicate.negated);
  const isCut = old?.kind === 'period' && applied.periods.every(({ negated }) => negated);
  if (isCut && applied.periods.some((part) => !isWithin(part, old)))
    return refuse(`What is left out is no part of ${old.label}; say the year of it.`);
  const replaces = applied.periods.length > 0 && !isCut;
  const kept = draft.where.filter((predicate) => isKept(predicate, changed, replaces));
  const date = old?.kind === 'period' ? old.column : null;
  return {
    ...applied,
    where: [...kept, ...applied.where],
    periods: applied.periods.map((part) => ({ ...part, column: part.column ?? date })),
    limit: draft.limit,
    chart: applied.chart,
  };
}

function isKept(predicate: Predicate, changed: Set<string>, hasPeriod: boolean): boolean {
  if (isTime(predicate) && hasPeriod) return false;
  return !('column' in predicate) || !changed.has(`${predicate.column.table}.${predicate.column.column}`);
}

/** A time that is left out of another has to lie in it. */
function isWithin(
  { period }: Draft['periods'][number],
  { start, end }: Extract<Predicate, { kind: 'period' }>,
): boolean {
  const isBehind = start === null || (period.start !== null && period.start >= start);
  return isBehind && (end === null || (period.end !== null && period.end <= end));
}

/** "but not Anvil" of anvils and brushes leaves the brushes, and "without Phone" of all but Online leaves out both. */
function leftOut(before: readonly Predicate[], said: Predicate[]): Predicate[] | Refusal {
  const where: Predicate[] = [];
  for (const one of said) {
    const old = before.find(
      (each): each is Values =>
        each.kind === 'oneOf' && one.kind === 'oneOf' && sameColumn(each.column, one.column),
    );
    if (one.kind !== 'oneOf' || !one.negated || !old) {
      where.push(one);
      continue;
    }
    const left = old.values.filter((value) => !one.values.includes(value));
    if (!old.negated && (left.length === 0 || left.length + one.values.length > old.values.length))
      return refuse(
        `The answer before is about ${old.values.join(' and ')} alone: ${one.values.join(' and ')} cannot be left out of it.`,
      );
    where.push({ ...old, values: old.negated ? [...left, ...one.values] : left });
  }
  return where;
}

/** One time, or several of which each row has one: "in 2024 and 2025". */
function isTime(predicate: Predicate): boolean {
  return predicate.kind === 'any' ? predicate.parts.every(isTime) : predicate.kind === 'period';
}
