import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many orders did Small Business customers place last month?'],
    sql: `SELECT count(*) FROM orders JOIN customers USING (customer_id) WHERE segment = 'Small Business'
      AND order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01'`,
  },
  {
    kind: 'by category',
    turns: ['revenue this year by country'],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE order_date >= DATE '2026-01-01' GROUP BY 1`,
  },
  {
    kind: 'aggregate',
    turns: ['What is the average invoice amount for each segment?'],
    sql: 'SELECT segment, avg(amount) FROM invoices JOIN customers USING (customer_id) GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'filter',
    turns: ['how many boxes of copy paper did we sell in 2025'],
    sql: `SELECT sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE product_name = 'Copy Paper Box' AND year(order_date) = 2025`,
  },
  {
    kind: 'by period',
    turns: ['Japan: number of orders per month in 2025'],
    sql: `SELECT date_trunc('month', order_date), count(*) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'Japan' AND year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Top 3 products in Europe by revenue this year'],
    sql: `SELECT product_name, sum(net_amount) FROM orders JOIN products USING (product_id)
      JOIN customers USING (customer_id) WHERE region = 'Europe' AND order_date >= DATE '2026-01-01'
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'compare',
    turns: ['By how many percent did revenue grow in 2025 compared to 2024?'],
    sql: `SELECT sum(net_amount) FILTER (year(order_date) = 2025) / sum(net_amount) FILTER (year(order_date) = 2024) - 1
      FROM orders`,
    // The two years and the change beside it.
    otherLayoutSql: `SELECT this, last, this - last, this / last - 1 FROM (
      SELECT sum(net_amount) FILTER (year(order_date) = 2025) AS this,
        sum(net_amount) FILTER (year(order_date) = 2024) AS last FROM orders)`,
    decimals: 3,
    isPercent: true,
  },
  {
    kind: 'share',
    turns: ['What percentage of orders was returned in each sales channel?'],
    sql: "SELECT sales_channel, count(*) FILTER (status = 'Returned') / count(*) FROM orders GROUP BY 1",
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'missing values',
    turns: ['How much money is in unpaid invoices that fall due in June 2026?'],
    sql: `SELECT sum(amount) FROM invoices WHERE paid_date IS NULL
      AND due_date >= DATE '2026-06-01' AND due_date < DATE '2026-07-01'`,
  },
  {
    kind: 'having',
    turns: ['Which customers spent more than $400,000 with us in 2025?'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id) WHERE year(order_date) = 2025
      GROUP BY customer_name HAVING sum(net_amount) > 400000`,
  },
  {
    kind: 'list',
    turns: ['Give me all Enterprise customers in Canada'],
    sql: "SELECT customer_name FROM customers WHERE segment = 'Enterprise' AND country = 'Canada'",
    isList: true,
  },
  {
    kind: 'follow-up',
    turns: ['How much did we sell in Q1 2026?', 'and how much of that was Furniture?'],
    sql: `SELECT sum(net_amount) FROM orders JOIN products USING (product_id) WHERE category = 'Furniture'
      AND order_date >= DATE '2026-01-01' AND order_date < DATE '2026-04-01'`,
  },
  {
    kind: 'follow-up',
    turns: ['Orders by status in 2026', 'only for Partner'],
    sql: `SELECT status, count(*) FROM orders
      WHERE sales_channel = 'Partner' AND order_date >= DATE '2026-01-01' GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['How many complaints did we get last month?'], sql: null },
  { kind: 'unanswerable', turns: ['What did our customers in Mexico order last year?'], sql: null },
];
