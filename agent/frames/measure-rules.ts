import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import { isThing } from '../model/counted-things.ts';
import { rowAmount } from '../model/row-amounts.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { Aggregate } from '../plan.ts';
import { missingRule } from './filter-rules.ts';
import type { AggregateTerm, Piece, Term } from './fragments.ts';
import { isRowsOfTable } from './rows-of-table.ts';
import { columnsAt, preferred, type TermReading, termsAt } from './terms.ts';

const aggregateOf: Partial<Record<Operator, Aggregate>> = {
  sum: 'sum',
  average: 'avg',
  maximum: 'max',
  minimum: 'min',
  median: 'median',
  deviation: 'stddev',
};

/** A measure that was read, and the token after it. */
export interface MeasureReading {
  to: number;
  aggregate: AggregateTerm;
  score: number;
}

/** "total revenue", "average of the price", "how many customers", "number of different cities". */
export function measuresAt(lattice: Lattice, at: number): MeasureReading[] {
  return [...aggregatesAt(lattice, at), ...countsAt(lattice, at), ...countsBehind(lattice, at)];
}

function aggregatesAt(lattice: Lattice, at: number): MeasureReading[] {
  const operators = operatorEnds(lattice, at, 'sum', 'average', 'maximum', 'minimum', 'median', 'deviation');
  return operators.flatMap(({ to, operator }) => {
    const aggregate = aggregateOf[operator];
    if (!aggregate) return [];
    const amounts = afterOptional(lattice, to, 'of', 'the', 'for', 'in', 'all', 'our').flatMap((next) =>
      termsAt(lattice, next),
    );
    // "average total spend per customer": the total is what is divided.
    const totals =
      aggregate === 'avg' ? operatorEnds(lattice, to, 'sum').flatMap((sum) => termsAt(lattice, sum.to)) : [];
    const divided = totals.filter(({ to: end }) => operatorEnds(lattice, end, 'per').length > 0);
    const columns = [...amounts, ...divided].flatMap(({ to: end, score, term }): MeasureReading[] =>
      term.kind === 'column' ? [{ to: end, score, aggregate: { aggregate, term, isHowMany: false } }] : [],
    );
    // "average orders per customer": the rows are counted for each.
    const rows = amounts.flatMap(({ to: end, score, term }): MeasureReading[] =>
      term.kind === 'table' && operatorEnds(lattice, end, 'per', 'each').length > 0
        ? [{ to: end, score, aggregate: { aggregate, term, isHowMany: false } }]
        : [],
    );
    // "total orders" are counted; a sum of them is of their amounts.
    const isCount = aggregate === 'sum' && !isAdding(lattice, at, to);
    const ofRows = isCount
      ? []
      : amounts
          // "average stay" beside a column Length of Stay is no amount of money.
          .filter(({ to: end }) => !columns.some((column) => column.to === end))
          .flatMap((reading) => rowAmounts(lattice, reading, aggregate));
    const all = [...columns, ...ofRows];
    return aggregate === 'avg' ? [...all, ...rows, ...averageCounts(lattice, to)] : all;
  });
}

function isAdding(lattice: Lattice, from: number, to: number): boolean {
  return /^(the )?(sum|total) (of|up)|^(sum|add|total) up|^sum$/.test(textOf(lattice, from, to));
}

const sizeNouns = ['amount', 'size', 'value', 'sum'];

/** "median gift", "average claim size": the amount that each row is of. */
export function rowAmounts(
  lattice: Lattice,
  { to, score, term }: { to: number; score: number; term: Term },
  aggregate: Aggregate,
): MeasureReading[] {
  const isPer = aggregate !== 'sum' && operatorEnds(lattice, to, 'per', 'each').length > 0;
  if (term.kind !== 'table' || isPer) return [];
  const isCounted = ['count', 'number', 'date'].includes(lattice.tokens[to]?.lower ?? '');
  const options = term.choice.options.flatMap((link): ColumnLink[] => {
    const column = link.score >= 0.6 ? rowAmount(lattice.model, link.table, link.phrase) : null;
    return column ? [{ column, score: link.score, source: 'default', phrase: link.phrase }] : [];
  });
  if (options.length === 0 || isCounted) return [];
  return afterOptional(lattice, to, ...sizeNouns).map((end) => ({
    to: end,
    score: score * 0.95,
    aggregate: { aggregate, term: { kind: 'column', choice: { options }, isOwned: false }, isHowMany: false },
  }));
}

/** "average number of orders", to be divided by what follows "per". */
function averageCounts(lattice: Lattice, at: number): MeasureReading[] {
  const counts = operatorEnds(lattice, at, 'countOf').flatMap(({ to }) => termsAt(lattice, to));
  return counts.flatMap(({ to, score, term }): MeasureReading[] =>
    term.kind === 'table' || term.choice.options.every(({ column }) => isNumberOf(column))
      ? [{ to, score, aggregate: { aggregate: 'avg', term, isHowMany: true } }]
      : [],
  );
}

/** A whole number of things for each row. */
function isNumberOf({ profile: { type, role } }: ColumnLink['column']): boolean {
  return type === 'integer' && role === 'additive';
}

/** Counting words with what they count; "rows" count the table itself. */
function countsAt(lattice: Lattice, at: number): MeasureReading[] {
  return afterOptional(lattice, at, 'the', 'a').flatMap((start) =>
    operatorEnds(lattice, start, 'howMany', 'countOf').flatMap(({ to, operator }) => {
      const isHowMany = operator === 'howMany';
      return afterOptional(lattice, to, 'of', 'the', 'our', 'all', 'total', 'corresponding').flatMap(
        (next) => [
          ...countedTerms(lattice, next, isHowMany, false),
          ...operatorEnds(lattice, next, 'distinct').flatMap((distinct) =>
            countedTerms(lattice, distinct.to, isHowMany, true),
          ),
          ...(isRowsOfTable(lattice, next) ? [] : operatorEnds(lattice, next, 'rows')).map(
            (rows): MeasureReading => ({
              to: rows.to,
              score: 1,
              aggregate: { aggregate: 'count', term: null, isHowMany },
            }),
          ),
        ],
      );
    }),
  );
}

/** "order count", "distinct country count": the word behind what is counted, where no column is called so. */
function countsBehind(lattice: Lattice, at: number): MeasureReading[] {
  const isCount = (to: number): boolean => ['count', 'counts'].includes(lattice.tokens[to]?.lower ?? '');
  const isNamed = (from: number, to: number): boolean =>
    columnsAt(lattice, from).some((column) => column.to > to) ||
    operatorEnds(lattice, to, 'countOf').some((count) => count.to > to + 1);
  const plain = termsAt(lattice, at)
    .filter(({ term, to }) => term.kind === 'table' && isCount(to) && !isNamed(at, to))
    .map(({ to, term, score }) => ({
      to: to + 1,
      score,
      aggregate: { aggregate: 'count' as const, term, isHowMany: false },
    }));
  const distinct = operatorEnds(lattice, at, 'distinct').flatMap((word) =>
    countedTerms(lattice, word.to, false, true)
      .filter(({ to }) => isCount(to) && !isNamed(word.to, to))
      .map((reading) => ({ ...reading, to: reading.to + 1 })),
  );
  return [...plain, ...distinct];
}

function countedTerms(
  lattice: Lattice,
  at: number,
  isHowMany: boolean,
  isDistinct: boolean,
): MeasureReading[] {
  const readings = termsAt(lattice, at).filter(isCountable);
  return readings
    .filter((reading) => !isHeldElsewhere(reading, readings))
    .map((reading) => ({
      to: reading.to,
      score: reading.score,
      aggregate: {
        aggregate: isDistinct ? 'countDistinct' : 'count',
        term: countedTerm(lattice, reading.term),
        isHowMany,
      },
    }));
}

/** "how many airlines" are the rows of a table called just so, and not those that a column of another table names. */
function isHeldElsewhere({ term, to }: TermReading, readings: readonly TermReading[]): boolean {
  if (term.kind === 'table') return false;
  const tables = readings.flatMap((other) =>
    other.term.kind === 'table' && other.to === to
      ? other.term.choice.options.filter(({ score }) => score === 1).map(({ table }) => table.sqlName)
      : [],
  );
  return tables.length > 0 && term.choice.options.every(({ column }) => !tables.includes(column.ref.table));
}

function isCountable({ term }: { term: Term }): boolean {
  return term.kind === 'table' || term.choice.options.some(isThing);
}

/** Of a key and the columns that point to it, the key tells how many there are. */
function ownKeys({ model }: Lattice, options: readonly ColumnLink[]): readonly ColumnLink[] {
  const keys = options.filter(
    ({ column }) =>
      column.profile.isUnique &&
      options.every(
        (other) =>
          other.column === column ||
          model.catalog.relations.some(
            (relation) =>
              relation.fromTable === other.column.ref.table &&
              relation.fromColumn === other.column.ref.column &&
              relation.toTable === column.ref.table &&
              relation.toColumn === column.ref.column,
          ),
      ),
  );
  return keys.length === 1 ? keys : options;
}

function countedTerm(lattice: Lattice, term: Term): Term {
  return term.kind === 'table'
    ? term
    : {
        ...term,
        choice: { options: ownKeys(lattice, preferred(term.choice.options.filter(isThing), 'count')) },
      };
}

export function measureRule(lattice: Lattice, at: number): Piece[] {
  const direct = afterOptional(lattice, at, 'the', 'a').flatMap((start) => measuresAt(lattice, start));
  const distinctCounts = operatorEnds(lattice, at, 'distinct').flatMap(({ to }) =>
    /^number of/.test(textOf(lattice, at, to)) ? countedTerms(lattice, to, false, true) : [],
  );
  return [...direct, ...distinctCounts].flatMap((reading) => [
    {
      from: at,
      to: reading.to,
      score: reading.score,
      fragment: { kind: 'aggregate' as const, aggregate: reading.aggregate },
    },
    ...sharedWord(lattice, reading).map(
      ({ to, score, beside }): Piece => ({
        from: at,
        to,
        score,
        fragment: { kind: 'aggregate', aggregate: reading.aggregate, beside },
      }),
    ),
  ]);
}

const sharing: Aggregate[] = ['avg', 'max', 'min', 'median', 'stddev'];

/** "average height and weight", "maximum price and score of the wines": the word holds for both, where no "the" begins another. */
function sharedWord(
  lattice: Lattice,
  { to, aggregate, score }: MeasureReading,
): { to: number; score: number; beside: AggregateTerm[] }[] {
  const { term } = aggregate;
  const isAmount = term?.kind === 'column' && term.choice.options.every(isComputable);
  if (!isAmount || !sharing.includes(aggregate.aggregate)) return [];
  const next = lattice.tokens[to]?.lower === ',' ? to + 1 : to;
  const from = lattice.tokens[next]?.lower === 'and' ? next + 1 : next;
  if (from === to || ['the', 'a', 'their'].includes(lattice.tokens[from]?.lower ?? '')) return [];
  const tables = new Set(term.choice.options.map(({ column }) => column.ref.table));
  return termsAt(lattice, from).flatMap((other) => {
    if (other.term.kind !== 'column') return [];
    const options = other.term.choice.options.filter(
      (link) => tables.has(link.column.ref.table) && isComputable(link),
    );
    if (options.length === 0) return [];
    const beside = { ...aggregate, term: { ...other.term, choice: { options } } };
    const reading = { to: other.to, score: Math.min(score, other.score), beside: [beside] };
    const longer = sharedWord(lattice, { to: other.to, score, aggregate: beside });
    return [reading, ...longer.map((tail) => ({ ...tail, beside: [beside, ...tail.beside] }))];
  });
}

function isComputable({ column: { profile } }: ColumnLink): boolean {
  const isNumber = ['integer', 'decimal', 'double'].includes(profile.type);
  return isNumber && ['additive', 'ratio', 'balance', 'place'].includes(profile.role);
}

/** "average Neurology charge", "total electricity consumption": conditions stand between the word and its amount. */
export function aggregateWordRule(lattice: Lattice, at: number): Piece[] {
  return operatorEnds(lattice, at, 'sum', 'average', 'maximum', 'minimum', 'median').flatMap(
    ({ to, operator }): Piece[] => {
      const aggregate = aggregateOf[operator];
      const ofRows = aggregate === 'sum' && isAdding(lattice, at, to) ? describedAmounts(lattice, to) : [];
      if (ofRows.length > 0)
        return ofRows.map(({ aggregate: amount, score }) => ({
          from: at,
          to,
          score,
          fragment: { kind: 'aggregate', aggregate: amount },
        }));
      const isDescribed = afterOptional(lattice, to, 'of', 'the', 'our').some((next) =>
        (lattice.spans[next] ?? []).some(({ kind }) => kind === 'value' || kind === 'column'),
      );
      const counts = aggregate === 'avg' ? operatorEnds(lattice, to, 'countOf') : [];
      const counted = counts
        .filter((count) => describedEnds(lattice, count.to).length > 0)
        .map(
          (count): Piece => ({
            from: at,
            to: count.to,
            score: 0.9,
            fragment: { kind: 'aggregateWord', aggregate: 'avg', isCounted: true },
          }),
        );
      return aggregate && isDescribed
        ? [{ from: at, to, score: 0.7, fragment: { kind: 'aggregateWord', aggregate } }, ...counted]
        : counted;
    },
  );
}

/** "total of unpaid invoices", "sum of the cancelled orders": the amount of the rows that some conditions describe, which are read by themselves. */
function describedAmounts(lattice: Lattice, from: number): MeasureReading[] {
  const starts = afterOptional(lattice, from, 'the', 'our', 'all').flatMap((at) =>
    describedEnds(lattice, at),
  );
  const ends = [...starts, ...starts.flatMap((at) => describedEnds(lattice, at))];
  return [...new Set(ends)].flatMap((next) =>
    termsAt(lattice, next).flatMap((reading) => rowAmounts(lattice, reading, 'sum')),
  );
}

/** Behind a word that describes rows: a value that they have, or something that has not happened to them. */
function describedEnds(lattice: Lattice, at: number): number[] {
  return [
    ...(lattice.spans[at] ?? []).flatMap((span) => (span.kind === 'value' ? [span.to] : [])),
    ...missingRule(lattice, at).map(({ to }) => to),
  ];
}

/** Words that ask for an amount before its noun is known: "how much did we sell", "count them". */
export function countWordRule(lattice: Lattice, at: number): Piece[] {
  const counts = operatorEnds(lattice, at, 'howMany', 'countOf').map(
    ({ to }): Piece => ({ from: at, to, score: 0.8, fragment: { kind: 'ask', word: 'howMany' } }),
  );
  const pieces = operatorEnds(lattice, at, 'howMuch').map(
    ({ to }): Piece => ({
      from: at,
      to,
      score: 0.9,
      fragment: { kind: 'ask', word: 'howMuch' },
    }),
  );
  return [...counts, ...pieces];
}

export function textOf(lattice: Lattice, from: number, to: number): string {
  return lattice.tokens
    .slice(from, to)
    .map((token) => token.lower)
    .join(' ');
}
