import type { WrittenQuestion } from '../question.ts';

/** Frames 8, 9 and 26: lists, single facts, and first and last events. */
export const recordQuestions: WrittenQuestion[] = [
  {
    kind: 'list',
    turns: ['pull up the orders that are still being processed'],
    alsoAsked: ['show orders in processing', 'Which orders have the status processing at the moment?'],
    sql: "SELECT order_id FROM orders WHERE status = 'Processing'",
    isList: true,
  },
  {
    kind: 'list',
    turns: ['which clients are in the logistics business in germany'],
    alsoAsked: [
      'german logistics customers, list them',
      'show me all logistics companies from Germany among our customers',
    ],
    sql: "SELECT customer_name FROM customers WHERE industry = 'Logistics' AND country = 'Germany'",
    isList: true,
  },
  {
    kind: 'list',
    turns: ['give me the names and cities of our french clients'],
    alsoAsked: ['french customers with their city', 'Customer name and city for everyone in France'],
    sql: "SELECT customer_name, city FROM customers WHERE country = 'France'",
    isList: true,
  },
  {
    kind: 'list',
    turns: ['what orders did we get last friday'],
    alsoAsked: ['show every order placed on June 12, 2026', 'orders of 12 june 2026, list'],
    sql: "SELECT order_id FROM orders WHERE order_date = DATE '2026-06-12'",
    isList: true,
    mayClarify: true,
  },
  {
    kind: 'list',
    turns: ['which invoices fall due this week'],
    alsoAsked: [
      'list bills due between June 15 and June 21 2026',
      'invoices with due date in the current week',
    ],
    sql: "SELECT invoice_id FROM invoices WHERE due_date BETWEEN DATE '2026-06-15' AND DATE '2026-06-21'",
    isList: true,
  },
  {
    kind: 'lookup',
    turns: ['who bought order O108250'],
    alsoAsked: ['whose order is O108250', 'which client is behind order O108250?'],
    sql: "SELECT customer_name FROM orders JOIN customers USING (customer_id) WHERE order_id = 'O108250'",
    isList: true,
  },
  {
    kind: 'lookup',
    turns: ['what do we charge for a floor lamp'],
    alsoAsked: ['floor lamp price', 'How much is the Floor Lamp in our price list?'],
    sql: "SELECT unit_price FROM products WHERE product_name = 'Floor Lamp'",
    mayClarify: true,
  },
  {
    kind: 'lookup',
    turns: ['by when does INV205500 have to be paid'],
    alsoAsked: ['due date on invoice INV205500', 'When is invoice INV205500 due?'],
    sql: "SELECT due_date FROM invoices WHERE invoice_id = 'INV205500'",
  },
  {
    kind: 'lookup',
    turns: ['which city is Quarry Software in'],
    alsoAsked: ['quarry software city?', 'In what town can I find Quarry Software?'],
    sql: "SELECT city FROM customers WHERE customer_name = 'Quarry Software'",
  },
  {
    kind: 'lookup',
    turns: ['since when has Lumen Systems been our customer'],
    alsoAsked: ['when did Lumen Systems become a client', 'sign-up day of Lumen Systems'],
    sql: "SELECT signup_date FROM customers WHERE customer_name = 'Lumen Systems'",
  },
  {
    kind: 'lookup',
    turns: ['when did we last sell an acoustic partition'],
    alsoAsked: [
      'last sale of the Acoustic Partition, which day',
      'what is the date of our latest order for an acoustic partition',
    ],
    sql: `SELECT max(order_date) FROM orders JOIN products USING (product_id)
      WHERE product_name = 'Acoustic Partition'`,
  },
  {
    kind: 'lookup',
    turns: ['when did Beacon Health last buy something'],
    alsoAsked: ['most recent purchase date of Beacon Health', 'Beacon Health, last order when?'],
    sql: `SELECT max(order_date) FROM orders JOIN customers USING (customer_id)
      WHERE customer_name = 'Beacon Health'`,
  },
  {
    kind: 'by category',
    turns: ['first order date per segment'],
    alsoAsked: [
      'when did each customer segment place its first order',
      'for every segment: day of the earliest order',
    ],
    sql: 'SELECT segment, min(order_date) FROM orders JOIN customers USING (customer_id) GROUP BY 1',
  },
  {
    kind: 'lookup',
    turns: ['when did somebody in perth first order from us'],
    alsoAsked: ['earliest order by a Perth customer, which date', 'date of the first ever order from Perth'],
    sql: "SELECT min(order_date) FROM orders JOIN customers USING (customer_id) WHERE city = 'Perth'",
  },
  {
    kind: 'by category',
    turns: ['for each sales channel tell me when the latest cancelled order was'],
    alsoAsked: [
      'date of the last cancelled order in every channel',
      'latest cancellation date by sales channel',
    ],
    sql: "SELECT sales_channel, max(order_date) FROM orders WHERE status = 'Cancelled' GROUP BY 1",
  },
];
