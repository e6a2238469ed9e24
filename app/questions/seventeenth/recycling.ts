import type { WrittenQuestion } from '../question.ts';

export const recyclingQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many visits did Kingsmead have in May 2026?'],
    sql: `SELECT count(*) FROM hwrc_visits WHERE "Site" = 'Kingsmead'
      AND "Visit Date" >= DATE '2026-05-01' AND "Visit Date" < DATE '2026-06-01'`,
  },
  {
    kind: 'aggregate',
    turns: ['How many kilos of green waste came in during 2025?'],
    sql: 'SELECT sum("Green Waste (kg)") FROM hwrc_visits WHERE year("Visit Date") = 2025',
  },
  {
    kind: 'aggregate',
    turns: ["What's the heaviest load of rubble and soil anyone has brought to Thornhill?"],
    sql: `SELECT max("Rubble & Soil (kg)") FROM hwrc_visits WHERE "Site" = 'Thornhill'`,
  },
  {
    kind: 'by category',
    turns: ['scrap metal collected at each site, in kg'],
    sql: 'SELECT "Site", sum("Scrap Metal (kg)") FROM hwrc_visits GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['What is the average total weight by type of vehicle?'],
    sql: 'SELECT "Vehicle", avg("Total Weight (kg)") FROM hwrc_visits GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Visits per month in 2025'],
    sql: `SELECT date_trunc('month', "Visit Date"), count(*) FROM hwrc_visits
      WHERE year("Visit Date") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Show me the trend in wood by quarter'],
    sql: `SELECT date_trunc('quarter', "Visit Date"), sum("Wood (kg)") FROM hwrc_visits GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which 3 home towns bring us the most general waste?'],
    sql: `SELECT "Home Town", sum("General Waste (kg)") FROM hwrc_visits GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['how many visits weighed more than 500 kg in total'],
    sql: 'SELECT count(*) FROM hwrc_visits WHERE "Total Weight (kg)" > 500',
  },
  {
    kind: 'date filter',
    turns: ['How much did we take in charges from 1 April to 31 May this year?'],
    sql: `SELECT sum("Charge (£)") FROM hwrc_visits
      WHERE "Visit Date" BETWEEN DATE '2026-04-01' AND DATE '2026-05-31'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of visits were booked online?'],
    sql: `SELECT count(*) FILTER ("Booking" = 'Online') / count(*) FROM hwrc_visits`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me all van visits to Harbour Road since 1 May 2026'],
    sql: `SELECT "Visit No" FROM hwrc_visits
      WHERE "Vehicle" = 'Van' AND "Site" = 'Harbour Road' AND "Visit Date" >= DATE '2026-05-01'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Green waste in May 2026 vs May 2025, how do they compare?'],
    sql: `SELECT year("Visit Date"), sum("Green Waste (kg)") FROM hwrc_visits
      WHERE month("Visit Date") = 5 GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Green Waste (kg)") FILTER (year("Visit Date") = 2026),
      sum("Green Waste (kg)") FILTER (year("Visit Date") = 2025) FROM hwrc_visits WHERE month("Visit Date") = 5`,
  },
  {
    kind: 'follow-up',
    turns: ['How many van visits did each site have in 2025?', 'and pickups?'],
    sql: `SELECT "Site", count(*) FROM hwrc_visits
      WHERE "Vehicle" = 'Pickup' AND year("Visit Date") = 2025 GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['How long did people have to queue at Foxley Lane in May?'],
    sql: null,
  },
];
