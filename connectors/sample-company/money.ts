/** Whole cents as a decimal text: 123450 → `1234.50`. Sums of money are never kept in floating point. */
export function moneyText(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
