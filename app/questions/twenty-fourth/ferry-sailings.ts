import type { WrittenQuestion } from '../question.ts';

export const ferryQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many sailings were cancelled in the school holidays?'],
    sql: "SELECT count(*) FROM ferry_sailings WHERE status = 'Cancelled' AND school_hols",
  },
  {
    kind: 'aggregate',
    turns: ['Total passengers carried by MV Island Star last year'],
    sql: `SELECT sum(pax) FROM ferry_sailings
      WHERE vessel = 'MV Island Star' AND year(sail_date) = 2025`,
  },
  {
    kind: 'aggregate',
    turns: ['What was the longest delay on the Ardmore-Skerra route?'],
    sql: "SELECT max(delay_min) FROM ferry_sailings WHERE route = 'Ardmore-Skerra'",
  },
  {
    kind: 'by category',
    turns: ['fare revenue by route'],
    sql: 'SELECT route, sum(fare_rev_gbp) FROM ferry_sailings GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['How many sailings were cancelled for each cancel reason?'],
    sql: "SELECT cancel_reason, count(*) FROM ferry_sailings WHERE status = 'Cancelled' GROUP BY 1",
  },
  {
    kind: 'by period',
    turns: ['pax per month 2025'],
    sql: `SELECT date_trunc('month', sail_date), sum(pax) FROM ferry_sailings
      WHERE year(sail_date) = 2025 GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Show me the trend of freight revenue per quarter'],
    sql: `SELECT date_trunc('quarter', sail_date), sum(freight_rev_gbp) FROM ferry_sailings
      GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which 5 sailings had the most passengers?'],
    sql: 'SELECT sailing_no, pax FROM ferry_sailings ORDER BY pax DESC NULLS LAST LIMIT 5',
    isOrdered: true,
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['Number of sailings with a delay of more than 15 minutes'],
    sql: 'SELECT count(*) FROM ferry_sailings WHERE delay_min > 15',
  },
  {
    kind: 'date filter',
    turns: ['How many cars did we carry between 1 July and 31 August 2025?'],
    sql: `SELECT sum(cars) FROM ferry_sailings
      WHERE sail_date BETWEEN DATE '2025-07-01' AND DATE '2025-08-31'`,
  },
  {
    kind: 'share',
    turns: ['What percent of all sailings were cancelled?'],
    sql: "SELECT count(*) FILTER (status = 'Cancelled') / count(*) FROM ferry_sailings",
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show all diverted sailings in 2026'],
    sql: "SELECT sailing_no FROM ferry_sailings WHERE status = 'Diverted' AND year(sail_date) = 2026",
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['fare revenue april 2025 vs april 2026'],
    sql: `SELECT date_trunc('month', sail_date), sum(fare_rev_gbp) FROM ferry_sailings
      WHERE month(sail_date) = 4 AND year(sail_date) IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(fare_rev_gbp) FILTER (year(sail_date) = 2025),
      sum(fare_rev_gbp) FILTER (year(sail_date) = 2026) FROM ferry_sailings WHERE month(sail_date) = 4`,
  },
  {
    kind: 'follow-up',
    turns: ['Average delay by vessel', 'and by departure port?'],
    sql: 'SELECT dep_port, avg(delay_min) FROM ferry_sailings GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'unanswerable',
    turns: ['How many litres of fuel did MV Corrina use in 2025?'],
    sql: null,
  },
];
