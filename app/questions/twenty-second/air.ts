import type { WrittenQuestion } from '../question.ts';

export const airQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many readings were rated Poor in 2025?'],
    sql: `SELECT count(*) FROM air_quality_readings
      WHERE aqi_category = 'Poor' AND year(reading_date) = 2025`,
  },
  {
    kind: 'aggregate',
    turns: ['What was the average PM2.5 at Ring Road East last year?'],
    sql: `SELECT avg(pm25) FROM air_quality_readings
      WHERE station_name = 'Ring Road East' AND year(reading_date) = 2025`,
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ["what's the highest NO2 value we have measured"],
    sql: 'SELECT max(no2) FROM air_quality_readings',
  },
  {
    kind: 'by category',
    turns: ['Mean PM10 for each station type'],
    sql: 'SELECT station_type, avg(pm10) FROM air_quality_readings GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Average AQI by month in 2025'],
    sql: `SELECT date_trunc('month', reading_date), avg(aqi) FROM air_quality_readings
      WHERE year(reading_date) = 2025 GROUP BY 1 ORDER BY 1`,
    decimals: 2,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Show the trend in average O3 per quarter at the Observatory station'],
    sql: `SELECT date_trunc('quarter', reading_date), avg(o3) FROM air_quality_readings
      WHERE station_name = 'Observatory' GROUP BY 1 ORDER BY 1`,
    decimals: 2,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which 3 stations had the highest average AQI in 2025?'],
    sql: `SELECT station_name, avg(aqi) FROM air_quality_readings WHERE year(reading_date) = 2025
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    decimals: 2,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many readings have a pm2.5 above 25?'],
    sql: 'SELECT count(*) FROM air_quality_readings WHERE pm25 > 25',
  },
  {
    kind: 'filter',
    turns: ['Number of provisional readings in the Docklands district'],
    sql: `SELECT count(*) FROM air_quality_readings
      WHERE validation = 'provisional' AND district = 'Docklands'`,
  },
  {
    kind: 'date filter',
    turns: ['What was the average NO2 from 1 December 2025 to 28 February 2026?'],
    sql: `SELECT avg(no2) FROM air_quality_readings
      WHERE reading_date BETWEEN DATE '2025-12-01' AND DATE '2026-02-28'`,
    decimals: 2,
  },
  {
    kind: 'share',
    turns: ['What percentage of the readings at traffic stations were Good?'],
    sql: `SELECT count(*) FILTER (aqi_category = 'Good') / count(*) FROM air_quality_readings
      WHERE station_type = 'traffic'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['I want to see all readings with an AQI over 95'],
    sql: 'SELECT station_name, reading_date, aqi FROM air_quality_readings WHERE aqi > 95',
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['average pm10, 2024 vs 2025'],
    sql: `SELECT year(reading_date), avg(pm10) FROM air_quality_readings
      WHERE year(reading_date) IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT avg(pm10) FILTER (year(reading_date) = 2024),
      avg(pm10) FILTER (year(reading_date) = 2025) FROM air_quality_readings`,
    decimals: 2,
  },
  {
    kind: 'follow-up',
    turns: ['Average PM10 by district in 2025', 'and so far in 2026?'],
    sql: 'SELECT district, avg(pm10) FROM air_quality_readings WHERE year(reading_date) = 2026 GROUP BY 1',
    decimals: 2,
  },
  { kind: 'unanswerable', turns: ['What was the average SO2 at Steelworks Lane in 2025?'], sql: null },
];
