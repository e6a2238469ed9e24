import type { Lattice } from '../lattice/lattice.ts';
import { isAboutPeople } from '../model/people-tables.ts';
import { type ModelColumn, type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import { applyConditions } from '../planning/conditions.ts';
import { type Draft, isRefusal, type Refusal, refuse } from '../planning/draft.ts';
import { isNumber } from '../planning/nouns.ts';
import type { Parts } from '../planning/parts.ts';
import { amountSpokenOf } from './list-edits.ts';

type Values = Extract<Predicate, { kind: 'oneOf' }>;

/** A condition replaces the one on its column; a period replaces the period. */
export function rescoped(
  model: Lattice['model'],
  parts: Parts,
  draft: Draft,
  joins: 'values' | 'bounds' | null = null,
): Draft | Refusal {
  const bounded = boundedGroups(parts, draft);
  if (bounded) return isRefusal(bounded) ? bounded : rescoped(model, bounded.parts, bounded.draft, joins);
  const said = applyConditions(model, parts, { ...draft, where: [] }, comparedBefore(model, parts, draft));
  if (isRefusal(said)) return said;
  const bound = said.where.find((one) => isOfMeasure(one, draft));
  if (bound?.kind === 'compare' && typeof bound.value === 'number' && draft.having === null)
    return rescoped(model, withoutNumbers(parts), {
      ...draft,
      having: { operator: bound.operator, value: bound.value },
    });
  const where = leftOut(draft.where, joined(draft.where, said.where, joins));
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
  const kept = draft.where.filter(
    (predicate) =>
      (isKept(predicate, changed, replaces) ||
        (joins === 'bounds' && isOtherEnd(predicate, applied.where))) &&
      !applied.where.some((one) => isOfSameRelated(predicate, one)),
  );
  const date = old?.kind === 'period' ? old.column : null;
  return {
    ...applied,
    where: [...kept, ...applied.where],
    periods: applied.periods.map((part) => ({ ...part, column: part.column ?? date })),
    limit: draft.limit,
    chart: applied.chart,
  };
}

/** "only those with more than 100 hours" of hours that were added up for each game: a bound of what the groups come to, and not of single rows. */
function isOfMeasure(
  one: Predicate,
  { intent, dimensions, measures: [measure, ...more], limit, grain, share }: Draft,
): boolean {
  const isGrouped = intent === 'aggregate' && dimensions.length > 0 && more.length === 0 && limit === null;
  const isPlain = measure?.per === null && grain === null && share === null;
  return (
    isGrouped &&
    isPlain &&
    one.kind === 'compare' &&
    measure.column !== null &&
    sameColumn(one.column, measure.column)
  );
}

function withoutNumbers(parts: Parts): Parts {
  return { ...parts, filters: parts.filters.filter(({ kind }) => kind !== 'number') };
}

function boundedGroups(parts: Parts, draft: Draft): { parts: Parts; draft: Draft } | Refusal | null {
  const [measure, ...more] = draft.measures;
  const isGrouped = draft.intent === 'aggregate' && draft.dimensions.length > 0 && measure?.per === null;
  const column = measure?.column ?? null;
  const bounds = parts.filters.filter(
    (filter) =>
      filter.kind === 'number' &&
      (filter.isOfGroups === true ||
        (filter.column !== null && column !== null && sameColumn(filter.column.ref, column))),
  );
  const [only, ...others] = bounds;
  if (!isGrouped || only?.kind !== 'number') return null;
  if (
    more.length + others.length > 0 ||
    draft.limit !== null ||
    draft.grain !== null ||
    draft.share !== null ||
    draft.comparisonLabels !== null
  )
    return refuse('It is not clear which amount of the groups is meant; ask for it in full.');
  return {
    parts: { ...parts, filters: parts.filters.filter((filter) => filter !== only) },
    draft: { ...draft, having: { operator: only.operator, value: only.value } },
  };
}

/** "and over 40?" behind those under 30: the number that was compared before, where the words name none. */
function comparedBefore(model: SemanticModel, { filters }: Parts, draft: Draft): ModelColumn | null {
  const isOpen = filters.some(
    (filter) =>
      (filter.kind === 'number' || filter.kind === 'between') &&
      filter.column === null &&
      filter.unit === null,
  );
  if (!isOpen) return null;
  const [sort] = draft.sort;
  const column = amountSpokenOf(model, draft, draft.select);
  const isOrderedOtherwise =
    draft.intent === 'records' &&
    typeof sort?.by === 'object' &&
    column !== null &&
    !sameColumn(sort.by, column.ref);
  // "only where it is at least 1" of what was put in order by something else: either may be meant.
  if (isOrderedOtherwise && isNumber(column)) return null;
  return column && isNumber(column) ? column : ageOf(model, draft);
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

/** "only those under 45" of people: by their age. */
function ageOf(model: SemanticModel, { entity, intent }: Draft): ModelColumn | null {
  const table = entity === null ? undefined : model.tables.get(entity);
  if (!table || intent !== 'records' || !isAboutPeople(table)) return null;
  const [only, ...more] = [...model.columns.values()].filter(
    (column) => column.ref.table === table.sqlName && column.lemmas.at(-1) === 'age' && isNumber(column),
  );
  return only && more.length === 0 ? only : null;
}

/** "include Michigan as well": one value more. */
function joined(
  before: readonly Predicate[],
  said: Predicate[],
  joins: 'values' | 'bounds' | null,
): Predicate[] {
  if (joins !== 'values') return said;
  return said.map((one) => {
    const old = before.find(
      (each): each is Values =>
        each.kind === 'oneOf' && one.kind === 'oneOf' && !each.negated && sameColumn(each.column, one.column),
    );
    return old && one.kind === 'oneOf' && !one.negated
      ? { ...one, values: [...new Set([...old.values, ...one.values])] }
      : one;
  });
}

const lower = new Set(['>', '>=']);
const upper = new Set(['<', '<=']);

/** "over 500", "but under 1000": both ends of a range. */
function isOtherEnd(known: Predicate, said: readonly Predicate[]): boolean {
  return said.some((one) => {
    if (known.kind !== 'compare' || one.kind !== 'compare' || !sameColumn(known.column, one.column))
      return false;
    const [low, high] = lower.has(known.operator) ? [known, one] : [one, known];
    return lower.has(low.operator) && upper.has(high.operator) && Number(low.value) < Number(high.value);
  });
}

/** "products that the store in Rome sells", "and in Oslo?": another value of what a related row was asked to be. */
function isOfSameRelated(known: Predicate, said: Predicate): boolean {
  if (known.kind !== 'related' || known.operator !== '>=' || known.value !== 1 || !('column' in said))
    return false;
  const [only, ...more] = known.where;
  return (
    only !== undefined &&
    more.length === 0 &&
    'column' in only &&
    only.kind === said.kind &&
    sameColumn(only.column, said.column)
  );
}

/** One time, or several of which each row has one: "in 2024 and 2025". */
function isTime(predicate: Predicate): boolean {
  return predicate.kind === 'any' ? predicate.parts.every(isTime) : predicate.kind === 'period';
}
