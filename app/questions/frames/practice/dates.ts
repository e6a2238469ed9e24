import type { WrittenQuestion } from '../../question.ts';

/** Frame 14. */
export const dateFilterQuestions: WrittenQuestion[] = [
  {
    kind: 'date filter',
    turns: ['how many orders did we get yesterday'],
    alsoAsked: ['number of orders yesterday', 'Orders from yesterday: how many?'],
    sql: "SELECT count(*) FROM orders WHERE order_date = DATE '2026-06-14'",
  },
  {
    kind: 'date filter',
    turns: ['orders in the second half of 2024, how many'],
    alsoAsked: ['How many orders came in between July and December 2024?', 'order count H2 2024'],
    sql: `SELECT count(*) FROM orders WHERE order_date >= DATE '2024-07-01' AND order_date < DATE '2025-01-01'`,
  },
  {
    kind: 'date filter',
    turns: ['how many customers signed up before 2023'],
    alsoAsked: [
      'number of clients who joined before the start of 2023',
      'signups before 2023, how many customers',
    ],
    sql: "SELECT count(*) FROM customers WHERE signup_date < DATE '2023-01-01'",
  },
  {
    kind: 'date filter',
    turns: ['How many orders were placed on a weekend?'],
    alsoAsked: ['number of orders on saturdays and sundays', 'weekend orders count'],
    sql: 'SELECT count(*) FROM orders WHERE isodow(order_date) >= 6',
  },
  {
    kind: 'date filter',
    turns: ['How many invoices were paid in May 2026?'],
    alsoAsked: ['number of bills with a paid date last month', 'count of invoices paid last month'],
    sql: `SELECT count(*) FROM invoices WHERE paid_date >= DATE '2026-05-01' AND paid_date < DATE '2026-06-01'`,
  },
];

/** Frame 15. */
export const trendQuestions: WrittenQuestion[] = [
  {
    kind: 'by period',
    turns: ['monthly revenue in 2024'],
    alsoAsked: ['Show how sales developed month by month in 2024', 'trend of revenue per month for 2024'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders WHERE year(order_date) = 2024
      GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'by period',
    turns: ['new clients each year'],
    alsoAsked: ['How many clients signed up in each year?', 'yearly signups'],
    sql: "SELECT date_trunc('year', signup_date), count(*) FROM customers GROUP BY 1 ORDER BY 1",
  },
  {
    kind: 'by period',
    turns: ['average order value by month in 2025'],
    alsoAsked: [
      'How did the mean order amount develop over the months of last year?',
      'avg order value monthly 2025',
    ],
    sql: `SELECT date_trunc('month', order_date), avg(net_amount) FROM orders WHERE year(order_date) = 2025
      GROUP BY 1 ORDER BY 1`,
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['daily orders in May 2026'],
    alsoAsked: ['How many orders did we get on each day of last month?', 'order count by day, may 2026'],
    sql: `SELECT date_trunc('day', order_date), count(*) FROM orders
      WHERE order_date BETWEEN DATE '2026-05-01' AND DATE '2026-05-31' GROUP BY 1 ORDER BY 1`,
  },
];

/** Frame 26. */
export const firstOrLastQuestions: WrittenQuestion[] = [
  {
    kind: 'by category',
    turns: ['date of the first order of each customer'],
    alsoAsked: ['When did each client order for the first time?', 'first order date per customer'],
    sql: 'SELECT customer_name, min(order_date) FROM orders JOIN customers USING (customer_id) GROUP BY 1',
    otherLayoutSql: `SELECT customer_name, min(order_date) FROM customers LEFT JOIN orders USING (customer_id) GROUP BY 1`,
  },
  {
    kind: 'by category',
    turns: ['When was each product last ordered?'],
    alsoAsked: ['last order date by product', 'latest sale date for every product'],
    sql: 'SELECT product_name, max(order_date) FROM orders JOIN products USING (product_id) GROUP BY 1',
  },
  {
    kind: 'lookup',
    turns: ['what is the next due date of an open invoice'],
    alsoAsked: ['When is the next open invoice due?', 'next due date among open invoices'],
    sql: "SELECT min(due_date) FROM invoices WHERE status = 'Open' AND due_date >= DATE '2026-06-15'",
    otherLayoutSql:
      "SELECT min(due_date) FROM invoices WHERE status = 'Open' AND due_date > DATE '2026-06-15'",
  },
  {
    kind: 'lookup',
    turns: ['when did we first sell a Workplace Audit'],
    alsoAsked: [
      'date of the first order for the workplace audit',
      'When was the Workplace Audit ordered for the first time?',
    ],
    sql: `SELECT min(order_date) FROM orders JOIN products USING (product_id)
      WHERE product_name = 'Workplace Audit'`,
  },
];
