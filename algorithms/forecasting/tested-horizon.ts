/** How far ahead a forecast of so many values is made where it is to be tried: as far as is wanted, but no further than can be tried from two earlier ends. */
export function testedHorizon(wanted: number, count: number, season: number): number {
  const left = count - Math.max(2 * season + 4, 10);
  const tested = Math.floor(left / 1.5);
  return Math.max(1, Math.min(wanted, tested >= 1 ? tested : Math.floor(count / 3)));
}
