import type { WrittenQuestion } from '../question.ts';

/** What a finance lead asks. */
export const receivablesQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['How much is outstanding?'],
    sql: `SELECT sum("Amount") FROM receivables WHERE "Paid Date" IS NULL`,
  },
  {
    kind: 'aggregate',
    turns: ['How much money is overdue?'],
    sql: `SELECT sum("Amount") FROM receivables WHERE "Paid Date" IS NULL AND "Due Date" < DATE '2026-06-15'`,
  },
  {
    kind: 'top or bottom',
    turns: ['Who owes us the most?'],
    sql: `SELECT "Customer" FROM receivables WHERE "Paid Date" IS NULL GROUP BY 1 ORDER BY sum("Amount") DESC LIMIT 1`,
  },
  {
    kind: 'by category',
    turns: ['unpaid amount by customer'],
    sql: `SELECT "Customer", sum("Amount") FROM receivables WHERE "Paid Date" IS NULL GROUP BY 1`,
  },
  {
    kind: 'count',
    turns: ['How many invoices were paid late?'],
    sql: `SELECT count(*) FROM receivables WHERE "Paid Date" > "Due Date"`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which customers pay late most often?'],
    sql: `SELECT "Customer" FROM receivables WHERE "Paid Date" > "Due Date" GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['average days to pay by customer'],
    sql: `SELECT "Customer", avg("Paid Date" - "Invoice Date") FROM receivables GROUP BY 1`,
    decimals: 1,
  },
  {
    kind: 'list',
    turns: ['list the overdue invoices, oldest first'],
    sql: `SELECT "Invoice #" FROM receivables WHERE "Paid Date" IS NULL AND "Due Date" < DATE '2026-06-15' ORDER BY "Invoice Date"`,
    isList: true,
  },
  {
    kind: 'by period',
    turns: ['invoiced amount per quarter'],
    sql: `SELECT date_trunc('quarter', "Invoice Date"), sum("Amount") FROM receivables GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'aggregate',
    turns: ['How much did we collect in May 2026?'],
    sql: `SELECT sum("Amount") FROM receivables WHERE "Paid Date" BETWEEN DATE '2026-05-01' AND DATE '2026-05-31'`,
  },
  {
    kind: 'aggregate',
    turns: ['How much is due next month?'],
    sql: `SELECT sum("Amount") FROM receivables WHERE "Due Date" BETWEEN DATE '2026-07-01' AND DATE '2026-07-31'`,
    mayClarify: true,
  },
  {
    kind: 'share',
    turns: ['What share of billing do the top 3 customers have?'],
    sql: `SELECT sum(r) FILTER (n <= 3) / sum(r) FROM (SELECT sum("Amount") AS r, row_number() OVER (ORDER BY sum("Amount") DESC) AS n FROM receivables GROUP BY "Customer")`,
    decimals: 3,
    isPercent: true,
  },
  {
    kind: 'top or bottom',
    turns: ['What is the biggest unpaid invoice?'],
    sql: `SELECT "Invoice #" FROM receivables WHERE "Paid Date" IS NULL ORDER BY "Amount" DESC LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'count',
    turns: ['How many invoices are more than 30 days overdue?'],
    sql: `SELECT count(*) FROM receivables WHERE "Paid Date" IS NULL AND DATE '2026-06-15' - "Due Date" > 30`,
  },
  {
    kind: 'by category',
    turns: ['number of invoices and total amount by country in 2025'],
    sql: `SELECT "Country", count(*), sum("Amount") FROM receivables WHERE year("Invoice Date") = 2025 GROUP BY 1`,
  },
  {
    kind: 'count',
    turns: ['How many different customers did we invoice in 2025?'],
    sql: `SELECT count(DISTINCT "Customer") FROM receivables WHERE year("Invoice Date") = 2025`,
  },
  {
    kind: 'list',
    turns: ['Which customers have we not invoiced in May 2026?'],
    sql: `SELECT "Customer" FROM receivables GROUP BY 1 HAVING count(*) FILTER ("Invoice Date" BETWEEN DATE '2026-05-01' AND DATE '2026-05-31') = 0`,
    isList: true,
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['What is our VAT liability?'], sql: null },
  {
    kind: 'follow-up',
    turns: ['How much is outstanding?', 'who owes it?'],
    sql: `SELECT "Customer", sum("Amount") FROM receivables WHERE "Paid Date" IS NULL GROUP BY 1`,
    mayClarify: true,
  },
  {
    kind: 'follow-up',
    turns: ['unpaid amount by customer', 'just the UK'],
    sql: `SELECT "Customer", sum("Amount") FROM receivables WHERE "Paid Date" IS NULL AND "Country" = 'UK' GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['total invoiced in 2025 by country', 'compare with 2024'],
    sql: `SELECT "Country", sum("Amount") FILTER (year("Invoice Date") = 2025), sum("Amount") FILTER (year("Invoice Date") = 2024) FROM receivables GROUP BY 1`,
    mayClarify: true,
  },
];
