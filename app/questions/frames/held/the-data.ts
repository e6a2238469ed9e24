import type { WrittenQuestion } from '../../question.ts';

/** Frame 30. */
export const descriptionQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['what period do the orders cover, first and last order date'],
    alsoAsked: ['earliest and latest order date', 'From when until when do our orders run?'],
    sql: 'SELECT min(order_date), max(order_date) FROM orders',
    isList: true,
  },
  {
    kind: 'by category',
    turns: ['Which sales channels are there and how many orders does each have?'],
    alsoAsked: ['sales channels with their number of orders', 'breakdown of the orders by sales channel'],
    sql: 'SELECT sales_channel, count(*) FROM orders GROUP BY 1',
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['smallest and largest quantity in an order'],
    alsoAsked: [
      'What is the range of the order quantities, minimum and maximum?',
      'min and max quantity of orders',
    ],
    sql: 'SELECT min(quantity), max(quantity) FROM orders',
    isList: true,
  },
  {
    kind: 'by category',
    turns: ['Which product categories are there, and how many products are in each?'],
    alsoAsked: ['product categories with number of products', 'how many products per category'],
    sql: 'SELECT category, count(*) FROM products GROUP BY 1',
    isList: true,
  },
];

/** Frame 31. */
export const aboutTablesQuestions: WrittenQuestion[] = [
  {
    kind: 'lookup',
    turns: ['what is the date of the newest order'],
    alsoAsked: ['most recent order date', 'Up to which day do we have orders?'],
    sql: 'SELECT max(order_date) FROM orders',
    otherLayoutSql:
      'SELECT order_id, order_date FROM orders WHERE order_date = (SELECT max(order_date) FROM orders)',
    isList: true,
  },
  {
    kind: 'lookup',
    turns: ['how far back do the orders go'],
    alsoAsked: ['date of the oldest order', 'earliest order date in the data'],
    sql: 'SELECT min(order_date) FROM orders',
    isList: true,
  },
  {
    kind: 'lookup',
    turns: ['what is the latest paid date among the invoices'],
    alsoAsked: ['When was an invoice last paid?', 'most recent payment date of an invoice'],
    sql: 'SELECT max(paid_date) FROM invoices',
    otherLayoutSql:
      'SELECT invoice_id, paid_date FROM invoices WHERE paid_date = (SELECT max(paid_date) FROM invoices)',
    isList: true,
  },
  {
    kind: 'count',
    turns: ['how many columns are in the orders table'],
    alsoAsked: ['number of fields the orders table has', 'orders table: how many columns'],
    sql: 'SELECT count(*) FROM (DESCRIBE orders)',
  },
];

/** Frame 32. */
export const missingValueQuestions: WrittenQuestion[] = [
  {
    kind: 'missing values',
    turns: ['missing values per column in invoices'],
    alsoAsked: [
      'How many empty cells does each column of the invoices table have?',
      'number of blanks in every field of invoices',
    ],
    sql: `SELECT 'invoice_id' AS name, count(*) FILTER (invoice_id IS NULL) FROM invoices
      UNION ALL SELECT 'order_id' AS name, count(*) FILTER (order_id IS NULL) FROM invoices
      UNION ALL SELECT 'customer_id' AS name, count(*) FILTER (customer_id IS NULL) FROM invoices
      UNION ALL SELECT 'invoice_date' AS name, count(*) FILTER (invoice_date IS NULL) FROM invoices
      UNION ALL SELECT 'due_date' AS name, count(*) FILTER (due_date IS NULL) FROM invoices
      UNION ALL SELECT 'paid_date' AS name, count(*) FILTER (paid_date IS NULL) FROM invoices
      UNION ALL SELECT 'amount' AS name, count(*) FILTER (amount IS NULL) FROM invoices
      UNION ALL SELECT 'status' AS name, count(*) FILTER (status IS NULL) FROM invoices`,
    otherLayoutSql: "SELECT 'paid_date', count(*) FROM invoices WHERE paid_date IS NULL",
    isList: true,
  },
  {
    kind: 'missing values',
    turns: ['How many order ids appear more than once?'],
    alsoAsked: ['number of duplicate order ids', 'duplicated order_id values, how many'],
    sql: 'SELECT count(*) FROM (SELECT order_id FROM orders GROUP BY 1 HAVING count(*) > 1)',
  },
  {
    kind: 'missing values',
    turns: ['missing paid dates by invoice status'],
    alsoAsked: [
      'How many invoices of each status have an empty paid date?',
      'For each invoice status, how many paid dates are missing?',
    ],
    sql: 'SELECT status, count(*) FILTER (paid_date IS NULL) FROM invoices GROUP BY 1',
    otherLayoutSql: 'SELECT status, count(*) FROM invoices WHERE paid_date IS NULL GROUP BY 1',
  },
  {
    kind: 'missing values',
    turns: ['how many orders have a quantity of zero or less'],
    alsoAsked: [
      'number of orders where the quantity is 0 or negative',
      'Are there orders with a quantity of 0 or below, and how many?',
    ],
    sql: 'SELECT count(*) FROM orders WHERE quantity <= 0',
  },
];
