import { expect, it } from 'vitest';
import { addsUpRowsAbove } from './row-builder.ts';

it.each([
  ['SUM(B2:B9)', 1, 10, true],
  ['SUBTOTAL(9,B2:B9)', 1, 10, true],
  ['SUBTOTAL(109,[Units])', 1, 10, true],
  ['AGGREGATE(9,5,C3:C7)', 2, 8, true],
  ['SUM(B2:D2)', 4, 2, false],
  ['SUM(B$2:B9)', 2, 9, false],
  ['SUM(B$2:B9)', 1, 10, false],
  ['SUM(C2:C9)', 1, 10, false],
  ['SUM(B2:B9)*2', 1, 10, false],
  ['SUM(B11:B20)', 1, 10, false],
])('takes %s in column %i, row %i for a total: %s', (formula, column, line, isTotal) => {
  expect(addsUpRowsAbove(formula, column, line)).toBe(isTotal);
});
