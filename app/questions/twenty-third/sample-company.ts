import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many customers do we have in Germany?'],
    sql: "SELECT count(*) FROM customers WHERE country = 'Germany'",
  },
  {
    kind: 'aggregate',
    turns: ['What was the value of our largest order from Latin America?'],
    sql: `SELECT max(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE region = 'Latin America'`,
  },
  {
    kind: 'aggregate',
    turns: ['median order amount for Japanese customers in 2025'],
    sql: `SELECT median(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'Japan' AND year(order_date) = 2025`,
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['Give me 2025 revenue broken down by customer industry'],
    sql: `SELECT industry, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['How many orders were cancelled in each quarter of 2025?'],
    sql: `SELECT date_trunc('quarter', order_date), count(*) FROM orders
      WHERE status = 'Cancelled' AND year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Who are our five biggest customers by revenue so far this year?'],
    sql: `SELECT customer_name, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2026 GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How much revenue did hospitality customers bring us through the partner channel?'],
    sql: `SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE industry = 'Hospitality' AND sales_channel = 'Partner'`,
  },
  {
    kind: 'filter',
    turns: ['How many orders over $10,000 have we had?'],
    sql: 'SELECT count(*) FROM orders WHERE net_amount > 10000',
  },
  {
    kind: 'date filter',
    turns: ['How much did we invoice between 1 March and 15 April 2026?'],
    sql: `SELECT sum(amount) FROM invoices
      WHERE invoice_date BETWEEN DATE '2026-03-01' AND DATE '2026-04-15'`,
  },
  {
    kind: 'by period',
    turns: ['How has furniture revenue developed month by month since January 2025?'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category = 'Furniture' AND order_date >= DATE '2025-01-01' GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'share',
    turns: ['What percentage of last year’s revenue came in online?'],
    sql: `SELECT sum(net_amount) FILTER (sales_channel = 'Online') / sum(net_amount) FROM orders
      WHERE year(order_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List our breakroom products with their unit price'],
    sql: "SELECT product_name, unit_price FROM products WHERE category = 'Breakroom'",
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Compare sales in May 2026 with May 2025'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      WHERE date_trunc('month', order_date) IN (DATE '2025-05-01', DATE '2026-05-01') GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026),
      sum(net_amount) FILTER (year(order_date) = 2025) FROM orders WHERE month(order_date) = 5`,
  },
  {
    kind: 'follow-up',
    turns: ['What was our average order value per sales channel in 2025?', 'and by segment?'],
    sql: `SELECT segment, avg(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
    decimals: 2,
  },
  { kind: 'unanswerable', turns: ['How many of our sales reps hit their target in May?'], sql: null },
];
