import type { WrittenQuestion } from '../question.ts';

export const bikeQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many trips were made on electric bikes?'],
    sql: "SELECT count(*) FROM bike_trips WHERE bike_type = 'electric'",
  },
  {
    kind: 'by category',
    turns: ['total distance ridden by member type'],
    sql: 'SELECT member_type, sum(distance_km) FROM bike_trips GROUP BY 1',
  },
  {
    kind: 'top or bottom',
    turns: ['Top 4 start stations by number of rides in 2026'],
    sql: `SELECT start_station, count(*) FROM bike_trips WHERE started_at >= DATE '2026-01-01'
      GROUP BY 1 ORDER BY 2 DESC LIMIT 4`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How many rides started on each day between 1 and 7 June 2026?'],
    sql: `SELECT date_trunc('day', started_at), count(*) FROM bike_trips
      WHERE started_at >= DATE '2026-06-01' AND started_at < DATE '2026-06-08' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'date filter',
    turns: ['How many rides started on a weekend?'],
    sql: 'SELECT count(*) FROM bike_trips WHERE isodow(started_at) IN (6, 7)',
  },
  {
    kind: 'missing values',
    turns: ['How many rides have no end station?'],
    sql: 'SELECT count(*) FROM bike_trips WHERE end_station IS NULL',
  },
  {
    kind: 'share',
    turns: ['What percentage of rides are by casual riders?'],
    sql: "SELECT count(*) FILTER (member_type = 'casual') / count(*) FROM bike_trips",
    isPercent: true,
  },
  {
    kind: 'compare',
    turns: ['Average ride duration of students vs casual riders'],
    sql: `SELECT member_type, avg(duration_min) FROM bike_trips
      WHERE member_type IN ('student', 'casual') GROUP BY 1`,
    otherLayoutSql: `SELECT avg(duration_min) FILTER (member_type = 'student'),
      avg(duration_min) FILTER (member_type = 'casual') FROM bike_trips`,
    decimals: 2,
  },
  {
    kind: 'list',
    turns: ['Show me the classic bike rides from Stadium that were longer than 5 km'],
    sql: `SELECT ride_id FROM bike_trips
      WHERE bike_type = 'classic' AND start_station = 'Stadium' AND distance_km > 5`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['Which start stations had fewer than 100 rides?'],
    sql: 'SELECT start_station FROM bike_trips GROUP BY 1 HAVING count(*) < 100',
  },
  {
    kind: 'follow-up',
    turns: ['Rides per month in 2025', 'just from Central Station', 'as a line chart please'],
    sql: `SELECT date_trunc('month', started_at), count(*) FROM bike_trips
      WHERE year(started_at) = 2025 AND start_station = 'Central Station' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  { kind: 'unanswerable', turns: ['How many rides took place while it was raining?'], sql: null },
];
