import { expect, it } from 'vitest';
import { hasLyingBars, heightOf } from './chart-layout.ts';
import type { ChartSpec } from './chart-spec.ts';

function bars(count: number, name: string): ChartSpec {
  return {
    kind: 'bar',
    title: 'Sales',
    labelName: 'Customer',
    labels: Array.from({ length: count }, (_, index) => `${name} ${index}`),
    series: [{ name: 'Net', values: Array.from({ length: count }, () => 1) }],
    unit: null,
    isLastPartial: false,
  };
}

it('lays bars whose names are long, while they can be read one by one', () => {
  expect(hasLyingBars(bars(7, 'Harbour Logistics'))).toBe(true);
  expect(hasLyingBars(bars(7, 'Q'))).toBe(false);
  expect(hasLyingBars(bars(40, 'Harbour Logistics'))).toBe(false);
  expect(hasLyingBars({ ...bars(7, 'Harbour Logistics'), kind: 'line' })).toBe(false);
});

it('gives many lying bars more height, and never less than was asked for', () => {
  expect(heightOf(bars(3, 'Harbour Logistics'), 260)).toBe(260);
  expect(heightOf(bars(30, 'Harbour Logistics'), 260)).toBe(636);
  expect(heightOf(bars(30, 'Q'), 260)).toBe(260);
});
