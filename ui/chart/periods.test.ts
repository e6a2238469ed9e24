import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shortDays, withMissingPeriods } from './periods.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en-US' });
});

describe('missing periods', () => {
  it.each([
    [
      'days',
      ['2026-02-27', '2026-02-28', '2026-03-02'],
      ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'],
    ],
    [
      'weeks',
      ['2026-01-05', '2026-01-12', '2026-01-26'],
      ['2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26'],
    ],
    [
      'months',
      ['2025-11-01', '2025-12-01', '2026-02-01'],
      ['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01'],
    ],
    [
      'quarters',
      ['2025-01-01', '2025-04-01', '2025-10-01'],
      ['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01'],
    ],
    [
      'years',
      ['2020-01-01', '2021-01-01', '2023-01-01'],
      ['2020-01-01', '2021-01-01', '2022-01-01', '2023-01-01'],
    ],
  ])('are put between %s', (_, days, whole) => {
    expect(withMissingPeriods(days)).toEqual(whole);
  });

  it.each([
    ['nothing is missing', ['2026-01-01', '2026-02-01', '2026-03-01']],
    ['there is no step', ['2026-01-03', '2026-01-08', '2026-01-19']],
    ['they do not rise', ['2026-03-01', '2026-02-01', '2026-01-01']],
    ['the days do not all keep the step', ['2026-01-01', '2026-01-08', '2026-01-16']],
    ['it would take very many', ['2000-01-01', '2000-01-02', '2026-01-01']],
    ['two days make no step', ['2026-01-01', '2026-03-01']],
  ])('are none where %s', (_, days) => {
    expect(withMissingPeriods(days)).toBeNull();
  });
});

describe('days on an axis', () => {
  it('leave out the year within one year, and the day beyond', () => {
    expect(shortDays(['2026-10-01', '2026-11-21'])).toEqual(['Oct 1', 'Nov 21']);
    expect(shortDays(['2024-10-01', '2026-11-21'])).toEqual(['Oct 2024', 'Nov 2026']);
  });
});
