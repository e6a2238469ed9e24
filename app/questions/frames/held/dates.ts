import type { WrittenQuestion } from '../../question.ts';

/** Frame 14. */
export const dateFilterQuestions: WrittenQuestion[] = [
  {
    kind: 'date filter',
    turns: ['revenue since 1 April 2026'],
    alsoAsked: [
      'How much have we sold since the first of April 2026, in dollars?',
      'sales from april 1 2026 until today',
    ],
    sql: "SELECT sum(net_amount) FROM orders WHERE order_date >= DATE '2026-04-01'",
  },
  {
    kind: 'date filter',
    turns: ['year to date revenue'],
    alsoAsked: ['What have we sold so far this year, in dollars?', 'total sales this year until now'],
    sql: `SELECT sum(net_amount) FROM orders WHERE order_date >= DATE '2026-01-01'
      AND order_date <= DATE '2026-06-15'`,
  },
  {
    kind: 'date filter',
    turns: ['revenue in Q3 2024'],
    alsoAsked: ['What were our sales in the third quarter of 2024, in dollars?', 'net amount 2024 Q3'],
    sql: `SELECT sum(net_amount) FROM orders WHERE order_date >= DATE '2024-07-01'
      AND order_date < DATE '2024-10-01'`,
  },
  {
    kind: 'date filter',
    turns: ['total amount of invoices with a due date next month'],
    alsoAsked: [
      'What is the sum of all invoices whose due date is in July 2026?',
      'sum of invoices with due date in july 2026',
    ],
    sql: `SELECT sum(amount) FROM invoices WHERE due_date >= DATE '2026-07-01'
      AND due_date < DATE '2026-08-01'`,
  },
  {
    kind: 'date filter',
    turns: ['how many orders last quarter'],
    alsoAsked: ['number of orders in the previous quarter', 'Orders placed in Q1 2026, count'],
    sql: `SELECT count(*) FROM orders WHERE order_date >= DATE '2026-01-01' AND order_date < DATE '2026-04-01'`,
  },
];

/** Frame 15. */
export const trendQuestions: WrittenQuestion[] = [
  {
    kind: 'by period',
    turns: ['quarterly number of orders 2024 and 2025'],
    alsoAsked: [
      'How did the order count change quarter by quarter from January 2024 to December 2025?',
      'order count per quarter, 2024 to 2025',
    ],
    sql: `SELECT date_trunc('quarter', order_date), count(*) FROM orders
      WHERE year(order_date) IN (2024, 2025) GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'by period',
    turns: ['orders per week from 2 March to 31 May 2026'],
    alsoAsked: [
      'Show the weekly number of orders between March 2, 2026 and May 31, 2026',
      'weekly order count, 2 Mar 2026 to 31 May 2026',
    ],
    sql: `SELECT date_trunc('week', order_date), count(*) FROM orders
      WHERE order_date BETWEEN DATE '2026-03-02' AND DATE '2026-05-31' GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'by period',
    turns: ['furniture revenue per quarter in 2025'],
    alsoAsked: [
      'quarterly sales of the furniture category last year',
      'How did furniture sales develop by quarter in 2025?',
    ],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders
      JOIN products USING (product_id) WHERE category = 'Furniture' AND year(order_date) = 2025 GROUP BY 1
      ORDER BY 1`,
  },
  {
    kind: 'by period',
    turns: ['units sold through partners by month from July to December 2025'],
    alsoAsked: [
      'Monthly quantity in the partner channel, July 2025 through December 2025',
      'partner channel qty per month jul to dec 2025',
    ],
    sql: `SELECT date_trunc('month', order_date), sum(quantity) FROM orders WHERE sales_channel = 'Partner'
      AND order_date >= DATE '2025-07-01' AND order_date < DATE '2026-01-01' GROUP BY 1 ORDER BY 1`,
  },
];

/** Frame 26. */
export const firstOrLastQuestions: WrittenQuestion[] = [
  {
    kind: 'lookup',
    turns: ['when did Verdant Systems last order'],
    alsoAsked: [
      'date of the last order from verdant systems',
      'What is the most recent order date of Verdant Systems?',
    ],
    sql: `SELECT max(order_date) FROM orders JOIN customers USING (customer_id)
      WHERE customer_name = 'Verdant Systems'`,
  },
  {
    kind: 'by category',
    turns: ['first order date for each country'],
    alsoAsked: ['When did we get the first order from each country?', 'earliest order by country, the date'],
    sql: 'SELECT country, min(order_date) FROM orders JOIN customers USING (customer_id) GROUP BY 1',
  },
  {
    kind: 'lookup',
    turns: ['latest invoice of Horizon Hotels'],
    alsoAsked: [
      'Which invoice did Horizon Hotels get most recently?',
      'most recent invoice for horizon hotels',
    ],
    sql: `SELECT invoice_id FROM invoices JOIN customers USING (customer_id)
      WHERE customer_name = 'Horizon Hotels' ORDER BY invoice_date DESC LIMIT 1`,
    isList: true,
  },
  {
    kind: 'lookup',
    turns: ['who was the last customer to order a Meeting Table 8 Seats'],
    alsoAsked: [
      'Which client ordered the meeting table 8 seats most recently?',
      'last customer that bought meeting table 8 seats',
    ],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id) WHERE year(order_date) = 2026
      AND product_id = (SELECT product_id FROM products WHERE product_name = 'Meeting Table 8 Seats')
      ORDER BY order_date DESC LIMIT 1`,
    isList: true,
  },
];
