import { beforeEach, describe, expect, it, vi } from 'vitest';
import { decimalsOf } from '#kernel/format-number.ts';
import { shortValues, tickText } from './chart-ticks.ts';

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

describe('the values beside the bars', () => {
  const plain = { name: '', type: 'double' } as const;

  it.each([
    [[1_234_567], plain, ['1.23M']],
    [[48_200, 12_000, 0, null], plain, ['48.2k', '12.0k', '0', null]],
    [[480, 1200], plain, ['480', '1,200']],
    [[4_812.4, 11.25], plain, ['4,812.40', '11.25']],
    [[3.5, 48.3], plain, ['3.5', '48.3']],
    [[999_960], plain, ['1M']],
    [[-12_000], plain, ['-12k']],
    [[2_000_000, 35], plain, ['2M', '35']],
    [[0.1234, 0.5], { ...plain, unit: 'fraction' }, ['12.3%', '50.0%']],
    [[12.5, 7], { ...plain, unit: 'EUR' }, ['12.50', '7.00']],
    [[233.75, 0.5], { ...plain, unit: 'h:mm' }, ['233:45', '0:30']],
  ] as const)('%j are written in one way', (values, column, texts) => {
    expect(shortValues(values, { ...column, decimals: decimalsOf(column, values) })).toEqual(texts);
  });
});
