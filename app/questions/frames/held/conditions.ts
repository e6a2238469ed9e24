import type { WrittenQuestion } from '../../question.ts';

/** Frame 22. */
export const havingQuestions: WrittenQuestion[] = [
  {
    kind: 'having',
    turns: ['products with less than 100,000 in revenue'],
    alsoAsked: [
      'Which products brought in under $100k in total?',
      'items whose total sales are below 100000 dollars',
    ],
    sql: `SELECT product_name FROM orders JOIN products USING (product_id) GROUP BY 1 HAVING
      sum(net_amount) < 100000`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['how many customers have placed more than 100 orders'],
    alsoAsked: ['number of clients with over 100 orders', 'count of customers with order count above 100'],
    sql: 'SELECT count(*) FROM (SELECT customer_id FROM orders GROUP BY 1 HAVING count(*) > 100)',
  },
  {
    kind: 'having',
    turns: ['cities with fewer than 4 customers'],
    alsoAsked: ['Which cities have less than four of our clients?', 'cities where we have under 4 customers'],
    sql: 'SELECT city FROM customers GROUP BY 1 HAVING count(*) < 4',
    isList: true,
  },
  {
    kind: 'having',
    turns: ['how many products sold more than 5,000 units'],
    alsoAsked: [
      'Number of products with a total quantity over 5000',
      'count products with over 5000 pieces sold',
    ],
    sql: 'SELECT count(*) FROM (SELECT product_id FROM orders GROUP BY 1 HAVING sum(quantity) > 5000)',
  },
];

/** Frame 23. */
export const withoutOrWithQuestions: WrittenQuestion[] = [
  {
    kind: 'negation',
    turns: ['how many customers have not ordered in 2026'],
    alsoAsked: [
      'number of clients without an order this year',
      'How many of our customers bought nothing this year?',
    ],
    sql: `SELECT count(*) FROM customers WHERE customer_id NOT IN (SELECT customer_id FROM orders
      WHERE year(order_date) = 2026)`,
  },
  {
    kind: 'negation',
    turns: ['How many orders have no invoice?'],
    alsoAsked: ['number of orders without an invoice', 'orders that were never invoiced, how many'],
    sql: 'SELECT count(*) FROM orders WHERE order_id NOT IN (SELECT order_id FROM invoices)',
  },
  {
    kind: 'list',
    turns: ['australian customers with an overdue invoice'],
    alsoAsked: [
      'Which customers in Australia have at least one overdue invoice?',
      'which clients from Australia have overdue bills',
    ],
    sql: `SELECT customer_name FROM customers WHERE country = 'Australia'
      AND customer_id IN (SELECT customer_id FROM invoices WHERE status = 'Overdue')`,
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['customers in Boston without an order in May 2026'],
    alsoAsked: [
      'Which Boston clients did not order anything in May 2026?',
      'boston customers who bought nothing last month',
    ],
    sql: `SELECT customer_name FROM customers WHERE city = 'Boston' AND customer_id NOT IN (SELECT customer_id
      FROM orders WHERE order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01')`,
    isList: true,
  },
];

/** Frame 24. */
export const bothOfQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['How many customers ordered in both 2023 and 2026?'],
    alsoAsked: [
      'number of customers with orders in 2023 and in 2026 as well',
      'clients who bought in 2023 and also in 2026, how many',
    ],
    sql: `SELECT count(*) FROM customers WHERE customer_id IN (SELECT customer_id FROM orders
      WHERE year(order_date) = 2023) AND customer_id IN (SELECT customer_id FROM orders
      WHERE year(order_date) = 2026)`,
  },
  {
    kind: 'filter',
    turns: ['How many customers bought something from Furniture and something from Services?'],
    alsoAsked: [
      'number of clients who ordered from both the furniture and the services category',
      'customers who bought furniture and also services, how many',
    ],
    sql: `SELECT count(*) FROM customers WHERE customer_id IN (SELECT customer_id FROM orders
      JOIN products USING (product_id) WHERE category = 'Furniture')
      AND customer_id IN (SELECT customer_id FROM orders JOIN products USING (product_id)
      WHERE category = 'Services')`,
  },
  {
    kind: 'list',
    turns: ['which brazilian customers have both a returned and a cancelled order'],
    alsoAsked: [
      'Customers in Brazil that have returned an order and also cancelled one',
      'brazil customers with returned as well as cancelled orders',
    ],
    sql: `SELECT customer_name FROM customers WHERE country = 'Brazil' AND customer_id IN (SELECT customer_id
      FROM orders WHERE status = 'Returned') AND customer_id IN (SELECT customer_id FROM orders
      WHERE status = 'Cancelled')`,
    isList: true,
  },
  {
    kind: 'list',
    turns: ['customers in London who bought both a Laser Printer and a Wireless Keyboard'],
    alsoAsked: [
      'Which London clients have ordered the wireless keyboard as well as the laser printer?',
      'london customers that bought laser printer and wireless keyboard, both',
    ],
    sql: `SELECT customer_name FROM customers WHERE city = 'London' AND customer_id IN (SELECT customer_id
      FROM orders JOIN products USING (product_id) WHERE product_name = 'Laser Printer')
      AND customer_id IN (SELECT customer_id FROM orders JOIN products USING (product_id)
      WHERE product_name = 'Wireless Keyboard')`,
    isList: true,
  },
];

/** Frame 25. */
export const aboveAverageQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['how many orders are above the average order value'],
    alsoAsked: [
      'number of orders worth more than the average order',
      'orders with a net amount over the mean, count',
    ],
    sql: 'SELECT count(*) FROM orders WHERE net_amount > (SELECT avg(net_amount) FROM orders)',
  },
  {
    kind: 'filter',
    turns: ['how many customers place more orders than the average customer'],
    alsoAsked: [
      'number of clients with an above-average number of orders',
      'customers with more orders than average, how many',
    ],
    sql: `SELECT count(*) FROM (SELECT customer_id FROM orders GROUP BY 1 HAVING count(*) > (SELECT avg(n)
      FROM (SELECT count(*) AS n FROM orders GROUP BY customer_id)))`,
    otherLayoutSql: `SELECT count(*) FROM (SELECT customer_id FROM orders GROUP BY 1 HAVING count(*) > (SELECT count(*)
      FROM orders) / (SELECT count(*) FROM customers))`,
  },
  {
    kind: 'list',
    turns: ['which months of 2025 had above average revenue'],
    alsoAsked: [
      'months in 2025 with more sales than the average month of that year',
      'months of last year above the monthly average in revenue',
    ],
    sql: `SELECT date_trunc('month', order_date) FROM orders WHERE year(order_date) = 2025 GROUP BY 1 HAVING
      sum(net_amount) > (SELECT sum(net_amount) / 12 FROM orders WHERE year(order_date) = 2025)`,
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['how many orders in 2025 had a quantity above the 2025 average'],
    alsoAsked: [
      'Number of last year’s orders with more units than the average order of last year',
      '2025 orders with above average quantity, count',
    ],
    sql: `SELECT count(*) FROM orders WHERE year(order_date) = 2025 AND quantity > (SELECT avg(quantity)
      FROM orders WHERE year(order_date) = 2025)`,
  },
];
