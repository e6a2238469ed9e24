import type { WrittenQuestion } from '../../question.ts';

/** Frame 5. */
export const topOrBottomQuestions: WrittenQuestion[] = [
  {
    kind: 'top or bottom',
    turns: ['three cheapest products'],
    alsoAsked: ['Which 3 products have the lowest list price?', 'the 3 lowest priced items in the catalogue'],
    sql: 'SELECT product_name FROM products ORDER BY unit_price LIMIT 3',
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['top 7 customers by order count'],
    alsoAsked: [
      'show the seven customers with the most orders',
      'our 7 most frequent customers by number of orders',
    ],
    sql: `SELECT customer_name, count(*) FROM orders JOIN customers USING (customer_id) GROUP BY 1
      ORDER BY 2 DESC LIMIT 7`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['two cities with the most customers'],
    alsoAsked: ['Which 2 cities have most of our clients?', 'top 2 cities by number of customers'],
    sql: 'SELECT city, count(*) FROM customers GROUP BY 1 ORDER BY 2 DESC LIMIT 2',
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['the three products with the most returned orders'],
    alsoAsked: ['top 3 products by number of returns', 'which 3 products were returned most often'],
    sql: `SELECT product_name, count(*) FROM orders JOIN products USING (product_id) WHERE status = 'Returned'
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
];

/** Frame 6. */
export const bestEntityQuestions: WrittenQuestion[] = [
  {
    kind: 'top or bottom',
    turns: ['what was our best month for revenue in 2025'],
    alsoAsked: ['Which month of 2025 had the highest sales?', 'month with most revenue 2025'],
    sql: `SELECT date_trunc('month', order_date) FROM orders WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY
      sum(net_amount) DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['which product is in the fewest orders'],
    alsoAsked: ['What product is ordered least often?', 'product with the lowest number of orders'],
    sql: `SELECT product_name FROM orders JOIN products USING (product_id) GROUP BY 1 ORDER BY
      count(*) LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['which city brought us the most revenue in 2025'],
    alsoAsked: ['city with highest sales last year', 'best city by revenue, 2025'],
    sql: `SELECT city FROM orders JOIN customers USING (customer_id) WHERE year(order_date) = 2025 GROUP BY 1
      ORDER BY sum(net_amount) DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['In which year did we get the most orders?'],
    alsoAsked: ['year with the highest order count', 'what year had most orders'],
    sql: 'SELECT year(order_date) FROM orders GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  },
];

/** Frame 7. */
export const bestRecordQuestions: WrittenQuestion[] = [
  {
    kind: 'top or bottom',
    turns: ['our cheapest product'],
    alsoAsked: ['Which product has the lowest list price?', 'lowest priced item in the catalogue'],
    sql: 'SELECT product_name FROM products ORDER BY unit_price LIMIT 1',
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['the largest overdue invoice'],
    alsoAsked: ['Which overdue bill has the highest amount?', 'biggest invoice that is overdue'],
    sql: "SELECT invoice_id FROM invoices WHERE status = 'Overdue' ORDER BY amount DESC LIMIT 1",
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['the smallest order by net amount from Japan in 2025'],
    alsoAsked: [
      'Show the lowest value order a japanese customer placed last year',
      'lowest order from japan in 2025 by amount',
    ],
    sql: `SELECT order_id FROM orders JOIN customers USING (customer_id) WHERE country = 'Japan'
      AND year(order_date) = 2025 ORDER BY net_amount LIMIT 1`,
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['biggest furniture order by amount'],
    alsoAsked: [
      'What is the most valuable order for a product from the furniture category?',
      'largest order of furniture ever, by net amount',
    ],
    sql: `SELECT order_id FROM orders JOIN products USING (product_id) WHERE category = 'Furniture'
      ORDER BY net_amount DESC LIMIT 1`,
    isList: true,
  },
];
