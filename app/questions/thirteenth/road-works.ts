import type { WrittenQuestion } from '../question.ts';

export const roadWorkQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many road works are in progress right now?'],
    sql: "SELECT count(*) FROM road_works WHERE status = 'in progress'",
  },
  {
    kind: 'aggregate',
    turns: ['What is the longest duration of any Fibrenet works?'],
    sql: "SELECT max(duration_days) FROM road_works WHERE promoter = 'Fibrenet'",
  },
  {
    kind: 'by category',
    turns: ['average duration in days for each type of works'],
    sql: 'SELECT works_type, avg(duration_days) FROM road_works GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['How many works started in each quarter of 2025?'],
    sql: `SELECT date_trunc('quarter', start_date), count(*) FROM road_works
      WHERE year(start_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Complaints by start month for 2025'],
    sql: `SELECT date_trunc('month', start_date), sum(complaints) FROM road_works
      WHERE year(start_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which road had the most works in 2025?'],
    sql: `SELECT road_name FROM road_works WHERE year(start_date) = 2025
      GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['bottom 3 wards by number of complaints'],
    sql: 'SELECT ward, sum(complaints) FROM road_works GROUP BY 1 ORDER BY 2 LIMIT 3',
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How much in permit fees have we charged Clearwater Utilities?'],
    sql: "SELECT sum(permit_fee) FROM road_works WHERE promoter = 'Clearwater Utilities'",
  },
  {
    kind: 'filter',
    turns: ['How many works have a duration of at least 30 days?'],
    sql: 'SELECT count(*) FROM road_works WHERE duration_days >= 30',
  },
  {
    kind: 'date filter',
    turns: ['number of works starting between 22 June and 5 July 2026'],
    sql: `SELECT count(*) FROM road_works WHERE start_date BETWEEN DATE '2026-06-22' AND DATE '2026-07-05'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of the works in 2025 were emergencies?'],
    sql: `SELECT count(*) FILTER (works_type = 'Emergency') / count(*) FROM road_works
      WHERE year(start_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me all planned works in Riverside with a road closure'],
    sql: `SELECT works_ref FROM road_works
      WHERE status = 'planned' AND ward = 'Riverside' AND traffic_control = 'Road closure'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['I want to see complaints for works started in 2024 compared to 2025'],
    sql: `SELECT year(start_date), sum(complaints) FROM road_works
      WHERE year(start_date) IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(complaints) FILTER (year(start_date) = 2024),
      sum(complaints) FILTER (year(start_date) = 2025) FROM road_works`,
  },
  {
    kind: 'follow-up',
    turns: ['How many works does each promoter have?', 'only 2025', 'and by ward?'],
    sql: 'SELECT ward, count(*) FROM road_works WHERE year(start_date) = 2025 GROUP BY 1',
  },
  { kind: 'unanswerable', turns: ['How much did the resurfacing of Station Road cost us?'], sql: null },
];
