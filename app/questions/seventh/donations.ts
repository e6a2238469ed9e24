import type { WrittenQuestion } from '../question.ts';

export const donationQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['How much did we raise in 2025 in total?'],
    sql: 'SELECT sum("Amount (GBP)") FROM donations_export WHERE year("Gift Date") = 2025',
  },
  {
    kind: 'aggregate',
    turns: ['median gift size by donor type'],
    sql: 'SELECT "Donor Type", median("Amount (GBP)") FROM donations_export GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['What has each fund brought in so far this year?'],
    sql: `SELECT "Fund", sum("Amount (GBP)") FROM donations_export
      WHERE "Gift Date" >= DATE '2026-01-01' GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Direct Debit income month by month for 2025'],
    sql: `SELECT date_trunc('month', "Gift Date"), sum("Amount (GBP)") FROM donations_export
      WHERE "Payment Method" = 'Direct Debit' AND year("Gift Date") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Who were our five most generous donors last year?'],
    sql: `SELECT "Donor Name", sum("Amount (GBP)") FROM donations_export
      WHERE year("Gift Date") = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['number of gifts over £1,000 from companies'],
    sql: `SELECT count(*) FROM donations_export
      WHERE "Donor Type" = 'Company' AND "Amount (GBP)" > 1000`,
  },
  {
    kind: 'share',
    turns: ['What percentage of gifts from individuals come with Gift Aid?'],
    sql: `SELECT count(*) FILTER ("Gift Aid" = 'Yes') / count(*) FROM donations_export
      WHERE "Donor Type" = 'Individual'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'missing values',
    turns: ['For how many gifts in 2026 have we not sent a thank you yet?'],
    sql: `SELECT count(*) FROM donations_export
      WHERE "Thank You Sent" IS NULL AND "Gift Date" >= DATE '2026-01-01'`,
  },
  {
    kind: 'having',
    turns: ['Which donors have given at least 15 times?'],
    sql: 'SELECT "Donor Name" FROM donations_export GROUP BY 1 HAVING count(*) >= 15',
  },
  {
    kind: 'distinct',
    turns: ['How many different donors from Cornwall gave something in 2025?'],
    sql: `SELECT count(DISTINCT "Donor ID") FROM donations_export
      WHERE "County" = 'Cornwall' AND year("Gift Date") = 2025`,
  },
  {
    kind: 'follow-up',
    turns: ['How much came in per payment method in 2024?', 'and in 2025?'],
    sql: `SELECT "Payment Method", sum("Amount (GBP)") FROM donations_export
      WHERE year("Gift Date") = 2025 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['How many volunteer hours were given in Devon last year?'], sql: null },
];
