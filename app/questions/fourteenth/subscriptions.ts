import type { WrittenQuestion } from '../question.ts';

export const subscriptionQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many active subscriptions do we have?'],
    sql: 'SELECT count(*) FROM subscriptions WHERE "Status" = \'active\'',
  },
  {
    kind: 'aggregate',
    turns: ['What is our total MRR from active subscriptions?'],
    sql: 'SELECT sum("MRR (USD)") FROM subscriptions WHERE "Status" = \'active\'',
  },
  {
    kind: 'aggregate',
    turns: ['average number of seats on the Business plan'],
    sql: 'SELECT avg("Seats") FROM subscriptions WHERE "Plan" = \'Business\'',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['How many subscriptions did each acquisition channel bring us?'],
    sql: 'SELECT "Acquisition Channel", count(*) FROM subscriptions GROUP BY 1',
  },
  {
    kind: 'by period',
    turns: ['New subscriptions per month in 2025'],
    sql: `SELECT date_trunc('month', "Created (UTC)"), count(*) FROM subscriptions
      WHERE year("Created (UTC)") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How have cancellations developed quarter by quarter since January 2025?'],
    sql: `SELECT date_trunc('quarter', "Canceled At (UTC)"), count(*) FROM subscriptions
      WHERE "Canceled At (UTC)" >= DATE '2025-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['What are the 3 most common cancellation reasons?'],
    sql: `SELECT "Cancellation Reason", count(*) FROM subscriptions WHERE "Cancellation Reason" IS NOT NULL
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['how many seats do our german customers have on active subscriptions'],
    sql: `SELECT sum("Seats") FROM subscriptions WHERE "Country" = 'Germany' AND "Status" = 'active'`,
  },
  {
    kind: 'filter',
    turns: ['How many subscriptions have 50 seats or more?'],
    sql: 'SELECT count(*) FROM subscriptions WHERE "Seats" >= 50',
  },
  {
    kind: 'date filter',
    turns: ['Number of subscriptions canceled between April 1 and May 15, 2026'],
    sql: `SELECT count(*) FROM subscriptions
      WHERE "Canceled At (UTC)" >= DATE '2026-04-01' AND "Canceled At (UTC)" < DATE '2026-05-16'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of active subscriptions is billed yearly?'],
    sql: `SELECT count(*) FILTER ("Billing Interval" = 'year') / count(*) FROM subscriptions
      WHERE "Status" = 'active'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Which customers are past due?'],
    sql: 'SELECT "Customer Name" FROM subscriptions WHERE "Status" = \'past_due\'',
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['How many new subscriptions did we get in May 2026 compared to May 2025?'],
    // The two rows may be named by month or by year.
    sql: `SELECT count(*) FROM subscriptions
      WHERE month("Created (UTC)") = 5 AND year("Created (UTC)") IN (2025, 2026) GROUP BY year("Created (UTC)")`,
    otherLayoutSql: `SELECT count(*) FILTER (year("Created (UTC)") = 2026),
      count(*) FILTER (year("Created (UTC)") = 2025) FROM subscriptions WHERE month("Created (UTC)") = 5`,
  },
  {
    kind: 'follow-up',
    turns: ['Show me the MRR of active subscriptions by plan', 'and by country?'],
    sql: `SELECT "Country", sum("MRR (USD)") FROM subscriptions WHERE "Status" = 'active' GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['How many support tickets did customers on the Team plan open last month?'],
    sql: null,
  },
];
