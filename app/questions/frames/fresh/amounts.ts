import type { WrittenQuestion } from '../../question.ts';

/** Frame 1. */
export const aggregateQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['average discount on our orders'],
    alsoAsked: ['what discount do we give on average per order?'],
    sql: 'SELECT avg(discount) FROM orders',
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'aggregate',
    turns: ['mean order quantity'],
    alsoAsked: ['how many pieces does an order have on average'],
    sql: 'SELECT avg(quantity) FROM orders',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['highest invoice amount ever'],
    alsoAsked: ['so how much was the biggest bill we ever wrote, in dollars'],
    sql: 'SELECT max(amount) FROM invoices',
  },
  {
    kind: 'aggregate',
    turns: ['How big is an invoice on average?'],
    alsoAsked: ['avg invoice amount'],
    sql: 'SELECT avg(amount) FROM invoices',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['lowest unit price among our products'],
    alsoAsked: ['what is the minimum list price in the product catalogue'],
    sql: 'SELECT min(unit_price) FROM products',
  },
  {
    kind: 'aggregate',
    turns: ['what does a product cost us on average to buy in'],
    alsoAsked: ['average unit cost of our products'],
    sql: 'SELECT avg(unit_cost) FROM products',
    decimals: 2,
  },
];

/** Frame 2. */
export const countQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['how many bills have we written so far'],
    alsoAsked: ['invoice count'],
    sql: 'SELECT count(*) FROM invoices',
  },
  {
    kind: 'count',
    turns: ['no. of orders all time'],
    alsoAsked: ['How many orders are on our books altogether?'],
    sql: 'SELECT count(*) FROM orders',
  },
  {
    kind: 'count',
    turns: ['how many customers bought something from us this year'],
    alsoAsked: ['number of clients with an order in 2026'],
    sql: 'SELECT count(DISTINCT customer_id) FROM orders WHERE year(order_date) = 2026',
  },
  {
    kind: 'count',
    turns: ['how many clients have an overdue invoice'],
    alsoAsked: ['Number of customers with at least one overdue bill'],
    sql: "SELECT count(DISTINCT customer_id) FROM invoices WHERE status = 'Overdue'",
  },
  {
    kind: 'count',
    turns: ['number of products that were returned in 2025'],
    alsoAsked: ['how many of our products had a returned order in 2025?'],
    sql: "SELECT count(DISTINCT product_id) FROM orders WHERE status = 'Returned' AND year(order_date) = 2025",
  },
  {
    kind: 'count',
    turns: ['how many small businesses do we have as customers'],
    alsoAsked: ['small business customers count'],
    sql: "SELECT count(*) FROM customers WHERE segment = 'Small Business'",
  },
];

/** Frame 3. */
export const distinctQuestions: WrittenQuestion[] = [
  {
    kind: 'distinct',
    turns: ['in how many different cities are our clients'],
    alsoAsked: ['number of distinct customer cities'],
    sql: 'SELECT count(DISTINCT city) FROM customers',
  },
  {
    kind: 'distinct',
    turns: ['How many product categories do we sell?'],
    alsoAsked: ['no of different categories in our catalogue'],
    sql: 'SELECT count(DISTINCT category) FROM products',
  },
  {
    kind: 'distinct',
    turns: ['unique buyers of lighting in 2025'],
    alsoAsked: ['how many different customers ordered a lighting product in 2025'],
    sql: `SELECT count(DISTINCT customer_id) FROM orders JOIN products USING (product_id)
      WHERE category = 'Lighting' AND year(order_date) = 2025`,
  },
  {
    kind: 'distinct',
    turns: ['how many different products were ordered on 1 june 2026'],
    alsoAsked: ['distinct products sold on June 1, 2026, how many'],
    sql: "SELECT count(DISTINCT product_id) FROM orders WHERE order_date = DATE '2026-06-01'",
  },
  {
    kind: 'distinct',
    turns: ['how many unique customers have ordered online'],
    alsoAsked: ['distinct customers who used the online channel, count'],
    sql: "SELECT count(DISTINCT customer_id) FROM orders WHERE sales_channel = 'Online'",
  },
  {
    kind: 'distinct',
    turns: ['how many different discounts are there on our orders'],
    alsoAsked: ['number of distinct discount values'],
    sql: 'SELECT count(DISTINCT discount) FROM orders',
  },
];
