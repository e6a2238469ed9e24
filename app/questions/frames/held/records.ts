import type { WrittenQuestion } from '../../question.ts';

/** Frame 8. */
export const listQuestions: WrittenQuestion[] = [
  {
    kind: 'list',
    turns: ['list all products in the services category'],
    alsoAsked: ['Which services do we offer?', 'show the service products'],
    sql: "SELECT product_name FROM products WHERE category = 'Services'",
    isList: true,
  },
  {
    kind: 'list',
    turns: ['overdue invoices over 10,000'],
    alsoAsked: [
      'show me all overdue bills above $10k',
      'list invoices that are overdue and exceed 10000 dollars',
    ],
    sql: "SELECT invoice_id FROM invoices WHERE status = 'Overdue' AND amount > 10000",
    isList: true,
  },
  {
    kind: 'list',
    turns: ['all orders from Aurora Digital'],
    alsoAsked: ['show what orders aurora digital placed', 'aurora digital orders'],
    sql: `SELECT order_id FROM orders JOIN customers USING (customer_id)
      WHERE customer_name = 'Aurora Digital'`,
    isList: true,
  },
  {
    kind: 'list',
    turns: ['list the customers who signed up in 2026'],
    alsoAsked: ['show me this year’s new clients', 'who became a customer in 2026'],
    sql: 'SELECT customer_name FROM customers WHERE year(signup_date) = 2026',
    isList: true,
  },
];

/** Frame 9. */
export const lookupQuestions: WrittenQuestion[] = [
  {
    kind: 'lookup',
    turns: ['which industry is quarry software in'],
    alsoAsked: ['industry of Quarry Software', 'What line of business is Quarry Software in?'],
    sql: "SELECT industry FROM customers WHERE customer_name = 'Quarry Software'",
  },
  {
    kind: 'lookup',
    turns: ['when did Horizon Hotels sign up'],
    alsoAsked: ['signup date of horizon hotels', 'Since when has Horizon Hotels been a customer?'],
    sql: "SELECT signup_date FROM customers WHERE customer_name = 'Horizon Hotels'",
  },
  {
    kind: 'lookup',
    turns: ['Which category does the Snack Box Assortment belong to?'],
    alsoAsked: ['category of snack box assortment', 'what category is the snack box assortment in'],
    sql: "SELECT category FROM products WHERE product_name = 'Snack Box Assortment'",
  },
  {
    kind: 'lookup',
    turns: ['where is Juniper Systems, which country'],
    alsoAsked: ['country of juniper systems', 'Which country is Juniper Systems based in?'],
    sql: "SELECT country FROM customers WHERE customer_name = 'Juniper Systems'",
  },
];
