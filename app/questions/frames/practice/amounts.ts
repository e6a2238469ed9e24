import type { WrittenQuestion } from '../../question.ts';

/** Frame 1. */
export const aggregateQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['total revenue'],
    alsoAsked: [
      'how much money have our orders brought in altogether',
      'What is the net amount of all orders added together?',
    ],
    sql: 'SELECT sum(net_amount) FROM orders',
  },
  {
    kind: 'aggregate',
    turns: ['total quantity ordered'],
    alsoAsked: ['how many units have we sold in all', 'add up the pieces sold over all orders please'],
    sql: 'SELECT sum(quantity) FROM orders',
  },
  {
    kind: 'aggregate',
    turns: ['sum of all invoices'],
    alsoAsked: ['How much have we billed in total?', 'total invoice amount'],
    sql: 'SELECT sum(amount) FROM invoices',
  },
  {
    kind: 'aggregate',
    turns: ['what was the lowest order amount we ever had'],
    alsoAsked: ['minimum net amount of an order', 'smallest order value so far'],
    sql: 'SELECT min(net_amount) FROM orders',
  },
];

/** Frame 2. */
export const countQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['number of clients'],
    alsoAsked: ['customer count', 'how many customers are there in total?'],
    sql: 'SELECT count(*) FROM customers',
  },
  {
    kind: 'count',
    turns: ['how many items are in our catalogue'],
    alsoAsked: ['number of products we carry', 'How large is the product range, in products?'],
    sql: 'SELECT count(*) FROM products',
  },
  {
    kind: 'count',
    turns: ['How many customers have ever ordered something?'],
    alsoAsked: [
      'number of customers with at least one order',
      'how many of our customers have bought anything at all',
    ],
    sql: 'SELECT count(DISTINCT customer_id) FROM orders',
  },
  {
    kind: 'count',
    turns: ['how many customers have cancelled an order'],
    alsoAsked: [
      'Number of clients with a cancelled order',
      'customers who cancelled at least one order, how many',
    ],
    sql: "SELECT count(DISTINCT customer_id) FROM orders WHERE status = 'Cancelled'",
  },
];

/** Frame 3. */
export const distinctQuestions: WrittenQuestion[] = [
  {
    kind: 'distinct',
    turns: ['In how many countries do we have customers?'],
    alsoAsked: ['how many different countries do our clients come from', 'distinct customer countries count'],
    sql: 'SELECT count(DISTINCT country) FROM customers',
  },
  {
    kind: 'distinct',
    turns: ['How many different products did customers in Perth order?'],
    alsoAsked: [
      'number of distinct products bought by clients from perth',
      'no. of different products perth customers have bought',
    ],
    sql: `SELECT count(DISTINCT product_id) FROM orders JOIN customers USING (customer_id)
      WHERE city = 'Perth'`,
  },
  {
    kind: 'distinct',
    turns: ['on how many different days did we get orders in 2025'],
    alsoAsked: ['number of distinct order dates in 2025', 'how many distinct order days were there in 2025'],
    sql: 'SELECT count(DISTINCT order_date) FROM orders WHERE year(order_date) = 2025',
  },
  {
    kind: 'distinct',
    turns: ['how many different industries do our brazilian customers work in'],
    alsoAsked: [
      'number of distinct industries among customers in Brazil',
      'In how many different industries are our customers in Brazil active?',
    ],
    sql: "SELECT count(DISTINCT industry) FROM customers WHERE country = 'Brazil'",
  },
];
