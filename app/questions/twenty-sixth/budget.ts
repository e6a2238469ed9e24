import type { WrittenQuestion } from '../question.ts';

/** What a controller asks. */
export const budgetQuestions: WrittenQuestion[] = [
  {
    kind: 'by category',
    turns: ['budget vs actual by department'],
    sql: `SELECT "Department", sum("Budget"), sum("Actual") FROM "Budget vs Actual" GROUP BY 1`,
  },
  {
    kind: 'list',
    turns: ['Which departments are over budget this year?'],
    sql: `SELECT "Department" FROM "Budget vs Actual" WHERE year("Month") = 2026 GROUP BY 1 HAVING sum("Actual") > sum("Budget")`,
    isList: true,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['variance by account in 2025'],
    sql: `SELECT "Account", sum("Actual") - sum("Budget") FROM "Budget vs Actual" WHERE year("Month") = 2025 GROUP BY 1`,
    mayClarify: true,
  },
  {
    kind: 'aggregate',
    turns: ['How much did Marketing spend on Events last month?'],
    sql: `SELECT sum("Actual") FROM "Budget vs Actual" WHERE "Department" = 'Marketing' AND "Account" = 'Events' AND "Month" = DATE '2026-05-01'`,
  },
  {
    kind: 'aggregate',
    turns: ['total actual spend in 2025'],
    sql: `SELECT sum("Actual") FROM "Budget vs Actual" WHERE year("Month") = 2025`,
  },
  {
    kind: 'ratio',
    turns: ['actual as a percentage of budget by department'],
    sql: `SELECT "Department", sum("Actual") / sum("Budget") FROM "Budget vs Actual" GROUP BY 1`,
    decimals: 3,
    isPercent: true,
  },
  {
    kind: 'aggregate',
    turns: ['How much budget is left for IT this year?'],
    sql: `SELECT sum("Budget") - sum("Actual") FROM "Budget vs Actual" WHERE "Department" = 'IT' AND year("Month") = 2026`,
    mayClarify: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which account overspent the most in 2026?'],
    sql: `SELECT "Account" FROM "Budget vs Actual" WHERE year("Month") = 2026 GROUP BY 1 ORDER BY sum("Actual") - sum("Budget") DESC LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'by period',
    turns: ['monthly actuals for Travel'],
    sql: `SELECT "Month", sum("Actual") FROM "Budget vs Actual" WHERE "Account" = 'Travel' GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'count',
    turns: ['In how many months did Advertising exceed its budget?'],
    sql: `SELECT count(*) FROM "Budget vs Actual" WHERE "Account" = 'Advertising' AND "Actual" > "Budget"`,
  },
  {
    kind: 'compare',
    turns: ['compare IT and HR spending by quarter'],
    sql: `SELECT date_trunc('quarter', "Month"), "Department", sum("Actual") FROM "Budget vs Actual" WHERE "Department" IN ('IT', 'HR') GROUP BY 1, 2`,
    otherLayoutSql: `SELECT date_trunc('quarter', "Month"), sum("Actual") FILTER ("Department" = 'IT'), sum("Actual") FILTER ("Department" = 'HR') FROM "Budget vs Actual" GROUP BY 1`,
    mayClarify: true,
  },
  {
    kind: 'filter',
    turns: ['actual by account for Operations, excluding Rent'],
    sql: `SELECT "Account", sum("Actual") FROM "Budget vs Actual" WHERE "Department" = 'Operations' AND "Account" <> 'Rent' GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['What is the forecast for travel?'], sql: null },
  {
    kind: 'follow-up',
    turns: ['actual by department in 2026', 'what about budget?'],
    sql: `SELECT "Department", sum("Budget") FROM "Budget vs Actual" WHERE year("Month") = 2026 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['actual by department in 2026', 'and last year?'],
    sql: `SELECT "Department", sum("Actual") FROM "Budget vs Actual" WHERE year("Month") = 2025 GROUP BY 1`,
  },
];
