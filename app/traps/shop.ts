import { type Trap, trapsOf } from './trap.ts';

const withAnvil = `SELECT order_id FROM "Order Lines" WHERE product = 'Anvil'`;
const customersWithAnvil = `SELECT customer_id FROM Orders WHERE order_id IN (${withAnvil})`;

export const shopTraps: Trap[] = trapsOf('fan-out', 'shop', [
  {
    turns: ['What is the total shipping cost of orders with an Anvil?'],
    danger: 'An order with two such lines pays its shipping twice.',
    right: [`SELECT sum(shipping_cost) FROM Orders WHERE order_id IN (${withAnvil})`],
  },
  {
    turns: ['What is the total credit limit of customers who ordered an Anvil?'],
    danger: 'A customer counts once for each order.',
    right: [`SELECT sum(credit_limit) FROM Customers WHERE customer_id IN (${customersWithAnvil})`],
  },
  {
    turns: ['How many customers bought a Drill?'],
    danger: 'Lines are counted.',
    right: [
      `SELECT count(DISTINCT customer_id) FROM Orders WHERE order_id IN (SELECT order_id FROM "Order Lines" WHERE product = 'Drill')`,
    ],
  },
  {
    turns: ['Total shipping cost by product'],
    danger: 'The shipping of an order is added for each of its lines.',
    right: [
      `SELECT product, sum(shipping_cost) FROM (SELECT DISTINCT product, order_id FROM "Order Lines") JOIN Orders USING (order_id) GROUP BY 1`,
    ],
  },
  {
    turns: ['total order amount and total paid amount by country'],
    danger: 'Orders and payments multiply each other.',
    right: [
      `SELECT country, o, p FROM (SELECT country, sum(order_total) AS o FROM Orders JOIN Customers USING (customer_id) GROUP BY 1)
       JOIN (SELECT country, sum(paid_amount) AS p FROM Payments JOIN Orders USING (order_id) JOIN Customers USING (customer_id) GROUP BY 1) USING (country)`,
    ],
  },
  {
    turns: ['Average credit limit of customers with orders in 2025'],
    danger: 'Customers weigh as much as they ordered.',
    right: [
      `SELECT avg(credit_limit) FROM Customers WHERE customer_id IN (SELECT customer_id FROM Orders WHERE year(order_date) = 2025)`,
    ],
    decimals: 2,
  },
  {
    turns: ['What is the total order amount of orders that have a payment?'],
    danger: 'An order with two payments counts twice.',
    right: ['SELECT sum(order_total) FROM Orders WHERE order_id IN (SELECT order_id FROM Payments)'],
  },
  {
    turns: ['How many orders were paid in 2026?'],
    danger: 'Payments are counted.',
    right: ['SELECT count(DISTINCT order_id) FROM Payments WHERE year(paid_on) = 2026'],
  },
  {
    turns: ['What is the total credit limit in Germany?'],
    danger: 'A join that nobody needs.',
    right: [`SELECT sum(credit_limit) FROM Customers WHERE country = 'Germany'`],
  },
  {
    turns: ['average shipping cost per country'],
    danger: 'Lines weigh.',
    right: ['SELECT country, avg(shipping_cost) FROM Orders JOIN Customers USING (customer_id) GROUP BY 1'],
    decimals: 2,
  },
  {
    turns: ['Which customers have never ordered?'],
    danger: 'An inner join has no row for them.',
    right: [`SELECT customer_name FROM Customers WHERE customer_id NOT IN (SELECT customer_id FROM Orders)`],
    isList: true,
  },
  {
    turns: ['How many orders have no payment?'],
    danger: 'Payments are counted, or a join drops what is asked for.',
    right: ['SELECT count(*) FROM Orders WHERE order_id NOT IN (SELECT order_id FROM Payments)'],
  },
  {
    turns: ['How many orders per customer on average?'],
    danger: 'Customers without an order are left out, or counted, without a word.',
    right: [
      'SELECT count(*) / (SELECT count(*) FROM Customers) FROM Orders',
      'SELECT count(*) / count(DISTINCT customer_id) FROM Orders',
    ],
    decimals: 2,
  },
]);
