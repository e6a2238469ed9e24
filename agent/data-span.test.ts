import { describe, expect, it } from 'vitest';
import { cutUnit, daysOfSpan } from './model/data-span.ts';

const cut = (min: string, max: string, distinctCount: number, grain: 'year' | 'quarter' | 'month' = 'year') =>
  cutUnit(daysOfSpan({ type: 'date', min, max, distinctCount }), grain);

describe('where data end', () => {
  it('is within a year where they come every day', () => {
    expect(cut('2022-01-01', '2024-03-10', 800)).toEqual({ start: '2024-01-01', until: '2024-03-11' });
    expect(cut('2022-01-01', '2024-03-10', 800, 'month')).toEqual({
      start: '2024-03-01',
      until: '2024-03-11',
    });
  });

  it.each([
    ['the last days of December', '2022-01-01', '2024-12-27', 1092],
    ['rows now and then', '2022-02-11', '2024-10-02', 8],
    ['the first of its last month', '2022-01-01', '2024-12-01', 36],
    ['the last of its last month', '2022-01-31', '2024-12-31', 36],
    ['too few days to say', '2024-01-03', '2024-02-09', 4],
  ])('is the end of the year: %s', (_, min, max, count) => {
    expect(cut(min, max, count)).toBeNull();
  });

  it('is the end of the last month of rows that tell one each', () => {
    expect(cut('2023-01-01', '2024-03-01', 15)).toEqual({ start: '2024-01-01', until: '2024-04-01' });
    expect(cut('2023-01-01', '2024-03-01', 15, 'quarter')).toBeNull();
    // Quarters, told by their last days.
    expect(cut('2022-03-31', '2024-06-30', 10)).toEqual({ start: '2024-01-01', until: '2024-07-01' });
  });
});
