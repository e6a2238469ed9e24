import type { Fragment, Piece } from '../frames/fragments.ts';

/** "total" takes the amount behind the conditions that describe it: "total overdue amount" is the total amount of what is overdue. */
export function withAmounts(pieces: Piece[]): Piece[] {
  const result = [...pieces];
  pieces.forEach((piece, index) => {
    if (piece.fragment.kind !== 'aggregateWord') return;
    const isBetween = (other: Piece): boolean =>
      other.fragment.kind === 'filter' || other.fragment.kind === 'filler';
    let next = index + 1;
    while (pieces[next] && isBetween(pieces[next] as Piece)) next += 1;
    const amount = pieces[next];
    if (next === index + 1 || amount?.fragment.kind !== 'term' || amount.fragment.term.kind !== 'column')
      return;
    const { aggregate } = piece.fragment;
    const measure: Fragment = {
      kind: 'aggregate',
      aggregate: { aggregate, term: amount.fragment.term, isHowMany: false },
    };
    result[index] = { ...piece, fragment: { kind: 'filler' } };
    result[next] = { ...amount, fragment: measure };
  });
  return result;
}
