import { beforeEach, expect, it, vi } from 'vitest';
import { currencyName, describeFiscalYear, lastMonthOf, timeZones } from './describe-settings.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en-US' });
});

it('tells a fiscal year by its months and what its number names', () => {
  expect(describeFiscalYear(null)).toBeNull();
  expect(describeFiscalYear({ startMonth: 1, namedBy: 'end' })).toBe('January to December');
  expect(describeFiscalYear({ startMonth: 10, namedBy: 'end' })).toBe(
    'October to September, named by the year it ends in',
  );
  expect(describeFiscalYear({ startMonth: 2, namedBy: 'start' })).toBe(
    'February to January, named by the year it starts in',
  );
  expect(lastMonthOf(4)).toBe('March');
});

it('names currencies, and offers the zone in use whatever the browser calls it', () => {
  expect(currencyName('EUR')).toBe('EUR, Euro');
  expect(timeZones('Asia/Calcutta')).toContain('Asia/Calcutta');
  expect(new Set(timeZones('UTC')).size).toBe(timeZones('UTC').length);
});
