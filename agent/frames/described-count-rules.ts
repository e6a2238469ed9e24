import type { Lattice } from '../lattice/lattice.ts';
import type { TableLink } from '../model/semantic-model.ts';
import type { Piece } from './fragments.ts';
import { comparisonsAt } from './number-rules.ts';

/** Describing words between a number and the rows that it counts. */
const longestDescription = 2;

/**
 * "more than 8 active members", "at least 3 cancelled orders": the number counts rows that are described before they are named.
 * The description stays a condition of its own; the noun adds nothing to the count.
 */
export function describedCountRule(lattice: Lattice, at: number): Piece[] {
  const counts = comparisonsAt(lattice, at).flatMap((reading): Piece[] => {
    const filter = reading.filter(null);
    if (filter.kind !== 'number' || filter.isPercent || filter.unit !== null) return [];
    const { operator, value } = filter;
    return describedTables(lattice, reading.to).map(({ links }) => ({
      from: at,
      to: reading.to,
      score: 0.95,
      fragment: { kind: 'countFilter', table: { options: links }, operator, value },
    }));
  });
  return [...counts, ...nounOfCount(lattice, at)];
}

function nounOfCount(lattice: Lattice, at: number): Piece[] {
  const ends = new Set<number>();
  if (!lattice.spans[at]?.some(({ kind }) => kind === 'table')) return [];
  for (let from = Math.max(0, at - longestBack); from < at; from += 1)
    for (const reading of comparisonsAt(lattice, from))
      for (const table of describedTables(lattice, reading.to)) if (table.from === at) ends.add(table.to);
  return [...ends].map((to) => ({ from: at, to, score: 0.95, fragment: { kind: 'filler' } }));
}

/** How far before its noun a comparison may begin: "no fewer than 8 long term contract members". */
const longestBack = 9;

interface DescribedTable {
  from: number;
  to: number;
  links: TableLink[];
}

/** Rows named behind one or two values of the data. */
function describedTables(lattice: Lattice, at: number, described = 0): DescribedTable[] {
  return (lattice.spans[at] ?? []).flatMap((span): DescribedTable[] => {
    if (span.kind === 'table' && described > 0) return [{ from: at, to: span.to, links: span.links }];
    const isDescription = span.kind === 'value' || span.kind === 'valueSet';
    return isDescription && described < longestDescription
      ? describedTables(lattice, span.to, described + 1)
      : [];
  });
}
