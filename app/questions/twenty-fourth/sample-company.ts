import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many products are in the Lighting category?'],
    sql: "SELECT count(*) FROM products WHERE category = 'Lighting'",
  },
  {
    kind: 'aggregate',
    turns: ['average discount on direct orders in 2025'],
    sql: `SELECT avg(discount) FROM orders
      WHERE sales_channel = 'Direct' AND year(order_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'aggregate',
    turns: ['What quantity of Copy Paper Box did we sell last year in total?'],
    sql: `SELECT sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE product_name = 'Copy Paper Box' AND year(order_date) = 2025`,
  },
  {
    kind: 'by category',
    turns: ['Number of orders by status in April 2026'],
    sql: `SELECT status, count(*) FROM orders
      WHERE order_date BETWEEN DATE '2026-04-01' AND DATE '2026-04-30' GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['How many customers signed up each year?'],
    sql: `SELECT date_trunc('year', signup_date), count(*) FROM customers GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Trend of technology revenue by quarter from January 2024 to December 2025'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category = 'Technology' AND year(order_date) IN (2024, 2025) GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['top 4 countries by revenue 2025'],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 4`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which industry had the lowest sales last year?'],
    sql: `SELECT industry FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY sum(net_amount) LIMIT 1`,
  },
  {
    kind: 'filter',
    turns: ['How many overdue invoices are for more than $5,000?'],
    sql: "SELECT count(*) FROM invoices WHERE status = 'Overdue' AND amount > 5000",
  },
  {
    kind: 'date filter',
    turns: ['How many orders came in between 10 November and 24 December 2025?'],
    sql: `SELECT count(*) FROM orders
      WHERE order_date BETWEEN DATE '2025-11-10' AND DATE '2025-12-24'`,
  },
  {
    kind: 'share',
    turns: ['What share of 2025 revenue did each region bring in?'],
    sql: `SELECT region, sum(net_amount) / sum(sum(net_amount)) OVER () FROM orders
      JOIN customers USING (customer_id) WHERE year(order_date) = 2025 GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me all customers in Osaka'],
    sql: "SELECT customer_name FROM customers WHERE city = 'Osaka'",
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Number of returned orders in 2024 vs 2025'],
    sql: `SELECT date_trunc('year', order_date), count(*) FROM orders
      WHERE status = 'Returned' AND year(order_date) IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year(order_date) = 2024),
      count(*) FILTER (year(order_date) = 2025) FROM orders WHERE status = 'Returned'`,
  },
  {
    kind: 'follow-up',
    turns: ['Revenue by segment in 2025', 'only the partner channel', 'and for 2024?'],
    sql: `SELECT segment, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE sales_channel = 'Partner' AND year(order_date) = 2024 GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['How much did we spend on advertising last quarter?'],
    sql: null,
  },
];
