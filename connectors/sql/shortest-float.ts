/** A number of 32 bits, in the fewest digits that lead back to it: nine always do. */
export function shortestFloat(value: number): string {
  for (let digits = 6; digits < 9; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return String(short);
  }
  return String(Number(value.toPrecision(9)));
}
