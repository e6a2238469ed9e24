import type { WrittenQuestion } from '../../question.ts';

/** Frame 10. */
export const valueFilterQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['how many orders were sent back'],
    alsoAsked: ['How many orders have been returned?', 'number of returned orders'],
    sql: "SELECT count(*) FROM orders WHERE status = 'Returned'",
  },
  {
    kind: 'filter',
    turns: ['how many 27-inch monitors have we sold'],
    alsoAsked: ['units sold of the 27-Inch Monitor', 'total quantity of 27 inch monitors'],
    sql: `SELECT sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE product_name = '27-Inch Monitor'`,
  },
  {
    kind: 'filter',
    turns: ['avg order value for healthcare customers'],
    alsoAsked: [
      'What do customers from the healthcare industry spend per order on average?',
      'healthcare avg order value',
    ],
    sql: `SELECT avg(net_amount) FROM orders JOIN customers USING (customer_id) WHERE industry = 'Healthcare'`,
    decimals: 2,
  },
  {
    kind: 'filter',
    turns: ['total of the open invoices'],
    alsoAsked: ['How much money is in invoices with status open?', 'amount of open bills'],
    sql: "SELECT sum(amount) FROM invoices WHERE status = 'Open'",
  },
];

/** Frame 11. */
export const numberFilterQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['how many orders are worth at least 15,000'],
    alsoAsked: ['number of orders with a net amount of 15k or more', 'count orders of no less than $15,000'],
    sql: 'SELECT count(*) FROM orders WHERE net_amount >= 15000',
  },
  {
    kind: 'filter',
    turns: ['How many orders had a discount of 20 % or more?'],
    alsoAsked: [
      'orders with at least 20% discount, how many',
      'count of orders where we gave 20 percent off or more',
    ],
    sql: 'SELECT count(*) FROM orders WHERE discount >= 0.2',
  },
  {
    kind: 'filter',
    turns: ['how many invoices are under 50 dollars'],
    alsoAsked: ['number of bills below $50', 'count invoices with amount < 50'],
    sql: 'SELECT count(*) FROM invoices WHERE amount < 50',
  },
  {
    kind: 'filter',
    turns: ['How many orders of more than 30 units got no discount?'],
    alsoAsked: [
      'number of orders with quantity above 30 and discount 0',
      'orders with more than 30 pieces but no discount, how many?',
    ],
    sql: 'SELECT count(*) FROM orders WHERE quantity > 30 AND discount = 0',
  },
];

/** Frame 12. */
export const textFilterQuestions: WrittenQuestion[] = [
  {
    kind: 'list',
    turns: ['customers whose name contains Clinics'],
    alsoAsked: [
      'list clients with "clinics" in the name',
      'Which customers have the word Clinics in their name?',
    ],
    sql: "SELECT customer_name FROM customers WHERE customer_name ILIKE '%clinics%'",
    isList: true,
  },
  {
    kind: 'list',
    turns: ['customer names ending in Hotels'],
    alsoAsked: ['Show the customers whose name ends with "Hotels"', 'clients with a name ending with hotels'],
    sql: "SELECT customer_name FROM customers WHERE customer_name ILIKE '%hotels'",
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['revenue from products whose name contains desk'],
    alsoAsked: [
      'How much have we sold of products with "Desk" in the product name, in dollars?',
      'total sales of all products with the word desk in the name',
    ],
    sql: `SELECT sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE product_name ILIKE '%desk%'`,
  },
  {
    kind: 'filter',
    turns: ['How many orders came from customers with "Health" in their name?'],
    alsoAsked: [
      'order count for customers whose name contains health',
      'orders of customers whose name includes "health", number',
    ],
    sql: `SELECT count(*) FROM orders JOIN customers USING (customer_id) WHERE customer_name ILIKE '%health%'`,
  },
];
