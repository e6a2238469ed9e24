import type { WrittenQuestion } from '../question.ts';

export const treeQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many trees are in poor condition?'],
    sql: `SELECT count(*) FROM "Tree Inspections" WHERE "Condition" = 'Poor'`,
  },
  {
    kind: 'count',
    turns: ['number of high risk trees in Castle ward'],
    sql: `SELECT count(*) FROM "Tree Inspections" WHERE "Risk Level" = 'High' AND "Ward" = 'Castle'`,
  },
  {
    kind: 'aggregate',
    turns: ['What is the highest estimated cost for a single tree?'],
    sql: 'SELECT max("Estimated Cost") FROM "Tree Inspections"',
  },
  {
    kind: 'by category',
    turns: ['How tall are our trees on average, by species?'],
    sql: 'SELECT "Species", avg("Height (m)") FROM "Tree Inspections" GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Can you show how many trees were inspected each quarter?'],
    sql: `SELECT date_trunc('quarter', "Inspection Date"), count(*) FROM "Tree Inspections" GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which ward has the highest estimated cost of tree work overall?'],
    sql: `SELECT "Ward" FROM "Tree Inspections" GROUP BY 1 ORDER BY sum("Estimated Cost") DESC LIMIT 1`,
  },
  {
    kind: 'filter',
    turns: ['How many horse chestnuts are over 15 metres tall?'],
    sql: `SELECT count(*) FROM "Tree Inspections" WHERE "Species" = 'Horse Chestnut' AND "Height (m)" > 15`,
  },
  {
    kind: 'filter',
    turns: ["What's the total estimated cost of the trees recommended for felling?"],
    sql: `SELECT sum("Estimated Cost") FROM "Tree Inspections" WHERE "Recommended Work" = 'Fell'`,
  },
  {
    kind: 'date filter',
    turns: ['How many trees are due their next inspection in July 2026?'],
    sql: `SELECT count(*) FROM "Tree Inspections"
      WHERE "Next Inspection" >= DATE '2026-07-01' AND "Next Inspection" < DATE '2026-08-01'`,
  },
  {
    kind: 'share',
    turns: ['What proportion of trees in each ward are in good condition?'],
    sql: `SELECT "Ward", count(*) FILTER ("Condition" = 'Good') / count(*) FROM "Tree Inspections" GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me the dead trees in Abbey'],
    sql: `SELECT "Tree No" FROM "Tree Inspections" WHERE "Condition" = 'Dead' AND "Ward" = 'Abbey'`,
    isList: true,
  },
  {
    kind: 'list',
    turns: ['I need a list of trees with an estimated cost of 700 or more'],
    sql: 'SELECT "Tree No" FROM "Tree Inspections" WHERE "Estimated Cost" >= 700',
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['How many inspections did Helen Marsh do in 2025 compared to Owen Pryce?'],
    sql: `SELECT "Inspector", count(*) FROM "Tree Inspections"
      WHERE "Inspector" IN ('Helen Marsh', 'Owen Pryce') AND year("Inspection Date") = 2025 GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER ("Inspector" = 'Helen Marsh'), count(*) FILTER ("Inspector" = 'Owen Pryce')
      FROM "Tree Inspections" WHERE year("Inspection Date") = 2025`,
  },
  {
    kind: 'follow-up',
    turns: ['How many trees are there of each species?', 'only the ones in Riverside'],
    sql: `SELECT "Species", count(*) FROM "Tree Inspections" WHERE "Ward" = 'Riverside' GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['How many complaints did residents make about street trees this year?'],
    sql: null,
  },
];
