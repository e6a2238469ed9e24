import { describe, expect, it } from 'vitest';
import { csv, openAsked } from './testing-asked.ts';

const typesOf = async (lines: string[]): Promise<string[]> => {
  await using file = await openAsked(csv('log.csv', lines), '2026-11-26');
  return file.catalog.tables.flatMap(({ profile }) =>
    profile.columns.map(({ name, type, min }) => `${name} ${type} ${min}`),
  );
};

describe('Unix times', () => {
  it.each([
    [
      'in seconds',
      ['created_at,n', '1704067200,1', '1706745600,2', '1709251200,3'],
      'created_at timestamp 2024-01-01 00:00:00',
    ],
    [
      'in milliseconds',
      ['event time;n', '1704067200123;1', '1706745600000;2'],
      'event time timestamp 2024-01-01 00:00:00.123',
    ],
    [
      'under a German header',
      ['Zeitstempel;n', '1704067200;1', '1706745600;2'],
      'Zeitstempel timestamp 2024-01-01 00:00:00',
    ],
  ])('are moments: %s', async (_, lines, column) => {
    expect((await typesOf(lines))[0]).toBe(column);
  });

  it.each([
    ['ids', ['customer id,n', '1704067200,1', '1706745600,2']],
    ['phones', ['phone,n', '4915112345678,1', '4915112345679,2']],
    ['amounts of a year far away', ['time,n', '52,1', '61,2']],
  ])('are not read into %s', async (_, lines) => {
    expect((await typesOf(lines))[0]).toContain(' integer ');
  });

  it('are asked like other dates', async () => {
    await using file = await openAsked(
      csv('log.csv', ['created_at,amount', '1704067200,10', '1706745600,20', '1709251200,30']),
      '2026-11-26',
    );
    expect((await file.put('amount in February 2024')).answer.rows).toEqual([[20]]);
  });
});
