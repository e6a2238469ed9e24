import { describe, expect, it } from 'vitest';
import { forecastChart, momentLabel } from './forecast-chart.ts';

const monthsFrom = (year: number, count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10));
const interval = { lower80: 8, upper80: 12, lower95: 5, upper95: 15 };
const history = { timestamps: monthsFrom(2023, 30), values: Array.from({ length: 30 }, (_, at) => at) };
const parts = { title: 'Revenue: forecast', grain: 'month', unit: 'EUR', history };

describe('a forecast that was tried on its own past', () => {
  const predicted = {
    timestamps: history.timestamps.slice(26, 28),
    predictions: [10, 11],
    intervals: [interval, { ...interval, upper95: 16 }],
  };
  const chart = forecastChart({ ...parts, predicted, actual: [26, 27] });

  it('stands beside what came, behind what was known then and no later', () => {
    expect(chart.labels).toHaveLength(26);
    expect(chart.labels.slice(-2)).toEqual(['Mar 2025', 'Apr 2025']);
    expect(chart.series.map(({ name, values }) => [name, values.slice(-3)])).toEqual([
      ['Actual', [25, 26, 27]],
      ['Forecast', [null, 10, 11]],
    ]);
  });

  it('has both bands, the wide one first, and none where nothing was predicted', () => {
    expect(chart.bands?.map(({ name, lower, upper }) => [name, lower.slice(-3), upper.slice(-3)])).toEqual([
      ['95% band', [null, 5, 5], [null, 15, 16]],
      ['80% band', [null, 8, 8], [null, 12, 12]],
    ]);
    expect(chart.bands?.every(({ lower }) => lower.length === chart.labels.length)).toBe(true);
  });
});

it('what comes next has no actual value, and goes on behind the last one', () => {
  const predicted = { timestamps: ['2025-07-01'], predictions: [31], intervals: [interval] };
  const chart = forecastChart({ ...parts, predicted });
  expect(chart.series.map(({ values }) => values.slice(-2))).toEqual([
    [29, null],
    [null, 31],
  ]);
  const alone = forecastChart({ ...parts, history: { timestamps: [], values: [] }, predicted });
  expect(alone.series.map(({ name }) => name)).toEqual(['Forecast']);
});

it.each([
  ['2025-03-01', 'month', 'Mar 2025'],
  ['2025-04-01', 'quarter', 'Q2 2025'],
  ['2025-03-01', 'day', 'Mar 1, 2025'],
  ['2025-03-01T14:30:00.000Z', 'half_hour', '2025-03-01 14:30'],
])('%s of a %s is %s', (moment, grain, label) => {
  expect(momentLabel(moment, grain)).toBe(label);
});
