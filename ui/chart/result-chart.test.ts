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

  it('draws what is forecast dashed, with its range', () => {
    const names = ['net', 'forecast', 'low', 'high'];
    const columns = [
      { name: 'month', type: 'date' as const },
      ...names.map((name) => ({ name, type: 'double' as const })),
    ];
    const chart = chartOfResult(
      {
        ...config,
        type: 'line',
        y: ['net', 'forecast'],
        forecast: { y: 'forecast', low: 'low', high: 'high' },
      },
      {
        columns,
        rows: [
          ['2026-01-01', 10, null, null, null],
          ['2026-02-01', null, 12, 9, 14],
        ],
      },
    );
    expect(chart?.series).toEqual([
      { name: 'Net', values: [10, null] },
      { name: 'Forecast', values: [null, 12], isForecast: true },
    ]);
    expect(chart?.bands).toEqual([{ name: '80 % range', lower: [null, 9], upper: [null, 14] }]);
  });

  it('draws a forecast by group as one line each, dashed from where it begins', () => {
    const names = ['month', 'region', 'net', 'forecast', 'low', 'high'];
    const columns = names.map(
      (name, at) => ({ name, type: at === 0 ? 'date' : at === 1 ? 'text' : 'double' }) as const,
    );
    const rows = [
      ['2025-01-01', 'North', 10, null, null, null],
      ['2025-01-01', 'South', 4, null, null, null],
      ['2025-02-01', 'North', null, 12, 9, 15],
      ['2025-02-01', 'South', null, 3, 2, 4],
    ];
    const config: ChartConfig = {
      type: 'line',
      title: 'Net by month and region',
      x: 'month',
      y: ['net', 'forecast'],
      series: 'region',
      forecast: { y: 'forecast', low: 'low', high: 'high' },
    };
    const spec = chartOfResult(config, { columns, rows });
    expect(spec).toMatchObject({
      forecastFrom: 1,
      series: [
        { name: 'North', values: [10, 12] },
        { name: 'South', values: [4, 3] },
      ],
    });
    expect(spec?.bands).toBeUndefined();
    // Another measure beside the first is no forecast of it.
    const { forecast: _, ...plain } = config;
    expect(chartOfResult(plain, { columns, rows })?.series[0]?.values).toEqual([10, null]);
  });

  it('shows a month without rows as a gap, also where the result is split', () => {
    const rows = [
      ['2026-01-01', 'North', 1],
      ['2026-02-01', 'North', 2],
      ['2026-04-01', 'North', 4],
    ];
    for (const series of [null, 'region']) {
      const chart = chartOfResult({ ...config, series }, { ...result, rows });
      expect(chart?.labels).toEqual(['Jan 2026', 'Feb 2026', 'Mar 2026', 'Apr 2026']);
      expect(chart?.series[0]?.values).toEqual([1, 2, null, 4]);
    }
  });

  it('places the points of a scatter chart on a numeric axis', () => {
    const columns = [
      { name: 'price', type: 'double' as const },
      { name: 'units', type: 'integer' as const },
    ];
    const rows = [
      [2.5, 10],
      [1, 40],
    ];
    const chart = chartOfResult({ ...config, type: 'scatter', x: 'price', y: ['units'] }, { columns, rows });
    expect(chart).toMatchObject({ kind: 'scatter', positions: [2.5, 1] });
    expect(chart?.series).toEqual([{ name: 'Units', values: [10, 40] }]);
  });

  it.each<Partial<ChartConfig>>([{ type: 'number' }, { type: 'table' }, { x: 'gone' }, { y: ['gone'] }])(
    'is nothing for %j',
    (change) => {
      expect(chartOfResult({ ...config, ...change }, result)).toBeNull();
    },
  );
});
