import type { WrittenQuestion } from '../question.ts';

export const livestockQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many lots were not sold?'],
    sql: "SELECT count(*) FROM mart_lots WHERE sold = 'N'",
  },
  {
    kind: 'aggregate',
    turns: ['Total head of sheep at Ennis in 2025'],
    sql: `SELECT sum(head) FROM mart_lots
      WHERE species = 'Sheep' AND mart = 'Ennis' AND year(sale_date) = 2025`,
  },
  {
    kind: 'aggregate',
    turns: ['What was the highest price per head for a Limousin lot?'],
    sql: "SELECT max(price_per_head_eur) FROM mart_lots WHERE breed = 'Limousin'",
  },
  {
    kind: 'by category',
    turns: ['average reserve by breed'],
    sql: 'SELECT breed, avg(reserve_eur) FROM mart_lots GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Number of lots per quarter by sale date'],
    sql: `SELECT date_trunc('quarter', sale_date), count(*) FROM mart_lots GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Show the yearly trend of total eur for sheep by sale date'],
    sql: `SELECT date_trunc('year', sale_date), sum(total_eur) FROM mart_lots
      WHERE species = 'Sheep' GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which 2 marts had the fewest lots with a sale date in 2025?'],
    sql: `SELECT mart, count(*) FROM mart_lots WHERE year(sale_date) = 2025
      GROUP BY 1 ORDER BY 2 LIMIT 2`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many organic lots had 10 head or more?'],
    sql: "SELECT count(*) FROM mart_lots WHERE organic = 'Y' AND head >= 10",
  },
  {
    kind: 'missing values',
    turns: ['How many sold lots have no paid date?'],
    sql: "SELECT count(*) FROM mart_lots WHERE sold = 'Y' AND paid_date IS NULL",
  },
  {
    kind: 'date filter',
    turns: ['total eur of lots with a sale date between 1 September and 15 October 2025'],
    sql: `SELECT sum(total_eur) FROM mart_lots
      WHERE sale_date BETWEEN DATE '2025-09-01' AND DATE '2025-10-15'`,
  },
  {
    kind: 'share',
    turns: ['What share of total eur came from cattle?'],
    sql: "SELECT sum(total_eur) FILTER (species = 'Cattle') / sum(total_eur) FROM mart_lots",
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List the unsold Texel lots'],
    sql: "SELECT lot_no FROM mart_lots WHERE sold = 'N' AND breed = 'Texel'",
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['How many lots came from sellers in Clare compared with Galway?'],
    sql: `SELECT seller_county, count(*) FROM mart_lots WHERE seller_county IN ('Clare', 'Galway') GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (seller_county = 'Clare'),
      count(*) FILTER (seller_county = 'Galway') FROM mart_lots`,
  },
  {
    kind: 'follow-up',
    turns: ['Total eur by mart', 'only sales in 2024', 'as a bar chart please'],
    sql: 'SELECT mart, sum(total_eur) FROM mart_lots WHERE year(sale_date) = 2024 GROUP BY 1',
  },
  {
    kind: 'unanswerable',
    turns: ['Which buyer bought the most cattle last year?'],
    sql: null,
  },
];
