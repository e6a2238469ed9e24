import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChartConfig } from '#kernel/answer.ts';
import { chartOfResult } from './result-chart.ts';

// The texts below are those of an English reader, whatever the machine speaks.
beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en-US' });
});

const config: ChartConfig = { type: 'bar', title: 'Sales', x: 'month', y: ['net'], series: null };
const result = {
  columns: [
    { name: 'month', type: 'date' as const },
    { name: 'region', type: 'text' as const },
    { name: 'net', type: 'decimal' as const, unit: 'EUR' },
  ],
  rows: [
    ['2026-01-01', 'North', '10.50'],
    ['2026-01-01', 'South', 99],
    ['2026-02-01', 'South', null],
  ],
};

describe('a result as a chart', () => {
  it('takes the columns that the configuration names', () => {
    const chart = chartOfResult(config, result);
    expect(chart).toMatchObject({ kind: 'bar', labels: ['Jan 2026', 'Jan 2026', 'Feb 2026'], unit: 'EUR' });
    expect(chart?.series).toEqual([{ name: 'Net', values: [10.5, 99, null] }]);
  });

  it('splits one measure into series, the largest first, with gaps where there is no row', () => {
    const chart = chartOfResult({ ...config, series: 'region' }, result);
    expect(chart?.labels).toEqual(['Jan 2026', 'Feb 2026']);
    expect(chart?.series).toEqual([
      { name: 'South', values: [99, null] },
      { name: 'North', values: [10.5, null] },
    ]);
  });

  it.each<Partial<ChartConfig>>([{ type: 'number' }, { type: 'table' }, { x: 'gone' }, { y: ['gone'] }])(
    'is nothing for %j',
    (change) => {
      expect(chartOfResult({ ...config, ...change }, result)).toBeNull();
    },
  );
});
