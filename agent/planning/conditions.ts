import { isDeepStrictEqual } from 'node:util';
import { labelOf } from '../dates/period.ts';
import { leadingColumn } from '../formula.ts';
import { flagPredicate } from '../model/flag-columns.ts';
import { canLookUp } from '../model/join-paths.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import type { ModelFilter } from '../model/named-terms.ts';
import type { ModelColumn, SemanticModel } from '../model/semantic-model.ts';
import { columnKey, displayColumn, keyColumn, sameColumn } from '../model/semantic-model.ts';
import { columnsOfCondition } from '../named/trees.ts';
import type { ColumnRef, Predicate } from '../plan.ts';
import {
  columnInUnit,
  countedSubject,
  moneyColumn,
  numericTypes,
  subjectOf,
  valueInUnit,
} from './amount-subjects.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import { dateOfAmount } from './formula-dates.ts';
import { formulaWords } from './labels.ts';
import { isListed, type Parts, type ResolvedFilter } from './parts.ts';

/**
 * Puts everything that only narrows down or decorates into the draft: filters, periods, relations, sort words, chart words.
 * `subject` is the column that a comparison without a column means ("over 5000"), where there is a clear one.
 */
export function applyConditions(
  model: SemanticModel,
  parts: Parts,
  draft: Draft,
  subject: ModelColumn | null,
): Draft | Refusal {
  const unread = unreadCount(parts) ?? unclearDenial(model, parts, draft);
  if (unread) return unread;
  const where: Predicate[] = [];
  const ofOneRow: Predicate[] = [];
  for (const filter of parts.filters) {
    const predicate = predicateOf(model, filter, subject ?? subjectOf(model, draft), draft);
    if (isRefusal(predicate)) return predicate;
    if (isOfNounBefore(parts, filter)) ofOneRow.push(predicate);
    // "unpaid" says of what is overdue nothing new.
    if (!where.some((known) => isDeepStrictEqual(known, predicate))) where.push(predicate);
  }
  if (isImpossible(where)) return refuse('One row cannot have two different values in one column.');
  const apart: Predicate[] = [];
  for (const filter of parts.apart.filters) {
    const predicate = predicateOf(model, filter, subject ?? subjectOf(model, draft), draft);
    if (isRefusal(predicate)) return predicate;
    apart.push(predicate);
  }
  const dated = dateVerbOf(model, parts, draft);
  if (isRefusal(dated)) return dated;
  const [chart] = parts.charts;
  if (parts.charts.length > 1) return refuse('Two charts were asked for at once.');
  return {
    ...draft,
    where: [...draft.where, ...where, ...dated.where],
    ofOneRow,
    periods: parts.periods.map((part, index) => {
      const before = parts.periods[index - 1];
      return {
        period: part.reading.period,
        column: part.column?.ref ?? null,
        negated: part.negated,
        isListed: before !== undefined && isListed(parts, before, part),
      };
    }),
    apart: {
      where: apart,
      periods: parts.apart.periods.map(({ reading, column, negated }) => ({
        period: reading.period,
        column: column?.ref ?? null,
        negated,
        isListed: false,
      })),
    },
    dayParts: parts.dayParts.map(({ reading, negated }) => ({ reading, negated })),
    dateVerb: dated.dateVerb,
    dateHints: parts.dateHints,
    isDone: parts.isDone,
    related: [
      ...parts.countFilters.map((part) => ({
        table: part.table.sqlName,
        operator: part.operator,
        value: part.value,
      })),
      ...parts.withouts.map((part) => ({ table: part.table.sqlName, operator: '=' as const, value: 0 })),
    ],
    chart: chart ?? draft.chart,
  };
}

/**
 * "rides started in May" are told by when they started; without any time, "cars that were sold" are those with a date of sale.
 * "New" customers are those of a period, so without one the word is not understood.
 */
function dateVerbOf(
  model: SemanticModel,
  parts: Parts,
  draft: Draft,
): { dateVerb: ColumnRef | null; where: Predicate[] } | Refusal {
  const [verb, ...more] = parts.dateVerbs;
  const [measure, ...others] = draft.measures;
  if (!verb)
    return { dateVerb: measure && others.length === 0 ? dateOfAmount(model, measure) : null, where: [] };
  if (more.some(({ column }) => column !== verb.column))
    return refuse('It is not clear which of the two dates is meant.');
  const isTimed =
    parts.periods.some(({ column }) => column === null) ||
    parts.dayParts.length > 0 ||
    (draft.grain !== null && draft.grain.column === null);
  if (isTimed) return { dateVerb: verb.column.ref, where: [] };
  if (verb.isNew) return refuse('It is not clear since when something counts as new.');
  const { nullCount } = verb.column.profile;
  const isAlone = parts.filters.length + parts.groups.length + parts.ranks.length === 0;
  if (nullCount === 0 && isAlone) return refuse(`${verb.column.label} is told of every row; say when.`);
  return {
    dateVerb: null,
    where: nullCount > 0 ? [{ kind: 'missing', column: verb.column.ref, negated: true }] : [],
  };
}

/** "branch 27" is called by its number, and never by a phone that each of them has to itself. */
function isContact({ column }: ColumnRef): boolean {
  return lemmasOfName(column).some((word) => ['phone', 'telephone', 'mobile', 'fax', 'email'].includes(word));
}

/** "F … and M …" as two conditions on one column: no row meets both, so two groups were meant. */
function isImpossible(where: Predicate[]): boolean {
  const lists = where.filter((predicate) => predicate.kind === 'oneOf' && !predicate.negated);
  return lists.some((left, index) =>
    lists
      .slice(index + 1)
      .some(
        (right) =>
          left.kind === 'oneOf' &&
          right.kind === 'oneOf' &&
          sameColumn(left.column, right.column) &&
          !left.values.some((value) => right.values.includes(value)),
      ),
  );
}

/**
 * "no guest from Oslo" is said of guests, and not of the hotels that have none; and "not reviewed by Kim" is no condition on the single
 * reviews that are averaged.
 */
function unclearDenial(model: SemanticModel, parts: Parts, draft: Draft): Refusal | null {
  const isTotal = draft.measures.some(({ column }) => column !== null);
  const deed = parts.filters.some((filter) => filter.kind === 'values' && filter.isDeed === true);
  if (deed && (isTotal || draft.dimensions.length > 0))
    return refuse('It is not clear of which rows it is denied.');
  // "workshops without big jobs" have none of them, which a row that is not big does not say.
  const isOfGroups = ({ table }: ModelFilter): boolean =>
    parts.nouns.some(
      (noun) =>
        noun.kind === 'column' && !noun.column.profile.isUnique && noun.column.ref.table === table.sqlName,
    ) || draft.measures.some(({ aggregate }) => aggregate === 'countDistinct');
  if (parts.filters.some((filter) => filter.kind === 'named' && filter.isAbsent && isOfGroups(filter.named)))
    return refuse('It is not clear of which rows it is denied.');
  const stray = parts.withouts.some((without) =>
    parts.filters.some(
      (filter) =>
        filter.kind === 'values' &&
        filter.from >= without.to &&
        filter.from - without.to <= farthestCondition &&
        !parts.connectors.some((at) => at >= without.to && at < filter.from) &&
        filter.values.some(
          ({ column }) =>
            [draft.entity, draft.measures[0]?.entity].includes(column.table) ||
            (column.table !== without.table.sqlName &&
              !canLookUp(model, without.table.sqlName, column.table)),
        ),
    ),
  );
  return stray ? refuse('It is not clear what the condition behind "no" is said of.') : null;
}

/** Words between rows and an amount of each: "loans with an amount of", "flats that have". */
const farthestAmount = 3;

/** "a loan with an amount above 500": the amount is named, and stands right behind the rows that bear it. */
function isOfNounBefore({ nouns, connectors }: Parts, filter: ResolvedFilter): boolean {
  if ((filter.kind !== 'number' && filter.kind !== 'between') || filter.column === null) return false;
  const { table } = filter.column.ref;
  return nouns.some(
    (noun) =>
      noun.kind === 'table' &&
      noun.table.sqlName === table &&
      filter.from > noun.to &&
      filter.from - noun.to <= farthestAmount &&
      !connectors.some((at) => at >= noun.to && at < filter.from),
  );
}

/** So many words may lead from what there is none of to a condition on it: "living in the city of". */
const farthestCondition = 6;

/** A number of things that no group must reach, or a comparison whose number counts the noun behind it, is no condition on a row. */
function unreadCount(parts: Parts): Refusal | null {
  if (parts.looseAggregates.length > 0)
    return refuse('It is not clear which amount should be taken together.');
  if (parts.tails.length > 0) return refuse('It is not clear of which amount the total is asked for.');
  if (parts.valueCounts.length > 0)
    return refuse('It is not clear for what the different values are counted.');
  const distinct = parts.marks.get('distinct');
  const nouns = [...parts.nouns, ...parts.measures];
  const counting = parts.filters.find(
    (filter) =>
      (filter.kind === 'number' || filter.kind === 'between') &&
      filter.column === null &&
      (distinct?.from === filter.to || nouns.some((noun) => noun.from === filter.to)),
  );
  return counting ? refuse('It is not clear what the number counts.') : null;
}

function predicateOf(
  model: SemanticModel,
  filter: ResolvedFilter,
  subject: ModelColumn | null,
  draft: Draft,
): Predicate | Refusal {
  switch (filter.kind) {
    case 'values':
      return valuesPredicate(filter);
    case 'number': {
      const column =
        filter.column ??
        (filter.unit === 'money'
          ? moneyColumn(model, draft, subject)
          : filter.unit === null
            ? (subject ?? countedSubject(model, draft, [filter.value]))
            : columnInUnit(model, draft, filter.unit));
      if (!column) return refuse(`It is not clear what should be ${filter.operator} ${filter.value}.`);
      if (!numericTypes.includes(column.profile.type) || column.profile.role === 'identifier')
        return refuse(`${column.label} is not an amount.`);
      const told = valueInUnit(column, filter.value, filter.unit);
      if (told === null) return refuse(`${column.label} is not told in that unit.`);
      const value = scaledPercent(column, told, filter.isPercent);
      return value === null
        ? refuse(`${column.label} is not a percentage.`)
        : { kind: 'compare', column: column.ref, operator: filter.operator, value };
    }
    case 'between': {
      const column =
        filter.column ??
        (filter.unit === 'money'
          ? moneyColumn(model, draft, subject)
          : filter.unit === null
            ? (subject ?? countedSubject(model, draft, [filter.low, filter.high]))
            : columnInUnit(model, draft, filter.unit));
      if (!column || !numericTypes.includes(column.profile.type))
        return refuse('It is not clear what should lie between the two numbers.');
      return { kind: 'between', column: column.ref, low: filter.low, high: filter.high, negated: false };
    }
    case 'text':
      return {
        kind: 'text',
        column: filter.column.ref,
        match: filter.match,
        text: filter.text,
        negated: filter.negated,
      };
    case 'none':
      return nonePredicate(filter.column, filter.negated);
    case 'missing':
      return { kind: 'missing', column: filter.column.ref, negated: filter.negated };
    case 'flag':
      return (
        flagPredicate(filter.column, !filter.negated) ??
        refuse(`${filter.column.label} says neither yes nor no.`)
      );
    case 'key': {
      const key = keyColumn(filter.table);
      const profile = key ? model.columns.get(columnKey(key))?.profile : undefined;
      return key && profile && !isContact(key)
        ? equals(key, profile.type, filter.value)
        : refuse(`${filter.table.name} has no key to look up ${filter.value} by.`);
    }
    case 'columnValue':
      return equals(filter.column.ref, filter.column.profile.type, filter.value);
    case 'columns':
      return {
        kind: 'columns',
        column: filter.column.ref,
        operator: filter.operator,
        other: filter.other.ref,
      };
    case 'formula':
      return {
        kind: 'formula',
        column: leadingColumn(filter.formula),
        formula: filter.formula,
        operator: filter.operator,
        value: filter.value,
        label: filter.title ?? formulaWords(model, filter.formula),
      };
    case 'named': {
      const { table, filter: named } = filter.named;
      const [column] = columnsOfCondition(named.tree);
      if (named.problem !== null) return refuse(`"${named.name}" cannot be asked for now. ${named.problem}`);
      if (column === undefined) return refuse(`"${named.name}" names no column.`);
      return {
        kind: 'named',
        column: { table: table.sqlName, column },
        name: named.name,
        condition: named.tree,
        negated: filter.negated,
      };
    }
    case 'from':
      return {
        kind: 'period',
        column: filter.column.ref,
        start: filter.day,
        end: null,
        label: `since ${labelOf(filter.day, 'day')}`,
        isYearNumber: false,
        negated: false,
      };
    case 'any': {
      const parts = filter.parts.map((part) => predicateOf(model, part, subject, draft));
      const read = parts.filter((part): part is Predicate => !isRefusal(part));
      return parts.find(isRefusal) ?? { kind: 'any', parts: read };
    }
    case 'aboveAverage':
      return numericTypes.includes(filter.column.profile.type)
        ? {
            kind: 'average',
            column: filter.column.ref,
            operator: filter.operator,
            ...(filter.total ? { total: filter.total } : {}),
          }
        : refuse(`${filter.column.label} has no average.`);
  }
}

/** No downtime is a downtime of zero, or, where zero is never written, none at all. */
function nonePredicate({ ref, profile }: ModelColumn, isSome: boolean): Predicate {
  const zero: Predicate = { kind: 'compare', column: ref, operator: isSome ? '>' : '=', value: 0 };
  if (isSome || profile.nullCount === 0) return zero;
  const missing: Predicate = { kind: 'missing', column: ref, negated: false };
  return Number(profile.min) > 0 ? missing : { kind: 'any', parts: [zero, missing] };
}

function equals(column: ColumnRef, type: string, value: string): Predicate | Refusal {
  if (!numericTypes.includes(type)) return { kind: 'compare', column, operator: '=', value };
  const number = Number(value);
  return Number.isFinite(number)
    ? { kind: 'compare', column, operator: '=', value: number }
    : refuse(`${value} is not a number.`);
}

function valuesPredicate(filter: Extract<ResolvedFilter, { kind: 'values' }>): Predicate | Refusal {
  const [first] = filter.values;
  const column = filter.column?.ref ?? first?.column;
  if (
    !column ||
    filter.values.some((link) => link.column.table !== column.table || link.column.column !== column.column)
  )
    return refuse('The values stand in different columns.');
  const values = [...new Set(filter.values.flatMap(({ value, twins = [] }) => [value, ...twins]))];
  return { kind: 'oneOf', column, values, negated: filter.negated };
}

/** "under 5 %" of a column that holds 0.05 is 0.05; of one that holds 5 it is 5. Null where the column is neither. */
function scaledPercent(column: ModelColumn, value: number, isPercent: boolean): number | null {
  if (!isPercent) return value;
  const max = Number(column.profile.max);
  const isShare =
    column.profile.unit === '%' || /percent|pct|rate|ratio|share|discount|margin|%/i.test(column.ref.column);
  if (!isShare) return null;
  return Number.isFinite(max) && max <= 1 ? value / 100 : value;
}

/** Columns that tell a person which row it is. */
export function namingColumns(model: SemanticModel, table: string): ColumnRef[] {
  const found = model.tables.get(table);
  if (!found) return [];
  const key = keyColumn(found);
  const display = displayColumn(found);
  return [key, display]
    .filter((column) => column !== null)
    .filter((column, index, all) => all.findIndex((other) => other.column === column.column) === index);
}
