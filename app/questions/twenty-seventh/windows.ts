import type { WrittenQuestion } from '../question.ts';

/** Frames 20 and 21: running totals, places, averages that move; how numbers are spread. */
export const windowQuestions: WrittenQuestion[] = [
  {
    kind: 'by period',
    turns: ['add up this year’s sales month by month'],
    alsoAsked: ['accumulated revenue by month in 2026', 'Cumulative turnover for 2026, one line per month'],
    sql: `SELECT date_trunc('month', order_date) AS m, sum(sum(net_amount)) OVER (ORDER BY date_trunc('month', order_date))
      FROM orders WHERE year(order_date) = 2026 GROUP BY 1`,
    mayClarify: true,
  },
  {
    kind: 'by period',
    turns: ['running number of orders by month in 2025'],
    alsoAsked: [
      'cumulative count of orders through 2025, monthly',
      'orders in 2025 added up month after month',
    ],
    sql: `SELECT date_trunc('month', order_date) AS m, sum(count(*)) OVER (ORDER BY date_trunc('month', order_date))
      FROM orders WHERE year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['3 month moving average of turnover in 2025'],
    alsoAsked: [
      'three-month rolling average of sales per month of 2025',
      'monthly sales in 2025 smoothed over three months',
    ],
    sql: `SELECT m, s FROM (SELECT date_trunc('month', order_date) AS m,
      avg(sum(net_amount)) OVER (ORDER BY date_trunc('month', order_date) ROWS 2 PRECEDING) AS s
      FROM orders GROUP BY 1) WHERE year(m) = 2025`,
    decimals: 2,
  },
  {
    kind: 'top or bottom',
    turns: ['where does France stand among the countries in sales'],
    alsoAsked: [
      'what place is france in when you rank countries by turnover',
      "France's position in the country ranking by revenue",
    ],
    sql: `SELECT place FROM (SELECT country, rank() OVER (ORDER BY sum(net_amount) DESC) AS place
      FROM orders JOIN customers USING (customer_id) GROUP BY 1) WHERE country = 'France'`,
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['put our industries in order by how many orders they place'],
    alsoAsked: ['ranking of industries by order count', 'rank the sectors, most orders first'],
    sql: `SELECT industry, count(*) FROM orders JOIN customers USING (customer_id) GROUP BY 1 ORDER BY 2 DESC`,
    isOrdered: true,
  },
  {
    kind: 'aggregate',
    turns: ['what is the median bill'],
    alsoAsked: ['median invoice amount please', 'the middle value of all our invoice amounts'],
    sql: 'SELECT median(amount) FROM invoices',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['how many orders are there at each discount level'],
    alsoAsked: ['orders by discount, counted', 'for every discount rate, the number of orders that got it'],
    sql: 'SELECT discount, count(*) FROM orders GROUP BY 1',
  },
  {
    kind: 'aggregate',
    turns: ['90th percentile of order value'],
    alsoAsked: ['below which amount are 90 percent of our orders', 'order amount, 90th percentile'],
    sql: 'SELECT quantile_cont(net_amount, 0.9) FROM orders',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['median number of pieces per order for each category'],
    alsoAsked: [
      'median quantity by product category',
      'What is the median order quantity within every category?',
    ],
    sql: 'SELECT category, median(quantity) FROM orders JOIN products USING (product_id) GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['how much do order values vary, standard deviation'],
    alsoAsked: ['std dev of net amount per order', 'the standard deviation of what our orders are worth'],
    sql: 'SELECT stddev_samp(net_amount) FROM orders',
    otherLayoutSql: 'SELECT stddev_pop(net_amount) FROM orders',
    decimals: 2,
  },
];
