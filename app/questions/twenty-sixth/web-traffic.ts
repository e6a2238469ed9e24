import type { WrittenQuestion } from '../question.ts';

/** What someone in marketing asks. */
export const webTrafficQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['How many sessions did we have last week?'],
    sql: `SELECT sum(sessions) FROM web_traffic WHERE date BETWEEN DATE '2026-06-08' AND DATE '2026-06-14'`,
  },
  {
    kind: 'by category',
    turns: ['conversion rate by channel'],
    sql: `SELECT channel, sum(conversions)::DOUBLE / sum(sessions) FROM web_traffic GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'top or bottom',
    turns: ['which channel converts best?'],
    sql: `SELECT channel FROM web_traffic GROUP BY 1 ORDER BY sum(conversions)::DOUBLE / sum(sessions) DESC LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'aggregate',
    turns: ['average bounce rate for Email'],
    sql: `SELECT avg(bounce_rate) FROM web_traffic WHERE channel = 'Email'`,
    decimals: 2,
    mayClarify: true,
  },
  {
    kind: 'by period',
    turns: ['weekly users in the last 8 weeks'],
    sql: `SELECT date_trunc('week', date), sum(users) FROM web_traffic WHERE date BETWEEN DATE '2026-04-20' AND DATE '2026-06-14' GROUP BY 1 ORDER BY 1`,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['revenue per session by channel'],
    sql: `SELECT channel, sum(revenue_usd) / sum(sessions) FROM web_traffic GROUP BY 1`,
    decimals: 3,
  },
  {
    kind: 'by category',
    turns: ['sessions, users and conversions by channel for May 2026'],
    sql: `SELECT channel, sum(sessions), sum(users), sum(conversions) FROM web_traffic WHERE date BETWEEN DATE '2026-05-01' AND DATE '2026-05-31' GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['On which day did we get the most traffic from Social?'],
    sql: `SELECT date FROM web_traffic WHERE channel = 'Social' ORDER BY sessions DESC LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'compare',
    turns: ['How does traffic this month compare to the same period last year?'],
    sql: `SELECT sum(sessions) FILTER (date BETWEEN DATE '2026-06-01' AND DATE '2026-06-15'), sum(sessions) FILTER (date BETWEEN DATE '2025-06-01' AND DATE '2025-06-15') FROM web_traffic`,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['Do we get more sessions on weekends or weekdays?'],
    sql: `SELECT CASE WHEN isodow(date) > 5 THEN 'Weekend' ELSE 'Weekday' END, sum(sessions) FROM web_traffic GROUP BY 1`,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['average sessions per day by weekday'],
    sql: `SELECT dayname(date), sum(sessions) / count(DISTINCT date) FROM web_traffic GROUP BY 1`,
    decimals: 2,
    mayClarify: true,
  },
  {
    kind: 'share',
    turns: ['What share of conversions comes from paid search?'],
    sql: `SELECT sum(conversions) FILTER (channel = 'Paid Search')::DOUBLE / sum(conversions) FROM web_traffic`,
    decimals: 3,
    isPercent: true,
  },
  {
    kind: 'date filter',
    turns: ['revenue in the last week of March'],
    sql: `SELECT sum(revenue_usd) FROM web_traffic WHERE date BETWEEN DATE '2026-03-25' AND DATE '2026-03-31'`,
    mayClarify: true,
  },
  {
    kind: 'having',
    turns: ['days with fewer than 900 sessions'],
    sql: `SELECT date FROM web_traffic GROUP BY 1 HAVING sum(sessions) < 900`,
    isList: true,
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['How many page views did the blog get?'], sql: null },
  {
    kind: 'follow-up',
    turns: ['sessions by month in 2026', 'why did it drop in February?'],
    sql: `SELECT channel, sum(sessions) FILTER (month(date) = 1), sum(sessions) FILTER (month(date) = 2),
        sum(sessions) FILTER (month(date) = 2) - sum(sessions) FILTER (month(date) = 1)
      FROM web_traffic WHERE year(date) = 2026 AND month(date) <= 2 GROUP BY 1`,
    isList: true,
  },
  {
    kind: 'follow-up',
    turns: ['sessions by channel last month', 'as a percentage'],
    sql: `SELECT channel, sum(sessions)::DOUBLE / sum(sum(sessions)) OVER () FROM web_traffic WHERE date BETWEEN DATE '2026-05-01' AND DATE '2026-05-31' GROUP BY 1`,
    decimals: 3,
    isPercent: true,
  },
  {
    kind: 'follow-up',
    turns: ['sessions by channel last month', 'and the month before'],
    sql: `SELECT channel, sum(sessions) FROM web_traffic WHERE date BETWEEN DATE '2026-04-01' AND DATE '2026-04-30' GROUP BY 1`,
  },
];
