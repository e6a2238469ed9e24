import type { WrittenQuestion } from '../question.ts';

export const fireIncidentQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many false alarms were we called to in 2025?'],
    sql: `SELECT count(*) FROM fire_incidents
      WHERE "Incident Group" = 'False Alarm' AND year("Date Of Call") = 2025`,
  },
  {
    kind: 'aggregate',
    turns: ['What is our average response time to fires?'],
    sql: `SELECT avg("Response Time (secs)") FROM fire_incidents WHERE "Incident Group" = 'Fire'`,
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['total pump hours for Northgate district last year'],
    sql: `SELECT sum("Pump Hours") FROM fire_incidents
      WHERE "District" = 'Northgate' AND year("Date Of Call") = 2025`,
  },
  {
    kind: 'by category',
    turns: ['Can you break down the number of incidents by property category?'],
    sql: 'SELECT "Property Category", count(*) FROM fire_incidents GROUP BY 1',
  },
  {
    kind: 'by period',
    turns: ['How many incidents were there each month in 2025?'],
    sql: `SELECT date_trunc('month', "Date Of Call"), count(*) FROM fire_incidents
      WHERE year("Date Of Call") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Show the trend in notional cost by quarter'],
    sql: `SELECT date_trunc('quarter', "Date Of Call"), sum("Notional Cost (£)") FROM fire_incidents
      GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which three station grounds have had the most incidents this year?'],
    sql: `SELECT "Station Ground", count(*) FROM fire_incidents WHERE year("Date Of Call") = 2026
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many incidents needed four or more pumps?'],
    sql: 'SELECT count(*) FROM fire_incidents WHERE "Pumps Attending" >= 4',
  },
  {
    kind: 'date filter',
    turns: ['Total notional cost from 1 November 2025 to 31 January 2026'],
    sql: `SELECT sum("Notional Cost (£)") FROM fire_incidents
      WHERE "Date Of Call" BETWEEN DATE '2025-11-01' AND DATE '2026-01-31'`,
  },
  {
    kind: 'date filter',
    turns: ['how many special service calls did Weston Vale have in the last quarter of 2025?'],
    sql: `SELECT count(*) FROM fire_incidents WHERE "Incident Group" = 'Special Service'
      AND "District" = 'Weston Vale' AND "Date Of Call" BETWEEN DATE '2025-10-01' AND DATE '2025-12-31'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of incidents turned out to be false alarms this year?'],
    sql: `SELECT count(*) FILTER ("Incident Group" = 'False Alarm') / count(*) FROM fire_incidents
      WHERE year("Date Of Call") = 2026`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me all fires with casualties since 1 January 2026'],
    sql: `SELECT "Incident Number" FROM fire_incidents
      WHERE "Incident Group" = 'Fire' AND "Casualties" > 0 AND "Date Of Call" >= DATE '2026-01-01'`,
    otherLayoutSql: `SELECT "Date Of Call", "Casualties" FROM fire_incidents
      WHERE "Incident Group" = 'Fire' AND "Casualties" > 0 AND "Date Of Call" >= DATE '2026-01-01'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Number of incidents in May 2026 compared with May 2025'],
    sql: `SELECT year("Date Of Call"), count(*) FROM fire_incidents
      WHERE month("Date Of Call") = 5 AND year("Date Of Call") IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year("Date Of Call") = 2026), count(*) FILTER (year("Date Of Call") = 2025)
      FROM fire_incidents WHERE month("Date Of Call") = 5`,
  },
  {
    kind: 'follow-up',
    turns: ['Incidents by incident type in 2025', 'just the fires', 'and in Harbourside only?'],
    sql: `SELECT "Incident Type", count(*) FROM fire_incidents WHERE "Incident Group" = 'Fire'
      AND "District" = 'Harbourside' AND year("Date Of Call") = 2025 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['What did we pay in overtime to the crews in 2025?'], sql: null },
];
