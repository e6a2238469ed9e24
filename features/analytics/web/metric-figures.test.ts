import { beforeEach, describe, expect, it, vi } from 'vitest';
import { metricFigures } from './metric-figures.ts';

// The texts below are those of an English reader, whatever the machine speaks.
beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en-US' });
});

describe('metric cards', () => {
  it('are named after their fields, with thousands and percentages', () => {
    expect(metricFigures({ totalRevenue: 847000, growthRate: 0.0452, accuracy: null, note: 'text' })).toEqual(
      [
        { label: 'Total Revenue', value: '847,000', isSample: false, note: 'last 30 days' },
        { label: 'Growth Rate', value: '4.5%', isSample: false, note: 'last 30 days vs the 30 before' },
        { label: 'Accuracy', value: null, isSample: false, note: 'mean of the trained models' },
        { label: 'Note', value: 'text', isSample: false, note: null },
      ],
    );
  });

  it('name the currency where it is known', () => {
    expect(metricFigures({ totalRevenue: 5 }, 'EUR')[0]?.note).toBe('EUR, last 30 days');
  });

  it('show zero as zero', () => {
    expect(metricFigures({ totalRevenue: 0 })[0]).toMatchObject({ value: '0', isSample: false });
  });

  it('are the four samples, marked so, for an empty answer only', () => {
    const samples = metricFigures({});
    expect(samples.map(({ value }) => value)).toEqual(['15.3%', '94.7%', '847,000', '92.1%']);
    expect(samples.every(({ isSample, note }) => isSample && note === null)).toBe(true);
  });

  it('are four at most', () => {
    expect(metricFigures({ a: 1, b: 2, c: 3, d: 4, e: 5 })).toHaveLength(4);
  });
});
