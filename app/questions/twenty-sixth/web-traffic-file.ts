import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

const channels: readonly (readonly [string, number, number])[] = [
  ['Organic Search', 420, 0.021],
  ['Paid Search', 180, 0.034],
  ['Social', 140, 0.009],
  ['Email', 90, 0.041],
  ['Direct', 210, 0.026],
];

/** Sessions of a web shop by day and channel, January 2025 to 12 June 2026. */
export function webTrafficFile(): string {
  const random = new Random(26_006);
  const rows = Array.from({ length: 528 }, (_, day) => daysAfter('2025-01-01', day)).flatMap((date, day) =>
    channels.map(([channel, usual, rate]) => {
      const sessions = Math.round(usual * (1 + day / 1400) * (0.6 + 0.8 * random.next()));
      const conversions = Math.round(sessions * rate * (0.5 + random.next()));
      return [
        date,
        channel,
        String(sessions),
        String(Math.round(sessions * (0.7 + 0.2 * random.next()))),
        `${(30 + 35 * random.next()).toFixed(1)}%`,
        String(conversions),
        ((conversions * random.between(2500, 7800)) / 100).toFixed(2),
      ];
    }),
  );
  return csvText(['date', 'channel', 'sessions', 'users', 'bounce_rate', 'conversions', 'revenue_usd'], rows);
}
