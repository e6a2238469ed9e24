import type { WrittenQuestion } from '../question.ts';

/** What somebody asks of a bank statement of their own. */
export const bankQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['How much did I spend on groceries in 2025?'],
    sql: `SELECT sum("Debit") FROM bank WHERE "Category" = 'Groceries' AND year("Booking Date") = 2025`,
  },
  {
    kind: 'lookup',
    turns: ['What is my current balance?'],
    sql: `SELECT last("Balance") FROM bank`,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['spending by category last month'],
    sql: `SELECT "Category", sum("Debit") FROM bank WHERE "Booking Date" BETWEEN DATE '2026-05-01' AND DATE '2026-05-31' GROUP BY 1`,
    otherLayoutSql: `SELECT "Category", sum("Debit") FROM bank WHERE "Booking Date" BETWEEN DATE '2026-05-01' AND DATE '2026-05-31' AND "Debit" IS NOT NULL GROUP BY 1`,
  },
  {
    kind: 'aggregate',
    turns: ['How much income did I have this year?'],
    sql: `SELECT sum("Credit") FROM bank WHERE year("Booking Date") = 2026`,
  },
  {
    kind: 'by period',
    turns: ['income and spending per month'],
    sql: `SELECT date_trunc('month', "Booking Date"), sum("Credit"), sum("Debit") FROM bank GROUP BY 1 ORDER BY 1`,
    mayClarify: true,
  },
  {
    kind: 'top or bottom',
    turns: ['What was my largest expense?'],
    sql: `SELECT max("Debit") FROM bank`,
    mayClarify: true,
  },
  {
    kind: 'count',
    turns: ['How often did I pay Amazon in 2026?'],
    sql: `SELECT count(*) FROM bank WHERE "Payee" = 'Amazon' AND year("Booking Date") = 2026`,
  },
  {
    kind: 'aggregate',
    turns: ['average grocery spend per month in 2025'],
    sql: `SELECT sum("Debit") / 12 FROM bank WHERE "Category" = 'Groceries' AND year("Booking Date") = 2025`,
    decimals: 2,
  },
  {
    kind: 'lookup',
    turns: ['When did I last pay the Finanzamt?'],
    sql: `SELECT max("Booking Date") FROM bank WHERE "Payee" = 'Finanzamt'`,
  },
  {
    kind: 'aggregate',
    turns: ['total debits minus total credits in 2025'],
    sql: `SELECT sum("Debit") - sum("Credit") FROM bank WHERE year("Booking Date") = 2025`,
    decimals: 2,
  },
  {
    kind: 'top or bottom',
    turns: ['top 3 payees by amount spent'],
    sql: `SELECT "Payee", sum("Debit") FROM bank GROUP BY 1 ORDER BY 2 DESC NULLS LAST LIMIT 3`,
    isOrdered: true,
  },
  { kind: 'count', turns: ['How many transactions are there?'], sql: `SELECT count(*) FROM bank` },
  { kind: 'unanswerable', turns: ['How much interest did I earn?'], sql: null },
  {
    kind: 'follow-up',
    turns: ['How much did I spend on fuel in 2025?', 'and phone?'],
    sql: `SELECT sum("Debit") FROM bank WHERE "Category" = 'Phone' AND year("Booking Date") = 2025`,
  },
];
