import type { Cover } from '../frames/cover.ts';
import type { Choice, Piece, Term } from '../frames/fragments.ts';
import type { ValueLink } from '../model/value-index.ts';

/** What a value costs in a column of another table than that of the thing right before it. */
const farCost = 0.2;

/**
 * "courses of the Physics department": where several tables bear a value, it belongs to the thing that was named last. The cost of
 * each option that stands elsewhere, by its choice.
 */
export function farValues(cover: Cover): Map<object, (index: number) => number> {
  const costs = new Map<object, (index: number) => number>();
  cover.pieces.forEach((piece, index) => {
    if (piece.fragment.kind !== 'filter' || piece.fragment.filter.kind !== 'values') return;
    const near = tablesBeside(cover.pieces, index);
    for (const choice of piece.fragment.filter.values) {
      const isNear = (option: ValueLink | undefined): boolean =>
        option !== undefined && near.has(option.column.table);
      if (choice.options.some(isNear) && !choice.options.every(isNear))
        costs.set(choice, (at) => (isNear(choice.options[at]) ? 0 : farCost));
    }
  });
  return costs;
}

/** Tables of the last noun before a piece and of the one right behind it, all that their words may mean. */
function tablesBeside(pieces: readonly Piece[], index: number): Set<string> {
  const before = pieces.slice(0, index).findLast((piece) => termOf(piece) !== null);
  const behind = pieces[index + 1];
  return new Set([before, behind].flatMap((piece) => (piece ? [...tablesNamed(termOf(piece))] : [])));
}

function termOf({ fragment }: Piece): Term | null {
  if (fragment.kind === 'term') return fragment.term;
  return fragment.kind === 'aggregate' ? fragment.aggregate.term : null;
}

function tablesNamed(term: Term | null): Set<string> {
  if (term === null) return new Set();
  return term.kind === 'table'
    ? tablesOf(term.choice, ({ table }) => table.sqlName)
    : tablesOf(term.choice, ({ column }) => column.ref.table);
}

function tablesOf<L>(choice: Choice<L>, nameOf: (link: L) => string): Set<string> {
  return new Set(choice.options.map(nameOf));
}
