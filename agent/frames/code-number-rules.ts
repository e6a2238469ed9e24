import type { Lattice } from '../lattice/lattice.ts';
import type { ColumnLink, ModelColumn } from '../model/semantic-model.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';
import { numberAt } from './number-rules.ts';

const prepositions = new Set(['in', 'for', 'from', 'at', 'of', 'within', 'inside', 'near']);
/** Shorter numbers are amounts, hours and counts as often; four digits may be a year. */
const shortestCode = 1000;
const isYear = (value: number): boolean => value >= 1900 && value <= 2100;

/** "revenue in 10115": a number that one column of codes holds is where the rows are, as "in Berlin" is. */
export function codeNumberRule(lattice: Lattice, at: number): Piece[] {
  if (!prepositions.has(lattice.tokens[at]?.lower ?? '')) return [];
  const number = numberAt(lattice, at + 1);
  if (!number || number.isPercent || number.unit !== null || number.to !== at + 2) return [];
  const { value } = number;
  if (value < shortestCode || isYear(value)) return [];
  const [column, ...more] = [...lattice.model.columns.values()].filter((each) => holdsCode(each, value));
  if (!column || more.length > 0) return [];
  const link: ColumnLink = { column, score: 0.95, source: 'name', phrase: column.label };
  return [
    filterPiece(at, number.to, 0.95, {
      kind: 'columnValue',
      column: { options: [link] },
      value: String(value),
    }),
  ];
}

/** Codes that several rows share, all of which are known: a key is of one row and is asked for by its name. */
function holdsCode({ profile }: ModelColumn, value: number): boolean {
  const { type, role, isUnique, hasAllValues, values } = profile;
  return (
    type === 'integer' &&
    (role === 'identifier' || role === 'place' || role === 'category') &&
    !isUnique &&
    hasAllValues &&
    values.some((known) => known.value === String(value))
  );
}
