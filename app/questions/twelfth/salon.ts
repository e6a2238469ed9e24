import type { WrittenQuestion } from '../question.ts';

export const salonQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['total price of all completed appointments last month'],
    sql: `SELECT sum("Price") FROM appointments WHERE "Appt Status" = 'Completed'
      AND "Appt Date" >= DATE '2026-05-01' AND "Appt Date" < DATE '2026-06-01'`,
  },
  {
    kind: 'by category',
    turns: ['average tip by stylist'],
    sql: 'SELECT "Stylist", avg("Tip") FROM appointments GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'count',
    turns: ['How many no-shows have we had so far this year?'],
    sql: `SELECT count(*) FROM appointments WHERE "Appt Status" = 'No-Show' AND "Appt Date" >= DATE '2026-01-01'`,
  },
  {
    kind: 'by period',
    turns: ['Completed appointments per month in 2025'],
    sql: `SELECT date_trunc('month', "Appt Date"), count(*) FROM appointments
      WHERE "Appt Status" = 'Completed' AND year("Appt Date") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'share',
    turns: ['What share of our 2025 appointments came in through Instagram?'],
    sql: `SELECT count(*) FILTER ("Booked Via" = 'Instagram') / count(*) FROM appointments
      WHERE year("Appt Date") = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'top or bottom',
    turns: ['What are our 3 most booked services in 2026?'],
    sql: `SELECT "Service", count(*) FROM appointments WHERE year("Appt Date") = 2026
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'list',
    turns: ['Who is booked in with Marcus this week?'],
    sql: `SELECT "Client" FROM appointments WHERE "Stylist" = 'Marcus'
      AND "Appt Date" >= DATE '2026-06-15' AND "Appt Date" <= DATE '2026-06-21'`,
    // One of them comes twice.
    otherLayoutSql: `SELECT DISTINCT "Client" FROM appointments WHERE "Stylist" = 'Marcus'
      AND "Appt Date" >= DATE '2026-06-15' AND "Appt Date" <= DATE '2026-06-21'`,
    isList: true,
  },
  {
    kind: 'distinct',
    turns: ['How many different clients had a completed color appointment in 2025?'],
    sql: `SELECT count(DISTINCT "Client") FROM appointments
      WHERE "Service Category" = 'Color' AND "Appt Status" = 'Completed' AND year("Appt Date") = 2025`,
  },
  {
    kind: 'compare',
    turns: ['retail sales Q1 2026 vs Q1 2025'],
    sql: `SELECT year("Appt Date"), sum("Retail Sales") FROM appointments
      WHERE quarter("Appt Date") = 1 AND year("Appt Date") IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Retail Sales") FILTER (year("Appt Date") = 2026),
      sum("Retail Sales") FILTER (year("Appt Date") = 2025) FROM appointments WHERE quarter("Appt Date") = 1`,
  },
  {
    kind: 'having',
    turns: ['Which clients have been a no-show two times or more?'],
    sql: `SELECT "Client" FROM appointments WHERE "Appt Status" = 'No-Show' GROUP BY 1 HAVING count(*) >= 2`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which day of the week gets the most appointments?'],
    sql: 'SELECT dayname("Appt Date") FROM appointments GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
    otherLayoutSql: 'SELECT isodow("Appt Date") FROM appointments GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  },
  {
    kind: 'follow-up',
    turns: ['How many new clients did each stylist see in 2026?', 'and in 2025?'],
    sql: `SELECT "Stylist", count(*) FROM appointments
      WHERE "New Client?" = 'Yes' AND year("Appt Date") = 2025 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: [
      'Completed appointments by service category in 2025',
      'only Priya',
      'show me the total price instead',
    ],
    sql: `SELECT "Service Category", sum("Price") FROM appointments
      WHERE "Appt Status" = 'Completed' AND "Stylist" = 'Priya' AND year("Appt Date") = 2025 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['What did we spend on color supplies last month?'], sql: null },
  { kind: 'unanswerable', turns: ['How many appointments did Jasmine have in 2025?'], sql: null },
];
