import type { WrittenQuestion } from '../../question.ts';

/** Frame 1. */
export const aggregateQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['average order value'],
    alsoAsked: ['how much is an order worth on average?', 'mean net amount of the orders'],
    sql: 'SELECT avg(net_amount) FROM orders',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['avg discount'],
    alsoAsked: ['What discount do we give on average?', 'mean discount rate of all orders'],
    sql: 'SELECT avg(discount) FROM orders',
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'aggregate',
    turns: ['What is the highest price in our product list?'],
    alsoAsked: [
      'max list price of a product',
      'how much does the dearest product cost according to our price list',
    ],
    sql: 'SELECT max(unit_price) FROM products',
  },
  {
    kind: 'aggregate',
    turns: ['average unit cost of our products'],
    alsoAsked: [
      'what do our products cost us on average, per unit',
      'avg cost per unit in the product table',
    ],
    sql: 'SELECT avg(unit_cost) FROM products',
    decimals: 2,
  },
];

/** Frame 2. */
export const countQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['order count'],
    alsoAsked: ['How many orders have been placed so far?', 'count all the orders'],
    sql: 'SELECT count(*) FROM orders',
  },
  {
    kind: 'count',
    turns: ['how many bills have we sent out'],
    alsoAsked: ['invoice count', 'Tell me the number of invoices'],
    sql: 'SELECT count(*) FROM invoices',
  },
  {
    kind: 'count',
    turns: ['how many customers bought from us in 2025'],
    alsoAsked: [
      'number of customers that placed an order last year',
      'customers who ordered in 2025, how many',
    ],
    sql: 'SELECT count(DISTINCT customer_id) FROM orders WHERE year(order_date) = 2025',
  },
  {
    kind: 'count',
    turns: ['from how many cities did we get orders in 2023'],
    alsoAsked: [
      'How many cities had customers ordering in 2023?',
      'number of cities that orders came from in 2023',
    ],
    sql: `SELECT count(DISTINCT city) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2023`,
  },
];

/** Frame 3. */
export const distinctQuestions: WrittenQuestion[] = [
  {
    kind: 'distinct',
    turns: ['number of different cities our customers are in'],
    alsoAsked: ['how many cities do we have clients in?', 'count of unique customer cities'],
    sql: 'SELECT count(DISTINCT city) FROM customers',
  },
  {
    kind: 'distinct',
    turns: ['how many different customers have ordered online'],
    alsoAsked: [
      'unique customers who bought through the online channel',
      'Number of distinct buyers in the online sales channel',
    ],
    sql: "SELECT count(DISTINCT customer_id) FROM orders WHERE sales_channel = 'Online'",
  },
  {
    kind: 'distinct',
    turns: ['To how many different countries have we sold the Workplace Audit?'],
    alsoAsked: [
      'how many distinct countries ordered a workplace audit',
      'number of different countries that bought the Workplace Audit',
    ],
    sql: `SELECT count(DISTINCT country) FROM orders JOIN products USING (product_id)
      JOIN customers USING (customer_id) WHERE product_name = 'Workplace Audit'`,
  },
  {
    kind: 'distinct',
    turns: ['How many different customers have overdue invoices?'],
    alsoAsked: [
      'distinct customers with an invoice that is overdue',
      'how many customers are there with overdue invoices',
    ],
    sql: "SELECT count(DISTINCT customer_id) FROM invoices WHERE status = 'Overdue'",
  },
];
