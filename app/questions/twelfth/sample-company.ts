import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many customers from education signed up in 2024?'],
    sql: "SELECT count(*) FROM customers WHERE industry = 'Education' AND year(signup_date) = 2024",
  },
  {
    kind: 'aggregate',
    turns: ['What is the median invoice amount this year?'],
    sql: 'SELECT median(amount) FROM invoices WHERE year(invoice_date) = 2026',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['units sold by customer segment this year'],
    sql: `SELECT segment, sum(quantity) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2026 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Can I see Technology revenue by month since January 2026?'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category = 'Technology' AND order_date >= DATE '2026-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which product category sells best in Asia Pacific?'],
    sql: `SELECT category FROM orders JOIN customers USING (customer_id) JOIN products USING (product_id)
      WHERE region = 'Asia Pacific' GROUP BY 1 ORDER BY sum(net_amount) DESC LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'date filter',
    turns: ['How many orders came in between 4 and 10 May 2026?'],
    sql: `SELECT count(*) FROM orders WHERE order_date BETWEEN DATE '2026-05-04' AND DATE '2026-05-10'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of our customers in each region are Enterprise?'],
    sql: `SELECT region, count(*) FILTER (segment = 'Enterprise') / count(*) FROM customers GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me the products with a unit cost over $300'],
    sql: 'SELECT product_name FROM products WHERE unit_cost > 300',
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Number of completed orders: 2024 vs 2025'],
    sql: `SELECT year(order_date), count(*) FROM orders
      WHERE status = 'Completed' AND year(order_date) IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year(order_date) = 2024), count(*) FILTER (year(order_date) = 2025)
      FROM orders WHERE status = 'Completed'`,
  },
  {
    kind: 'having',
    turns: ['Which customers have more than 3 overdue invoices?'],
    sql: `SELECT customer_name FROM invoices JOIN customers USING (customer_id) WHERE status = 'Overdue'
      GROUP BY 1 HAVING count(*) > 3`,
  },
  {
    kind: 'negation',
    turns: ['What was our revenue in 2025 without Services?'],
    sql: `SELECT sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category <> 'Services' AND year(order_date) = 2025`,
  },
  {
    kind: 'follow-up',
    turns: ['What was our revenue in April 2026?', 'and how many orders was that?'],
    sql: `SELECT count(*) FROM orders WHERE order_date >= DATE '2026-04-01' AND order_date < DATE '2026-05-01'`,
  },
  {
    kind: 'follow-up',
    turns: ['Units sold per Lighting product in 2025', 'only online orders', 'top 3'],
    sql: `SELECT product_name, sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE category = 'Lighting' AND sales_channel = 'Online' AND year(order_date) = 2025
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  { kind: 'unanswerable', turns: ['How much commission did we pay our partners last year?'], sql: null },
  { kind: 'unanswerable', turns: ['How many of our deliveries arrived late in May?'], sql: null },
];
