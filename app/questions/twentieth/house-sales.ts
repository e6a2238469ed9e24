import type { WrittenQuestion } from '../question.ts';

export const salesQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many homes were sold in Port Hallam in 2025?'],
    sql: `SELECT count(*) FROM price_paid WHERE "Town" = 'Port Hallam' AND year("Date of Transfer") = 2025`,
  },
  {
    kind: 'aggregate',
    turns: ['What was the median price paid for a flat last year?'],
    sql: `SELECT median("Price Paid") FROM price_paid
      WHERE "Property Type" = 'Flat' AND year("Date of Transfer") = 2025`,
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['average floor area of the detached houses'],
    sql: `SELECT avg("Floor Area (sqm)") FROM price_paid WHERE "Property Type" = 'Detached'`,
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['Average sale price by district'],
    sql: 'SELECT "District", avg("Price Paid") FROM price_paid GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['How has the median price changed year by year?'],
    sql: `SELECT date_trunc('year', "Date of Transfer"), median("Price Paid") FROM price_paid GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
    decimals: 2,
  },
  {
    kind: 'top or bottom',
    turns: ['What are the 5 most expensive properties sold in Seaholme?'],
    sql: `SELECT "Price Paid" FROM price_paid WHERE "Town" = 'Seaholme' ORDER BY 1 DESC LIMIT 5`,
    isList: true,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['which three towns have the lowest average price?'],
    sql: 'SELECT "Town" FROM price_paid GROUP BY 1 ORDER BY avg("Price Paid") LIMIT 3',
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many new builds sold for more than 500,000?'],
    sql: `SELECT count(*) FROM price_paid WHERE "New Build" = 'Y' AND "Price Paid" > 500000`,
  },
  {
    kind: 'filter',
    turns: ['total value of sales of leasehold properties in the Hallam Coast district'],
    sql: `SELECT sum("Price Paid") FROM price_paid WHERE "Tenure" = 'Leasehold' AND "District" = 'Hallam Coast'`,
  },
  {
    kind: 'date filter',
    turns: ['How many sales went through between 1 October and 31 December 2025?'],
    sql: `SELECT count(*) FROM price_paid
      WHERE "Date of Transfer" BETWEEN DATE '2025-10-01' AND DATE '2025-12-31'`,
  },
  {
    kind: 'share',
    turns: ['What share of the homes sold in 2025 were terraced?'],
    sql: `SELECT count(*) FILTER ("Property Type" = 'Terraced') / count(*) FROM price_paid
      WHERE year("Date of Transfer") = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me all the sales in Tidewell this year'],
    sql: `SELECT "Transaction ID" FROM price_paid WHERE "Town" = 'Tidewell' AND year("Date of Transfer") = 2026`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Number of sales in the first quarter of 2026 compared with the first quarter of 2025'],
    sql: `SELECT date_trunc('quarter', "Date of Transfer"), count(*) FROM price_paid
      WHERE quarter("Date of Transfer") = 1 AND year("Date of Transfer") IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year("Date of Transfer") = 2026),
      count(*) FILTER (year("Date of Transfer") = 2025) FROM price_paid WHERE quarter("Date of Transfer") = 1`,
  },
  {
    kind: 'follow-up',
    turns: ['How many properties were sold by type?', 'only 2024', 'and what was the average price?'],
    sql: `SELECT "Property Type", avg("Price Paid") FROM price_paid
      WHERE year("Date of Transfer") = 2024 GROUP BY 1`,
    decimals: 2,
    // The average may also be meant of all of 2024 together.
    otherLayoutSql: `SELECT avg("Price Paid") FROM price_paid WHERE year("Date of Transfer") = 2024`,
  },
  {
    kind: 'unanswerable',
    turns: ['Which estate agent sold the most houses in Alderbrook?'],
    sql: null,
  },
];
