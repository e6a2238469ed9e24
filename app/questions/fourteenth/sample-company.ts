import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many orders were cancelled last month?'],
    sql: `SELECT count(*) FROM orders WHERE status = 'Cancelled'
      AND order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01'`,
  },
  {
    kind: 'aggregate',
    turns: ['How many units did we sell in total in 2025?'],
    sql: 'SELECT sum(quantity) FROM orders WHERE year(order_date) = 2025',
  },
  {
    kind: 'by category',
    turns: ["what's the average discount we give per customer segment?"],
    sql: 'SELECT segment, avg(discount) FROM orders JOIN customers USING (customer_id) GROUP BY 1',
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'by period',
    turns: ['Show me the invoiced amount per quarter for 2024 and 2025'],
    sql: `SELECT date_trunc('quarter', invoice_date), sum(amount) FROM invoices
      WHERE year(invoice_date) IN (2024, 2025) GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Revenue trend by month since July 2025, please'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      WHERE order_date >= DATE '2025-07-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which five products brought in the least revenue last year?'],
    sql: `SELECT product_name, sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['In which country do we have the most customers?'],
    sql: 'SELECT country FROM customers GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  },
  {
    kind: 'filter',
    turns: ['total revenue from healthcare customers in 2025'],
    sql: `SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE industry = 'Healthcare' AND year(order_date) = 2025`,
  },
  {
    kind: 'filter',
    turns: ['How many orders had a discount of 20% or more this year?'],
    sql: 'SELECT count(*) FROM orders WHERE discount >= 0.2 AND year(order_date) = 2026',
  },
  {
    kind: 'date filter',
    turns: ['What is the total amount of the invoices due between 16 and 30 June 2026?'],
    sql: `SELECT sum(amount) FROM invoices WHERE due_date BETWEEN DATE '2026-06-16' AND DATE '2026-06-30'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of our orders last year was returned?'],
    sql: `SELECT count(*) FILTER (status = 'Returned') / count(*) FROM orders WHERE year(order_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Give me a list of the customers who signed up in 2026'],
    sql: 'SELECT customer_name FROM customers WHERE year(signup_date) = 2026',
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Compare revenue in May 2026 with April 2026'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      WHERE order_date >= DATE '2026-04-01' AND order_date < DATE '2026-06-01' GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (month(order_date) = 5),
      sum(net_amount) FILTER (month(order_date) = 4) FROM orders WHERE year(order_date) = 2026`,
  },
  {
    kind: 'follow-up',
    turns: ['Top 5 customers by revenue in 2025', 'and in 2024?'],
    sql: `SELECT customer_name, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2024 GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  { kind: 'unanswerable', turns: ['How many people work in our sales team?'], sql: null },
];
