import { expect, it } from 'vitest';
import type { ContinueAnswer } from '#features/models/server/index.ts';
import { forecastKey, RecentForecasts } from './recent-forecasts.ts';

const answer = (name: string): ContinueAnswer => ({
  columns: [{ name, type: 'double' }],
  rows: [],
  continued: { series: [], leftOut: 0, refused: null },
});

it('keeps what was asked for last', () => {
  const recent = new RecentForecasts(2);
  for (const name of ['a', 'b']) recent.keep(name, answer(name));
  recent.find('a');
  recent.keep('c', answer('c'));
  expect(['a', 'b', 'c'].map((name) => recent.find(name)?.columns[0]?.name)).toEqual(['a', undefined, 'c']);
});

it('makes one once for all who ask meanwhile, and anew after a failure', async () => {
  const recent = new RecentForecasts(2);
  let made = 0;
  const make = async () => {
    made += 1;
    await Promise.resolve();
    if (made === 1) throw new Error('full');
    return answer('a');
  };
  const both = await Promise.allSettled([recent.shared('a', make), recent.shared('a', make)]);
  expect([both.map(({ status }) => status), made]).toEqual([['rejected', 'rejected'], 1]);
  expect(await recent.shared('a', make)).toEqual(answer('a'));
});

it('tells workspaces, histories and horizons apart', () => {
  const continuation = {
    grain: 'day' as const,
    time: 'day',
    value: 'value',
    groups: [],
    begin: '2025-01-01',
    known: '2025-03-01',
    until: '2025-03-08',
    seed: 1,
  };
  const job = { continuation, columns: [], rows: [['2025-01-01', 1]] };
  const keys = [
    forecastKey('one', job),
    forecastKey('other', job),
    forecastKey('one', { ...job, rows: [['2025-01-01', 2]] }),
    forecastKey('one', { ...job, continuation: { ...continuation, until: '2025-03-09' } }),
  ];
  expect(new Set(keys).size).toBe(4);
  expect(forecastKey('one', structuredClone(job))).toBe(keys[0]);
});
