import type { WrittenQuestion } from '../../question.ts';

/** Frame 20. */
export const runningTotalQuestions: WrittenQuestion[] = [
  {
    kind: 'by period',
    turns: ['running total of revenue by month in 2025'],
    alsoAsked: [
      'cumulative monthly sales for 2025',
      'Show how revenue added up month after month last year, as a running total',
    ],
    sql: `SELECT date_trunc('month', order_date),
      sum(sum(net_amount)) OVER (ORDER BY date_trunc('month', order_date)) FROM orders
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['rank the countries by revenue'],
    alsoAsked: [
      'ranking of all countries by sales, highest first',
      'Order our countries from most to least revenue',
    ],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id) GROUP BY 1
      ORDER BY 2 DESC`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['what rank does Japan have among our countries by revenue'],
    alsoAsked: [
      'At which place is Japan when countries are ranked by sales?',
      'japan’s rank by revenue among countries',
    ],
    sql: `SELECT rank FROM (SELECT country, rank() OVER (ORDER BY sum(net_amount) DESC) AS rank FROM orders
      JOIN customers USING (customer_id) GROUP BY 1) WHERE country = 'Japan'`,
  },
  {
    kind: 'by period',
    turns: ['cumulative invoiced amount by quarter of 2025'],
    alsoAsked: [
      'running total of what we billed per quarter in 2025',
      'Add up the invoiced amount of 2025 quarter by quarter, cumulatively',
    ],
    sql: `SELECT date_trunc('quarter', invoice_date),
      sum(sum(amount)) OVER (ORDER BY date_trunc('quarter', invoice_date)) FROM invoices
      WHERE year(invoice_date) = 2025 GROUP BY 1 ORDER BY 1`,
  },
];

/** Frame 21. */
export const distributionQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['median order value'],
    alsoAsked: ['What is the median net amount of an order?', 'median of what an order is worth'],
    sql: 'SELECT median(net_amount) FROM orders',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['median list price of our products'],
    alsoAsked: [
      'What is the median unit price in the product list?',
      'middle value (median) of the product prices',
    ],
    sql: 'SELECT median(unit_price) FROM products',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['median order value by segment'],
    alsoAsked: ['What is the median order amount in each customer segment?', 'median net amount per segment'],
    sql: 'SELECT segment, median(net_amount) FROM orders JOIN customers USING (customer_id) GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['standard deviation of the order value'],
    alsoAsked: ['What is the standard deviation of net amount over all orders?', 'std dev of net amount'],
    sql: 'SELECT stddev_samp(net_amount) FROM orders',
    otherLayoutSql: 'SELECT stddev_pop(net_amount) FROM orders',
    decimals: 2,
  },
];
