import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { type ColumnLink, columnKey, displayColumn } from '../model/semantic-model.ts';
import type { Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

const repeated = new Set('duplicate duplicates duplicated repeated repeating doubled'.split(' '));
const occurring = new Set('occur appear exist stand turn show repeat'.split(' '));
const placing = new Set(['in', 'of']);
const often = [
  'more than once',
  'more than one time',
  'twice or more',
  'several times',
  'multiple times',
  'at least twice',
];

/** "duplicate customer names", "names that occur more than once": values that several rows have. */
export function duplicateRule(lattice: Lattice, at: number): Piece[] {
  return [...before(lattice, at), ...behind(lattice, at), ...things(lattice, at)];
}

/** "duplicate customers", "duplicates in customers": those that are called the same. */
function things(lattice: Lattice, at: number): Piece[] {
  const { tokens, spans, model } = lattice;
  if (!repeated.has(tokens[at]?.lower ?? '')) return [];
  const isBound = placing.has(tokens[at + 1]?.lower ?? '');
  const start = isBound ? (tokens[at + 2]?.lower === 'the' ? at + 3 : at + 2) : at + 1;
  return (spans[start] ?? []).flatMap((span) => {
    if (span.kind !== 'table') return [];
    const options = span.links.flatMap(({ table, isKind, ...link }): ColumnLink[] => {
      const name = isKind ? null : displayColumn(table);
      const column = name ? model.columns.get(columnKey(name)) : undefined;
      // What half of the rows share with others is what they are of, and no name of theirs.
      const isName = column !== undefined && column.profile.distinctCount > table.profile.rowCount / 2;
      return isName ? [{ column, ...link }] : [];
    });
    return piece(at, span.to, bestOf(options), options, true);
  });
}

function bestOf(links: readonly ColumnLink[]): number {
  return Math.max(0, ...links.map(({ score }) => score));
}

function before(lattice: Lattice, at: number): Piece[] {
  return repeated.has(lattice.tokens[at]?.lower ?? '')
    ? columnsAt(lattice, at + 1).flatMap(({ to, options, score }) => piece(at, to, score, options))
    : [];
}

function behind(lattice: Lattice, at: number): Piece[] {
  return columnsAt(lattice, at).flatMap(({ to, options, score }) =>
    afterOptional(lattice, to, 'that', 'which', 'do', 'are', 'is').flatMap((verb) => {
      const isRepeated = repeated.has(lattice.tokens[verb]?.lower ?? '');
      if (!occurring.has(lattice.tokens[verb]?.lemma ?? '') && !isRepeated) return [];
      const start = lattice.tokens[verb + 1]?.lower === 'up' ? verb + 2 : verb + 1;
      const isSaid =
        repeated.has(lattice.tokens[verb]?.lower ?? '') && lattice.tokens[verb + 1] === undefined;
      if (isSaid) return piece(at, verb + 1, score, options);
      return often.flatMap((phrase) => {
        const end = start + phrase.split(' ').length;
        const words = lattice.tokens.slice(start, end).map(({ lower }) => lower);
        return words.join(' ') === phrase ? piece(at, end, score, options) : [];
      });
    }),
  );
}

function piece(
  from: number,
  to: number,
  score: number,
  all: readonly ColumnLink[],
  isByName = false,
): Piece[] {
  const options = all.filter(
    ({ column: { profile } }) => profile.type === 'text' || profile.role === 'identifier',
  );
  return options.length > 0
    ? [
        {
          from,
          to,
          score,
          fragment: { kind: 'duplicates', column: { options }, ...(isByName ? { isByName } : {}) },
        },
      ]
    : [];
}
