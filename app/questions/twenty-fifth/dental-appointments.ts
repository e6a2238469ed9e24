import type { WrittenQuestion } from '../question.ts';

export const dentalQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many no-shows did Dr. Patel have?'],
    sql: `SELECT count(*) FROM dental_appts WHERE "Appt Status" = 'No-Show' AND "Dentist" = 'Dr. Patel'`,
  },
  {
    kind: 'aggregate',
    turns: ['average chair time for a root canal'],
    sql: `SELECT avg("Chair Time (min)") FROM dental_appts WHERE "Treatment" = 'Root Canal'`,
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['How much did Delta Smile pay us in total?'],
    sql: `SELECT sum("Ins. Paid ($)") FROM dental_appts WHERE "Insurance Plan" = 'Delta Smile'`,
  },
  {
    kind: 'by category',
    turns: ['Total fees by dentist'],
    sql: 'SELECT "Dentist", sum("Fee ($)") FROM dental_appts GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['appts by status'],
    sql: 'SELECT "Appt Status", count(*) FROM dental_appts GROUP BY 1',
  },
  {
    kind: 'by period',
    turns: ['How many appointments were completed each month in 2025, by appt date?'],
    sql: `SELECT date_trunc('month', "Appt Date"), count(*) FROM dental_appts
      WHERE "Appt Status" = 'Completed' AND year("Appt Date") = 2025 GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Trend in total fees per quarter of the appointment date, from January 2025 to March 2026'],
    sql: `SELECT date_trunc('quarter', "Appt Date"), sum("Fee ($)") FROM dental_appts
      WHERE "Appt Date" BETWEEN DATE '2025-01-01' AND DATE '2026-03-31' GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which 3 treatments have the highest total fees?'],
    sql: 'SELECT "Treatment", sum("Fee ($)") FROM dental_appts GROUP BY 1 ORDER BY 2 DESC LIMIT 3',
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many appointments were for new patients under 18?'],
    sql: `SELECT count(*) FROM dental_appts WHERE "New Patient" = 'Yes' AND "Patient Age" < 18`,
  },
  {
    kind: 'date filter',
    turns: ['How many appointments have a booked on date between 5 January and 20 February 2026?'],
    sql: `SELECT count(*) FROM dental_appts
      WHERE "Booked On" BETWEEN DATE '2026-01-05' AND DATE '2026-02-20'`,
  },
  {
    kind: 'share',
    turns: ['What percent of appointments had a reminder sent?'],
    sql: `SELECT count(*) FILTER ("Reminder Sent" = 'Yes') / count(*) FROM dental_appts`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show upcoming appointments with Dr. Okafor'],
    sql: `SELECT "Appt ID" FROM dental_appts WHERE "Appt Status" = 'Upcoming' AND "Dentist" = 'Dr. Okafor'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Total fees for appointments dated Q1 2026 vs Q1 2025'],
    sql: `SELECT date_trunc('quarter', "Appt Date"), sum("Fee ($)") FROM dental_appts
      WHERE quarter("Appt Date") = 1 AND year("Appt Date") IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Fee ($)") FILTER (year("Appt Date") = 2026),
      sum("Fee ($)") FILTER (year("Appt Date") = 2025) FROM dental_appts WHERE quarter("Appt Date") = 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Average fee by treatment', 'only Dr. Lindgren'],
    sql: `SELECT "Treatment", avg("Fee ($)") FROM dental_appts
      WHERE "Dentist" = 'Dr. Lindgren' AND "Fee ($)" IS NOT NULL GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'unanswerable',
    turns: ['How satisfied were patients with Dr. Okafor on average?'],
    sql: null,
  },
];
