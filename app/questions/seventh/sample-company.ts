import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['number of online orders so far this year'],
    sql: "SELECT count(*) FROM orders WHERE sales_channel = 'Online' AND order_date >= DATE '2026-01-01'",
  },
  {
    kind: 'aggregate',
    turns: ['On average, what discount did we give on orders in 2025?'],
    sql: 'SELECT avg(discount) FROM orders WHERE year(order_date) = 2025',
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'by category',
    turns: ['2025 units sold by sales channel'],
    sql: 'SELECT sales_channel, sum(quantity) FROM orders WHERE year(order_date) = 2025 GROUP BY 1',
  },
  {
    kind: 'missing values',
    turns: ['How much invoice money has not been paid yet, per region?'],
    sql: `SELECT region, sum(amount) FROM invoices JOIN customers USING (customer_id)
      WHERE paid_date IS NULL GROUP BY region`,
  },
  {
    kind: 'by period',
    turns: ['Orders per month in the second half of 2025'],
    sql: `SELECT date_trunc('month', order_date), count(*) FROM orders
      WHERE order_date >= DATE '2025-07-01' AND order_date < DATE '2026-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Trend of our average order value by quarter since the start of 2025'],
    sql: `SELECT date_trunc('quarter', order_date), avg(net_amount) FROM orders
      WHERE order_date >= DATE '2025-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
    decimals: 2,
  },
  {
    kind: 'top or bottom',
    turns: ['top 5 Lighting products by sales'],
    sql: `SELECT product_name, sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category = 'Lighting' GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['What was our weakest month of 2025 in terms of revenue?'],
    sql: `SELECT date_trunc('month', order_date) FROM orders WHERE year(order_date) = 2025
      GROUP BY 1 ORDER BY sum(net_amount) LIMIT 1`,
  },
  {
    kind: 'filter',
    turns: ['How much did Mid-Market customers in logistics spend with us last year?'],
    sql: `SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE segment = 'Mid-Market' AND industry = 'Logistics' AND year(order_date) = 2025`,
  },
  {
    kind: 'date filter',
    turns: ['How many new customers signed up in 2025?'],
    sql: 'SELECT count(*) FROM customers WHERE year(signup_date) = 2025',
  },
  {
    kind: 'date filter',
    turns: ['What was our revenue last quarter?'],
    sql: `SELECT sum(net_amount) FROM orders
      WHERE order_date >= DATE '2026-01-01' AND order_date < DATE '2026-04-01'`,
  },
  {
    kind: 'share',
    turns: ['What portion of 2025 revenue came in through the Partner channel?'],
    sql: `SELECT sum(net_amount) FILTER (sales_channel = 'Partner') / sum(net_amount) FROM orders
      WHERE year(order_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me the customers in Munich and which industry they are in'],
    sql: "SELECT customer_name, industry FROM customers WHERE city = 'Munich'",
    isList: true,
  },
  {
    kind: 'lookup',
    turns: ["what's the list price of the lounge sofa?"],
    sql: "SELECT unit_price FROM products WHERE product_name = 'Lounge Sofa'",
  },
  {
    kind: 'compare',
    turns: ['Online vs Direct: number of orders in May 2026'],
    sql: `SELECT sales_channel, count(*) FROM orders WHERE sales_channel IN ('Online', 'Direct')
      AND order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01' GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (sales_channel = 'Online'), count(*) FILTER (sales_channel = 'Direct')
      FROM orders WHERE order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01'`,
  },
  {
    kind: 'ratio',
    turns: ['Revenue per unit sold in 2025, by product category'],
    sql: `SELECT category, sum(net_amount) / sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2025 GROUP BY category`,
    decimals: 2,
  },
  {
    kind: 'negation',
    turns: ['How many orders from last month were neither cancelled nor returned?'],
    sql: `SELECT count(*) FROM orders WHERE status NOT IN ('Cancelled', 'Returned')
      AND order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01'`,
  },
  {
    kind: 'having',
    turns: ['Which products have we sold more than 5,000 units of?'],
    sql: `SELECT product_name FROM orders JOIN products USING (product_id)
      GROUP BY 1 HAVING sum(quantity) > 5000`,
  },
  {
    kind: 'follow-up',
    turns: ['Revenue by industry in 2025', 'just the top 3'],
    sql: `SELECT industry, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: ['How many LED Desk Lamps did we sell in 2025?', 'same for the Coffee Machine'],
    sql: `SELECT sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE product_name = 'Coffee Machine' AND year(order_date) = 2025`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which product is the most profitable?'],
    sql: `SELECT product_name FROM orders JOIN products USING (product_id)
      GROUP BY 1 ORDER BY sum(net_amount - quantity * unit_cost) DESC LIMIT 1`,
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['Which sales rep closed the most orders in Q1?'], sql: null },
  { kind: 'unanswerable', turns: ['revenue 2025 in Italy'], sql: null },
  { kind: 'unanswerable', turns: ['How many visitors did our website have last month?'], sql: null },
];
