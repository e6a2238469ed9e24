import type { WrittenQuestion } from '../question.ts';

export const chargingQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many charging sessions ended in a fault?'],
    sql: 'SELECT count(*) FROM ev_charging_sessions WHERE "Outcome" = \'Fault\'',
  },
  {
    kind: 'aggregate',
    turns: ['How much energy did we deliver in total in 2025?'],
    sql: 'SELECT sum("Energy (kWh)") FROM ev_charging_sessions WHERE year("Session Date") = 2025',
  },
  {
    kind: 'aggregate',
    turns: ['What is the median duration of a session on a rapid charger?'],
    sql: 'SELECT median("Duration (min)") FROM ev_charging_sessions WHERE "Charger Type" = \'Rapid\'',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['average cost per session for each charger type'],
    sql: 'SELECT "Charger Type", avg("Cost (£)") FROM ev_charging_sessions GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Number of sessions per month since the start of 2025, please'],
    sql: `SELECT date_trunc('month', "Session Date"), count(*) FROM ev_charging_sessions
      WHERE "Session Date" >= DATE '2025-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Show me the monthly energy trend at the Hospital Visitor Car Park'],
    sql: `SELECT date_trunc('month', "Session Date"), sum("Energy (kWh)") FROM ev_charging_sessions
      WHERE "Site" = 'Hospital Visitor Car Park' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which three sites took the most overstay fees?'],
    sql: `SELECT "Site" FROM ev_charging_sessions
      GROUP BY 1 ORDER BY sum("Overstay Fee (£)") DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['how many sessions used more than 25 kWh'],
    sql: 'SELECT count(*) FROM ev_charging_sessions WHERE "Energy (kWh)" > 25',
  },
  {
    kind: 'date filter',
    turns: ['What did drivers pay for charging between 1 March and 31 May 2026?'],
    sql: `SELECT sum("Cost (£)") FROM ev_charging_sessions
      WHERE "Session Date" BETWEEN DATE '2026-03-01' AND DATE '2026-05-31'`,
    // The fee for staying too long may be thought a part of it.
    mayClarify: true,
  },
  {
    kind: 'share',
    turns: ['What percentage of sessions are paid with the app?'],
    sql: 'SELECT count(*) FILTER ("Payment Method" = \'App\') / count(*) FROM ev_charging_sessions',
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show all the ultra-rapid sessions by taxis in 2026'],
    sql: `SELECT "Session ID" FROM ev_charging_sessions
      WHERE "Charger Type" = 'Ultra-rapid' AND "User Group" = 'Taxi' AND year("Session Date") = 2026`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Compare the number of sessions in April and May this year'],
    sql: `SELECT date_trunc('month', "Session Date"), count(*) FROM ev_charging_sessions
      WHERE "Session Date" >= DATE '2026-04-01' AND "Session Date" < DATE '2026-06-01' GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (month("Session Date") = 4), count(*) FILTER (month("Session Date") = 5)
      FROM ev_charging_sessions WHERE year("Session Date") = 2026`,
  },
  {
    kind: 'follow-up',
    turns: ['How many sessions did we have in 2025?', 'and by district?'],
    sql: `SELECT "District", count(*) FROM ev_charging_sessions WHERE year("Session Date") = 2025 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Total charging cost by site', 'just for visitors', 'only the top 3'],
    sql: `SELECT "Site", sum("Cost (£)") FROM ev_charging_sessions WHERE "User Group" = 'Visitor'
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'unanswerable',
    turns: ['How much did we spend on maintaining the chargers last year?'],
    sql: null,
  },
];
