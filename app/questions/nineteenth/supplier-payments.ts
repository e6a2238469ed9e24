import type { WrittenQuestion } from '../question.ts';

export const supplierPaymentQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many payments did we make to charities in 2025?'],
    sql: `SELECT count(*) FROM payments_over_500
      WHERE "Supplier Type" = 'Charity' AND year("Date Paid") = 2025`,
  },
  {
    kind: 'aggregate',
    turns: ['What did we pay out in total last month?'],
    sql: `SELECT sum("Amount (£)") FROM payments_over_500
      WHERE "Date Paid" >= DATE '2026-05-01' AND "Date Paid" < DATE '2026-06-01'`,
  },
  {
    kind: 'by category',
    turns: ['total amount by directorate for 2025'],
    sql: `SELECT "Directorate", sum("Amount (£)") FROM payments_over_500
      WHERE year("Date Paid") = 2025 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['How did the amount paid for Highways develop month by month in 2025?'],
    sql: `SELECT date_trunc('month', "Date Paid"), sum("Amount (£)") FROM payments_over_500
      WHERE "Service Area" = 'Highways' AND year("Date Paid") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Who were our top 10 suppliers by amount paid in 2025?'],
    sql: `SELECT "Supplier Name", sum("Amount (£)") FROM payments_over_500
      WHERE year("Date Paid") = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 10`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many payments were larger than £25,000?'],
    sql: 'SELECT count(*) FROM payments_over_500 WHERE "Amount (£)" > 25000',
  },
  {
    kind: 'date filter',
    turns: ['How much did we pay Ridgeline Surfacing from 1 October to 31 December 2025?'],
    sql: `SELECT sum("Amount (£)") FROM payments_over_500 WHERE "Supplier Name" = 'Ridgeline Surfacing Ltd'
      AND "Date Paid" BETWEEN DATE '2025-10-01' AND DATE '2025-12-31'`,
  },
  {
    kind: 'date filter',
    turns: ['number of purchasing card payments since 1 April 2026'],
    sql: `SELECT count(*) FROM payments_over_500
      WHERE "Payment Method" = 'Purchasing Card' AND "Date Paid" >= DATE '2026-04-01'`,
  },
  {
    kind: 'share',
    turns: ['What share of the amount paid in 2025 was capital?'],
    sql: `SELECT sum("Amount (£)") FILTER ("Capital/Revenue" = 'Capital') / sum("Amount (£)")
      FROM payments_over_500 WHERE year("Date Paid") = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List every payment above £40,000 since January 2026'],
    sql: `SELECT "Transaction No" FROM payments_over_500
      WHERE "Amount (£)" > 40000 AND "Date Paid" >= DATE '2026-01-01'`,
    otherLayoutSql: `SELECT "Supplier Name", "Amount (£)" FROM payments_over_500
      WHERE "Amount (£)" > 40000 AND "Date Paid" >= DATE '2026-01-01'`,
    isList: true,
  },
  {
    kind: 'list',
    turns: ['Show supplier, date and amount of the Housing payments with an amount below zero'],
    sql: `SELECT "Supplier Name", "Date Paid", "Amount (£)" FROM payments_over_500
      WHERE "Directorate" = 'Housing' AND "Amount (£)" < 0`,
  },
  {
    kind: 'compare',
    turns: ['Amount paid in May 2026 against May 2025'],
    sql: `SELECT date_trunc('month', "Date Paid"), sum("Amount (£)") FROM payments_over_500
      WHERE month("Date Paid") = 5 AND year("Date Paid") IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Amount (£)") FILTER (year("Date Paid") = 2026),
        sum("Amount (£)") FILTER (year("Date Paid") = 2025)
      FROM payments_over_500 WHERE month("Date Paid") = 5`,
  },
  {
    kind: 'compare',
    turns: ['Compare what each directorate paid in Q1 2026 with Q1 2025'],
    sql: `SELECT "Directorate", sum("Amount (£)") FILTER (year("Date Paid") = 2026),
        sum("Amount (£)") FILTER (year("Date Paid") = 2025)
      FROM payments_over_500 WHERE quarter("Date Paid") = 1 GROUP BY 1`,
    otherLayoutSql: `SELECT "Directorate", date_trunc('quarter', "Date Paid"), sum("Amount (£)")
      FROM payments_over_500 WHERE quarter("Date Paid") = 1 GROUP BY 1, 2`,
  },
  {
    kind: 'follow-up',
    turns: ['Total paid per service area in 2025', 'only revenue, not capital'],
    sql: `SELECT "Service Area", sum("Amount (£)") FROM payments_over_500
      WHERE "Capital/Revenue" = 'Revenue' AND year("Date Paid") = 2025 GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['How many days do we take on average to pay an invoice after it arrives?'],
    sql: null,
  },
];
