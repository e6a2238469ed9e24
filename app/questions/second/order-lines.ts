import type { WrittenQuestion } from '../question.ts';

export const orderLineQuestions: WrittenQuestion[] = [
  {
    kind: 'distinct',
    turns: ['How many different orders are there?'],
    sql: 'SELECT count(DISTINCT "orderId") FROM order_lines',
  },
  {
    kind: 'by category',
    turns: ['What is the total line total for each category?'],
    sql: 'SELECT "category", sum("lineTotal") FROM order_lines GROUP BY 1',
  },
  {
    kind: 'ratio',
    turns: ['What do we take per order on average? (line total per order)'],
    sql: 'SELECT sum("lineTotal") / count(DISTINCT "orderId") FROM order_lines',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['sales by month this year'],
    sql: `SELECT date_trunc('month', "orderedAt"), sum("lineTotal") FROM order_lines
      WHERE "orderedAt" >= DATE '2026-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['5 products with the highest sales'],
    sql: `SELECT "productName", sum("lineTotal") FROM order_lines GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many units were shipped to Germany and paid with paypal?'],
    sql: `SELECT sum("quantity") FROM order_lines
      WHERE "shipCountry" = 'Germany' AND "paymentMethod" = 'paypal'`,
  },
  {
    kind: 'missing values',
    turns: ['How many lines were sold without a coupon code?'],
    sql: 'SELECT count(*) FROM order_lines WHERE "couponCode" IS NULL',
  },
  {
    kind: 'share',
    turns: ['Germany as a percentage of total sales'],
    sql: `SELECT sum("lineTotal") FILTER ("shipCountry" = 'Germany') / sum("lineTotal") FROM order_lines`,
    isPercent: true,
  },
  {
    kind: 'having',
    turns: ['Which customer emails have more than 8 different orders?'],
    sql: 'SELECT "customerEmail" FROM order_lines GROUP BY 1 HAVING count(DISTINCT "orderId") > 8',
  },
  {
    kind: 'top or bottom',
    turns: ['Who is our best customer?'],
    sql: 'SELECT "customerEmail" FROM order_lines GROUP BY 1 ORDER BY sum("lineTotal") DESC LIMIT 1',
    mayClarify: true,
  },
  {
    kind: 'follow-up',
    turns: ['sales by ship country', 'just Camping', 'as a pie chart'],
    sql: `SELECT "shipCountry", sum("lineTotal") FROM order_lines WHERE "category" = 'Camping' GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['What is the return rate of each product?'], sql: null },
];
