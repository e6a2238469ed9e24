import type { WrittenQuestion } from '../question.ts';

export const tillQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['What were our net sales in May 2026?'],
    sql: `SELECT sum("Net (€)") FROM till_export
      WHERE "Opened At" >= DATE '2026-05-01' AND "Opened At" < DATE '2026-06-01'`,
  },
  {
    kind: 'by category',
    turns: ['net sales by area'],
    sql: 'SELECT "Area", sum("Net (€)") FROM till_export GROUP BY 1',
  },
  {
    kind: 'distinct',
    turns: ['How many different checks did each server have this year?'],
    sql: `SELECT "Server", count(DISTINCT "Check No") FROM till_export
      WHERE "Opened At" >= DATE '2026-01-01' GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['three best selling items by quantity'],
    sql: 'SELECT "Item", sum("Qty") FROM till_export GROUP BY 1 ORDER BY 2 DESC LIMIT 3',
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Can I see net sales month by month since October 2025?'],
    sql: `SELECT date_trunc('month', "Opened At"), sum("Net (€)") FROM till_export
      WHERE "Opened At" >= DATE '2025-10-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'share',
    turns: ['what percentage of our net sales is wine'],
    sql: `SELECT sum("Net (€)") FILTER ("Menu Group" = 'Wine') / sum("Net (€)") FROM till_export`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'filter',
    turns: ['How many lines had a discount of more than 10 euros?'],
    sql: 'SELECT count(*) FROM till_export WHERE "Discount (€)" > 10',
  },
  {
    kind: 'compare',
    turns: ['Lunch vs dinner net sales last month'],
    sql: `SELECT "Service", sum("Net (€)") FROM till_export
      WHERE "Opened At" >= DATE '2026-05-01' AND "Opened At" < DATE '2026-06-01' GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Net (€)") FILTER ("Service" = 'Lunch'), sum("Net (€)") FILTER ("Service" = 'Dinner')
      FROM till_export WHERE "Opened At" >= DATE '2026-05-01' AND "Opened At" < DATE '2026-06-01'`,
  },
  {
    kind: 'ratio',
    turns: ['average net sales per check'],
    sql: 'SELECT sum("Net (€)") / count(DISTINCT "Check No") FROM till_export',
    decimals: 2,
  },
  {
    kind: 'date filter',
    turns: ['How much did we take on Sundays in 2026?'],
    sql: `SELECT sum("Net (€)") FROM till_export
      WHERE dayofweek("Opened At") = 0 AND "Opened At" >= DATE '2026-01-01'`,
  },
  {
    kind: 'missing values',
    turns: ['How much did we give in discounts without noting a reason?'],
    sql: 'SELECT sum("Discount (€)") FROM till_export WHERE "Discount Reason" IS NULL',
  },
  {
    kind: 'lookup',
    turns: ['How was check 20264 paid?'],
    sql: `SELECT DISTINCT "Tender" FROM till_export WHERE "Check No" = 20264`,
  },
  {
    kind: 'follow-up',
    turns: ['Net sales by menu group last month', 'just the terrace'],
    sql: `SELECT "Menu Group", sum("Net (€)") FROM till_export WHERE "Area" = 'Terrace'
      AND "Opened At" >= DATE '2026-05-01' AND "Opened At" < DATE '2026-06-01' GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ["Who's our best server?"],
    sql: 'SELECT "Server" FROM till_export GROUP BY 1 ORDER BY sum("Net (€)") DESC LIMIT 1',
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['How much did Camille get in tips in May?'], sql: null },
];
