import type { WrittenQuestion } from '../question.ts';

export const standBookingQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many stands are booked for Food Forum 2026?'],
    sql: `SELECT count(*) FROM Bookings WHERE "Show" = 'Food Forum 2026'`,
  },
  {
    kind: 'aggregate',
    turns: ['What is the average stand size in square meters?'],
    sql: 'SELECT avg("Size (sqm)") FROM Bookings',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['total stand fees per show'],
    sql: 'SELECT "Show", sum("Stand Fee (EUR)") FROM Bookings GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['How many bookings did each account manager make in 2025?'],
    sql: `SELECT "Account Manager", count(*) FROM Bookings WHERE year("Booked On") = 2025 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Bookings by month for 2025'],
    sql: `SELECT date_trunc('month', "Booked On"), count(*) FROM Bookings
      WHERE year("Booked On") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Who are the top 5 exhibitors by stand fee?'],
    sql: 'SELECT "Exhibitor", sum("Stand Fee (EUR)") FROM Bookings GROUP BY 1 ORDER BY 2 DESC LIMIT 5',
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['What do the Italian exhibitors bring us in stand fees?'],
    sql: `SELECT sum("Stand Fee (EUR)") FROM Bookings WHERE "Country" = 'Italy'`,
  },
  {
    kind: 'filter',
    turns: ['number of stands larger than 60 sqm'],
    sql: 'SELECT count(*) FROM Bookings WHERE "Size (sqm)" > 60',
  },
  {
    kind: 'date filter',
    turns: ['What was the total stand fee of everything booked from 1 January to 31 March 2026?'],
    sql: `SELECT sum("Stand Fee (EUR)") FROM Bookings
      WHERE "Booked On" BETWEEN DATE '2026-01-01' AND DATE '2026-03-31'`,
  },
  {
    kind: 'share',
    turns: ['What share of our stand fees comes from each stand type?'],
    sql: `SELECT "Stand Type", sum("Stand Fee (EUR)") / sum(sum("Stand Fee (EUR)")) OVER ()
      FROM Bookings GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Please list the Tech Days 2026 bookings with an overdue payment'],
    sql: `SELECT "Booking No" FROM Bookings WHERE "Show" = 'Tech Days 2026' AND "Payment Status" = 'Overdue'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Number of bookings taken in Q1 2026 versus Q1 2025'],
    sql: `SELECT year("Booked On"), count(*) FROM Bookings
      WHERE quarter("Booked On") = 1 AND year("Booked On") IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year("Booked On") = 2026),
      count(*) FILTER (year("Booked On") = 2025) FROM Bookings WHERE quarter("Booked On") = 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Stand fees by sector at Build & Home 2026', 'only the top 3'],
    sql: `SELECT "Sector", sum("Stand Fee (EUR)") FROM Bookings WHERE "Show" = 'Build & Home 2026'
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: ['How many bookings did we get in 2025?', 'split that by country', 'as a bar chart'],
    sql: 'SELECT "Country", count(*) FROM Bookings WHERE year("Booked On") = 2025 GROUP BY 1',
  },
  { kind: 'unanswerable', turns: ['How many visitors came to Tech Days 2025?'], sql: null },
];
