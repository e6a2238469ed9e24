import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  { kind: 'count', turns: ['How many customers do we have?'], sql: 'SELECT count(*) FROM customers' },
  {
    kind: 'date filter',
    turns: ['What was our total revenue in 2025?'],
    sql: 'SELECT sum(net_amount) FROM orders WHERE year(order_date) = 2025',
  },
  {
    kind: 'by category',
    turns: ['revenue by region'],
    sql: 'SELECT region, sum(net_amount) FROM orders JOIN customers USING (customer_id) GROUP BY region',
  },
  {
    kind: 'by category',
    turns: ['How many orders did each product category get in 2025?'],
    sql: `SELECT category, count(*) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2025 GROUP BY category`,
  },
  {
    kind: 'by period',
    turns: ['Show me monthly revenue for 2025'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How has the number of orders developed per quarter since January 2025?'],
    sql: `SELECT date_trunc('quarter', order_date), count(*) FROM orders
      WHERE order_date >= DATE '2025-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which five customers brought in the most revenue?'],
    sql: `SELECT customer_name, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      GROUP BY customer_id, customer_name ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['What product did we sell the most units of?'],
    sql: `SELECT product_name FROM orders JOIN products USING (product_id)
      GROUP BY product_name ORDER BY sum(quantity) DESC LIMIT 1`,
  },
  {
    kind: 'filter',
    turns: ['How many orders were cancelled?'],
    sql: "SELECT count(*) FROM orders WHERE status = 'Cancelled'",
  },
  {
    kind: 'filter',
    turns: ['How many orders have a net amount above 20,000?'],
    sql: 'SELECT count(*) FROM orders WHERE net_amount > 20000',
  },
  {
    kind: 'date filter',
    turns: ['What did we sell last month, in dollars?'],
    sql: "SELECT sum(net_amount) FROM orders WHERE order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01'",
  },
  {
    kind: 'share',
    turns: ['What percentage of revenue comes from Enterprise customers?'],
    sql: `SELECT sum(net_amount) FILTER (segment = 'Enterprise') / sum(net_amount)
      FROM orders JOIN customers USING (customer_id)`,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List our customers in Japan'],
    sql: "SELECT customer_name FROM customers WHERE country = 'Japan'",
    isList: true,
  },
  {
    kind: 'lookup',
    turns: ['Which city is Verdant Systems in?'],
    sql: "SELECT city FROM customers WHERE customer_name = 'Verdant Systems'",
  },
  {
    kind: 'compare',
    turns: ['Compare revenue in Q1 2026 with Q1 2025'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders
      WHERE year(order_date) IN (2025, 2026) AND quarter(order_date) = 1 GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026), sum(net_amount) FILTER (year(order_date) = 2025)
      FROM orders WHERE quarter(order_date) = 1`,
  },
  {
    kind: 'distinct',
    turns: ['How many different products did customers in Germany buy in 2025?'],
    sql: `SELECT count(DISTINCT product_id) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'Germany' AND year(order_date) = 2025`,
  },
  {
    kind: 'ratio',
    turns: ['average order value by segment'],
    sql: 'SELECT segment, avg(net_amount) FROM orders JOIN customers USING (customer_id) GROUP BY segment',
    decimals: 2,
  },
  {
    kind: 'negation',
    turns: ['Which customers have never placed an order?'],
    sql: 'SELECT customer_name FROM customers WHERE customer_id NOT IN (SELECT customer_id FROM orders)',
    isList: true,
  },
  {
    kind: 'missing values',
    turns: ['How many invoices have no paid date yet?'],
    sql: 'SELECT count(*) FROM invoices WHERE paid_date IS NULL',
  },
  {
    kind: 'follow-up',
    turns: ['Total revenue in 2024 please', 'and by sales channel?'],
    sql: 'SELECT sales_channel, sum(net_amount) FROM orders WHERE year(order_date) = 2024 GROUP BY 1',
  },
  {
    kind: 'aggregate',
    turns: ['average price per product category'],
    sql: 'SELECT category, avg(unit_price) FROM products GROUP BY category',
    decimals: 2,
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['What is the weather in Berlin?'], sql: null },
  { kind: 'unanswerable', turns: ['total zorbs by region'], sql: null },
  { kind: 'unanswerable', turns: ['How much revenue did we make in Portugal?'], sql: null },
];
