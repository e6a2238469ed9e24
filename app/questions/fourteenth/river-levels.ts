import type { WrittenQuestion } from '../question.ts';

export const riverLevelQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many readings with a warning were there in 2025?'],
    sql: "SELECT count(*) FROM river_levels WHERE alert_level = 'warning' AND year(measured_on) = 2025",
  },
  {
    kind: 'aggregate',
    turns: ['What is the highest river level ever measured at Milltown Bridge?'],
    sql: "SELECT max(level_m) FROM river_levels WHERE station_name = 'Milltown Bridge'",
  },
  {
    kind: 'by category',
    turns: ['average flow for each river'],
    sql: 'SELECT river, avg(flow_m3s) FROM river_levels GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Total rainfall per month in 2025'],
    sql: `SELECT date_trunc('month', measured_on), sum(rainfall_mm) FROM river_levels
      WHERE year(measured_on) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['What was the maximum level at Aldbrook Weir in each quarter since the start of 2025?'],
    sql: `SELECT date_trunc('quarter', measured_on), max(level_m) FROM river_levels
      WHERE station_name = 'Aldbrook Weir' AND measured_on >= DATE '2025-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How has the average water temperature changed month by month this year?'],
    sql: `SELECT date_trunc('month', measured_on), avg(water_temp_c) FROM river_levels
      WHERE year(measured_on) = 2026 GROUP BY 1 ORDER BY 1`,
    decimals: 2,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which 3 stations had the most rain in 2025?'],
    sql: `SELECT station_name, sum(rainfall_mm) FROM river_levels WHERE year(measured_on) = 2025
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['how much rainfall did we record in the Upper Vale last year?'],
    sql: `SELECT sum(rainfall_mm) FROM river_levels WHERE region = 'Upper Vale' AND year(measured_on) = 2025`,
  },
  {
    kind: 'filter',
    turns: ['How many readings show a level above 3 metres?'],
    sql: 'SELECT count(*) FROM river_levels WHERE level_m > 3',
  },
  {
    kind: 'date filter',
    turns: ['Average level at Saltersford from 1 December 2025 to 28 February 2026'],
    sql: `SELECT avg(level_m) FROM river_levels WHERE station_name = 'Saltersford'
      AND measured_on BETWEEN DATE '2025-12-01' AND DATE '2026-02-28'`,
    decimals: 2,
  },
  {
    kind: 'share',
    turns: ['What percentage of readings are taken manually?'],
    sql: "SELECT count(*) FILTER (reading_type = 'manual') / count(*) FROM river_levels",
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me the readings with alert level warning since November 2025'],
    sql: `SELECT station_name, measured_on FROM river_levels
      WHERE alert_level = 'warning' AND measured_on >= DATE '2025-11-01'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Compare the total rainfall of 2024 and 2025'],
    sql: `SELECT year(measured_on), sum(rainfall_mm) FROM river_levels
      WHERE year(measured_on) IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(rainfall_mm) FILTER (year(measured_on) = 2024),
      sum(rainfall_mm) FILTER (year(measured_on) = 2025) FROM river_levels`,
  },
  {
    kind: 'follow-up',
    turns: ['Average level by station', 'only 2025', 'just the ones on the Wend'],
    sql: `SELECT station_name, avg(level_m) FROM river_levels
      WHERE river = 'Wend' AND year(measured_on) = 2025 GROUP BY 1`,
    decimals: 2,
  },
  { kind: 'unanswerable', turns: ['How many houses were flooded along the Tarn in 2025?'], sql: null },
];
