import { expect, it } from 'vitest';
import { nextRun } from './schedule.ts';

const at = (text: string) => new Date(text);

it.each([
  ['2026-03-01T10:00:00Z', 'UTC', '09:30', '2026-03-02T09:30:00.000Z'],
  ['2026-03-01T09:29:59Z', 'UTC', '09:30', '2026-03-01T09:30:00.000Z'],
  ['2026-03-01T09:30:00Z', 'UTC', '09:30', '2026-03-02T09:30:00.000Z'],
  ['2026-01-15T00:00:00Z', 'Europe/Berlin', '06:00', '2026-01-15T05:00:00.000Z'],
  ['2026-07-15T00:00:00Z', 'Europe/Berlin', '06:00', '2026-07-15T04:00:00.000Z'],
  // The days on which clocks are put forward and back.
  ['2026-03-28T12:00:00Z', 'Europe/Berlin', '06:00', '2026-03-29T04:00:00.000Z'],
  ['2026-10-24T12:00:00Z', 'Europe/Berlin', '06:00', '2026-10-25T05:00:00.000Z'],
  ['2026-06-01T11:00:00Z', 'Pacific/Kiritimati', '00:30', '2026-06-02T10:30:00.000Z'],
  ['2026-06-01T10:00:00Z', 'Pacific/Kiritimati', '00:30', '2026-06-01T10:30:00.000Z'],
  ['2026-06-01T12:30:00Z', 'America/Los_Angeles', '23:59', '2026-06-02T06:59:00.000Z'],
])('comes round behind %s in %s at %s', (after, zone, dailyAt, expected) => {
  expect(nextRun({ dailyAt }, at(after), zone).toISOString()).toBe(expected);
});

it('never skips or doubles a day over two years, also where a time does not exist', () => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe']) {
    let moment = at('2026-01-01T00:00:00Z');
    for (let day = 0; day < 730; day += 1) {
      const next = nextRun({ dailyAt: '02:30' }, moment, zone);
      const hours = (next.getTime() - moment.getTime()) / 3_600_000;
      expect(hours, `${zone} ${next.toISOString()}`).toBeGreaterThan(day === 0 ? 0 : 22);
      expect(hours).toBeLessThan(26);
      moment = next;
    }
  }
});

it('comes round every so many minutes', () => {
  expect(nextRun({ everyMinutes: 15 }, at('2026-01-01T00:00:00Z'), 'UTC')).toEqual(
    at('2026-01-01T00:15:00Z'),
  );
});
