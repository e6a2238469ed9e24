import type { WrittenQuestion } from '../question.ts';

export const cardPaymentQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['What was the total net in May 2026?'],
    sql: `SELECT sum("Net (USD)") FROM payments_export
      WHERE "Created (UTC)" >= DATE '2026-05-01' AND "Created (UTC)" < DATE '2026-06-01'`,
  },
  {
    kind: 'by category',
    turns: ['paid amount by plan this year'],
    sql: `SELECT "Plan", sum("Amount (USD)") FROM payments_export
      WHERE "Status" = 'Paid' AND "Created (UTC)" >= DATE '2026-01-01' GROUP BY 1`,
    mayClarify: true,
  },
  {
    kind: 'by period',
    turns: ['How many payments failed each month in 2025?'],
    sql: `SELECT date_trunc('month', "Created (UTC)"), count(*) FROM payments_export
      WHERE "Status" = 'Failed' AND year("Created (UTC)") = 2025 GROUP BY 1 ORDER BY 1`,
    // None failed in January, which may be left out or shown as nought.
    otherLayoutSql: `SELECT date_trunc('month', "Created (UTC)"), count(*) FILTER ("Status" = 'Failed')
      FROM payments_export WHERE year("Created (UTC)") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'share',
    turns: ['What share of payments failed for each card brand?'],
    sql: `SELECT "Card Brand", count(*) FILTER ("Status" = 'Failed') / count(*) FROM payments_export GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'top or bottom',
    turns: ['most common decline reason'],
    sql: `SELECT "Decline Reason" FROM payments_export WHERE "Decline Reason" IS NOT NULL
      GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  },
  {
    kind: 'aggregate',
    turns: ['How much have we refunded so far this year?'],
    sql: `SELECT sum("Amount Refunded (USD)") FROM payments_export WHERE "Created (UTC)" >= DATE '2026-01-01'`,
  },
  {
    kind: 'date filter',
    turns: ['What did we pay in fees in the first quarter of 2026?'],
    sql: `SELECT sum("Fee (USD)") FROM payments_export
      WHERE "Created (UTC)" >= DATE '2026-01-01' AND "Created (UTC)" < DATE '2026-04-01'`,
  },
  {
    kind: 'distinct',
    turns: ['How many different customers had a failed payment this year?'],
    sql: `SELECT count(DISTINCT "Customer Email") FROM payments_export
      WHERE "Status" = 'Failed' AND "Created (UTC)" >= DATE '2026-01-01'`,
  },
  {
    kind: 'top or bottom',
    turns: ['Our top 5 customers by net'],
    sql: `SELECT "Customer Email", sum("Net (USD)") FROM payments_export GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    // Two share the fifth place.
    otherLayoutSql: `SELECT "Customer Email", sum("Net (USD)") FROM payments_export GROUP BY 1
      QUALIFY rank() OVER (ORDER BY sum("Net (USD)") DESC) <= 5`,
  },
  {
    kind: 'having',
    turns: ['Which customers have more than 2 failed payments?'],
    sql: `SELECT "Customer Email" FROM payments_export WHERE "Status" = 'Failed' GROUP BY 1 HAVING count(*) > 2`,
  },
  {
    kind: 'list',
    turns: ['show all refunded payments from 2026'],
    sql: `SELECT "id" FROM payments_export WHERE "Status" = 'Refunded' AND "Created (UTC)" >= DATE '2026-01-01'`,
    otherLayoutSql: `SELECT "Customer Email", "Created (UTC)" FROM payments_export
      WHERE "Status" = 'Refunded' AND "Created (UTC)" >= DATE '2026-01-01'`,
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['How many yearly payments came from cards outside the US?'],
    sql: `SELECT count(*) FROM payments_export WHERE "Billing Interval" = 'Yearly' AND "Card Country" <> 'US'`,
  },
  {
    kind: 'follow-up',
    turns: ['Number of payments by card country in 2025', 'only the Team plan', 'and which 2 are highest?'],
    sql: `SELECT "Card Country", count(*) FROM payments_export
      WHERE "Plan" = 'Team' AND year("Created (UTC)") = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 2`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: ['Net by billing interval in Q4 2025', 'what about Q1 2026?'],
    sql: `SELECT "Billing Interval", sum("Net (USD)") FROM payments_export
      WHERE "Created (UTC)" >= DATE '2026-01-01' AND "Created (UTC)" < DATE '2026-04-01' GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['How many people started a free trial last month?'], sql: null },
];
