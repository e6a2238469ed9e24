import type { WrittenQuestion } from '../question.ts';

export const hotelQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ["What's the average rate per night for each room type?"],
    sql: 'SELECT "Room Type", avg("Rate per Night (EUR)") FROM hotel_bookings GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['median total for junior suite bookings'],
    sql: `SELECT median("Total (EUR)") FROM hotel_bookings WHERE "Room Type" = 'Junior Suite'`,
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['How many bookings were made each month in 2025?'],
    sql: `SELECT date_trunc('month', "Booked On"), count(*) FROM hotel_bookings
      WHERE year("Booked On") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['top 3 guest countries by nights booked'],
    sql: `SELECT "Guest Country", sum("Nights") FROM hotel_bookings WHERE "Guest Country" IS NOT NULL
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'negation',
    turns: ['How many bookings with a check-in in July 2026 have not been cancelled?'],
    sql: `SELECT count(*) FROM hotel_bookings WHERE "Status" <> 'Cancelled'
      AND "Check-in" >= DATE '2026-07-01' AND "Check-in" < DATE '2026-08-01'`,
  },
  {
    kind: 'top or bottom',
    turns: ['What was our busiest month in 2025?'],
    sql: `SELECT date_trunc('month', "Check-in") FROM hotel_bookings WHERE year("Check-in") = 2025
      GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'ratio',
    turns: ['Cancellation rate by source please'],
    sql: `SELECT "Source", count(*) FILTER ("Status" = 'Cancelled') / count(*) FROM hotel_bookings GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Who is checking in tomorrow?'],
    sql: `SELECT "Guest Name" FROM hotel_bookings WHERE "Check-in" = DATE '2026-06-16'`,
    isList: true,
  },
  {
    kind: 'lookup',
    turns: ['When is Hugh Osborne due to check in?'],
    sql: `SELECT "Check-in" FROM hotel_bookings WHERE "Guest Name" = 'Hugh Osborne'`,
  },
  {
    kind: 'having',
    turns: ['Guests who have booked with us more than 12 times'],
    sql: 'SELECT "Guest Name" FROM hotel_bookings GROUP BY 1 HAVING count(*) > 12',
  },
  {
    kind: 'filter',
    turns: ['How many bookings of 4 nights or more have children on them?'],
    sql: 'SELECT count(*) FROM hotel_bookings WHERE "Children" > 0 AND "Nights" >= 4',
  },
  {
    kind: 'compare',
    turns: ['Half Board vs Breakfast: how many bookings for each?'],
    sql: `SELECT "Board", count(*) FROM hotel_bookings WHERE "Board" IN ('Half Board', 'Breakfast') GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER ("Board" = 'Half Board'), count(*) FILTER ("Board" = 'Breakfast')
      FROM hotel_bookings`,
  },
  {
    kind: 'follow-up',
    turns: ['Number of bookings by room type', 'only guests from Germany', 'and just the cancelled ones'],
    sql: `SELECT "Room Type", count(*) FROM hotel_bookings
      WHERE "Guest Country" = 'Germany' AND "Status" = 'Cancelled' GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['What review score did our guests give us in May?'],
    sql: null,
  },
  {
    kind: 'unanswerable',
    turns: ['How many bookings do we have for the Penthouse Suite?'],
    sql: null,
  },
];
