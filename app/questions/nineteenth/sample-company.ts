import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many enterprise customers do we have in Germany?'],
    sql: `SELECT count(*) FROM customers WHERE segment = 'Enterprise' AND country = 'Germany'`,
  },
  {
    kind: 'aggregate',
    turns: ['average order value for the partner channel this year'],
    sql: `SELECT avg(net_amount) FROM orders WHERE sales_channel = 'Partner' AND year(order_date) = 2026`,
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ["What's the total amount of our overdue invoices?"],
    sql: `SELECT sum(amount) FROM invoices WHERE status = 'Overdue'`,
  },
  {
    kind: 'by category',
    turns: ['Please show 2025 revenue by industry'],
    sql: `SELECT industry, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Number of orders per quarter in 2024 and 2025'],
    sql: `SELECT date_trunc('quarter', order_date), count(*) FROM orders
      WHERE year(order_date) IN (2024, 2025) GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How have sales to customers in France developed month by month since July 2025?'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'France' AND order_date >= DATE '2025-07-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which 5 products sold the fewest units last year?'],
    sql: `SELECT product_name FROM orders JOIN products USING (product_id) WHERE year(order_date) = 2025
      GROUP BY 1 ORDER BY sum(quantity) LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['how many orders this year got a discount of 20% or more?'],
    sql: 'SELECT count(*) FROM orders WHERE discount >= 0.2 AND year(order_date) = 2026',
  },
  {
    kind: 'date filter',
    turns: ['What was our revenue between 15 March and 15 April 2026?'],
    sql: `SELECT sum(net_amount) FROM orders WHERE order_date BETWEEN DATE '2026-03-15' AND DATE '2026-04-15'`,
  },
  {
    kind: 'share',
    turns: ['What share of 2025 revenue came through each sales channel?'],
    sql: `SELECT sales_channel, sum(net_amount) / sum(sum(net_amount)) OVER () FROM orders
      WHERE year(order_date) = 2025 GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Give me a list of our healthcare customers in the United States'],
    sql: `SELECT customer_name FROM customers WHERE industry = 'Healthcare' AND country = 'United States'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Furniture sales last month compared to May 2025'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category = 'Furniture' AND month(order_date) = 5 AND year(order_date) IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026), sum(net_amount) FILTER (year(order_date) = 2025)
      FROM orders JOIN products USING (product_id) WHERE category = 'Furniture' AND month(order_date) = 5`,
  },
  {
    kind: 'follow-up',
    turns: ['How many orders were returned in 2025?', 'and by region?'],
    sql: `SELECT region, count(*) FROM orders JOIN customers USING (customer_id)
      WHERE status = 'Returned' AND year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Revenue by product category', 'only 2024', 'as a bar chart'],
    sql: `SELECT category, sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2024 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['How many people visited our website in May?'], sql: null },
];
