import type { Polynomials } from './polynomials.ts';

/**
 * One-step errors where everything before the first value is taken to be the mean, and no error was made there: the conditional sum of squares is theirs.
 * Linear in the length of the series, and what the search of an order is done with.
 * @param errors the result, as long as `values`
 * @param scratch twice the length of the series and its longest lag, for all calls of one search
 */
export function conditionalErrors(
  values: Float64Array,
  { arLags, ar, maLags, ma, mean }: Polynomials,
  errors: Float64Array,
  scratch: { centred: Float64Array; errors: Float64Array; before: number },
): void {
  const { centred, errors: past, before } = scratch;
  const count = values.length;
  for (let at = 0; at < count; at += 1) centred[before + at] = (values[at] as number) - mean;
  for (let at = before; at < before + count; at += 1) {
    let error = centred[at] as number;
    for (let lag = 0; lag < arLags.length; lag += 1) {
      error -= (ar[lag] as number) * (centred[at - (arLags[lag] as number)] as number);
    }
    for (let lag = 0; lag < maLags.length; lag += 1) {
      error -= (ma[lag] as number) * (past[at - (maLags[lag] as number)] as number);
    }
    past[at] = error;
    errors[at - before] = error;
  }
}

/** Zeros before the series, as far as the longest lag reaches. */
export function conditionalScratch(count: number, longestLag: number) {
  return {
    centred: new Float64Array(count + longestLag),
    errors: new Float64Array(count + longestLag),
    before: longestLag,
  };
}
