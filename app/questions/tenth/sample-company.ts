import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['How much is the largest invoice that is still unpaid?'],
    sql: 'SELECT max(amount) FROM invoices WHERE paid_date IS NULL',
  },
  {
    kind: 'filter',
    turns: ['How much revenue did customers who signed up in 2025 bring us?'],
    sql: `SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id) WHERE year(signup_date) = 2025`,
  },
  {
    kind: 'by category',
    turns: ['customers per city in Germany'],
    sql: "SELECT city, count(*) FROM customers WHERE country = 'Germany' GROUP BY 1",
  },
  {
    kind: 'by period',
    turns: ['Quarterly revenue from Small Business customers since January 2025'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE segment = 'Small Business' AND order_date >= DATE '2025-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'share',
    turns: ['What share of the units we sold in 2025 was Lighting?'],
    sql: `SELECT sum(quantity) FILTER (category = 'Lighting') / sum(quantity) FROM orders
      JOIN products USING (product_id) WHERE year(order_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'having',
    turns: ['Which products sold fewer than 500 units in 2025?'],
    sql: `SELECT product_name FROM orders JOIN products USING (product_id) WHERE year(order_date) = 2025
      GROUP BY 1 HAVING sum(quantity) < 500`,
  },
  {
    kind: 'top or bottom',
    turns: ['Top 3 healthcare customers by revenue last year'],
    sql: `SELECT customer_name, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE industry = 'Healthcare' AND year(order_date) = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'date filter',
    turns: ['How many invoices are more than 30 days overdue?'],
    sql: "SELECT count(*) FROM invoices WHERE paid_date IS NULL AND due_date < DATE '2026-05-16'",
  },
  {
    kind: 'lookup',
    turns: ['When did we last sell a Workplace Audit?'],
    sql: `SELECT max(order_date) FROM orders JOIN products USING (product_id) WHERE product_name = 'Workplace Audit'`,
  },
  {
    kind: 'compare',
    turns: ['Direct sales in 2024 vs 2025'],
    sql: `SELECT year(order_date), sum(net_amount) FROM orders
      WHERE sales_channel = 'Direct' AND year(order_date) IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2024), sum(net_amount) FILTER (year(order_date) = 2025)
      FROM orders WHERE sales_channel = 'Direct'`,
  },
  {
    kind: 'follow-up',
    turns: ['How many orders are still being processed?', 'and what are they worth?'],
    sql: "SELECT sum(net_amount) FROM orders WHERE status = 'Processing'",
  },
  {
    kind: 'follow-up',
    turns: ['Revenue by country in Q1 2026', 'Technology only', 'and in Q4 2025?'],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id) JOIN products USING (product_id)
      WHERE category = 'Technology' AND order_date >= DATE '2025-10-01' AND order_date < DATE '2026-01-01' GROUP BY 1`,
  },
  {
    kind: 'aggregate',
    turns: ['How did May go?'],
    sql: `SELECT sum(net_amount) FROM orders WHERE order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01'`,
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['Which supplier do we buy the Coffee Machine from?'], sql: null },
  { kind: 'unanswerable', turns: ['What did we spend on shipping in 2025?'], sql: null },
];
