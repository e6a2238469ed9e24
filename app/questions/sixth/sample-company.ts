import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'by category',
    turns: ['Revenue 2025 by sales channel'],
    sql: 'SELECT sales_channel, sum(net_amount) FROM orders WHERE year(order_date) = 2025 GROUP BY 1',
  },
  {
    kind: 'aggregate',
    turns: ["What's the biggest single order we ever got, in dollars?"],
    sql: 'SELECT max(net_amount) FROM orders',
  },
  {
    kind: 'aggregate',
    turns: ['Average discount per segment last year'],
    sql: `SELECT segment, avg(discount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
    decimals: 3,
    isPercent: true,
  },
  {
    kind: 'by category',
    turns: ['Can you show me the invoice amount per status, leaving out the ones already paid?'],
    sql: "SELECT status, sum(amount) FROM invoices WHERE status <> 'Paid' GROUP BY 1",
  },
  {
    kind: 'by period',
    turns: ['new customers per year'],
    sql: `SELECT date_trunc('year', signup_date), count(*) FROM customers GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Monthly sales to customers in the UK for the first half of 2025'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'United Kingdom' AND order_date >= DATE '2025-01-01' AND order_date < DATE '2025-07-01'
      GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which month of 2025 was our best in terms of revenue?'],
    sql: `SELECT date_trunc('month', order_date) FROM orders WHERE year(order_date) = 2025
      GROUP BY 1 ORDER BY sum(net_amount) DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['The two cities in North America where we have the most customers'],
    sql: `SELECT city, count(*) FROM customers WHERE region = 'North America'
      GROUP BY 1 ORDER BY 2 DESC LIMIT 2`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['What are our 3 most expensive Technology products?'],
    sql: `SELECT product_name, unit_price FROM products WHERE category = 'Technology'
      ORDER BY unit_price DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How much did Enterprise customers in Germany spend with us through partners?'],
    sql: `SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE segment = 'Enterprise' AND country = 'Germany' AND sales_channel = 'Partner'`,
  },
  {
    kind: 'date filter',
    turns: ['Number of orders in the last 30 days of 2025'],
    sql: "SELECT count(*) FROM orders WHERE order_date BETWEEN DATE '2025-12-02' AND DATE '2025-12-31'",
  },
  {
    kind: 'date filter',
    turns: ['Which invoices over $25k were issued in May 2026?'],
    sql: `SELECT invoice_id FROM invoices
      WHERE amount > 25000 AND invoice_date >= DATE '2026-05-01' AND invoice_date < DATE '2026-06-01'`,
    isList: true,
  },
  {
    kind: 'share',
    turns: ['What portion of 2025 revenue did each product category contribute?'],
    sql: `SELECT category, sum(net_amount) / sum(sum(net_amount)) OVER () FROM orders
      JOIN products USING (product_id) WHERE year(order_date) = 2025 GROUP BY 1`,
    isPercent: true,
  },
  {
    kind: 'lookup',
    turns: ['which industry does Crestline Insurance belong to?'],
    sql: "SELECT industry FROM customers WHERE customer_name = 'Crestline Insurance'",
  },
  {
    kind: 'compare',
    turns: ['Did we sell more online or direct in May 2026? Show both in dollars.'],
    sql: `SELECT sales_channel, sum(net_amount) FROM orders WHERE sales_channel IN ('Online', 'Direct')
      AND order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01' GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (sales_channel = 'Online'),
      sum(net_amount) FILTER (sales_channel = 'Direct') FROM orders
      WHERE order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01'`,
  },
  {
    kind: 'ratio',
    turns: ['What is the average number of days between invoice date and payment?'],
    sql: "SELECT avg(date_diff('day', invoice_date, paid_date)) FROM invoices WHERE paid_date IS NOT NULL",
    decimals: 1,
  },
  {
    kind: 'negation',
    turns: ['How many orders in 2026 were neither cancelled nor returned?'],
    sql: `SELECT count(*) FROM orders
      WHERE status NOT IN ('Cancelled', 'Returned') AND order_date >= DATE '2026-01-01'`,
  },
  {
    kind: 'having',
    turns: ['Which products brought in more than half a million in revenue in 2025?'],
    sql: `SELECT product_name FROM orders JOIN products USING (product_id) WHERE year(order_date) = 2025
      GROUP BY product_name HAVING sum(net_amount) > 500000`,
  },
  {
    kind: 'follow-up',
    turns: ['Revenue by industry in 2025', 'only the top 3', 'and the same for 2024?'],
    sql: `SELECT industry, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2024 GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: ['How many overdue invoices are there?', 'and what do they add up to?'],
    sql: "SELECT sum(amount) FROM invoices WHERE status = 'Overdue'",
  },
  {
    kind: 'compare',
    turns: ['How did we do in Q1 2026 compared to the quarter before?'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders
      WHERE order_date >= DATE '2025-10-01' AND order_date < DATE '2026-04-01' GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (order_date >= DATE '2026-01-01'),
      sum(net_amount) FILTER (order_date < DATE '2026-01-01') FROM orders
      WHERE order_date >= DATE '2025-10-01' AND order_date < DATE '2026-04-01'`,
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['Which sales rep closed the most orders this year?'], sql: null },
  { kind: 'unanswerable', turns: ['How full is our warehouse in Hamburg right now?'], sql: null },
  { kind: 'unanswerable', turns: ['How many Garden Furniture units did we sell in Italy?'], sql: null },
];
