import { expect, it } from 'vitest';
import type { Notification } from '../contract.ts';
import { groupByDay } from './group-by-day.ts';

const at = (id: string, date: Date): Notification => ({
  id,
  kind: 'sampleFailed',
  outcome: 'error',
  title: 't',
  message: 'm',
  link: null,
  createdAt: date.toISOString(),
  readAt: null,
});

it('parts today from what came before, by the local calendar', () => {
  const now = new Date(2026, 2, 10, 0, 30);
  const justNow = at('a', new Date(2026, 2, 10, 0, 10));
  const beforeMidnight = at('b', new Date(2026, 2, 9, 23, 50));
  expect(groupByDay([justNow, beforeMidnight], now)).toEqual([
    { name: 'today', notifications: [justNow] },
    { name: 'earlier', notifications: [beforeMidnight] },
  ]);
  expect(groupByDay([beforeMidnight], now).map(({ name }) => name)).toEqual(['earlier']);
});
