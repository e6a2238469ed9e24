import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many of our customers are in manufacturing?'],
    sql: "SELECT count(*) FROM customers WHERE industry = 'Manufacturing'",
  },
  {
    kind: 'aggregate',
    turns: ["What's the highest invoice amount so far this year?"],
    sql: 'SELECT max(amount) FROM invoices WHERE year(invoice_date) = 2026',
  },
  {
    kind: 'by category',
    turns: ['How many units of each office supplies product did we sell in 2025?'],
    sql: `SELECT product_name, sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE category = 'Office Supplies' AND year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Number of orders per week since the beginning of May'],
    sql: `SELECT date_trunc('week', order_date), count(*) FROM orders
      WHERE order_date >= DATE '2026-05-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How has our online revenue developed month by month over 2025?'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      WHERE sales_channel = 'Online' AND year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which five cities bring in the most revenue?'],
    sql: `SELECT city FROM orders JOIN customers USING (customer_id)
      GROUP BY 1 ORDER BY sum(net_amount) DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many open invoices are for more than $5,000?'],
    sql: "SELECT count(*) FROM invoices WHERE status = 'Open' AND amount > 5000",
  },
  {
    kind: 'date filter',
    turns: ['How much revenue did we make from 1 to 14 February 2026?'],
    sql: `SELECT sum(net_amount) FROM orders
      WHERE order_date BETWEEN DATE '2026-02-01' AND DATE '2026-02-14'`,
  },
  {
    kind: 'share',
    turns: ['what percentage of our 2025 orders were returned?'],
    sql: "SELECT count(*) FILTER (status = 'Returned') / count(*) FROM orders WHERE year(order_date) = 2025",
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'share',
    turns: ["How much does each region contribute to this year's revenue, in percent?"],
    sql: `SELECT region, sum(net_amount) / sum(sum(net_amount)) OVER () FROM orders
      JOIN customers USING (customer_id) WHERE year(order_date) = 2026 GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List all our lighting products with their unit prices'],
    sql: "SELECT product_name, unit_price FROM products WHERE category = 'Lighting'",
  },
  {
    kind: 'compare',
    turns: ['Enterprise revenue in May 2026 compared with May 2025'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE segment = 'Enterprise' AND month(order_date) = 5 AND year(order_date) IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026), sum(net_amount) FILTER (year(order_date) = 2025)
      FROM orders JOIN customers USING (customer_id) WHERE segment = 'Enterprise' AND month(order_date) = 5`,
  },
  {
    kind: 'follow-up',
    turns: ['How many new customers signed up in 2025?', 'and by segment?'],
    sql: 'SELECT segment, count(*) FROM customers WHERE year(signup_date) = 2025 GROUP BY 1',
  },
  {
    kind: 'follow-up',
    turns: ['Revenue by sales channel', 'only 2025', 'just the customers in Germany please'],
    sql: `SELECT sales_channel, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 AND country = 'Germany' GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['How many people work in our Berlin office?'],
    sql: null,
  },
];
