import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['how many small business customers do we have in the united states?'],
    sql: "SELECT count(*) FROM customers WHERE segment = 'Small Business' AND country = 'United States'",
  },
  {
    kind: 'aggregate',
    turns: ["What's the average invoice amount this year?"],
    sql: "SELECT avg(amount) FROM invoices WHERE invoice_date >= DATE '2026-01-01'",
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['revenue per year'],
    sql: "SELECT date_trunc('year', order_date), sum(net_amount) FROM orders GROUP BY 1 ORDER BY 1",
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Can I get Technology sales for each quarter of 2024 and 2025?'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category = 'Technology' AND year(order_date) IN (2024, 2025) GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which three products have the most returned orders?'],
    sql: `SELECT product_name, count(*) FROM orders JOIN products USING (product_id)
      WHERE status = 'Returned' GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'date filter',
    turns: ['How many open invoices are due in July 2026?'],
    sql: `SELECT count(*) FROM invoices WHERE status = 'Open'
      AND due_date >= DATE '2026-07-01' AND due_date < DATE '2026-08-01'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of orders was cancelled in each sales channel?'],
    sql: `SELECT sales_channel, count(*) FILTER (status = 'Cancelled') / count(*) FROM orders GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'lookup',
    turns: ['When did Horizon Hotels last order something from us?'],
    sql: `SELECT max(order_date) FROM orders JOIN customers USING (customer_id)
      WHERE customer_name = 'Horizon Hotels'`,
  },
  {
    kind: 'compare',
    turns: ['Did we sell more in May this year or in May last year? Show me both'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      WHERE month(order_date) = 5 AND year(order_date) IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026), sum(net_amount) FILTER (year(order_date) = 2025)
      FROM orders WHERE month(order_date) = 5`,
  },
  {
    kind: 'having',
    turns: ['Which customers spent more than $300,000 with us last year?'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY customer_id, customer_name HAVING sum(net_amount) > 300000`,
  },
  {
    kind: 'negation',
    turns: ['2025 revenue by region, not counting cancelled orders'],
    sql: `SELECT region, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE status <> 'Cancelled' AND year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'missing values',
    turns: ['How many invoices from 2025 still have no payment date?'],
    sql: 'SELECT count(*) FROM invoices WHERE paid_date IS NULL AND year(invoice_date) = 2025',
  },
  {
    kind: 'follow-up',
    turns: ['Revenue by sales channel last month', 'and the month before?'],
    sql: `SELECT sales_channel, sum(net_amount) FROM orders
      WHERE order_date >= DATE '2026-04-01' AND order_date < DATE '2026-05-01' GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Who are our top 5 customers by revenue this year?', 'and just in France?'],
    sql: `SELECT customer_name, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'France' AND order_date >= DATE '2026-01-01' GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  { kind: 'unanswerable', turns: ['How many Coffee Machines do we still have in stock?'], sql: null },
];
