import type { WrittenQuestion } from '../question.ts';

export const purchaseQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many purchase orders are still pending approval?'],
    sql: `SELECT count(*) FROM "Purchase Orders" WHERE "Status" = 'Pending Approval'`,
  },
  {
    kind: 'aggregate',
    turns: ["What's the median total amount of a purchase order?"],
    sql: 'SELECT median("Total Amount") FROM "Purchase Orders"',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['Total amount ordered by each department in 2025'],
    sql: `SELECT "Department", sum("Total Amount") FROM "Purchase Orders"
      WHERE year("PO Date") = 2025 GROUP BY 1`,
  },
  {
    kind: 'by category',
    turns: ['how many POs have we placed with each supplier?'],
    sql: 'SELECT "Supplier", count(*) FROM "Purchase Orders" GROUP BY 1',
  },
  {
    kind: 'by period',
    turns: ['Total amount of orders with Northline Office month by month this year'],
    sql: `SELECT date_trunc('month', "PO Date"), sum("Total Amount") FROM "Purchase Orders"
      WHERE "Supplier" = 'Northline Office' AND "PO Date" >= DATE '2026-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['top 3 items by quantity in 2025'],
    sql: `SELECT "Item", sum("Quantity") FROM "Purchase Orders" WHERE year("PO Date") = 2025
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Who has requested the most purchase orders overall?'],
    sql: `SELECT "Requested By" FROM "Purchase Orders" GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  },
  {
    kind: 'filter',
    turns: ['How many orders came to more than $500?'],
    sql: 'SELECT count(*) FROM "Purchase Orders" WHERE "Total Amount" > 500',
  },
  {
    kind: 'date filter',
    turns: ['What is the total amount of POs dated April 1 to May 15, 2026?'],
    sql: `SELECT sum("Total Amount") FROM "Purchase Orders"
      WHERE "PO Date" BETWEEN DATE '2026-04-01' AND DATE '2026-05-15'`,
  },
  {
    kind: 'share',
    turns: ['What share of our purchase orders are urgent?'],
    sql: `SELECT count(*) FILTER ("Urgent" = 'Yes') / count(*) FROM "Purchase Orders"`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List the furniture orders for the Tampa office this year'],
    sql: `SELECT "PO Number" FROM "Purchase Orders"
      WHERE "Category" = 'Furniture' AND "Office" = 'Tampa' AND year("PO Date") = 2026`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: [
      'How does the total amount ordered in the second half of 2025 compare to the second half of 2024?',
    ],
    sql: `SELECT year("PO Date"), sum("Total Amount") FROM "Purchase Orders"
      WHERE month("PO Date") >= 7 GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Total Amount") FILTER (year("PO Date") = 2025),
      sum("Total Amount") FILTER (year("PO Date") = 2024) FROM "Purchase Orders" WHERE month("PO Date") >= 7`,
  },
  {
    kind: 'follow-up',
    turns: ['Total amount by category', 'only 2025', 'just the top 3 please'],
    sql: `SELECT "Category", sum("Total Amount") FROM "Purchase Orders" WHERE year("PO Date") = 2025
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: ['How many orders did Sales place in May 2026?', 'and Finance?'],
    sql: `SELECT count(*) FROM "Purchase Orders" WHERE "Department" = 'Finance'
      AND "PO Date" >= DATE '2026-05-01' AND "PO Date" < DATE '2026-06-01'`,
  },
  {
    kind: 'unanswerable',
    turns: ['How much is left in the Marketing budget for this year?'],
    sql: null,
  },
];
