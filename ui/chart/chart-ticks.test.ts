import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shortValue, tickText } from './chart-ticks.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en-US' });
});

describe('the ticks of an axis', () => {
  it.each([
    [
      [0, 500, 1000, 1500],
      ['0', '500', '1,000', '1,500'],
    ],
    [
      [1_000_000, 1_050_000, 1_100_000],
      ['1M', '1.05M', '1.1M'],
    ],
    [
      [0, 0.0005, 0.001],
      ['0', '0.0005', '0.001'],
    ],
    [
      [-20, 0, 20],
      ['-20', '0', '20'],
    ],
  ])('%j are told apart', (values, texts) => {
    const axis = {
      step: (values[1] ?? 0) - (values[0] ?? 0),
      largest: Math.max(...values.map(Math.abs)),
      unit: null,
    };
    expect(values.map((value) => tickText(value, axis))).toEqual(texts);
  });

  it('are percentages for fractions', () => {
    expect(tickText(0.125, { step: 0.125, largest: 0.5, unit: 'fraction' })).toBe('12.5%');
    expect(tickText(0, { step: 0.125, largest: 0.5, unit: 'fraction' })).toBe('0%');
  });
});

it.each([
  [1_234_567, null, '1.23M'],
  [48_200, null, '48.2k'],
  [480, null, '480'],
  [4_812.4, null, '4,812'],
  [48.25, null, '48.3'],
  [999_960, null, '1M'],
  [3.5, null, '3.5'],
  [0, null, '0'],
  [-12_000, null, '-12k'],
  [0.1234, 'fraction', '12.3%'],
])('the value %d (%s) stands beside its bar as %s', (value, unit, text) => {
  expect(shortValue(value, unit)).toBe(text);
});
