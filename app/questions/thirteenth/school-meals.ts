import type { WrittenQuestion } from '../question.ts';

export const schoolMealQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many schools do we cater for?'],
    sql: 'SELECT count(DISTINCT "School") FROM Meals',
  },
  {
    kind: 'aggregate',
    turns: ['How many meals did we serve in total in 2025?'],
    sql: `SELECT sum("Meals Served") FROM Meals WHERE year("Week Commencing") = 2025`,
  },
  {
    kind: 'by category',
    turns: ['portions wasted by area'],
    sql: 'SELECT "Area", sum("Portions Wasted") FROM Meals GROUP BY 1',
  },
  {
    kind: 'by period',
    turns: ['Can I have the income month by month for this year?'],
    sql: `SELECT date_trunc('month', "Week Commencing"), sum("Income (£)") FROM Meals
      WHERE year("Week Commencing") = 2026 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How has our food cost changed each month since September 2025?'],
    sql: `SELECT date_trunc('month', "Week Commencing"), sum("Food Cost (£)") FROM Meals
      WHERE "Week Commencing" >= DATE '2025-09-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which three schools waste the most portions?'],
    sql: 'SELECT "School", sum("Portions Wasted") FROM Meals GROUP BY 1 ORDER BY 2 DESC LIMIT 3',
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['total food cost for secondary schools last year'],
    sql: `SELECT sum("Food Cost (£)") FROM Meals
      WHERE "Phase" = 'Secondary' AND year("Week Commencing") = 2025`,
  },
  {
    kind: 'filter',
    turns: ['How many records have more than 200 wasted portions?'],
    sql: 'SELECT count(*) FROM Meals WHERE "Portions Wasted" > 200',
  },
  {
    kind: 'date filter',
    turns: ['How many free meals were served between 3 November and 19 December 2025?'],
    sql: `SELECT sum("Free Meals") FROM Meals
      WHERE "Week Commencing" BETWEEN DATE '2025-11-03' AND DATE '2025-12-19'`,
  },
  {
    kind: 'share',
    turns: ["What was each caterer's share of the meals served in 2025?"],
    sql: `SELECT "Caterer", sum("Meals Served") / sum(sum("Meals Served")) OVER () FROM Meals
      WHERE year("Week Commencing") = 2025 GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['show me the rows for Hartfield Primary from May 2026'],
    sql: `SELECT "Week Commencing" FROM Meals WHERE "School" = 'Hartfield Primary'
      AND "Week Commencing" >= DATE '2026-05-01' AND "Week Commencing" < DATE '2026-06-01'`,
    otherLayoutSql: `SELECT "Week Commencing" FROM Meals WHERE "School" = 'Hartfield Primary'
      AND "Week Commencing" >= DATE '2026-05-01'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Did we serve more meals last month than in May 2025? Show both'],
    // The two rows may be named by month or by year.
    sql: `SELECT sum("Meals Served") FROM Meals
      WHERE month("Week Commencing") = 5 AND year("Week Commencing") IN (2025, 2026)
      GROUP BY year("Week Commencing")`,
    otherLayoutSql: `SELECT sum("Meals Served") FILTER (year("Week Commencing") = 2026),
      sum("Meals Served") FILTER (year("Week Commencing") = 2025) FROM Meals WHERE month("Week Commencing") = 5`,
  },
  {
    kind: 'follow-up',
    turns: ['What was the income by caterer in 2025?', 'and so far in 2026?'],
    sql: `SELECT "Caterer", sum("Income (£)") FROM Meals WHERE year("Week Commencing") = 2026 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Meals served by school last month', 'just the primary schools', 'top 5'],
    sql: `SELECT "School", sum("Meals Served") FROM Meals WHERE "Phase" = 'Primary'
      AND "Week Commencing" >= DATE '2026-05-01' AND "Week Commencing" < DATE '2026-06-01'
      GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  { kind: 'unanswerable', turns: ['How many pupils have a nut allergy?'], sql: null },
];
