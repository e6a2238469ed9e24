import type { WrittenQuestion } from '../question.ts';

export const donationQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['Number of sessions in the South region in 2025'],
    sql: `SELECT count(*) FROM blood_donation_sessions
      WHERE "Region" = 'South' AND year("Session Date") = 2025`,
  },
  {
    kind: 'aggregate',
    turns: ['How many units did we collect in total last month?'],
    sql: `SELECT sum("Units Collected") FROM blood_donation_sessions
      WHERE "Session Date" >= DATE '2026-05-01' AND "Session Date" < DATE '2026-06-01'`,
  },
  {
    kind: 'aggregate',
    turns: ['What was the lowest number of units collected at a session in 2025?'],
    sql: 'SELECT min("Units Collected") FROM blood_donation_sessions WHERE year("Session Date") = 2025',
  },
  {
    kind: 'by category',
    turns: ['Average units collected per session for each type of venue'],
    sql: 'SELECT "Venue Type", avg("Units Collected") FROM blood_donation_sessions GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['deferred donors by region in 2025'],
    sql: `SELECT "Region", sum("Deferred") FROM blood_donation_sessions
      WHERE year("Session Date") = 2025 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Show me units collected per month for 2025'],
    sql: `SELECT date_trunc('month', "Session Date"), sum("Units Collected") FROM blood_donation_sessions
      WHERE year("Session Date") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['I need the trend of first-time donors by quarter since January 2024'],
    sql: `SELECT date_trunc('quarter', "Session Date"), sum("First Time Donors") FROM blood_donation_sessions
      GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which 5 venues collected the most units in 2025?'],
    sql: `SELECT "Venue", sum("Units Collected") FROM blood_donation_sessions
      WHERE year("Session Date") = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many sessions brought in fewer than 40 units?'],
    sql: 'SELECT count(*) FROM blood_donation_sessions WHERE "Units Collected" < 40',
  },
  {
    kind: 'date filter',
    turns: ['how many donors attended between 12 January and 8 February 2026?'],
    sql: `SELECT sum("Attended") FROM blood_donation_sessions
      WHERE "Session Date" BETWEEN DATE '2026-01-12' AND DATE '2026-02-08'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of the units collected in 2025 came from donor centres?'],
    sql: `SELECT sum("Units Collected") FILTER ("Venue Type" = 'Donor Centre') / sum("Units Collected")
      FROM blood_donation_sessions WHERE year("Session Date") = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show the sessions that were cancelled because of the weather'],
    sql: `SELECT "Session ID" FROM blood_donation_sessions WHERE "Cancellation Reason" = 'Weather'`,
    otherLayoutSql: `SELECT "Session Date", "Venue" FROM blood_donation_sessions
      WHERE "Cancellation Reason" = 'Weather'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Please compare units collected in Q1 2026 with Q1 2025'],
    sql: `SELECT year("Session Date"), sum("Units Collected") FROM blood_donation_sessions
      WHERE quarter("Session Date") = 1 AND year("Session Date") IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Units Collected") FILTER (year("Session Date") = 2026),
      sum("Units Collected") FILTER (year("Session Date") = 2025)
      FROM blood_donation_sessions WHERE quarter("Session Date") = 1`,
  },
  {
    kind: 'follow-up',
    turns: ['How many donors attended our sessions in 2025?', 'and by region?'],
    sql: `SELECT "Region", sum("Attended") FROM blood_donation_sessions
      WHERE year("Session Date") = 2025 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['Which blood group did we collect the most of last year?'], sql: null },
];
