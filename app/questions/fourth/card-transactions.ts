import type { WrittenQuestion } from '../question.ts';

export const cardQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['What were the total debits in May 2026?'],
    alsoAsked: [
      'sum of debit, May 2026',
      'How many pounds in all were debited from the cards over the last month?',
    ],
    sql: `SELECT sum("Debit (GBP)") FROM card_transactions
      WHERE "Transaction Date" >= DATE '2026-05-01' AND "Transaction Date" < DATE '2026-06-01'`,
  },
  {
    kind: 'by category',
    turns: ['total debit by department in 2025'],
    alsoAsked: ['2025 debits per dept', 'How did the debits of last year split between the departments?'],
    sql: `SELECT "Department", sum("Debit (GBP)") FROM card_transactions
      WHERE year("Transaction Date") = 2025 GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which five merchants had the highest debits?'],
    alsoAsked: [
      'top 5 merchants by debit',
      'Give me the five merchants where most money was debited, and the sums that go with them',
    ],
    sql: `SELECT "Merchant", sum("Debit (GBP)") FROM card_transactions GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many transactions have no receipt attached and a debit over £100?'],
    alsoAsked: [
      'count: receipt N, debit > 100',
      'I am looking for card payments above 100 pounds that came without a receipt, how many of these are there?',
    ],
    sql: `SELECT count(*) FROM card_transactions WHERE "Receipt Attached" = 'N' AND "Debit (GBP)" > 100`,
  },
  {
    kind: 'missing values',
    turns: ['How many transactions were not approved by anyone?'],
    alsoAsked: [
      'number of transactions with blank approver',
      'In how many cases is nobody entered under approved by?',
    ],
    sql: 'SELECT count(*) FROM card_transactions WHERE "Approved By" IS NULL',
  },
  {
    kind: 'having',
    turns: ['Which employees have more than 160 transactions?'],
    alsoAsked: ['employees, > 160 transactions', 'Name the people who used their card over 160 times'],
    sql: 'SELECT "Employee" FROM card_transactions GROUP BY 1 HAVING count(*) > 160',
  },
  {
    kind: 'follow-up',
    turns: ['Debits per month in 2026', 'only Meals', 'and just the Sales department'],
    alsoAsked: ['Sales dept only', 'can you narrow this down to what the Sales people spent?'],
    sql: `SELECT date_trunc('month', "Transaction Date"), sum("Debit (GBP)") FROM card_transactions
      WHERE "Category" = 'Meals' AND "Department" = 'Sales' AND "Transaction Date" >= DATE '2026-01-01'
      GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'aggregate',
    turns: ['How much did A. Whitfield spend on meals?'],
    alsoAsked: [
      'A. Whitfield meals spend',
      "What's the total that A. Whitfield has put on the company card for Meals so far?",
    ],
    sql: `SELECT sum("Debit (GBP)") FROM card_transactions
      WHERE "Employee" = 'A. Whitfield' AND "Category" = 'Meals'`,
    mayClarify: true,
  },
];
