import type { WrittenQuestion } from '../question.ts';

export const giftQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['How much money did we raise in 2025?'],
    sql: 'SELECT sum("Gift Amount (GBP)") FROM gift_export WHERE year("Gift Date") = 2025',
  },
  {
    kind: 'aggregate',
    turns: ['median gift by donor type'],
    sql: 'SELECT "Donor Type", median("Gift Amount (GBP)") FROM gift_export GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Total donations per quarter since the start of 2025'],
    sql: `SELECT date_trunc('quarter', "Gift Date"), sum("Gift Amount (GBP)") FROM gift_export
      WHERE "Gift Date" >= DATE '2025-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'missing values',
    turns: ['How many gifts have not been thanked yet?'],
    sql: 'SELECT count(*) FROM gift_export WHERE "Thanked On" IS NULL',
  },
  {
    kind: 'share',
    turns: ["What % of individuals' gifts have gift aid?"],
    sql: `SELECT count(*) FILTER ("Gift Aid" = 'Yes') / count(*) FROM gift_export
      WHERE "Donor Type" = 'Individual'`,
    isPercent: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which company gave us the most overall?'],
    sql: `SELECT "Donor Name" FROM gift_export WHERE "Donor Type" = 'Company'
      GROUP BY 1 ORDER BY sum("Gift Amount (GBP)") DESC LIMIT 1`,
  },
  {
    kind: 'list',
    turns: ['show me every cheque of £300 or more received since January 2025'],
    sql: `SELECT "Gift ID" FROM gift_export WHERE "Payment Method" = 'Cheque'
      AND "Gift Amount (GBP)" >= 300 AND "Gift Date" >= DATE '2025-01-01'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Winter Appeal vs Big Give Week - number of gifts and total raised'],
    sql: `SELECT "Campaign", count(*), sum("Gift Amount (GBP)") FROM gift_export
      WHERE "Campaign" IN ('Winter Appeal', 'Big Give Week') GROUP BY 1`,
  },
  {
    kind: 'negation',
    turns: ['How many gifts were not paid by direct debit last month?'],
    sql: `SELECT count(*) FROM gift_export WHERE "Payment Method" <> 'Direct Debit'
      AND "Gift Date" >= DATE '2026-05-01' AND "Gift Date" < DATE '2026-06-01'`,
  },
  {
    kind: 'having',
    turns: ['Donors with more than 150 gifts'],
    sql: 'SELECT "Donor Name" FROM gift_export GROUP BY 1 HAVING count(*) > 150',
  },
  {
    kind: 'follow-up',
    turns: ['How much was given to each fund in 2025?', 'trusts only'],
    sql: `SELECT "Fund", sum("Gift Amount (GBP)") FROM gift_export
      WHERE "Donor Type" = 'Trust' AND year("Gift Date") = 2025 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['How many of our donors are volunteers as well?'], sql: null },
];
