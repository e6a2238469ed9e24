import type { WrittenQuestion } from '../../question.ts';

/** Frame 22. */
export const havingQuestions: WrittenQuestion[] = [
  {
    kind: 'having',
    turns: ['customers with more than 150 orders'],
    alsoAsked: ['which clients have placed over 150 orders?'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id)
      GROUP BY customer_id, 1 HAVING count(*) > 150`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['countries with sales above 2 million'],
    alsoAsked: ['in which countries did we make more than $2m revenue'],
    sql: `SELECT country FROM orders JOIN customers USING (customer_id)
      GROUP BY 1 HAVING sum(net_amount) > 2000000`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['how many customers have ordered exactly twice'],
    alsoAsked: ['number of customers with exactly two orders'],
    sql: 'SELECT count(*) FROM (SELECT customer_id FROM orders GROUP BY 1 HAVING count(*) = 2)',
  },
  {
    kind: 'having',
    turns: ['products that sold less than 500 units in total'],
    alsoAsked: ['Which products have we sold fewer than 500 pieces of?'],
    sql: `SELECT product_name FROM orders JOIN products USING (product_id)
      GROUP BY 1 HAVING sum(quantity) < 500`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['months with more than 400 orders'],
    alsoAsked: ['in which months did we get over 400 orders'],
    sql: "SELECT date_trunc('month', order_date) FROM orders GROUP BY 1 HAVING count(*) > 400",
    isList: true,
  },
  {
    kind: 'having',
    turns: ['which cities have ten or more clients?'],
    alsoAsked: ['cities with at least 10 customers'],
    sql: 'SELECT city FROM customers GROUP BY 1 HAVING count(*) >= 10',
    isList: true,
  },
];

/** Frame 23. */
export const withoutQuestions: WrittenQuestion[] = [
  {
    kind: 'negation',
    turns: ['which products were never bought by customers in Nantes'],
    alsoAsked: ['products that nobody in nantes has ever ordered'],
    sql: `SELECT product_name FROM products WHERE product_id NOT IN
      (SELECT product_id FROM orders JOIN customers USING (customer_id) WHERE city = 'Nantes')`,
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['clients without any order in 2026'],
    alsoAsked: ['Which customers have not ordered anything this year?'],
    sql: `SELECT customer_name FROM customers WHERE customer_id NOT IN
      (SELECT customer_id FROM orders WHERE year(order_date) = 2026)`,
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['number of customers without a cancelled order'],
    alsoAsked: ['how many of our customers have never cancelled an order'],
    sql: `SELECT count(*) FROM customers WHERE customer_id NOT IN
      (SELECT customer_id FROM orders WHERE status = 'Cancelled')`,
  },
  {
    kind: 'negation',
    turns: ['how many orders have no invoice'],
    alsoAsked: ['orders without an invoice, count'],
    sql: 'SELECT count(*) FROM orders WHERE order_id NOT IN (SELECT order_id FROM invoices)',
  },
  {
    kind: 'negation',
    turns: ['which customers ordered online but never through a partner'],
    alsoAsked: ['clients with online orders and no partner orders, list them'],
    sql: `SELECT customer_name FROM customers
      WHERE customer_id IN (SELECT customer_id FROM orders WHERE sales_channel = 'Online')
      AND customer_id NOT IN (SELECT customer_id FROM orders WHERE sales_channel = 'Partner')`,
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['customers who have never bought anything from breakroom'],
    alsoAsked: ['clients who never ordered a breakroom product'],
    sql: `SELECT customer_name FROM customers WHERE customer_id NOT IN
      (SELECT customer_id FROM orders JOIN products USING (product_id) WHERE category = 'Breakroom')`,
    isList: true,
  },
];

/** Frame 24. */
export const bothQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['how many customers bought both a coffee machine and a microwave oven'],
    alsoAsked: ['number of clients who ordered Coffee Machine and also Microwave Oven'],
    sql: `SELECT count(*) FROM customers
      WHERE customer_id IN (SELECT customer_id FROM orders JOIN products USING (product_id) WHERE product_name = 'Coffee Machine')
      AND customer_id IN (SELECT customer_id FROM orders JOIN products USING (product_id) WHERE product_name = 'Microwave Oven')`,
  },
  {
    kind: 'filter',
    turns: ['number of customers that ordered both online and through a partner'],
    alsoAsked: ['how many clients have used both the online channel and the partner channel?'],
    sql: `SELECT count(*) FROM customers
      WHERE customer_id IN (SELECT customer_id FROM orders WHERE sales_channel = 'Online')
      AND customer_id IN (SELECT customer_id FROM orders WHERE sales_channel = 'Partner')`,
  },
  {
    kind: 'filter',
    turns: ['Which customers have a cancelled order as well as a returned one?'],
    alsoAsked: ['list clients with both cancelled and returned orders'],
    sql: `SELECT customer_name FROM customers
      WHERE customer_id IN (SELECT customer_id FROM orders WHERE status = 'Cancelled')
      AND customer_id IN (SELECT customer_id FROM orders WHERE status = 'Returned')`,
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['how many customers ordered in both 2023 and 2026'],
    alsoAsked: ['count of clients with orders in 2023 and also in 2026'],
    sql: `SELECT count(*) FROM customers
      WHERE customer_id IN (SELECT customer_id FROM orders WHERE year(order_date) = 2023)
      AND customer_id IN (SELECT customer_id FROM orders WHERE year(order_date) = 2026)`,
  },
  {
    kind: 'filter',
    turns: ['japanese customers who bought both furniture and lighting'],
    alsoAsked: ['which clients in Japan ordered furniture as well as lighting'],
    sql: `SELECT customer_name FROM customers WHERE country = 'Japan'
      AND customer_id IN (SELECT customer_id FROM orders JOIN products USING (product_id) WHERE category = 'Furniture')
      AND customer_id IN (SELECT customer_id FROM orders JOIN products USING (product_id) WHERE category = 'Lighting')`,
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['products that were bought both in recife and in lyon'],
    alsoAsked: ['which products have been ordered by customers in both Recife and Lyon?'],
    sql: `SELECT product_name FROM products
      WHERE product_id IN (SELECT product_id FROM orders JOIN customers USING (customer_id) WHERE city = 'Recife')
      AND product_id IN (SELECT product_id FROM orders JOIN customers USING (customer_id) WHERE city = 'Lyon')`,
    isList: true,
  },
];

/** Frame 25. */
export const aboveAverageQuestions: WrittenQuestion[] = [
  {
    kind: 'having',
    turns: ['products priced above average'],
    alsoAsked: ['which products have a list price higher than the average list price'],
    sql: 'SELECT product_name FROM products WHERE unit_price > (SELECT avg(unit_price) FROM products)',
    isList: true,
  },
  {
    kind: 'having',
    turns: ['how many orders are above the average order value'],
    alsoAsked: ['number of orders that are bigger than the average net amount'],
    sql: 'SELECT count(*) FROM orders WHERE net_amount > (SELECT avg(net_amount) FROM orders)',
  },
  {
    kind: 'having',
    turns: ['Which countries have above-average revenue?'],
    alsoAsked: ['countries whose sales are higher than the average country'],
    sql: `WITH totals AS (SELECT country, sum(net_amount) AS revenue FROM orders JOIN customers USING (customer_id) GROUP BY 1)
      SELECT country FROM totals WHERE revenue > (SELECT avg(revenue) FROM totals)`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['months of 2025 above the average monthly revenue of 2025'],
    alsoAsked: ['in 2025, which months had higher revenue than the average month of 2025'],
    sql: `WITH totals AS (SELECT date_trunc('month', order_date) AS month, sum(net_amount) AS revenue
        FROM orders WHERE year(order_date) = 2025 GROUP BY 1)
      SELECT month FROM totals WHERE revenue > (SELECT avg(revenue) FROM totals)`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['how many invoices are smaller than the average invoice'],
    alsoAsked: ['number of bills below the average invoice amount'],
    sql: 'SELECT count(*) FROM invoices WHERE amount < (SELECT avg(amount) FROM invoices)',
  },
  {
    kind: 'having',
    turns: ['lighting products cheaper than the average lighting product'],
    alsoAsked: ['which lighting items have a unit price below the average unit price of lighting items?'],
    sql: `SELECT product_name FROM products WHERE category = 'Lighting'
      AND unit_price < (SELECT avg(unit_price) FROM products WHERE category = 'Lighting')`,
    isList: true,
  },
];
