/**
 * How much of a matrix is looked at. `npm test` takes a cross of it, in which every row and every column comes up;
 * `npm run soak -- browser` takes all of it.
 */
export const isFullProof = process.env.BROWSER_CHECKS === 'full';

/** All ways in the full proof; otherwise one of them, the next one for each place. */
export function pickWays<T>(ways: readonly T[], place: number): readonly T[] {
  return isFullProof ? ways : ways.filter((_, index) => index === place % ways.length);
}

/** Whether this place is one of every second for a check; each is in the full proof. */
export function isItsTurn(place: number, from: 0 | 1): boolean {
  return isFullProof || place % 2 === from;
}
