import type { WrittenQuestion } from '../../question.ts';

/** Frame 1. */
export const aggregateQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['What did we invoice altogether in 2025?'],
    alsoAsked: ['sum of all the bills we sent out in 2025'],
    sql: 'SELECT sum(amount) FROM invoices WHERE year(invoice_date) = 2025',
  },
  {
    kind: 'aggregate',
    turns: ['average discount on partner orders'],
    alsoAsked: ['so what discount do orders through partners get on average'],
    sql: "SELECT avg(discount) FROM orders WHERE sales_channel = 'Partner'",
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'aggregate',
    turns: ['how many units of the copy paper box have we sold in all'],
    alsoAsked: ['Copy Paper Box units sold total'],
    sql: "SELECT sum(quantity) FROM orders JOIN products USING (product_id) WHERE product_name = 'Copy Paper Box'",
  },
  {
    kind: 'aggregate',
    turns: ["what's the highest invoice amount so far"],
    alsoAsked: ['max invoice amount'],
    sql: 'SELECT max(amount) FROM invoices',
  },
  {
    kind: 'aggregate',
    turns: ['What is the mean unit cost of our furniture products?'],
    alsoAsked: ['avg unit cost furniture'],
    sql: "SELECT avg(unit_cost) FROM products WHERE category = 'Furniture'",
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['turnover of the enterprise segment for 2024'],
    alsoAsked: ['How much revenue did enterprise clients bring in during 2024?'],
    sql: `SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE segment = 'Enterprise' AND year(order_date) = 2024`,
  },
];

/** Frame 2. */
export const countQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['how many bills went out in march 2026'],
    alsoAsked: ['number of invoices with an invoice date in March 2026'],
    sql: `SELECT count(*) FROM invoices
      WHERE invoice_date >= DATE '2026-03-01' AND invoice_date < DATE '2026-04-01'`,
  },
  {
    kind: 'count',
    turns: ['count of orders with status shipped'],
    alsoAsked: ['how many orders have the status Shipped right now?'],
    sql: "SELECT count(*) FROM orders WHERE status = 'Shipped'",
  },
  {
    kind: 'count',
    turns: ['How many customers from Canada do we have?'],
    alsoAsked: ['number of canadian customers'],
    sql: "SELECT count(*) FROM customers WHERE country = 'Canada'",
  },
  {
    kind: 'count',
    turns: ['how many products are in the lighting category'],
    alsoAsked: ['how many lighting items do we carry, count the products'],
    sql: "SELECT count(*) FROM products WHERE category = 'Lighting'",
  },
  {
    kind: 'count',
    turns: ['how many clients bought something from us in april 2026'],
    alsoAsked: ['Number of customers who placed an order in April 2026'],
    sql: `SELECT count(DISTINCT customer_id) FROM orders
      WHERE order_date >= DATE '2026-04-01' AND order_date < DATE '2026-05-01'`,
  },
  {
    kind: 'count',
    turns: ['how many orders did Westbrook Health place last year'],
    alsoAsked: ['westbrook health number of orders 2025'],
    sql: `SELECT count(*) FROM orders JOIN customers USING (customer_id)
      WHERE customer_name = 'Westbrook Health' AND year(order_date) = 2025`,
  },
];

/** Frame 3. */
export const distinctQuestions: WrittenQuestion[] = [
  {
    kind: 'distinct',
    turns: ['in how many different cities are our customers'],
    alsoAsked: ['number of distinct customer cities'],
    sql: 'SELECT count(DISTINCT city) FROM customers',
  },
  {
    kind: 'distinct',
    turns: ['how many different products did Glacier Clinics buy in 2025?'],
    alsoAsked: ['distinct products ordered by glacier clinics in 2025, how many'],
    sql: `SELECT count(DISTINCT product_id) FROM orders JOIN customers USING (customer_id)
      WHERE customer_name = 'Glacier Clinics' AND year(order_date) = 2025`,
  },
  {
    kind: 'distinct',
    turns: ['How many distinct customers have an overdue invoice?'],
    alsoAsked: ['number of different clients with overdue invoices'],
    sql: "SELECT count(DISTINCT customer_id) FROM invoices WHERE status = 'Overdue'",
  },
  {
    kind: 'distinct',
    turns: ['how many different industries are our customers in'],
    alsoAsked: ['unique industries among customers, count'],
    sql: 'SELECT count(DISTINCT industry) FROM customers',
  },
  {
    kind: 'distinct',
    turns: ['how many different products were returned in 2026'],
    alsoAsked: ['Number of unique products in the returned orders of 2026'],
    sql: `SELECT count(DISTINCT product_id) FROM orders
      WHERE status = 'Returned' AND year(order_date) = 2026`,
  },
  {
    kind: 'distinct',
    turns: ['on how many different days did we get an order in 2025'],
    alsoAsked: ['number of distinct order dates in 2025'],
    sql: 'SELECT count(DISTINCT order_date) FROM orders WHERE year(order_date) = 2025',
  },
];
