import type { Piece } from '../frames/fragments.ts';
import type { Token } from '../text/tokens.ts';

/** What is said beside values of several words: nobody pays in "Paid Search". */
export function withoutNames(pieces: readonly Piece[], tokens: readonly Token[]): Token[] {
  const isName = ({ from, to, fragment }: Piece): boolean =>
    fragment.kind === 'filter' && fragment.filter.kind === 'values' && to - from > 1;
  const names = pieces.filter(isName);
  return tokens.filter((_, at) => !names.some(({ from, to }) => from <= at && at < to));
}
