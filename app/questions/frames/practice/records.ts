import type { WrittenQuestion } from '../../question.ts';

/** Frame 8. */
export const listQuestions: WrittenQuestion[] = [
  {
    kind: 'list',
    turns: ['show orders over 22k from Germany'],
    alsoAsked: [
      'List the german orders with a net amount above 22,000',
      'all orders of more than $22,000 placed by customers in Germany',
    ],
    sql: `SELECT order_id FROM orders JOIN customers USING (customer_id) WHERE country = 'Germany'
      AND net_amount > 22000`,
    isList: true,
  },
  {
    kind: 'list',
    turns: ['customers in hamburg'],
    alsoAsked: ['Give me a list of our clients from Hamburg', 'show every customer located in Hamburg'],
    sql: "SELECT customer_name FROM customers WHERE city = 'Hamburg'",
    isList: true,
  },
  {
    kind: 'list',
    turns: ['enterprise customers in retail'],
    alsoAsked: [
      'List the Enterprise clients from the retail industry',
      'Which of our retail industry customers are enterprise?',
    ],
    sql: "SELECT customer_name FROM customers WHERE segment = 'Enterprise' AND industry = 'Retail'",
    isList: true,
  },
  {
    kind: 'list',
    turns: ['lighting products with their unit cost'],
    alsoAsked: [
      'List name and unit cost of every product in the lighting category',
      'what do the lighting products cost us per unit? list them',
    ],
    sql: "SELECT product_name, unit_cost FROM products WHERE category = 'Lighting'",
    isList: true,
  },
];

/** Frame 9. */
export const lookupQuestions: WrittenQuestion[] = [
  {
    kind: 'lookup',
    turns: ['status of order O104711'],
    alsoAsked: ['What is the status of order number O104711?', 'order O104711 status please'],
    sql: "SELECT status FROM orders WHERE order_id = 'O104711'",
  },
  {
    kind: 'lookup',
    turns: ['list price of the laser printer'],
    alsoAsked: [
      'What is the unit price of a Laser Printer in the product list?',
      'how much is the laser printer on our price list',
    ],
    sql: "SELECT unit_price FROM products WHERE product_name = 'Laser Printer'",
  },
  {
    kind: 'lookup',
    turns: ['when is invoice INV205000 due'],
    alsoAsked: ['due date of INV205000', 'By when did invoice INV205000 have to be paid?'],
    sql: "SELECT due_date FROM invoices WHERE invoice_id = 'INV205000'",
  },
  {
    kind: 'lookup',
    turns: ['who placed order O111111'],
    alsoAsked: ['Which customer does order O111111 belong to?', 'customer of order O111111'],
    sql: "SELECT customer_name FROM orders JOIN customers USING (customer_id) WHERE order_id = 'O111111'",
  },
];
