import type { Fragment, Piece } from '../frames/fragments.ts';

/** "total" takes the amount behind the conditions that describe it: "total overdue amount" is the total amount of what is overdue, and "average number of overdue bills a month" counts those. */
export function withAmounts(pieces: Piece[]): Piece[] {
  const result = [...pieces];
  pieces.forEach((piece, index) => {
    if (piece.fragment.kind !== 'aggregateWord') return;
    const isBetween = (other: Piece): boolean =>
      other.fragment.kind === 'filter' || other.fragment.kind === 'filler';
    let next = index + 1;
    while (pieces[next] && isBetween(pieces[next] as Piece)) next += 1;
    const amount = pieces[next];
    const { aggregate, isCounted } = piece.fragment;
    if (isCounted && !isPerUnit(pieces)) return;
    const wanted = isCounted ? 'table' : 'column';
    if (next === index + 1 || amount?.fragment.kind !== 'term' || amount.fragment.term.kind !== wanted)
      return;
    const measure: Fragment = {
      kind: 'aggregate',
      aggregate: { aggregate, term: amount.fragment.term, isHowMany: false },
    };
    result[index] = { ...piece, fragment: { kind: 'filler' } };
    result[next] = { ...amount, fragment: measure };
  });
  return result;
}

/** For each unit of time, of which all count; of things it is not clear whether those without such rows do. */
function isPerUnit(pieces: Piece[]): boolean {
  const groups = pieces.flatMap(({ fragment }) => (fragment.kind === 'dimensions' ? fragment.terms : []));
  return groups.length === 1 && groups.every(({ kind }) => kind === 'grain');
}
