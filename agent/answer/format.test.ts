import { expect, it } from 'vitest';
import { formatCell } from './format.ts';

it.each([
  [175.1, 'EUR', '175.10 EUR'],
  ['1175.1', 'EUR', '1,175.10 EUR'],
  [105_492, 'EUR', '105,492 EUR'],
  [0.5, 'USD', '0.50 USD'],
  [0.0523, 'USD', '0.0523 USD'],
  [175.1, 'kg', '175.1 kg'],
  [0.3055, 'fraction', '30.6%'],
  ['233.750000000', 'h:mm', '233:45'],
  [0.333333333, 'h:mm', '0:20'],
  [-1.5, 'h:mm', '-1:30'],
  [0.0125, 'h:mm', '0:00:45'],
])('writes %s %s as %s', (cell, unit, written) => {
  expect(formatCell(cell, { name: 'amount', type: 'decimal', unit }, 'en')).toBe(written);
});
