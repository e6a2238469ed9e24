import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['how many orders did we get last month?'],
    sql: `SELECT count(*) FROM orders WHERE order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01'`,
  },
  {
    kind: 'aggregate',
    turns: ["What's the average discount on direct orders this year?"],
    sql: `SELECT avg(discount) FROM orders WHERE sales_channel = 'Direct' AND year(order_date) = 2026`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'aggregate',
    turns: ['What was the smallest invoice amount in May 2026?'],
    sql: `SELECT min(amount) FROM invoices
      WHERE invoice_date >= DATE '2026-05-01' AND invoice_date < DATE '2026-06-01'`,
  },
  {
    kind: 'by category',
    turns: ["Could you break down this year's sales by country?"],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2026 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Show me the quarterly revenue trend for 2024 and 2025'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders
      WHERE year(order_date) IN (2024, 2025) GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How many new customers signed up each year?'],
    sql: "SELECT date_trunc('year', signup_date), count(*) FROM customers GROUP BY 1 ORDER BY 1",
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['top 5 products by units sold in 2025'],
    sql: `SELECT product_name, sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which three industries brought in the least revenue last year?'],
    sql: `SELECT industry FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY sum(net_amount) LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['What is our total revenue from healthcare customers in Germany?'],
    sql: `SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE industry = 'Healthcare' AND country = 'Germany'`,
  },
  {
    kind: 'date filter',
    turns: ['How many of the orders placed between January and March 2026 were cancelled?'],
    sql: `SELECT count(*) FROM orders
      WHERE status = 'Cancelled' AND order_date >= DATE '2026-01-01' AND order_date < DATE '2026-04-01'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of orders came in online this year?'],
    sql: `SELECT count(*) FILTER (sales_channel = 'Online') / count(*) FROM orders WHERE year(order_date) = 2026`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List our enterprise customers in the United Kingdom'],
    sql: "SELECT customer_name FROM customers WHERE segment = 'Enterprise' AND country = 'United Kingdom'",
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Compare furniture revenue in May this year with May last year'],
    sql: `SELECT year(order_date), sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category = 'Furniture' AND month(order_date) = 5 AND year(order_date) IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026),
      sum(net_amount) FILTER (year(order_date) = 2025) FROM orders JOIN products USING (product_id)
      WHERE category = 'Furniture' AND month(order_date) = 5`,
  },
  {
    kind: 'follow-up',
    turns: ['How much did we invoice in 2025?', 'and the year before?'],
    sql: 'SELECT sum(amount) FROM invoices WHERE year(invoice_date) = 2024',
  },
  { kind: 'unanswerable', turns: ['Which sales rep closed the most deals in 2025?'], sql: null },
];
