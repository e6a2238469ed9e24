import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChartData } from '../contract.ts';
import { chartOfData, chartOfPoints, spanOf } from './chart-of-series.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en-US' });
});

const look = { borderColor: '#000000', backgroundColor: '#00000033' };
const data: ChartData = {
  labels: ['2026-11-19', '2026-11-20', '2026-11-21'],
  datasets: [{ role: 'actual', label: 'Sales', data: [1, 2, 3], ...look }],
  from: 'orders.quantity',
  unit: null,
  revenueUnit: null,
  today: '2026-11-21',
  timeZone: 'America/New_York',
  note: null,
};

describe('the chart of a daily series', () => {
  it('is dashed towards today, which is not over, and towards no other day', () => {
    expect(chartOfData(data, 'Sales')?.isLastPartial).toBe(true);
    expect(chartOfData({ ...data, today: '2026-11-22' }, 'Sales')?.isLastPartial).toBe(false);
    const points = [{ date: '2026-11-21', value: 3 }];
    expect(chartOfPoints(points, '2026-11-21').isLastPartial).toBe(true);
    expect(chartOfPoints(points, '2026-11-23').isLastPartial).toBe(false);
  });

  it('has short days on its axis and whole ones in its table', () => {
    expect(chartOfData(data, 'Sales')).toMatchObject({
      labels: ['Nov 19, 2026', 'Nov 20, 2026', 'Nov 21, 2026'],
      axisLabels: ['Nov 19', 'Nov 20', 'Nov 21'],
      isTemporal: true,
    });
  });

  it('draws a forecast dashed within its range', () => {
    const forecast: ChartData = {
      ...data,
      datasets: [
        { role: 'actual', label: 'Revenue', data: [5, 6, null], ...look },
        { role: 'forecast', label: 'Forecast', data: [null, null, 7], ...look },
        { role: 'low', label: 'Low (80 %)', data: [null, null, 4], ...look },
        { role: 'high', label: 'High (80 %)', data: [null, null, 9], ...look },
      ],
    };
    expect(chartOfData(forecast, 'Forecast')).toMatchObject({
      series: [
        { name: 'Revenue', values: [5, 6, null] },
        { name: 'Forecast', values: [null, null, 7], isForecast: true },
      ],
      bands: [{ name: '80 % range', lower: [null, null, 4], upper: [null, null, 9] }],
      isLastPartial: false,
    });
  });

  it('is nothing where there is no value', () => {
    expect(chartOfData({ ...data, labels: [], datasets: [] }, 'Sales')).toBeNull();
    const empty = [{ role: 'actual' as const, label: 'Sales', data: [null, null, null], ...look }];
    expect(chartOfData({ ...data, datasets: empty }, 'Sales')).toBeNull();
  });
});

it('says which days are covered', () => {
  expect(spanOf(data.labels, data.timeZone)).toBe('Nov 19, 2026 – Nov 21, 2026, America/New York');
  expect(spanOf([], 'UTC')).toBeNull();
});
