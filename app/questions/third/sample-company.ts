import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ["What's the median order value?"],
    sql: 'SELECT median(net_amount) FROM orders',
    decimals: 2,
  },
  {
    kind: 'date filter',
    turns: ['How much did we invoice in the first quarter of 2026?'],
    sql: "SELECT sum(amount) FROM invoices WHERE invoice_date >= DATE '2026-01-01' AND invoice_date < DATE '2026-04-01'",
  },
  {
    kind: 'by category',
    turns: ['break our customers down by industry, just how many there are'],
    sql: 'SELECT industry, count(*) FROM customers GROUP BY industry',
  },
  {
    kind: 'by period',
    turns: ['How many orders came in per week in April 2026?'],
    sql: `SELECT date_trunc('week', order_date), count(*) FROM orders
      WHERE order_date >= DATE '2026-04-01' AND order_date < DATE '2026-05-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How have Furniture sales developed month by month since July 2025?'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category = 'Furniture' AND order_date >= DATE '2025-07-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Our three strongest countries by revenue last year'],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY country ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which product category brought in the least revenue in 2025?'],
    sql: `SELECT category FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2025 GROUP BY category ORDER BY sum(net_amount) LIMIT 1`,
  },
  {
    kind: 'filter',
    turns: ['How many orders were given a discount of more than 10%?'],
    sql: 'SELECT count(*) FROM orders WHERE discount > 0.10',
  },
  {
    kind: 'filter',
    turns: ['How many invoices were paid after their due date?'],
    sql: 'SELECT count(*) FROM invoices WHERE paid_date > due_date',
  },
  {
    kind: 'share',
    turns: ['What percentage of our invoices are overdue?'],
    sql: "SELECT count(*) FILTER (status = 'Overdue') / count(*) FROM invoices",
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List the Breakroom products priced above $150'],
    sql: "SELECT product_name FROM products WHERE category = 'Breakroom' AND unit_price > 150",
    isList: true,
  },
  {
    kind: 'lookup',
    turns: ['When did Glacier Clinics sign up?'],
    sql: "SELECT signup_date FROM customers WHERE customer_name = 'Glacier Clinics'",
  },
  {
    kind: 'compare',
    turns: ['Compare Technology and Furniture revenue this year'],
    sql: `SELECT category, sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category IN ('Technology', 'Furniture') AND order_date >= DATE '2026-01-01' GROUP BY category`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (category = 'Technology'), sum(net_amount) FILTER (category = 'Furniture')
      FROM orders JOIN products USING (product_id) WHERE order_date >= DATE '2026-01-01'`,
  },
  {
    kind: 'distinct',
    turns: ['How many different customers placed an order last month?'],
    sql: `SELECT count(DISTINCT customer_id) FROM orders
      WHERE order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01'`,
  },
  {
    kind: 'ratio',
    turns: ['average number of units per order, split by segment'],
    sql: 'SELECT segment, avg(quantity) FROM orders JOIN customers USING (customer_id) GROUP BY segment',
    decimals: 2,
  },
  {
    kind: 'negation',
    turns: ['How much revenue did we make outside North America in 2025?'],
    sql: `SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE region <> 'North America' AND year(order_date) = 2025`,
  },
  {
    kind: 'missing values',
    turns: ["What's the total amount of the invoices without a paid date?"],
    sql: 'SELECT sum(amount) FROM invoices WHERE paid_date IS NULL',
  },
  {
    kind: 'having',
    turns: ['Which customers have placed more than 250 orders?'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id)
      GROUP BY customer_id, customer_name HAVING count(*) > 250`,
  },
  {
    kind: 'follow-up',
    turns: ['How many orders did we get from Canada in 2025?', 'what about Brazil?'],
    sql: `SELECT count(*) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'Brazil' AND year(order_date) = 2025`,
  },
  {
    kind: 'follow-up',
    turns: ['Revenue by product category this year', 'now just Small Business customers'],
    sql: `SELECT category, sum(net_amount) FROM orders JOIN products USING (product_id)
      JOIN customers USING (customer_id)
      WHERE segment = 'Small Business' AND order_date >= DATE '2026-01-01' GROUP BY category`,
  },
  {
    kind: 'top or bottom',
    turns: ['Who is our biggest customer?'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id)
      GROUP BY customer_id, customer_name ORDER BY sum(net_amount) DESC LIMIT 1`,
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['How much did we spend on advertising last year?'], sql: null },
  { kind: 'unanswerable', turns: ['How happy are our customers, on a scale from 1 to 10?'], sql: null },
  { kind: 'unanswerable', turns: ['What did Silvermoon Bakery order in 2025?'], sql: null },
];
