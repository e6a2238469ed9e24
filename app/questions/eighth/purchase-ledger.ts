import type { WrittenQuestion } from '../question.ts';

export const ledgerQuestions: WrittenQuestion[] = [
  {
    kind: 'by category',
    turns: ['Net spend per nominal account for 2025'],
    sql: `SELECT "Nominal Account", sum("Net (£)") FROM "Invoices"
      WHERE year("Invoice Date") = 2025 GROUP BY 1`,
  },
  {
    kind: 'aggregate',
    turns: ['How much VAT was there on our invoices in the first quarter of 2026?'],
    sql: `SELECT sum("VAT (£)") FROM "Invoices"
      WHERE "Invoice Date" >= DATE '2026-01-01' AND "Invoice Date" < DATE '2026-04-01'`,
  },
  {
    kind: 'top or bottom',
    turns: ['Top 5 suppliers by net spend this year'],
    sql: `SELECT "Supplier Name", sum("Net (£)") FROM "Invoices" JOIN "Suppliers" USING ("Supplier Code")
      WHERE "Invoice Date" >= DATE '2026-01-01' GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Warehouse net costs month by month, 2025'],
    sql: `SELECT date_trunc('month', "Invoice Date"), sum("Net (£)") FROM "Invoices"
      WHERE "Cost Centre" = 'Warehouse' AND year("Invoice Date") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'date filter',
    turns: ['How many unpaid invoices are past their due date?'],
    sql: `SELECT count(*) FROM "Invoices" WHERE "Paid On" IS NULL AND "Due Date" < DATE '2026-06-15'`,
  },
  {
    kind: 'list',
    turns: ['Show me the disputed invoices with a gross amount over £2,000'],
    sql: `SELECT "Doc No", "Gross (£)" FROM "Invoices" WHERE "Status" = 'Disputed' AND "Gross (£)" > 2000`,
    isList: true,
  },
  {
    kind: 'missing values',
    turns: ['How many invoices do not have a PO number, by cost centre?'],
    sql: `SELECT "Cost Centre", count(*) FROM "Invoices" WHERE "PO Number" IS NULL GROUP BY 1`,
  },
  {
    kind: 'lookup',
    turns: ['What payment terms do we have with Calder Packaging?'],
    sql: `SELECT "Payment Terms (days)" FROM "Suppliers" WHERE "Supplier Name" = 'Calder Packaging'`,
  },
  {
    kind: 'negation',
    turns: ['Which suppliers have not sent us an invoice this year?'],
    sql: `SELECT "Supplier Name" FROM "Suppliers" WHERE "Supplier Code" NOT IN
      (SELECT "Supplier Code" FROM "Invoices" WHERE "Invoice Date" >= DATE '2026-01-01')`,
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['How much do we still owe our suppliers?'],
    sql: 'SELECT sum("Gross (£)") FROM "Invoices" WHERE "Paid On" IS NULL',
    mayClarify: true,
  },
  {
    kind: 'compare',
    turns: ['Compare net spend on Raw Materials in the first and second half of 2025'],
    sql: `SELECT CASE WHEN month("Invoice Date") <= 6 THEN DATE '2025-01-01' ELSE DATE '2025-07-01' END, sum("Net (£)")
      FROM "Invoices" WHERE "Nominal Account" = 'Raw Materials' AND year("Invoice Date") = 2025 GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Net (£)") FILTER (month("Invoice Date") <= 6), sum("Net (£)") FILTER (month("Invoice Date") > 6)
      FROM "Invoices" WHERE "Nominal Account" = 'Raw Materials' AND year("Invoice Date") = 2025`,
  },
  {
    kind: 'ratio',
    turns: ['On average how many days after the invoice date do we pay, by supplier type?'],
    sql: `SELECT "Supplier Type", avg("Paid On" - "Invoice Date") FROM "Invoices" JOIN "Suppliers" USING ("Supplier Code")
      WHERE "Paid On" IS NOT NULL GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'follow-up',
    turns: ['How many invoices did each person approve?', 'just 2026', 'only those from the Workshop'],
    sql: `SELECT "Approved By", count(*) FROM "Invoices" WHERE "Approved By" IS NOT NULL
      AND "Invoice Date" >= DATE '2026-01-01' AND "Cost Centre" = 'Workshop' GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['What did we spend on Travel in 2025, net?', 'and what about Marketing?'],
    sql: `SELECT sum("Net (£)") FROM "Invoices"
      WHERE "Nominal Account" = 'Marketing' AND year("Invoice Date") = 2025`,
  },
  { kind: 'unanswerable', turns: ['How much of the marketing budget is left for this year?'], sql: null },
];
