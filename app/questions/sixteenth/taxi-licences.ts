import type { WrittenQuestion } from '../question.ts';

export const taxiQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['how many active private hire licences are there?'],
    sql: "SELECT count(*) FROM taxi_licences WHERE status = 'Active' AND licence_type = 'Private Hire'",
  },
  {
    kind: 'aggregate',
    turns: ['Total licence fees paid in 2025'],
    sql: 'SELECT sum(fee_paid) FROM taxi_licences WHERE year(issue_date) = 2025',
  },
  {
    kind: 'aggregate',
    turns: ["What's the average mileage of the diesel vehicles?"],
    sql: "SELECT avg(mileage) FROM taxi_licences WHERE fuel_type = 'Diesel'",
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['Break down the active licences by operator'],
    sql: "SELECT operator, count(*) FROM taxi_licences WHERE status = 'Active' GROUP BY 1",
  },
  {
    kind: 'by period',
    turns: ['fee income per year as a line chart'],
    sql: "SELECT date_trunc('year', issue_date), sum(fee_paid) FROM taxi_licences GROUP BY 1 ORDER BY 1",
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['What are the two most common makes of car among hackney carriages?'],
    sql: `SELECT vehicle_make FROM taxi_licences WHERE licence_type = 'Hackney Carriage'
      GROUP BY 1 ORDER BY count(*) DESC LIMIT 2`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many active licences does Crown Cabs have for vehicles with 6 or more seats?'],
    sql: "SELECT count(*) FROM taxi_licences WHERE operator = 'Crown Cabs' AND status = 'Active' AND seats >= 6",
  },
  {
    kind: 'date filter',
    turns: ['How many licences expire in the second half of 2026?'],
    sql: `SELECT count(*) FROM taxi_licences
      WHERE expiry_date BETWEEN DATE '2026-07-01' AND DATE '2026-12-31'`,
  },
  {
    kind: 'date filter',
    turns: ['What fees did we collect on licences issued last month?'],
    sql: `SELECT sum(fee_paid) FROM taxi_licences
      WHERE issue_date >= DATE '2026-05-01' AND issue_date < DATE '2026-06-01'`,
  },
  {
    kind: 'share',
    turns: ['What percent of all the hackney carriage licences are for wheelchair accessible vehicles?'],
    sql: `SELECT count(*) FILTER (wheelchair_accessible) / count(*) FROM taxi_licences
      WHERE licence_type = 'Hackney Carriage'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'share',
    turns: ['How big a share of all fees paid comes from each licence type?'],
    sql: `SELECT licence_type, sum(fee_paid) / (SELECT sum(fee_paid) FROM taxi_licences)
      FROM taxi_licences GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Which licences are currently suspended?'],
    sql: "SELECT licence_no FROM taxi_licences WHERE status = 'Suspended'",
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['New applications in 2024 vs 2025'],
    sql: `SELECT year(issue_date), count(*) FROM taxi_licences
      WHERE application = 'New' AND year(issue_date) IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year(issue_date) = 2024), count(*) FILTER (year(issue_date) = 2025)
      FROM taxi_licences WHERE application = 'New'`,
  },
  {
    kind: 'follow-up',
    turns: ['How many electric vehicles were licensed in 2024?', 'and in 2025?'],
    sql: "SELECT count(*) FROM taxi_licences WHERE fuel_type = 'Electric' AND year(issue_date) = 2025",
  },
  {
    kind: 'unanswerable',
    turns: ['What is the average age of our licensed drivers?'],
    sql: null,
  },
];
