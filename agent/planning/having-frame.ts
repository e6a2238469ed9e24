import type { ColumnProfile } from '#kernel/catalog.ts';
import { clearMoneyMeasure, moneyMoved } from '../model/default-measure.ts';
import { canLookUp } from '../model/join-paths.ts';
import { mayBeMost } from '../model/row-amounts.ts';
import {
  displayColumn,
  keyColumn,
  type ModelColumn,
  type SemanticModel,
  sameColumn,
} from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import { addGroups, draftMeasure } from './aggregate-frame.ts';
import { columnInUnit, mayBeIn } from './amount-subjects.ts';
import { nounAssumptions } from './assumptions.ts';
import { formulaMeasure } from './computed-measures.ts';
import { applyConditions, namingColumns } from './conditions.ts';
import {
  countOf,
  type Draft,
  type DraftMeasure,
  emptyDraft,
  isRefusal,
  measureOn,
  type Refusal,
  refuse,
} from './draft.ts';
import type { Noun, Parts } from './parts.ts';
import { isCustomers } from './sold-amounts.ts';
import { isByCount, isToldCount } from './told-counts.ts';

interface Threshold {
  measure: DraftMeasure;
  having: NonNullable<Draft['having']>;
  /** What remains of the parts once the threshold is taken out. */
  rest: Parts;
}

/**
 * Groups that meet an amount: "customers with total revenue over 500000", "regions with revenue above 10 million",
 * "categories with more than 1000 orders". Null where the question is none of these.
 */
export function havingFrame(model: SemanticModel, asked: Parts): Draft[] | Refusal | null {
  // "cities with more than two wells and their number of wells": the number that chooses them is told anyway.
  const parts = withAmount(isToldCount(asked) ? { ...asked, measures: [] } : asked);
  const period = periodTarget(parts);
  if (period) return periodsThat(model, parts, period);
  const [first, ...others] = withoutCounted(parts.nouns, parts.countFilters);
  const target = first && parts.valueCounts.length > 0 ? asThing(model, first) : first;
  // "guests who booked at least three different rooms": the bookings tie the two.
  const tying = others.filter(
    (noun) => noun.kind === 'table' && parts.valueCounts.some(({ from }) => noun.to <= from),
  );
  const more = others.filter((noun) => !tying.includes(noun));
  const isShaped =
    parts.groups.length + parts.ranks.length + parts.withouts.length === 0 && parts.sorts.every(isByCount);
  if (!target || more.length > 0 || !isShaped || parts.asks.has('howMany') || parts.asks.has('howMuch'))
    return null;
  const isFixed =
    target.kind === 'column' &&
    parts.filters.some(
      (filter) =>
        filter.kind === 'values' &&
        filter.values.every((value) => sameColumn(value.column, target.column.ref)),
    );
  if (isFixed) return null;
  const threshold = thresholdOf(model, parts, target);
  if (threshold === null || isRefusal(threshold)) return threshold;
  const grouped = addGroups(model, [target], {
    ...emptyDraft('aggregate'),
    measures: [threshold.measure],
    having: threshold.having,
    mentions: tying.flatMap((noun) => (noun.kind === 'table' ? [noun.table.sqlName] : [])),
    assumptions: nounAssumptions(
      model,
      parts.measures.map((term) => term.noun),
    ),
  });
  if (isRefusal(grouped)) return grouped;
  const [sort] = parts.sorts;
  const ordered: Draft = sort
    ? { ...grouped, sort: [{ by: 'measure', direction: sort.direction ?? 'ascending' }] }
    : grouped;
  const done = applyConditions(model, threshold.rest, ordered, null);
  return isRefusal(done) ? done : [{ ...done, where: [...done.where, ...named(target)] }];
}

/** "names of the guests" that each are of one guest stand for the guests. */
function asThing(model: SemanticModel, noun: Parts['nouns'][number]): Parts['nouns'][number] {
  if (noun.kind !== 'column' || isRepeating(noun.column)) return noun;
  const { table } = noun.column;
  const isName = namingColumns(model, table.sqlName).some((name) => sameColumn(name, noun.column.ref));
  const link = { table, score: 1, source: 'name' as const, phrase: noun.link.phrase };
  const { from, to, distinct, isAdded } = noun;
  return isName && model.tables.size > 1 ? { kind: 'table', table, link, from, to, distinct, isAdded } : noun;
}

/** "customers who have hired from us more than 60 times": the verb only repeats what is counted. */
function withoutCounted(nouns: Parts['nouns'], [counted]: Parts['countFilters']): Parts['nouns'] {
  const [target, verb, ...more] = nouns;
  const isRepeated =
    target?.kind === 'column' &&
    verb?.kind === 'table' &&
    counted?.table === verb.table &&
    verb.from < counted.from &&
    counted.from - verb.to <= 2;
  return target && isRepeated && more.length === 0 ? [target] : nouns;
}

/** "which trainers have more than 8 members": the rows that name no trainer are no trainer's. */
export function named(target: Noun): Predicate[] {
  return target.kind === 'column' && target.column.profile.nullCount > 0
    ? [{ kind: 'missing', column: target.column.ref, negated: true }]
    : [];
}

type UnitTerm = Extract<Parts['groups'][number]['terms'][number], { kind: 'grain' }>;

/** "days when we harvested more than 300 kg": the only group is a unit of time that is asked for. */
function periodTarget(parts: Parts): UnitTerm | null {
  const [group, ...more] = parts.groups;
  const [term, ...terms] = group?.terms ?? [];
  const isBound = parts.filters.some(({ kind }) => kind === 'number') || parts.countFilters.length > 0;
  const isPlain =
    parts.ranks.length + parts.sorts.length + parts.withouts.length + parts.valueCounts.length === 0;
  return group?.via === 'each' &&
    more.length + terms.length === 0 &&
    term?.kind === 'grain' &&
    isBound &&
    isPlain
    ? term
    : null;
}

function periodsThat(model: SemanticModel, parts: Parts, target: UnitTerm): Draft[] | Refusal | null {
  const [number, ...others] = parts.filters.filter((filter) => filter.kind === 'number');
  const [counted, ...more] = parts.countFilters;
  const [noun, ...nouns] = parts.nouns;
  if (others.length + more.length + nouns.length > 0 || parts.asks.has('howMany')) return null;
  const start = (
    measure: DraftMeasure,
    having: NonNullable<Draft['having']>,
    rest: Parts,
  ): Draft[] | Refusal => {
    const grouped = addGroups(model, [target], { ...emptyDraft('aggregate'), measures: [measure], having });
    const done = isRefusal(grouped) ? grouped : applyConditions(model, rest, grouped, null);
    return isRefusal(done) ? done : [done];
  };
  if (counted && !number && parts.measures.length === 0 && !noun)
    return start(
      countOf(counted.table.sqlName),
      { operator: counted.operator, value: counted.value },
      { ...parts, countFilters: [], nouns: [] },
    );
  if (!number || counted || number.isPercent) return null;
  const having = { operator: number.operator, value: number.value };
  const rest = {
    ...parts,
    nouns: [],
    measures: [],
    filters: parts.filters.filter((filter) => filter !== number),
  };
  const [term, ...terms] = parts.measures;
  if (term && terms.length === 0 && !noun && number.column === null && number.unit === null) {
    const measure = draftMeasure(term);
    return isRefusal(measure) ? measure : start(measure, having, rest);
  }
  const own = number.column ?? (noun?.kind === 'column' ? noun.column : null);
  // "collected more than 11 tonnes" is no number of `bins_collected`.
  const isOfUnit = own === null || mayBeIn(own, number.unit);
  if (!isOfUnit && !(noun?.kind === 'column' && noun.link.source === 'part')) return null;
  const named = isOfUnit ? own : null;
  const column =
    named ?? amountInUnit(model, noun?.kind === 'table' ? noun.table.sqlName : null, number.unit);
  const isOne = number.column === null || noun === undefined || noun.kind === 'table';
  if (term || !isOne || column?.profile.role !== 'additive') return null;
  return start(measureOn('sum', column.ref), having, rest);
}

/** "more than 300 kg": the one amount of the rows that is told in that unit. */
function amountInUnit(
  model: SemanticModel,
  named: string | null,
  unit: NumberFilter['unit'],
): ModelColumn | null {
  const [only, ...more] = model.tables.keys();
  const table = named ?? (more.length === 0 ? only : undefined);
  const column = table === undefined ? null : columnInUnit(model, { entity: table, measures: [] }, unit);
  return column?.profile.role === 'additive' ? column : null;
}

/** In "campaigns have cost us more than 10,000 in total" the amount before the number is what is compared. */
function withAmount(parts: Parts): Parts {
  const [target, amount, ...more] = parts.nouns;
  const [number] = parts.filters.filter((filter) => filter.kind === 'number');
  const isCompared =
    amount?.kind === 'column' &&
    amount.column.profile.role === 'additive' &&
    number?.column === null &&
    mayBeIn(amount.column, number.unit) &&
    amount.from < number.from &&
    number.from - amount.to <= 3;
  if (!target || !isCompared || more.length > 0) return parts;
  const filters = parts.filters.map((filter) =>
    filter === number ? { ...number, column: amount.column } : filter,
  );
  return { ...parts, nouns: parts.nouns.slice(0, 1), filters };
}

/** Names that stand for groups of rows; a text that hardly repeats describes single ones. */
export function isRepeating({ profile, table }: ModelColumn): boolean {
  if (profile.isUnique) return false;
  return profile.role !== 'text' || profile.distinctCount <= table.profile.rowCount * 0.5;
}

/** "names of the aircraft with a range above average": two of one name are two aircraft, whose ranges nobody adds up. */
function isNameOfThing(model: SemanticModel, { filters }: Parts, { ref, table }: ModelColumn): boolean {
  const isName = displayColumn(table)?.column === ref.column && keyColumn(table) !== null;
  const isOwnAmount = filters.some(
    (filter) => 'column' in filter && filter.column?.ref.table === ref.table && filter.kind !== 'values',
  );
  return model.tables.size > 1 && isName && isOwnAmount;
}

type NumberFilter = Extract<Parts['filters'][number], { kind: 'number' }>;

/** Nothing is said to have been earned, sold or paid: the amount may be a price. */
function isBare({ moneyVerb, isSpent, isTraded, isDealt }: Parts): boolean {
  return moneyVerb === null && !isSpent && !isTraded && !isDealt;
}

function isPrice({ name, role, min, max }: ColumnProfile, { value }: NumberFilter): boolean {
  const isPossible = Number(min) <= value && value <= Number(max);
  return role === 'ratio' && isPossible && /(?:^|[ _-])price(?:$|[ _-])/i.test(name);
}

/** "industries that brought in more than $2 million": the money measure, where one stands out. */
function moneyOf(
  model: SemanticModel,
  number: NumberFilter,
  target: Noun,
  isBarePrice: boolean,
): ModelColumn | null {
  if (number.unit !== 'money') return null;
  const table = target.kind === 'table' ? target.table.sqlName : target.column.ref.table;
  // "products under 20 dollars" have a price of their own.
  const owner = target.kind === 'table' ? target.table : target.column.table;
  const isThing = target.kind === 'table' || displayColumn(owner)?.column === target.column.ref.column;
  const isOfEach = isThing && isBarePrice && owner.profile.columns.some((column) => isPrice(column, number));
  if (isOfEach) return null;
  return clearMoneyMeasure(model, table)?.chosen ?? null;
}

/** "customers we invoiced more than 20,000": right behind a verb of money, so much was moved in all. */
function movedOf(model: SemanticModel, parts: Parts, number: NumberFilter, target: Noun): ModelColumn | null {
  const isMoved = parts.moneyVerb !== null && parts.movedFrom === number.from && number.unit === null;
  // "paid" that is a state of the data already says which rows.
  const isState = [...parts.filters, ...parts.dateVerbs].some(
    (part) => part !== number && part.to === number.from,
  );
  if (!isMoved || isState) return null;
  // What customers spent is what came in from them.
  if (target.kind === 'table')
    return parts.moneyVerb === 'in' || isCustomers(target.table)
      ? (clearMoneyMeasure(model, target.table.sqlName)?.chosen ?? null)
      : null;
  const own = moneyMoved(model, [target.column.table], parts.moneyVerb ?? 'in');
  const isOfOthers = own === null && parts.moneyVerb === 'in' && model.tables.size > 1;
  return isOfOthers ? (clearMoneyMeasure(model, target.column.ref.table)?.chosen ?? null) : own;
}

/** The amount stands in rows that belong to the thing: products by their orders. */
function isBelow(
  model: SemanticModel,
  parts: Parts,
  number: NumberFilter | undefined,
  target: Extract<Noun, { kind: 'table' }>,
): boolean {
  if (!number) return false;
  const column =
    number.column ?? moneyOf(model, number, target, isBare(parts)) ?? movedOf(model, parts, number, target);
  const table = target.table.sqlName;
  return column !== null && column.ref.table !== table && canLookUp(model, column.ref.table, table);
}

/** "makes with a profit over 50000": the profit of the group, where it may be added up. */
function workedThreshold(parts: Parts, target: Noun, isGroup: boolean): Threshold | Refusal | null {
  const [filter, ...more] = parts.filters.filter((part) => part.kind === 'formula');
  const others = more.length + parts.measures.length + parts.countFilters.length;
  if (!filter || filter.value === 0 || !isGroup || target.kind !== 'column' || others > 0) return null;
  const { formula, title, operator, value } = filter;
  const measure = formulaMeasure({
    formula,
    title,
    aggregate: null,
    per: null,
    isAddable: formula.kind !== 'duration',
  });
  if (isRefusal(measure)) return measure;
  const rest = { ...parts, filters: parts.filters.filter((part) => part !== filter) };
  return { measure, having: { operator, value }, rest };
}

function isBelowMean(model: SemanticModel, { filters }: Parts, target: Noun): boolean {
  const filter = filters.find(({ kind }) => kind === 'aboveAverage');
  if (filter?.kind !== 'aboveAverage' || target.kind !== 'table') return false;
  const { table } = filter.column.ref;
  return table !== target.table.sqlName && canLookUp(model, table, target.table.sqlName);
}

/** "countries with above average revenue": what adds up is compared with the average of what the groups come to. */
function aboveMean(parts: Parts, target: Noun, isGroup: boolean): Threshold | null {
  const [filter, ...more] = parts.filters.filter(({ kind }) => kind === 'aboveAverage');
  const others = more.length + parts.measures.length + parts.countFilters.length;
  if (filter?.kind !== 'aboveAverage' || filter.total || others > 0 || !isGroup) return null;
  if (
    filter.column.profile.role !== 'additive' ||
    (target.kind === 'column' && target.column === filter.column)
  )
    return null;
  const rest = { ...parts, filters: parts.filters.filter((part) => part !== filter) };
  const having = { operator: filter.operator, value: 0, isOfMean: true as const };
  return { measure: measureOn('sum', filter.column.ref), having, rest };
}

function thresholdOf(model: SemanticModel, parts: Parts, target: Noun): Threshold | Refusal | null {
  const numbers = parts.filters.filter((filter) => filter.kind === 'number');
  const [number, ...moreNumbers] = numbers;
  const isGroup =
    target.kind === 'column'
      ? isRepeating(target.column) && !isNameOfThing(model, parts, target.column)
      : isBelow(model, parts, number, target);
  const [different, ...moreDifferent] = parts.valueCounts;
  if (different) {
    const others = moreDifferent.length + parts.countFilters.length + numbers.length + parts.measures.length;
    const isGrouped = target.kind === 'table' || isGroup;
    if (others > 0 || !isGrouped || (target.kind === 'column' && target.column === different.column))
      return null;
    const having = { operator: different.operator, value: different.value };
    return {
      measure: measureOn('countDistinct', different.column.ref),
      having,
      rest: { ...parts, valueCounts: [] },
    };
  }
  const mean = aboveMean(parts, target, isGroup || isBelowMean(model, parts, target));
  if (mean) return mean;
  const worked = workedThreshold(parts, target, isGroup);
  if (worked) return worked;
  const [counted, ...moreCounted] = parts.countFilters;
  // Several of one text may be asked for even where most texts are of one row alone.
  const isShared = target.kind === 'column' && !target.column.profile.isUnique;
  if (counted && (isGroup || isShared) && moreCounted.length + numbers.length + parts.measures.length === 0) {
    const having = { operator: counted.operator, value: counted.value };
    return { measure: countOf(counted.table.sqlName), having, rest: { ...parts, countFilters: [] } };
  }
  if (!number || moreNumbers.length > 0 || number.isPercent || parts.countFilters.length > 0) return null;
  if (number.isOfOne) return null;
  const rest = { ...parts, filters: parts.filters.filter((filter) => filter !== number) };
  const having = { operator: number.operator, value: number.value };
  const [term, ...moreTerms] = parts.measures;
  if (
    term &&
    number.column === null &&
    moreTerms.length === 0 &&
    term.to <= number.from &&
    number.from - term.to <= 2
  ) {
    const measure = draftMeasure(term);
    return isRefusal(measure) ? measure : { measure, having, rest };
  }
  if (term || !isGroup) return null;
  // "makes where we have sold more than 40", where the rows are of no amount: so many rows.
  const isCount = number.column === null && number.unit === null && target.kind === 'column';
  if (isCount && ![...model.columns.values()].some(mayBeMost))
    return { measure: countOf(target.column.ref.table), having, rest };
  const table = target.kind === 'table' ? null : target.column.ref.table;
  const column =
    number.column ??
    moneyOf(model, number, target, isBare(parts)) ??
    movedOf(model, parts, number, target) ??
    amountInUnit(model, table, number.unit);
  if (column?.profile.role !== 'additive') return null;
  if (target.kind === 'table') return { measure: measureOn('sum', column.ref), having, rest };
  if (column.ref.table === target.column.ref.table && target.column.profile.role === 'identifier')
    return refuse('It is not clear whether one row or the sum of the rows should meet the amount.');
  return { measure: measureOn('sum', column.ref), having, rest };
}
