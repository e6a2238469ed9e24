import { type Lattice, operatorEnds } from '../lattice/lattice.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { Comparison } from '../plan.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';
import { comparisonsAt, numberAt } from './number-rules.ts';
import { columnsAt } from './terms.ts';

const openings = new Set(['of', 'for', 'with', 'having', 'have', 'has', 'had']);
const totals = new Set('total sum average count number share percentage maximum minimum'.split(' '));

/**
 * "4 nights or more", "of 4 nights", "4 night stays", "of at least 3 nights": a number of what a column counts by its full name is a
 * condition on that column, and on no other that has the noun in its name.
 */
export function numberNounRule(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const isOpened = openings.has(tokens[at]?.lower ?? '') && !totals.has(tokens[at - 1]?.lower ?? '');
  const start = isOpened ? at + 1 : at;
  return [...boundsAt(lattice, at, start, isOpened), ...comparedAt(lattice, at, start)];
}

function boundsAt(lattice: Lattice, at: number, start: number, isOpened: boolean): Piece[] {
  const number = numberAt(lattice, start);
  if (!number || number.isPercent || number.unit !== null) return [];
  const { value } = number;
  return countedBy(lattice, number.to).flatMap(({ to, options }) => {
    const make = (end: number, operator: Comparison): Piece => condition(at, end, options, operator, value);
    const bounded = operatorEnds(lattice, to, 'orMore', 'orLess').map((bound) =>
      make(bound.to, bound.operator === 'orMore' ? '>=' : '<='),
    );
    const isDescribing =
      number.to - start === 1 && (lattice.spans[to] ?? []).some(({ kind }) => kind === 'table');
    return bounded.length > 0 || !(isOpened || isDescribing) ? bounded : [make(to, '=')];
  });
}

function comparedAt(lattice: Lattice, at: number, start: number): Piece[] {
  return comparisonsAt(lattice, start).flatMap((reading) => {
    const filter = reading.filter(null);
    if (filter.kind !== 'number' || filter.isPercent || filter.unit !== null) return [];
    return countedBy(lattice, reading.to).map(({ to, options }) =>
      condition(at, to, options, filter.operator, filter.value),
    );
  });
}

function condition(
  from: number,
  to: number,
  options: ColumnLink[],
  operator: Comparison,
  value: number,
): Piece {
  return filterPiece(from, to, 0.97, {
    kind: 'number',
    column: { options },
    operator,
    value,
    isPercent: false,
    unit: null,
  });
}

/** A whole number of things for each row, called by its whole name: `Nights`, `Children`. */
function countedBy(lattice: Lattice, at: number): { to: number; options: ColumnLink[] }[] {
  // "more than 2 orders" counts rows where rows are called so.
  if ((lattice.spans[at] ?? []).some(({ kind }) => kind === 'table')) return [];
  return columnsAt(lattice, at).flatMap(({ to, options }) => {
    const named = options.filter(
      ({ source, column: { profile } }) =>
        source === 'name' && profile.type === 'integer' && profile.role !== 'identifier',
    );
    return named.length > 0 ? [{ to, options: named }] : [];
  });
}
