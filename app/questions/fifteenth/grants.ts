import type { WrittenQuestion } from '../question.ts';

export const grantQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many grants went to schools in 2025?'],
    sql: `SELECT count(*) FROM "grants awarded"
      WHERE "Recipient Org:Type" = 'School' AND year("Award Date") = 2025`,
  },
  {
    kind: 'aggregate',
    turns: ["what's the median amount awarded?"],
    sql: 'SELECT median("Amount Awarded") FROM "grants awarded"',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['What is the largest amount we have awarded under Arts for All?'],
    sql: `SELECT max("Amount Awarded") FROM "grants awarded" WHERE "Grant Programme:Title" = 'Arts for All'`,
  },
  {
    kind: 'by category',
    turns: ['How much have we awarded per programme?'],
    sql: 'SELECT "Grant Programme:Title", sum("Amount Awarded") FROM "grants awarded" GROUP BY 1',
  },
  {
    kind: 'by period',
    turns: ['Total awarded for each year'],
    sql: `SELECT date_trunc('year', "Award Date"), sum("Amount Awarded") FROM "grants awarded"
      GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How has the number of grants changed quarter by quarter since the start of 2024?'],
    sql: `SELECT date_trunc('quarter', "Award Date"), count(*) FROM "grants awarded"
      WHERE "Award Date" >= DATE '2024-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Top 5 recipients by amount awarded'],
    sql: `SELECT "Recipient Org:Name", sum("Amount Awarded") FROM "grants awarded"
      GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which location received the least money in 2025?'],
    sql: `SELECT "Beneficiary Location:Name" FROM "grants awarded" WHERE year("Award Date") = 2025
      GROUP BY 1 ORDER BY sum("Amount Awarded") LIMIT 1`,
  },
  {
    kind: 'filter',
    turns: ['How many of our grants were over £25,000?'],
    sql: 'SELECT count(*) FROM "grants awarded" WHERE "Amount Awarded" > 25000',
  },
  {
    kind: 'date filter',
    turns: ['How much did we award between 1 April 2025 and 31 March 2026?'],
    sql: `SELECT sum("Amount Awarded") FROM "grants awarded"
      WHERE "Award Date" BETWEEN DATE '2025-04-01' AND DATE '2026-03-31'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of the money awarded in 2025 went to Youth Futures?'],
    sql: `SELECT sum("Amount Awarded") FILTER ("Grant Programme:Title" = 'Youth Futures') / sum("Amount Awarded")
      FROM "grants awarded" WHERE year("Award Date") = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List the grants of more than £30,000 that were awarded this year'],
    sql: `SELECT "Identifier" FROM "grants awarded"
      WHERE "Amount Awarded" > 30000 AND year("Award Date") = 2026`,
    otherLayoutSql: `SELECT "Recipient Org:Name", "Amount Awarded" FROM "grants awarded"
      WHERE "Amount Awarded" > 30000 AND year("Award Date") = 2026`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Amount awarded to community groups: 2024 versus 2025'],
    sql: `SELECT year("Award Date"), sum("Amount Awarded") FROM "grants awarded"
      WHERE "Recipient Org:Type" = 'Community Group' AND year("Award Date") IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Amount Awarded") FILTER (year("Award Date") = 2024),
      sum("Amount Awarded") FILTER (year("Award Date") = 2025)
      FROM "grants awarded" WHERE "Recipient Org:Type" = 'Community Group'`,
  },
  {
    kind: 'follow-up',
    turns: ['How many grants did we award in 2025?', 'and by location?'],
    sql: `SELECT "Beneficiary Location:Name", count(*) FROM "grants awarded"
      WHERE year("Award Date") = 2025 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['How many people benefited from our grants last year?'], sql: null },
];
