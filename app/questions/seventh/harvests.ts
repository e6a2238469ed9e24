import type { WrittenQuestion } from '../question.ts';

export const harvestQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['How many kilos did we harvest in 2025?'],
    sql: 'SELECT sum("weightKg") FROM harvest_log WHERE year("harvestDate") = 2025',
  },
  {
    kind: 'by period',
    turns: ['tomato harvest per week in May 2026, in kg'],
    sql: `SELECT date_trunc('week', "harvestDate"), sum("weightKg") FROM harvest_log WHERE "crop" = 'Tomato'
      AND "harvestDate" >= DATE '2026-05-01' AND "harvestDate" < DATE '2026-06-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Top 3 varieties by weight this year'],
    sql: `SELECT "variety", sum("weightKg") FROM harvest_log WHERE "harvestDate" >= DATE '2026-01-01'
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'share',
    turns: ['How much of the harvested weight is grade A, as a percentage?'],
    sql: `SELECT sum("weightKg") FILTER ("grade" = 'A') / sum("weightKg") FROM harvest_log`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'ratio',
    turns: ['kg picked per labour minute for each picker'],
    sql: 'SELECT "pickedBy", sum("weightKg") / sum("labourMinutes") FROM harvest_log GROUP BY 1',
    decimals: 3,
  },
  {
    kind: 'filter',
    turns: ['What weight of organic strawberries did we pick in 2025?'],
    sql: `SELECT sum("weightKg") FROM harvest_log
      WHERE "crop" = 'Strawberry' AND "isOrganic" AND year("harvestDate") = 2025`,
  },
  {
    kind: 'missing values',
    turns: ['How many kg of what we picked have no buyer?'],
    sql: 'SELECT sum("weightKg") FROM harvest_log WHERE "buyer" IS NULL',
  },
  {
    kind: 'compare',
    turns: ['Compare the waste of North House and South House in Q1 2026'],
    sql: `SELECT "greenhouse", sum("wasteKg") FROM harvest_log WHERE "greenhouse" IN ('North House', 'South House')
      AND "harvestDate" >= DATE '2026-01-01' AND "harvestDate" < DATE '2026-04-01' GROUP BY 1`,
    otherLayoutSql: `SELECT sum("wasteKg") FILTER ("greenhouse" = 'North House'),
      sum("wasteKg") FILTER ("greenhouse" = 'South House') FROM harvest_log
      WHERE "harvestDate" >= DATE '2026-01-01' AND "harvestDate" < DATE '2026-04-01'`,
  },
  {
    kind: 'lookup',
    turns: ['When was the first basil harvest of 2026?'],
    sql: `SELECT min("harvestDate") FROM harvest_log
      WHERE "crop" = 'Basil' AND "harvestDate" >= DATE '2026-01-01'`,
  },
  {
    kind: 'follow-up',
    turns: ['total weight by greenhouse in 2025', 'only cucumbers', 'and this year?'],
    sql: `SELECT "greenhouse", sum("weightKg") FROM harvest_log
      WHERE "crop" = 'Cucumber' AND "harvestDate" >= DATE '2026-01-01' GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ["What's our best crop?"],
    sql: 'SELECT "crop" FROM harvest_log GROUP BY 1 ORDER BY sum("weightKg") DESC LIMIT 1',
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['How much water did Tunnel A use in May?'], sql: null },
];
