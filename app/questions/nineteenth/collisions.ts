import type { WrittenQuestion } from '../question.ts';

export const collisionQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many collisions were recorded in 2025?'],
    sql: 'SELECT count(*) FROM road_collisions WHERE year(collision_date) = 2025',
  },
  {
    kind: 'count',
    turns: ['how many fatal collisions have there been in Kingsmere?'],
    sql: `SELECT count(*) FROM road_collisions WHERE severity = 'Fatal' AND district = 'Kingsmere'`,
  },
  {
    kind: 'aggregate',
    turns: ['What is the average number of casualties per collision on the motorway?'],
    sql: `SELECT avg(number_of_casualties) FROM road_collisions WHERE road_type = 'Motorway'`,
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['Number of collisions by weather, please'],
    sql: 'SELECT weather, count(*) FROM road_collisions GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['Total casualties in each district last year'],
    sql: `SELECT district, sum(number_of_casualties) FROM road_collisions
      WHERE year(collision_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Show me the trend in serious collisions per quarter since the start of 2024'],
    sql: `SELECT date_trunc('quarter', collision_date), count(*) FROM road_collisions
      WHERE severity = 'Serious' AND collision_date >= DATE '2024-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which 5 roads have had the most collisions?'],
    sql: 'SELECT road_name FROM road_collisions GROUP BY 1 ORDER BY count(*) DESC LIMIT 5',
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many collisions on 30 mph roads involved three or more vehicles?'],
    sql: 'SELECT count(*) FROM road_collisions WHERE speed_limit = 30 AND number_of_vehicles >= 3',
  },
  {
    kind: 'date filter',
    turns: ['What was the total number of casualties between 1 July and 31 August 2025?'],
    sql: `SELECT sum(number_of_casualties) FROM road_collisions
      WHERE collision_date BETWEEN DATE '2025-07-01' AND DATE '2025-08-31'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of collisions in 2025 happened in daylight?'],
    sql: `SELECT count(*) FILTER (light_conditions = 'Daylight') / count(*) FROM road_collisions
      WHERE year(collision_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'share',
    turns: ['What share of all casualties does each road type account for?'],
    sql: `SELECT road_type, sum(number_of_casualties) / sum(sum(number_of_casualties)) OVER ()
      FROM road_collisions GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List the fatal collisions of 2025 with their date, road name and district'],
    sql: `SELECT collision_date, road_name, district FROM road_collisions
      WHERE severity = 'Fatal' AND year(collision_date) = 2025`,
  },
  {
    kind: 'compare',
    turns: ['Compare the number of collisions in Q1 2026 with Q1 2025'],
    sql: `SELECT date_trunc('quarter', collision_date), count(*) FROM road_collisions
      WHERE quarter(collision_date) = 1 AND year(collision_date) IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year(collision_date) = 2026), count(*) FILTER (year(collision_date) = 2025)
      FROM road_collisions WHERE quarter(collision_date) = 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Collisions by day of the week in 2025', 'just the serious ones', 'as a bar chart'],
    sql: `SELECT day_of_week, count(*) FROM road_collisions
      WHERE severity = 'Serious' AND year(collision_date) = 2025 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['How many of the drivers were over the alcohol limit?'], sql: null },
];
