import type { Lattice, Span } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import { columnKey } from '../model/semantic-model.ts';
import { valueWords } from '../model/value-index.ts';
import type { Plan } from '../plan.ts';
import { allPredicates, columnsOf, isNegated } from './accounting.ts';

/** What a plan holds that no word of the question says: numbers, days and texts that the model brought, and columns that it chose. */
export function unsaidParts(lattice: Lattice, question: string, plan: Plan): string[] {
  const predicates = allPredicates(plan);
  const spans = lattice.spans.flat();
  const said = new Set(valueWords(question));
  const isSaid = (text: string): boolean => {
    const words = valueWords(text);
    return words.length > 0 && words.every((word) => said.has(word));
  };
  const saidNumbers = new Set(spans.flatMap((span) => (span.kind === 'number' ? [span.value] : [])));
  const hasNumber = (number: number): boolean =>
    saidNumbers.has(number) || saidNumbers.has(number * 100) || said.has(String(number));
  const isValueRead = (text: string): boolean =>
    spans.some(
      (span) =>
        (span.kind === 'value' || span.kind === 'valueSet') && span.links.some(({ value }) => value === text),
    );
  const unsaid: string[] = [];
  for (const predicate of predicates) {
    if (predicate.kind === 'period') {
      const isRead = spans.some(
        ({ kind, ...span }) =>
          kind === 'period' &&
          'reading' in span &&
          span.reading.period.start === predicate.start &&
          span.reading.period.end === predicate.end,
      );
      if (!isRead) unsaid.push(predicate.label);
    }
    if (predicate.kind === 'oneOf')
      unsaid.push(
        ...predicate.values
          .filter((value) =>
            typeof value === 'number'
              ? !hasNumber(value)
              : !isSaid(String(value)) && !isValueRead(String(value)),
          )
          .map(String),
      );
    if (predicate.kind === 'text' && !isSaid(predicate.text)) unsaid.push(predicate.text);
    if (predicate.kind === 'compare' && typeof predicate.value === 'number' && !hasNumber(predicate.value))
      unsaid.push(String(predicate.value));
    if (predicate.kind === 'between')
      unsaid.push(...[predicate.low, predicate.high].filter((number) => !hasNumber(number)).map(String));
  }
  unsaid.push(...unsaidAggregates(lattice, plan), ...unsaidDenials(spans, plan), ...repeatedFilters(plan));
  if (plan.share !== null && countOperators(spans, shareWords) === 0) unsaid.push('the share');
  if (plan.isRunning && countOperators(spans, runningWords) === 0) unsaid.push('the running total');
  if (plan.having && !plan.having.isOfMean && !hasNumber(plan.having.value))
    unsaid.push(String(plan.having.value));
  const isLimitSaid =
    plan.limit !== null && (hasNumber(plan.limit.count) || (plan.limit.count === 1 && isRankAsked(spans)));
  if (plan.limit !== null && !isLimitSaid) unsaid.push(`the first ${plan.limit.count}`);
  return [...new Set(unsaid)];
}

const rankWords = new Set<Operator>(
  'top bottom highest lowest most least best worst mostCommon leastCommon bestSelling worstSelling maximum minimum'.split(
    ' ',
  ) as Operator[],
);

function isRankAsked(spans: Span[]): boolean {
  return spans.some(
    (span) =>
      (span.kind === 'operator' && rankWords.has(span.operator)) ||
      span.kind === 'adjective' ||
      span.kind === 'dateSuperlative',
  );
}

const averageWords = new Set<Operator>(['average', 'onAverage']);
const countWords = new Set<Operator>(['howMany', 'countOf', 'distinct', 'mostCommon', 'leastCommon']);
const shareWords = new Set<Operator>(['share']);
const runningWords = new Set<Operator>(['running']);
const denialWords = new Set<Operator>(['not', 'notEqual', 'without', 'missing', 'present']);

function countOperators(spans: Span[], operators: ReadonlySet<Operator>): number {
  return spans.filter((span) => span.kind === 'operator' && operators.has(span.operator)).length;
}

/** Amounts are added up and rates averaged without a word for it; every other way to take them together has to be said. */
function unsaidAggregates({ model, spans }: Lattice, plan: Plan): string[] {
  const all = spans.flat();
  // One word for the most is either the order of the groups or the largest amount, never both.
  const extremes = spans.filter((own) => isRankAsked(own)).length - (plan.limit === null ? 0 : 1);
  const isCountSaid =
    countOperators(all, countWords) > 0 ||
    all.some((span) => span.kind === 'table' && span.links.some(({ table }) => table.sqlName === plan.root));
  return plan.measures.flatMap(({ aggregate, column }) => {
    const profile = column && model.columns.get(columnKey(column))?.profile;
    const isSaid = {
      avg:
        profile?.defaultAggregate === 'avg' ||
        profile?.role === 'ratio' ||
        countOperators(all, averageWords) > 0,
      median: countOperators(all, new Set<Operator>(['median'])) > 0,
      stddev: countOperators(all, new Set<Operator>(['deviation'])) > 0,
      // No words of a model ask for it.
      corr: false,
      quantile: false,
      min: extremes > 0,
      max: extremes > 0,
      sum: true,
      count: isCountSaid,
      countDistinct: true,
    }[aggregate];
    return isSaid ? [] : [`the ${aggregateWords[aggregate]}`];
  });
}

const aggregateWords = {
  avg: 'average',
  median: 'median',
  stddev: 'standard deviation',
  corr: 'correlation',
  quantile: 'percentile',
  min: 'lowest',
  max: 'highest',
  sum: 'total',
  count: 'count',
  countDistinct: 'count',
} as const;

/** Conditions that are denied, more of them than the question denies. */
function unsaidDenials(spans: Span[], plan: Plan): string[] {
  const denials = allPredicates(plan).filter(isNegated);
  const said =
    countOperators(spans, denialWords) +
    spans.filter((span) => span.kind === 'valueSet' && span.negated).length;
  return denials
    .slice(said)
    .map((predicate) => ('column' in predicate ? `not ${predicate.column.column}` : 'not'));
}

/** A second condition on the values of a column that has one already. */
function repeatedFilters(plan: Plan): string[] {
  const values = plan.where.flatMap((part) => (part.kind === 'oneOf' && !part.negated ? [part] : []));
  return values
    .filter((part, at) => values.findIndex(({ column }) => columnKey(column) === columnKey(part.column)) < at)
    .map(({ values: again }) => again.join(' or '));
}

/** Columns that the plan rests on and no word of the question names. */
export function unnamedColumns(lattice: Lattice, plan: Plan): string[] {
  const named = new Set(
    lattice.spans.flat().flatMap((span) => {
      if (span.kind === 'column') return span.links.map(({ column }) => columnKey(column.ref));
      if (span.kind === 'value' || span.kind === 'valueSet')
        return span.links.map(({ column }) => columnKey(column));
      return [];
    }),
  );
  const tables = new Set(
    lattice.spans
      .flat()
      .flatMap((span) => (span.kind === 'table' ? span.links.map(({ table }) => table.sqlName) : [])),
  );
  const { model } = lattice;
  const isDated = (ref: { table: string; column: string }): boolean =>
    model.tables.get(ref.table)?.profile.mainDate === ref.column;
  const isNamed = (ref: { table: string; column: string }): boolean => {
    const profile = model.tables.get(ref.table)?.profile;
    const isOfRows = profile?.displayColumn === ref.column || profile?.key.includes(ref.column) === true;
    const pointsAt = model.catalog.relations.some(
      ({ fromTable, fromColumn, toTable }) =>
        fromTable === ref.table && fromColumn === ref.column && tables.has(toTable),
    );
    return named.has(columnKey(ref)) || isDated(ref) || pointsAt || (isOfRows && tables.has(ref.table));
  };
  const used = columnsOf(plan);
  const missing = used.filter((ref) => !isNamed(ref));
  return [...new Set(missing.map((ref) => model.columns.get(columnKey(ref))?.label ?? ref.column))];
}
