import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many retail customers do we have in North America?'],
    sql: "SELECT count(*) FROM customers WHERE industry = 'Retail' AND region = 'North America'",
  },
  {
    kind: 'compare',
    turns: ['average order value 2025: Online vs Partner'],
    sql: `SELECT sales_channel, avg(net_amount) FROM orders
      WHERE sales_channel IN ('Online', 'Partner') AND year(order_date) = 2025 GROUP BY 1`,
    otherLayoutSql: `SELECT avg(net_amount) FILTER (sales_channel = 'Online'), avg(net_amount) FILTER (sales_channel = 'Partner')
      FROM orders WHERE year(order_date) = 2025`,
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Can you show me the number of returned orders per month for 2025?'],
    sql: `SELECT date_trunc('month', order_date), count(*) FROM orders
      WHERE status = 'Returned' AND year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Our 3 biggest customers in London by revenue'],
    sql: `SELECT customer_name, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE city = 'London' GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How much revenue came from orders of 20 units or more in 2025?'],
    sql: 'SELECT sum(net_amount) FROM orders WHERE quantity >= 20 AND year(order_date) = 2025',
  },
  {
    kind: 'date filter',
    turns: ['How much did we invoice between 15 March and 15 April 2026?'],
    sql: `SELECT sum(amount) FROM invoices WHERE invoice_date >= DATE '2026-03-15' AND invoice_date <= DATE '2026-04-15'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of 2025 Technology revenue came from Germany?'],
    sql: `SELECT sum(net_amount) FILTER (country = 'Germany') / sum(net_amount) FROM orders
      JOIN customers USING (customer_id) JOIN products USING (product_id)
      WHERE category = 'Technology' AND year(order_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'distinct',
    turns: ['In how many countries did we sell the Lounge Sofa in 2025?'],
    sql: `SELECT count(DISTINCT country) FROM orders JOIN customers USING (customer_id) JOIN products USING (product_id)
      WHERE product_name = 'Lounge Sofa' AND year(order_date) = 2025`,
  },
  {
    kind: 'missing values',
    turns: ['Open and overdue invoices: how much is that per segment?'],
    sql: `SELECT segment, sum(amount) FROM invoices JOIN customers USING (customer_id)
      WHERE status IN ('Open', 'Overdue') GROUP BY 1`,
  },
  {
    kind: 'having',
    turns: ['Which cities made us more than $500,000 last year?'],
    sql: `SELECT city FROM orders JOIN customers USING (customer_id) WHERE year(order_date) = 2025
      GROUP BY 1 HAVING sum(net_amount) > 500000`,
  },
  {
    kind: 'follow-up',
    turns: ['Revenue by city in Germany last year', 'and France?'],
    sql: `SELECT city, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'France' AND year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['How many invoices did we send out last month?', 'how many of those have been paid?'],
    sql: `SELECT count(*) FROM invoices WHERE paid_date IS NOT NULL
      AND invoice_date >= DATE '2026-05-01' AND invoice_date < DATE '2026-06-01'`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which country is our most important market?'],
    sql: `SELECT country FROM orders JOIN customers USING (customer_id) GROUP BY 1 ORDER BY sum(net_amount) DESC LIMIT 1`,
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['How far are we from our sales target for this year?'], sql: null },
  { kind: 'unanswerable', turns: ['How many employees work in our Berlin office?'], sql: null },
];
