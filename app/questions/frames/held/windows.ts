import type { WrittenQuestion } from '../../question.ts';

/** Frame 20. */
export const runningTotalQuestions: WrittenQuestion[] = [
  {
    kind: 'by period',
    turns: ['cumulative number of customers by signup year'],
    alsoAsked: [
      'running total of signups per year',
      'How did our total number of customers add up year after year by signup date?',
    ],
    sql: `SELECT date_trunc('year', signup_date),
      sum(count(*)) OVER (ORDER BY date_trunc('year', signup_date)) FROM customers GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'by period',
    turns: ['cumulative order count per quarter in 2024'],
    alsoAsked: [
      'running total of the number of orders by quarter for 2024',
      'Show the orders of 2024 added up quarter by quarter, cumulatively',
    ],
    sql: `SELECT date_trunc('quarter', order_date),
      sum(count(*)) OVER (ORDER BY date_trunc('quarter', order_date)) FROM orders
      WHERE year(order_date) = 2024 GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'by period',
    turns: ['3-month moving average of monthly revenue in 2025'],
    alsoAsked: [
      'rolling three month average of revenue per month for 2025',
      'moving average over three months of 2025 monthly sales',
    ],
    sql: `SELECT * FROM (SELECT date_trunc('month', order_date) AS month,
      avg(sum(net_amount)) OVER (ORDER BY date_trunc('month', order_date) ROWS 2 PRECEDING) FROM orders
      GROUP BY 1) WHERE year(month) = 2025 ORDER BY 1`,
    otherLayoutSql: `SELECT date_trunc('month', order_date),
      avg(sum(net_amount)) OVER (ORDER BY date_trunc('month', order_date) ROWS 2 PRECEDING) FROM orders
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    decimals: 2,
    mayClarify: true,
  },
  {
    kind: 'top or bottom',
    turns: ['rank product categories by units sold'],
    alsoAsked: [
      'ranking of the product categories by quantity sold, most first',
      'Put the product categories in order of units sold, from most to fewest',
    ],
    sql: `SELECT category, sum(quantity) FROM orders JOIN products USING (product_id) GROUP BY 1
      ORDER BY 2 DESC`,
    isOrdered: true,
  },
];

/** Frame 21. */
export const distributionQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['90th percentile of order value'],
    alsoAsked: [
      'Below which amount are 90 % of our orders? Give me the 90th percentile of the net amount',
      'p90 of net amount over all orders',
    ],
    sql: 'SELECT quantile_cont(net_amount, 0.9) FROM orders',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['quartiles of the order value'],
    alsoAsked: [
      'What are the 25th, 50th and 75th percentiles of the net amount of orders?',
      '25%, 50% and 75% quantiles of order net amount',
    ],
    sql: 'SELECT unnest(quantile_cont(net_amount, [0.25, 0.5, 0.75])) FROM orders',
    otherLayoutSql: `SELECT quantile_cont(net_amount, 0.25), quantile_cont(net_amount, 0.5), quantile_cont(net_amount, 0.75)
      FROM orders`,
    decimals: 2,
    isList: true,
  },
  {
    kind: 'by category',
    turns: ['How many orders are there at each discount level?'],
    alsoAsked: ['number of orders for each discount', 'count of orders per discount rate'],
    sql: 'SELECT discount, count(*) FROM orders GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['distribution of order values in steps of 5,000'],
    alsoAsked: [
      'How many orders are there in each 5000 dollar band of net amount?',
      'histogram of net amount with bins of 5000',
    ],
    sql: 'SELECT count(*) FROM orders GROUP BY floor(net_amount / 5000) ORDER BY floor(net_amount / 5000)',
  },
];
