import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { comparativeAdjectives } from '../lexicon/dimensions.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { Comparison } from '../plan.ts';
import { columnsMeasuring } from './comparative-rules.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';
import { comparisonOf, isNumeric } from './number-rules.ts';
import { columnsAt } from './terms.ts';

type Total = 'avg' | 'min' | 'max';

interface Compared {
  to: number;
  operator: Comparison;
}

const linking = ['is', 'are', 'was', 'were', 'that', 'which', 'being', 'be', 'has', 'have'];
const more = new Set('more greater higher larger bigger longer better'.split(' '));
const less = new Set('less fewer lower smaller shorter'.split(' '));

/**
 * "salary above the average", "more points than average", "younger than the average age of all players", "a below average enrollment",
 * "heavier than the maximum": a column set against what all its values come to.
 */
export function subResultRule(lattice: Lattice, at: number): Piece[] {
  return [
    ...columnFirst(lattice, at),
    ...columnWithin(lattice, at),
    ...byAdjective(lattice, at),
    ...byPrice(lattice, at),
    ...columnLast(lattice, at),
  ];
}

function columnFirst(lattice: Lattice, at: number): Piece[] {
  return columnsAt(lattice, at)
    .filter(isNumeric)
    .flatMap((column) =>
      afterOptional(lattice, column.to, ...linking).flatMap((start) =>
        comparisonAt(lattice, start).flatMap((compared) => pieces(lattice, at, compared, column.options)),
      ),
    );
}

/** "more points than average". */
function columnWithin(lattice: Lattice, at: number): Piece[] {
  const word = lattice.tokens[at]?.lower ?? '';
  const operator = more.has(word) ? '>' : less.has(word) ? '<' : null;
  if (!operator) return [];
  return columnsAt(lattice, at + 1)
    .filter(isNumeric)
    .flatMap((column) =>
      lattice.tokens[column.to]?.lower === 'than'
        ? pieces(lattice, at, { to: column.to + 1, operator }, column.options)
        : [],
    );
}

/** "younger than the average". */
function byAdjective(lattice: Lattice, at: number): Piece[] {
  const measured = comparativeAdjectives.get(lattice.tokens[at]?.lower ?? '');
  if (!measured || lattice.tokens[at + 1]?.lower !== 'than') return [];
  const options = columnsMeasuring(lattice, measured.columns, null);
  return options.length > 0 ? pieces(lattice, at, { to: at + 2, operator: measured.operator }, options) : [];
}

/** "cost more than the average", "more expensive than the average price". */
function byPrice(lattice: Lattice, at: number): Piece[] {
  const [first, second, third] = lattice.tokens.slice(at, at + 3).map(({ lower }) => lower);
  const degree = /^costs?$/.test(first ?? '') ? second : second === 'expensive' ? first : undefined;
  const operator = degree === 'more' ? '>' : degree === 'less' ? '<' : null;
  if (!operator || third !== 'than') return [];
  const options = columnsMeasuring(lattice, ['price', 'cost'], null);
  return options.length > 0 ? pieces(lattice, at, { to: at + 3, operator }, options) : [];
}

/** "a below average enrollment", "above the average price". */
function columnLast(lattice: Lattice, at: number): Piece[] {
  return comparisonAt(lattice, at).flatMap((compared) =>
    totalsAt(lattice, compared.to).flatMap((total) =>
      columnsAt(lattice, total.to)
        .filter(isNumeric)
        .flatMap(({ to, options }) =>
          endsOf(lattice, to, options).map((end) => piece(at, end, compared.operator, total.total, options)),
        ),
    ),
  );
}

function comparisonAt(lattice: Lattice, at: number): Compared[] {
  return operatorEnds(lattice, at, 'above', 'below', 'atLeast', 'atMost').flatMap(({ to, operator }) => {
    const comparison = comparisonOf[operator];
    return comparison ? [{ to, operator: comparison }] : [];
  });
}

/** "the average", "the highest": what all values come to, and where the words of it end. */
function totalsAt(lattice: Lattice, at: number): { to: number; total: Total }[] {
  return afterOptional(lattice, at, 'the', 'that', 'of', 'their', 'its')
    .flatMap((from) => [
      from,
      ...behindRepeated(lattice, from).flatMap((to) => [to, ...behindColumn(lattice, to)]),
    ])
    .flatMap((start) =>
      operatorEnds(lattice, start, 'average', 'maximum', 'minimum', 'highest', 'lowest').flatMap(
        ({ to, operator }): { to: number; total: Total }[] => {
          const total = totals[operator];
          return total ? [{ to, total }] : [];
        },
      ),
    );
}

/** "the tools average" of tools: a value that is a condition already says whose average it is. */
function behindRepeated({ spans }: Lattice, at: number): number[] {
  return (spans[at] ?? []).flatMap((span) => {
    // "above the 2025 average" of orders in 2025.
    if (span.kind === 'period')
      return spans
        .slice(0, at)
        .some((own) =>
          own.some(
            (other) =>
              other.kind === 'period' &&
              other.reading.period.start === span.reading.period.start &&
              other.reading.period.end === span.reading.period.end,
          ),
        )
        ? [span.to]
        : [];
    if (span.kind !== 'value') return [];
    const isSaid = spans
      .slice(0, at)
      .some((own) =>
        own.some(
          (other) =>
            other.kind === 'value' &&
            other.links.some(({ value, column }) =>
              span.links.some((link) => link.value === value && link.column.column === column.column),
            ),
        ),
      );
    return isSaid ? [span.to] : [];
  });
}

/** "the breakroom category's mean": the column of the value. */
function behindColumn({ spans }: Lattice, at: number): number[] {
  return (spans[at] ?? []).flatMap((span) =>
    span.kind === 'column' && span.links.every(({ column }) => column.profile.role === 'category')
      ? [span.to]
      : [],
  );
}

const totals: Partial<Record<string, Total>> = {
  average: 'avg',
  maximum: 'max',
  highest: 'max',
  minimum: 'min',
  lowest: 'min',
};

function pieces(lattice: Lattice, from: number, compared: Compared, options: readonly ColumnLink[]): Piece[] {
  return totalsAt(lattice, compared.to).flatMap(({ to, total }) => {
    const repeated = columnsAt(lattice, to).filter((column) =>
      column.options.some((link) => options.some((own) => own.column === link.column)),
    );
    // "the average Breakroom product", of products of Breakroom.
    const ofSame = behindRepeated(lattice, to).flatMap((end) => rowsBehind(lattice, end, options));
    const ends = [to, ...repeated.map((column) => column.to), ...ofSame].flatMap((end) =>
      endsOf(lattice, end, options),
    );
    return ends.map((end) => piece(from, end, compared.operator, total, options));
  });
}

/** Behind the noun of the rows themselves. */
function rowsBehind({ spans }: Lattice, at: number, options: readonly ColumnLink[]): number[] {
  const tables = new Set(options.map(({ column }) => column.ref.table));
  return (spans[at] ?? []).flatMap((span) =>
    span.kind === 'table' && span.links.some(({ table }) => tables.has(table.sqlName)) ? [span.to] : [],
  );
}

const tails = ['of', 'across', 'among', 'for', 'over', 'in', 'from'];

/** With "of all the members", where those are the rows of the column; of some of them it is another number, and null. */
function endsOf(lattice: Lattice, at: number, options: readonly ColumnLink[]): number[] {
  const { tokens, spans } = lattice;
  const isTimed = (spans[at] ?? []).some(({ kind }) => kind === 'period');
  if (!tails.includes(tokens[at]?.lower ?? '') || isTimed) return [at];
  const tables = new Set(options.map(({ column }) => column.ref.table));
  return afterOptional(lattice, at + 1, 'all', 'the', 'a', 'an').flatMap((start) =>
    (spans[start] ?? []).flatMap((span) => {
      const isGroup =
        span.kind === 'column' &&
        tokens.slice(0, at).some(({ lemma }) => lemma === tokens[span.to - 1]?.lemma) &&
        span.links.every(({ column }) => ['category', 'place'].includes(column.profile.role));
      // "the average of all revenues" beside a revenue.
      const isSame =
        span.kind === 'column' &&
        span.links.some(({ column }) => options.some((own) => own.column === column));
      const isOwn =
        isGroup ||
        isSame ||
        (span.kind === 'table' && span.links.some(({ table }) => tables.has(table.sqlName)));
      return isOwn && tokens[span.to] === undefined ? [span.to] : [];
    }),
  );
}

function piece(
  from: number,
  to: number,
  operator: Comparison,
  total: Total,
  options: readonly ColumnLink[],
): Piece {
  return filterPiece(from, to, 0.97, {
    kind: 'aboveAverage',
    column: { options },
    operator,
    ...(total === 'avg' ? {} : { total }),
  });
}
