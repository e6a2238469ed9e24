import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

const verbs = new Set(
  'have has having had with contain contains containing include includes including'.split(' '),
);
const nouns = [
  'the',
  'a',
  'an',
  'word',
  'letter',
  'letters',
  'substring',
  'string',
  'text',
  'phrase',
  'prefix',
];
const stretches = new Set(nouns.slice(3));

/** "have the letter q in their names", "with 'steel' in part of its title", "containing the substring 'air' in the note". */
export function substringRule(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const isDenied = tokens[at]?.lower === 'without';
  if (!isDenied && !verbs.has(tokens[at]?.lower ?? '')) return [];
  return afterOptional(lattice, at + 1, ...nouns).flatMap((from) => {
    const text = tokens[from];
    const isSaid = tokens.slice(at + 1, from).some(({ lower }) => stretches.has(lower));
    if (!text || text.kind === 'symbol' || !(text.kind === 'quoted' || isSaid)) return [];
    const start = afterOptional(lattice, from + 1, 'as', 'a', 'substring').at(-1) ?? from + 1;
    if (tokens[start]?.lower !== 'in') return [];
    return afterOptional(lattice, start + 1, 'part', 'of', 'the', 'their', 'its', 'his', 'her').flatMap(
      (next) =>
        columnsAt(lattice, next).flatMap((column): Piece[] => {
          const texts = column.options.filter((link) => link.column.profile.type === 'text');
          const named = lattice.tokens[column.to - 1]?.lemma === 'name' ? namedBefore(lattice, at) : [];
          const options = named.length > 0 ? named : texts;
          return options.length > 0
            ? [
                filterPiece(at, column.to, 0.95, {
                  kind: 'text',
                  column: { options },
                  match: 'contains',
                  text: text.text,
                  negated: isDenied,
                }),
              ]
            : [];
        }),
    );
  });
}

const having = new Set('have has had'.split(' '));

/** "whose first name has the letter k (in it)", "names have the word 'Fell' in them": the column is named before what is looked for in it. */
export function heldTextRule(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  return columnsAt(lattice, at).flatMap((column) => {
    const options = column.options.filter((link) => link.column.profile.type === 'text');
    if (options.length === 0 || !having.has(tokens[column.to]?.lower ?? '')) return [];
    return afterOptional(lattice, column.to + 1, ...nouns).flatMap((from): Piece[] => {
      const text = tokens[from];
      const isSaid = tokens.slice(column.to + 1, from).some(({ lower }) => stretches.has(lower));
      if (!isSaid || !text || text.kind === 'symbol' || stretches.has(text.lower)) return [];
      const isInIt =
        tokens[from + 1]?.lower === 'in' && ['it', 'them'].includes(tokens[from + 2]?.lower ?? '');
      const to = isInIt ? from + 3 : from + 1;
      return [
        filterPiece(at, to, 0.95, {
          kind: 'text',
          column: { options },
          match: 'contains',
          text: text.text,
          negated: false,
        }),
      ];
    });
  });
}

/** "publishers whose name contains …": of a column that was named, its own texts are meant. */
export function namedBefore(lattice: Lattice, at: number): ColumnLink[] {
  const skipped = new Set(['that', 'which', 'who', 'whose', 'with', 'have', 'has', 'the']);
  let end = at;
  while (end > 0 && skipped.has(lattice.tokens[end - 1]?.lower ?? '')) end -= 1;
  const from = [end - 3, end - 2, end - 1].find((start) =>
    start >= 0 ? columnsAt(lattice, start).some(({ to }) => to === end) : false,
  );
  const isRows = (lattice.spans[from ?? end] ?? []).some(({ kind, to }) => kind === 'table' && to === end);
  if (from === undefined || isRows) return [];
  return columnsAt(lattice, from)
    .filter(({ to }) => to === end)
    .flatMap(({ options }) => options.filter((link) => link.column.profile.type === 'text'));
}
