import type { WrittenQuestion } from '../question.ts';

export const lostPropertyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['how many umbrellas were found last year'],
    sql: `SELECT count(*) FROM lost_property WHERE category = 'Umbrellas' AND year(found_date) = 2025`,
  },
  {
    kind: 'count',
    turns: ['How many items were found on trams in April 2026?'],
    sql: `SELECT count(*) FROM lost_property
      WHERE mode = 'Tram' AND found_date >= DATE '2026-04-01' AND found_date < DATE '2026-05-01'`,
  },
  {
    kind: 'aggregate',
    turns: ["What's the median estimated value of the phones?"],
    sql: `SELECT median(estimated_value) FROM lost_property WHERE category = 'Phones'`,
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['What is the total of the fees paid for bags?'],
    sql: `SELECT sum(fee_paid) FROM lost_property WHERE category = 'Bags'`,
  },
  {
    kind: 'by category',
    turns: ['Can you give me the number of items per status?'],
    sql: 'SELECT status, count(*) FROM lost_property GROUP BY 1',
  },
  {
    kind: 'by period',
    turns: ['items found per month in 2025, as a line chart'],
    sql: `SELECT date_trunc('month', found_date), count(*) FROM lost_property
      WHERE year(found_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['On which 4 routes do we find the most items?'],
    sql: 'SELECT route FROM lost_property GROUP BY 1 ORDER BY count(*) DESC LIMIT 4',
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many items worth more than £100 are still in storage?'],
    sql: `SELECT count(*) FROM lost_property WHERE status = 'In storage' AND estimated_value > 100`,
  },
  {
    kind: 'date filter',
    turns: ['Number of bags found between 1 and 24 December 2025'],
    sql: `SELECT count(*) FROM lost_property
      WHERE category = 'Bags' AND found_date BETWEEN DATE '2025-12-01' AND DATE '2025-12-24'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of wallets found in 2025 have been returned?'],
    sql: `SELECT count(*) FILTER (status = 'Returned') / count(*) FROM lost_property
      WHERE category = 'Wallets' AND year(found_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'share',
    turns: ['How are the items found this year split by mode, in percent?'],
    sql: `SELECT mode, count(*) / sum(count(*)) OVER () FROM lost_property
      WHERE year(found_date) = 2026 GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me the jewellery that is in storage at the Eastgate depot'],
    sql: `SELECT item_no FROM lost_property
      WHERE category = 'Jewellery' AND status = 'In storage' AND depot = 'Eastgate'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['How many items did we find in Q4 2025 compared to Q4 2024?'],
    sql: `SELECT year(found_date), count(*) FROM lost_property
      WHERE quarter(found_date) = 4 AND year(found_date) IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year(found_date) = 2025), count(*) FILTER (year(found_date) = 2024)
      FROM lost_property WHERE quarter(found_date) = 4`,
  },
  {
    kind: 'follow-up',
    turns: ['How many items are there per depot?', 'only those found in 2026', 'as a bar chart'],
    sql: 'SELECT depot, count(*) FROM lost_property WHERE year(found_date) = 2026 GROUP BY 1',
  },
  { kind: 'unanswerable', turns: ['How many passengers did we carry in May?'], sql: null },
];
