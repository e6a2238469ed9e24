import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { columnKey, type ModelColumn } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import { isVerbForm } from '../text/verbs.ts';
import { shareRoot } from '../text/word-roots.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';

const joints = [
  'for',
  'with',
  'by',
  'as',
  'to',
  'via',
  'in',
  'on',
  'at',
  'through',
  'using',
  'from',
  'a',
  'an',
  'the',
  'our',
];

/**
 * "recommended for repair" of a Recommended Action, "paid with the app" of a Payment Method, "handled by Ann" of a Handler: the verb
 * calls the column whose value stands behind it, so both together are one condition.
 */
export function headerVerbRule(lattice: Lattice, at: number): Piece[] {
  return [
    { to: at, negated: false },
    ...operatorEnds(lattice, at, 'not').map(({ to }) => ({ to, negated: true })),
  ].flatMap(({ to: verb, negated }) => {
    const token = lattice.tokens[verb];
    if (token?.kind !== 'word' || !isVerbForm(token.lower)) return [];
    return afterOptional(lattice, verb + 1, ...joints).flatMap((start) =>
      start === verb + 1
        ? []
        : (lattice.spans[start] ?? []).flatMap((span): Piece[] => {
            if (span.kind !== 'value') return [];
            const links = span.links.filter((link) => isCalled(lattice, link, token.lemma));
            const [first] = links;
            const column = first && lattice.model.columns.get(columnKey(first.column));
            if (!column || links.some((link) => link.source === 'fuzzy' || link.source === 'part')) return [];
            return [
              filterPiece(at, span.to, 0.95, {
                kind: 'values',
                column: { options: [{ column, score: 0.95, source: 'name', phrase: column.label }] },
                values: [
                  { options: links.filter((link) => columnKey(link.column) === columnKey(first.column)) },
                ],
                link: 'or',
                negated,
              }),
            ];
          }),
    );
  });
}

/** The header goes by the verb or by a noun of it; a value that is a form of the verb itself says something else. */
function isCalled({ model }: Lattice, { column }: ValueLink, verb: string): boolean {
  const named: ModelColumn | undefined = model.columns.get(columnKey(column));
  return named?.lemmas.some((word) => shareRoot(word, verb)) ?? false;
}
