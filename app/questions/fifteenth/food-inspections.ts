import type { WrittenQuestion } from '../question.ts';

export const foodInspectionQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many inspections did we carry out last month?'],
    sql: `SELECT count(*) FROM food_inspections
      WHERE inspection_date >= DATE '2026-05-01' AND inspection_date < DATE '2026-06-01'`,
  },
  {
    kind: 'aggregate',
    turns: ['What was the average score of bakeries in 2025?'],
    sql: `SELECT avg(score) FROM food_inspections
      WHERE business_type = 'Bakery' AND year(inspection_date) = 2025`,
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['failed inspections by neighborhood'],
    sql: "SELECT neighborhood, count(*) FROM food_inspections WHERE result = 'Fail' GROUP BY 1",
  },
  {
    kind: 'by category',
    turns: ['What is the average score for each type of business?'],
    sql: 'SELECT business_type, avg(score) FROM food_inspections GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['How much in fines did we issue each month this year?'],
    sql: `SELECT date_trunc('month', inspection_date), sum(fine_amount) FROM food_inspections
      WHERE year(inspection_date) = 2026 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Show me the trend of complaint inspections per quarter'],
    sql: `SELECT date_trunc('quarter', inspection_date), count(*) FROM food_inspections
      WHERE inspection_type = 'Complaint' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Top 5 businesses with the most critical violations'],
    sql: `SELECT business_name, sum(critical_violations) FROM food_inspections
      GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many restaurant inspections scored below 75?'],
    sql: "SELECT count(*) FROM food_inspections WHERE business_type = 'Restaurant' AND score < 75",
  },
  {
    kind: 'list',
    turns: ['Show me the restaurants that failed their inspection in May 2026'],
    sql: `SELECT business_name FROM food_inspections WHERE business_type = 'Restaurant' AND result = 'Fail'
      AND inspection_date >= DATE '2026-05-01' AND inspection_date < DATE '2026-06-01'`,
    isList: true,
  },
  {
    kind: 'date filter',
    turns: ['How many inspections did K. Thornton do between March 1 and May 31, 2026?'],
    sql: `SELECT count(*) FROM food_inspections WHERE inspector = 'K. Thornton'
      AND inspection_date >= DATE '2026-03-01' AND inspection_date < DATE '2026-06-01'`,
  },
  {
    kind: 'share',
    turns: ['What share of routine inspections end in a fail?'],
    sql: `SELECT count(*) FILTER (result = 'Fail') / count(*) FROM food_inspections
      WHERE inspection_type = 'Routine'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'share',
    turns: ["each neighborhood's share of total fines, in percent"],
    sql: `SELECT neighborhood, sum(fine_amount) / sum(sum(fine_amount)) OVER () FROM food_inspections GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'compare',
    turns: ['Did we do more routine inspections in Q1 2026 than in Q1 2025?'],
    sql: `SELECT year(inspection_date), count(*) FROM food_inspections WHERE inspection_type = 'Routine'
      AND quarter(inspection_date) = 1 AND year(inspection_date) IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year(inspection_date) = 2026), count(*) FILTER (year(inspection_date) = 2025)
      FROM food_inspections WHERE inspection_type = 'Routine' AND quarter(inspection_date) = 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Average score per inspector', 'only 2025', 'and how many inspections did each of them do?'],
    sql: 'SELECT inspector, count(*) FROM food_inspections WHERE year(inspection_date) = 2025 GROUP BY 1',
  },
  { kind: 'unanswerable', turns: ['How many people got food poisoning in 2025?'], sql: null },
];
