import type { WrittenQuestion } from '../../question.ts';

/** Frame 4. */
export const groupQuestions: WrittenQuestion[] = [
  {
    kind: 'by category',
    turns: ['order count by order status'],
    alsoAsked: ['how many orders are in each status?'],
    sql: 'SELECT status, count(*) FROM orders GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['How many clients do we have in every industry?'],
    alsoAsked: ['customers per industry'],
    sql: 'SELECT industry, count(*) FROM customers GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['sales per product category and year'],
    alsoAsked: ['revenue for every category in each year please'],
    sql: `SELECT category, date_trunc('year', order_date), sum(net_amount)
      FROM orders JOIN products USING (product_id) GROUP BY 1, 2`,
  },
  {
    kind: 'by category',
    turns: ['how many pieces went to each country'],
    alsoAsked: ['units sold by customer country'],
    sql: 'SELECT country, sum(quantity) FROM orders JOIN customers USING (customer_id) GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['avg discount by sales channel'],
    alsoAsked: ['what discount do we give on average in each of our sales channels'],
    sql: 'SELECT sales_channel, avg(discount) FROM orders GROUP BY 1',
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'by category',
    turns: ['number of invoices by invoice status'],
    alsoAsked: ['split our bills by status, just the counts'],
    sql: 'SELECT status, count(*) FROM invoices GROUP BY 1',
  },
];

/** Frame 15. */
export const trendQuestions: WrittenQuestion[] = [
  {
    kind: 'by period',
    turns: ['monthly number of orders 2025'],
    alsoAsked: ['how did our order count develop month by month in 2025?'],
    sql: `SELECT date_trunc('month', order_date), count(*) FROM orders
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['quarterly sales since the start of 2024'],
    alsoAsked: ['show me revenue per quarter from January 2024 on'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders
      WHERE order_date >= DATE '2024-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['how many customers signed up each year'],
    alsoAsked: ['new clients per year'],
    sql: "SELECT date_trunc('year', signup_date), count(*) FROM customers GROUP BY 1 ORDER BY 1",
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['average order value per month this year'],
    alsoAsked: ['How has the average order amount changed month to month in 2026?'],
    sql: `SELECT date_trunc('month', order_date), avg(net_amount) FROM orders
      WHERE year(order_date) = 2026 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['trend of lighting revenue by month in 2025'],
    alsoAsked: ['how did the money from lighting go over the months of 2025'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category = 'Lighting' AND year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['number of invoices per quarter by invoice date, 2025'],
    alsoAsked: ['how many invoices were issued in each quarter of 2025'],
    sql: `SELECT date_trunc('quarter', invoice_date), count(*) FROM invoices
      WHERE year(invoice_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
];

/** Frame 21. */
export const distributionQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['median invoice amount'],
    alsoAsked: ['half of our bills are below what amount? i mean the median'],
    sql: 'SELECT median(amount) FROM invoices',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['90th percentile of order value'],
    alsoAsked: ['what is the p90 of the net amount of our orders'],
    sql: 'SELECT quantile_cont(net_amount, 0.9) FROM orders',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['distribution of orders by discount'],
    alsoAsked: ['How many orders have each discount level?'],
    sql: 'SELECT discount, count(*) FROM orders GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['median order value for each segment'],
    alsoAsked: ['median net amount of an order by customer segment'],
    sql: 'SELECT segment, median(net_amount) FROM orders JOIN customers USING (customer_id) GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['75th percentile of order quantity'],
    alsoAsked: ['what is the upper quartile of the quantity of our orders?'],
    sql: 'SELECT quantile_cont(quantity, 0.75) FROM orders',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['how are our customers spread over the countries'],
    alsoAsked: ['customer distribution by country'],
    sql: 'SELECT country, count(*) FROM customers GROUP BY 1',
  },
];
