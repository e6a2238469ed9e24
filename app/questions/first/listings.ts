import type { WrittenQuestion } from '../question.ts';

export const listingQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many listings are there in Old Town?'],
    sql: "SELECT count(*) FROM listings WHERE neighbourhood = 'Old Town'",
  },
  {
    kind: 'by category',
    turns: ["What's the average price for each room type?"],
    sql: 'SELECT room_type, avg(price) FROM listings GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['median price of a listing'],
    sql: 'SELECT median(price) FROM listings',
    decimals: 2,
  },
  {
    kind: 'top or bottom',
    turns: ['the 5 most expensive listings'],
    sql: 'SELECT name, price FROM listings ORDER BY price DESC LIMIT 5',
    isOrdered: true,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['Which neighbourhoods have more than 100 listings?'],
    sql: 'SELECT neighbourhood FROM listings GROUP BY 1 HAVING count(*) > 100',
  },
  {
    kind: 'missing values',
    turns: ['How many listings have no rating?'],
    sql: 'SELECT count(*) FROM listings WHERE rating IS NULL',
  },
  {
    kind: 'share',
    turns: ['What share of the listings are hotel rooms?'],
    sql: "SELECT avg(CASE WHEN room_type = 'Hotel room' THEN 1.0 ELSE 0 END) FROM listings",
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show entire homes in Millbrook under $90'],
    sql: `SELECT name FROM listings
      WHERE room_type = 'Entire home' AND neighbourhood = 'Millbrook' AND price < 90`,
    isList: true,
  },
  {
    kind: 'date filter',
    turns: ['How many listings had their last review in May 2026?'],
    sql: "SELECT count(*) FROM listings WHERE last_review BETWEEN DATE '2026-05-01' AND DATE '2026-05-31'",
  },
  {
    kind: 'distinct',
    turns: ['number of different hosts'],
    sql: 'SELECT count(DISTINCT host_name) FROM listings',
  },
  {
    kind: 'follow-up',
    turns: ['Number of listings per neighbourhood', 'only private rooms'],
    sql: "SELECT neighbourhood, count(*) FROM listings WHERE room_type = 'Private room' GROUP BY 1",
  },
  {
    kind: 'unanswerable',
    turns: ['How many bathrooms does a listing have on average?'],
    sql: null,
  },
];
