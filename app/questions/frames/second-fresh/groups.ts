import type { WrittenQuestion } from '../../question.ts';

/** Frame 4. */
export const groupQuestions: WrittenQuestion[] = [
  {
    kind: 'by category',
    turns: ['units sold by product category'],
    alsoAsked: ['How many pieces did we sell in each category?'],
    sql: 'SELECT category, sum(quantity) FROM orders JOIN products USING (product_id) GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['unpaid invoice amount per country'],
    alsoAsked: ['For every country, how much money on invoices have we not been paid yet?'],
    sql: `SELECT country, sum(amount) FROM invoices JOIN customers USING (customer_id)
      WHERE paid_date IS NULL GROUP BY 1`,
  },
  {
    kind: 'by category',
    turns: ['order count per status and sales channel'],
    alsoAsked: ['how many orders do we have for each channel and each status'],
    sql: 'SELECT status, sales_channel, count(*) FROM orders GROUP BY 1, 2',
  },
  {
    kind: 'by category',
    turns: ['average discount for each customer segment'],
    alsoAsked: ['what discount does each segment get on average?'],
    sql: 'SELECT segment, avg(discount) FROM orders JOIN customers USING (customer_id) GROUP BY 1',
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'by category',
    turns: ['how many customers in each industry'],
    alsoAsked: ['how many clients per sector'],
    sql: 'SELECT industry, count(*) FROM customers GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['sales by quarter and region for 2025'],
    alsoAsked: ['2025 revenue split by region and quarter please'],
    sql: `SELECT date_trunc('quarter', order_date), region, sum(net_amount)
      FROM orders JOIN customers USING (customer_id) WHERE year(order_date) = 2025 GROUP BY 1, 2`,
  },
];

/** Frame 15. */
export const trendQuestions: WrittenQuestion[] = [
  {
    kind: 'by period',
    turns: ['monthly units sold in 2025'],
    alsoAsked: ['how did the quantity we sold move month by month through 2025?'],
    sql: `SELECT date_trunc('month', order_date), sum(quantity) FROM orders
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['new customers per year'],
    alsoAsked: ['how many clients joined us each year'],
    sql: "SELECT date_trunc('year', signup_date), count(*) FROM customers GROUP BY 1 ORDER BY 1",
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['trend of cancelled orders by month in 2025'],
    alsoAsked: ['number of cancelled orders over time, months of 2025'],
    sql: `SELECT date_trunc('month', order_date), count(*) FROM orders
      WHERE status = 'Cancelled' AND year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['quarterly invoiced amount from 2024 to 2025'],
    alsoAsked: ['Show me how the amount we invoiced developed quarter by quarter in 2024 and 2025'],
    sql: `SELECT date_trunc('quarter', invoice_date), sum(amount) FROM invoices
      WHERE year(invoice_date) IN (2024, 2025) GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['yearly revenue of the technology category'],
    alsoAsked: ['technology revenue year by year'],
    sql: `SELECT date_trunc('year', order_date), sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category = 'Technology' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['orders per day in may 2026'],
    alsoAsked: ['daily order count for May 2026'],
    sql: `SELECT order_date, count(*) FROM orders
      WHERE order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
];

/** Frame 21. */
export const distributionQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['median order value'],
    alsoAsked: ['what is the median net amount of an order'],
    sql: 'SELECT quantile_cont(net_amount::DOUBLE, 0.5) FROM orders',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['90th percentile of the invoice amount'],
    alsoAsked: ['what is the p90 of invoice amounts'],
    sql: 'SELECT quantile_cont(amount::DOUBLE, 0.9) FROM invoices',
    otherLayoutSql: 'SELECT quantile_disc(amount, 0.9) FROM invoices',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['how many orders at each discount level'],
    alsoAsked: ['number of orders by discount'],
    sql: 'SELECT count(*), discount FROM orders GROUP BY 2',
    isPercent: true,
  },
  {
    kind: 'by category',
    turns: ['how many orders have 1 to 10 units, 11 to 20, 21 to 30 and 31 to 40'],
    alsoAsked: ['histogram of order quantity in bins of 10: 1-10, 11-20, 21-30, 31-40'],
    sql: 'SELECT count(*) FROM orders GROUP BY (quantity - 1) // 10',
    otherLayoutSql: `SELECT count(*) FILTER (quantity <= 10), count(*) FILTER (quantity BETWEEN 11 AND 20),
      count(*) FILTER (quantity BETWEEN 21 AND 30), count(*) FILTER (quantity >= 31) FROM orders`,
  },
  {
    kind: 'aggregate',
    turns: ['median number of days between invoice date and paid date'],
    alsoAsked: ['what is the median time from invoice date to payment, in days'],
    sql: 'SELECT median(paid_date - invoice_date) FROM invoices',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['lower quartile, median and upper quartile of the order value in 2025'],
    alsoAsked: ['25th, 50th and 75th percentile of net amount for 2025 orders'],
    sql: `SELECT quantile_cont(net_amount::DOUBLE, 0.25), quantile_cont(net_amount::DOUBLE, 0.5),
      quantile_cont(net_amount::DOUBLE, 0.75) FROM orders WHERE year(order_date) = 2025`,
    otherLayoutSql: `SELECT unnest(quantile_cont(net_amount::DOUBLE, [0.25, 0.5, 0.75]))
      FROM orders WHERE year(order_date) = 2025`,
    decimals: 2,
  },
];
