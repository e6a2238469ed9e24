import type { WrittenQuestion } from '../question.ts';

export const roomHireQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many bookings were cancelled last month?'],
    sql: `SELECT count(*) FROM Bookings WHERE "Booking Status" = 'Cancelled'
      AND "Booking Date" BETWEEN DATE '2026-05-01' AND DATE '2026-05-31'`,
  },
  {
    kind: 'aggregate',
    turns: ['What were the total hire fees from completed bookings in 2025?'],
    sql: `SELECT sum("Hire Fee (£)") FROM Bookings
      WHERE "Booking Status" = 'Completed' AND year("Booking Date") = 2025`,
  },
  {
    kind: 'aggregate',
    turns: ['Whats the highest number of attendees we have had at a Studio booking?'],
    sql: `SELECT max("Attendees") FROM Bookings WHERE "Room" = 'Studio'`,
  },
  {
    kind: 'by category',
    turns: ['Hours of completed bookings by activity'],
    sql: `SELECT "Activity", sum("Hours") FROM Bookings WHERE "Booking Status" = 'Completed' GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['What was the average number of attendees per booking in each month of 2025?'],
    sql: `SELECT date_trunc('month', "Booking Date"), avg("Attendees") FROM Bookings
      WHERE year("Booking Date") = 2025 GROUP BY 1 ORDER BY 1`,
    decimals: 2,
  },
  {
    kind: 'top or bottom',
    turns: ['Which 5 hirers have the highest total hire fees?'],
    sql: `SELECT "Hirer", sum("Hire Fee (£)") FROM Bookings GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many evening bookings did Oakfield Hub have in 2025?'],
    sql: `SELECT count(*) FROM Bookings WHERE "Session" = 'Evening' AND "Centre" = 'Oakfield Hub'
      AND year("Booking Date") = 2025`,
  },
  {
    kind: 'filter',
    turns: ['number of bookings with more than 100 attendees'],
    sql: 'SELECT count(*) FROM Bookings WHERE "Attendees" > 100',
  },
  {
    kind: 'date filter',
    turns: ['What is the total damage deposit for bookings dated 15 November to 31 December 2025?'],
    sql: `SELECT sum("Damage Deposit (£)") FROM Bookings
      WHERE "Booking Date" BETWEEN DATE '2025-11-15' AND DATE '2025-12-31'`,
  },
  {
    kind: 'by period',
    turns: ['How did hire fees at Quayside House develop over 2025, month by month?'],
    sql: `SELECT date_trunc('month', "Booking Date"), sum("Hire Fee (£)") FROM Bookings
      WHERE "Centre" = 'Quayside House' AND year("Booking Date") = 2025 GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'share',
    turns: ['What proportion of all bookings are made by charities?'],
    sql: `SELECT count(*) FILTER ("Hirer Type" = 'Charity') / count(*) FROM Bookings`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Which provisional bookings do we have at the Millbrook Centre?'],
    sql: `SELECT "Booking Ref" FROM Bookings
      WHERE "Booking Status" = 'Provisional' AND "Centre" = 'Millbrook Centre'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Compare hire fees in the first quarter of 2026 with the first quarter of 2025'],
    sql: `SELECT date_trunc('quarter', "Booking Date"), sum("Hire Fee (£)") FROM Bookings
      WHERE quarter("Booking Date") = 1 AND year("Booking Date") IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Hire Fee (£)") FILTER (year("Booking Date") = 2026),
      sum("Hire Fee (£)") FILTER (year("Booking Date") = 2025) FROM Bookings WHERE quarter("Booking Date") = 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Hire fees by centre in 2025', 'just the parties'],
    sql: `SELECT "Centre", sum("Hire Fee (£)") FROM Bookings
      WHERE "Activity" = 'Party' AND year("Booking Date") = 2025 GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['How much did cleaning and heating cost us at Oakfield Hub in 2025?'],
    sql: null,
  },
];
