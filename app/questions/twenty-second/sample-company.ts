import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many customers do we have in Germany?'],
    sql: "SELECT count(*) FROM customers WHERE country = 'Germany'",
  },
  {
    kind: 'aggregate',
    turns: ['What was the average order value in 2025?'],
    sql: 'SELECT avg(net_amount) FROM orders WHERE year(order_date) = 2025',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['total amount of all overdue invoices'],
    sql: "SELECT sum(amount) FROM invoices WHERE status = 'Overdue'",
  },
  {
    kind: 'by category',
    turns: ["Can you break down last year's revenue by product category?"],
    sql: `SELECT category, sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Monthly sales through the partner channel in 2025'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      WHERE sales_channel = 'Partner' AND year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How has revenue developed quarter by quarter since the start of 2024?'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders
      WHERE order_date >= DATE '2024-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Who were our 5 biggest customers by revenue last year?'],
    sql: `SELECT customer_name, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['which 3 products brought in the least revenue in 2025'],
    sql: `SELECT product_name, sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many orders were given a discount of 20% or more?'],
    sql: 'SELECT count(*) FROM orders WHERE discount >= 0.2',
  },
  {
    kind: 'date filter',
    turns: ['What did we sell between 1 March and 15 April 2026, in revenue?'],
    sql: `SELECT sum(net_amount) FROM orders
      WHERE order_date BETWEEN DATE '2026-03-01' AND DATE '2026-04-15'`,
  },
  {
    kind: 'share',
    turns: ['What percent of 2025 revenue came from online orders?'],
    sql: `SELECT sum(net_amount) FILTER (sales_channel = 'Online') / sum(net_amount) FROM orders
      WHERE year(order_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Please list our enterprise customers in France'],
    sql: "SELECT customer_name FROM customers WHERE segment = 'Enterprise' AND country = 'France'",
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Sales in May 2026 compared with May 2025'],
    sql: `SELECT year(order_date), sum(net_amount) FROM orders
      WHERE month(order_date) = 5 AND year(order_date) IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026),
      sum(net_amount) FILTER (year(order_date) = 2025) FROM orders WHERE month(order_date) = 5`,
  },
  {
    kind: 'follow-up',
    turns: ['Number of returned orders by region in 2025', 'only furniture', 'as a bar chart'],
    sql: `SELECT region, count(*) FROM orders JOIN customers USING (customer_id) JOIN products USING (product_id)
      WHERE status = 'Returned' AND category = 'Furniture' AND year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['How many support tickets did our customers open last month?'],
    sql: null,
  },
];
