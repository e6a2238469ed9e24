import type { WrittenQuestion } from '../question.ts';

export const rotaQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many sick shifts have we had in 2026?'],
    sql: `SELECT count(*) FROM "Rota" WHERE "Status" = 'Sick' AND year("Date") = 2026`,
  },
  {
    kind: 'aggregate',
    turns: ['What did we pay out in wages last month?'],
    sql: `SELECT sum("Pay") FROM "Rota" WHERE "Date" >= DATE '2026-05-01' AND "Date" < DATE '2026-06-01'`,
  },
  {
    kind: 'by category',
    turns: ['hours worked by branch this year'],
    sql: `SELECT "Branch", sum("Hours Worked") FROM "Rota" WHERE year("Date") = 2026 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Can you give me total pay per month from January to May 2026?'],
    sql: `SELECT date_trunc('month', "Date"), sum("Pay") FROM "Rota"
      WHERE "Date" >= DATE '2026-01-01' AND "Date" < DATE '2026-06-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Who are the 5 employees with the most hours worked since January?'],
    sql: `SELECT "Employee" FROM "Rota" WHERE "Date" >= DATE '2026-01-01'
      GROUP BY 1 ORDER BY sum("Hours Worked") DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many shifts of more than 7.5 hours did baristas work?'],
    sql: `SELECT count(*) FROM "Rota" WHERE "Role" = 'Barista' AND "Hours Worked" > 7.5`,
  },
  {
    kind: 'date filter',
    turns: ['Total wage bill for Riverside between 1 and 24 December 2025'],
    sql: `SELECT sum("Pay") FROM "Rota"
      WHERE "Branch" = 'Riverside' AND "Date" BETWEEN DATE '2025-12-01' AND DATE '2025-12-24'`,
  },
  {
    kind: 'date filter',
    turns: ['how many hours did kitchen staff work from 16 to 30 April 2026?'],
    sql: `SELECT sum("Hours Worked") FROM "Rota"
      WHERE "Role" = 'Kitchen' AND "Date" BETWEEN DATE '2026-04-16' AND DATE '2026-04-30'`,
  },
  {
    kind: 'share',
    turns: ['What share of 2025 pay went to zero hours staff?'],
    sql: `SELECT sum("Pay") FILTER ("Contract" = 'Zero hours') / sum("Pay") FROM "Rota" WHERE year("Date") = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me the planned shifts at the Museum'],
    sql: `SELECT "Shift No" FROM "Rota" WHERE "Branch" = 'Museum' AND "Status" = 'Planned'`,
    isList: true,
  },
  {
    kind: 'list',
    turns: ['Can I see the no-shows since 1 March 2026?'],
    sql: `SELECT "Shift No" FROM "Rota" WHERE "Status" = 'No-show' AND "Date" >= DATE '2026-03-01'`,
    otherLayoutSql: `SELECT "Employee" FROM "Rota" WHERE "Status" = 'No-show' AND "Date" >= DATE '2026-03-01'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Barista hours worked, May 2026 vs May 2025'],
    sql: `SELECT date_trunc('month', "Date"), sum("Hours Worked") FROM "Rota"
      WHERE "Role" = 'Barista' AND month("Date") = 5 AND year("Date") IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Hours Worked") FILTER (year("Date") = 2026),
      sum("Hours Worked") FILTER (year("Date") = 2025) FROM "Rota" WHERE "Role" = 'Barista' AND month("Date") = 5`,
  },
  {
    kind: 'follow-up',
    turns: ['What was the total pay by role in 2025?', 'and by branch?'],
    sql: `SELECT "Branch", sum("Pay") FROM "Rota" WHERE year("Date") = 2025 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['How many hours were worked in May 2026?', 'And the month before?'],
    sql: `SELECT sum("Hours Worked") FROM "Rota" WHERE "Date" >= DATE '2026-04-01' AND "Date" < DATE '2026-05-01'`,
  },
  {
    kind: 'unanswerable',
    turns: ['How much in tips did the Station Yard team make in May?'],
    sql: null,
  },
];
