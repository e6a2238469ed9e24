import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChartSpec } from './chart-spec.ts';
import { describePoint, pointLines, summarize } from './chart-words.ts';

// The texts below are those of an English reader, whatever the machine speaks.
beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en-US' });
});

const sales: ChartSpec = {
  kind: 'line',
  title: 'Sales',
  labelName: 'Month',
  labels: ['Jan', 'Feb', 'Mar'],
  series: [{ name: 'Net', values: [10, null, 30] }],
  unit: 'EUR',
  isLastPartial: false,
};

describe('a chart in words', () => {
  it('says how many points, which span, and the extremes', () => {
    expect(summarize(sales)).toBe('3 points, Jan to Mar. Net: lowest €10 (Jan), highest €30 (Mar).');
  });

  it('says that a gap is a gap', () => {
    expect(describePoint(sales, 1)).toBe('Feb: Net —');
    expect(summarize({ ...sales, series: [{ name: 'Net', values: [null, null, null] }] })).toContain(
      'Net: no values.',
    );
  });

  it('says that a period is there in part', () => {
    expect(describePoint({ ...sales, isLastPartial: true }, 2)).toBe(
      'Mar: Net €30. The last period is there in part.',
    );
    expect(describePoint({ ...sales, isLastPartial: true }, 0)).toBe('Jan: Net €10');
    expect(describePoint({ ...sales, isFirstPartial: true }, 0)).toBe(
      'Jan: Net €10. The first period is there in part.',
    );
  });

  it('names a forecast with its range, and not the measured series beside it', () => {
    const forecast: ChartSpec = {
      ...sales,
      unit: null,
      series: [
        { name: 'Revenue', values: [10, 12, null] },
        { name: 'Forecast', values: [null, null, 14], isForecast: true },
      ],
      bands: [
        { name: '95 % range', lower: [null, null, 4], upper: [null, null, 24] },
        { name: '80 % range', lower: [null, null, 9], upper: [null, null, 19] },
      ],
    };
    expect(pointLines(forecast, 2)).toEqual([
      { name: 'Forecast', text: '14' },
      { name: '80 % range', text: '9 – 19' },
      { name: '95 % range', text: '4 – 24' },
    ]);
    expect(pointLines(forecast, 0)).toEqual([{ name: 'Revenue', text: '10' }]);
  });
});
