import { describe, expect, it } from 'vitest';
import { beginsAtZero, type ChartSpec, drawnSeries, kindsFor } from './chart-spec.ts';

const sales: ChartSpec = {
  kind: 'line',
  title: 'Sales',
  labelName: 'Month',
  labels: ['Jan', 'Feb', 'Mar'],
  series: [{ name: 'Net', values: [10, null, 30] }],
  unit: 'EUR',
  isLastPartial: false,
};

describe('what is drawn', () => {
  it('is six series at most, never a made-up sum of the others', () => {
    const series = Array.from({ length: 9 }, (_, index) => ({ name: `S${index}`, values: [1, 2, 3] }));
    expect(drawnSeries({ ...sales, series }).map(({ name }) => name)).toEqual([
      'S0',
      'S1',
      'S2',
      'S3',
      'S4',
      'S5',
    ]);
  });

  it('offers a pie only for few parts that are not negative', () => {
    expect(kindsFor(sales)).toContain('pie');
    expect(kindsFor({ ...sales, series: [{ name: 'Net', values: [10, -1, 30] }] })).not.toContain('pie');
    expect(kindsFor({ ...sales, labels: Array.from({ length: 9 }, String) })).not.toContain('pie');
  });

  it('lets bars begin at zero always, and lines unless they would be flat', () => {
    const narrow = [{ name: 'Net', values: [990, 1000, 995] }];
    expect(beginsAtZero({ ...sales, kind: 'bar', series: narrow })).toBe(true);
    expect(beginsAtZero({ ...sales, series: narrow })).toBe(false);
    expect(beginsAtZero(sales)).toBe(true);
    for (const values of [
      [null, null, null],
      [7, null, null],
      [7, 7, 7],
    ])
      expect(beginsAtZero({ ...sales, series: [{ name: 'Net', values }] })).toBe(true);
  });
});
