import type { WrittenQuestion } from '../../question.ts';

/** Frame 30. */
export const descriptionQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['how many rows does each table have'],
    alsoAsked: ['number of records per table', 'Show the size of every table in rows'],
    sql: `SELECT 'customers' AS name, (SELECT count(*) FROM customers)
      UNION ALL SELECT 'products' AS name, (SELECT count(*) FROM products)
      UNION ALL SELECT 'orders' AS name, (SELECT count(*) FROM orders)
      UNION ALL SELECT 'invoices' AS name, (SELECT count(*) FROM invoices)`,
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['minimum, average and maximum net amount of orders'],
    alsoAsked: ['What are the lowest, mean and highest order amounts?', 'min avg max of order net amount'],
    sql: 'SELECT min(net_amount), avg(net_amount), max(net_amount) FROM orders',
    decimals: 2,
    isList: true,
  },
  {
    kind: 'count',
    turns: ['how many columns does each table have'],
    alsoAsked: ['number of fields per table', 'column count of every table'],
    sql: `SELECT 'customers' AS name, (SELECT count(*) FROM (DESCRIBE customers))
      UNION ALL SELECT 'products' AS name, (SELECT count(*) FROM (DESCRIBE products))
      UNION ALL SELECT 'orders' AS name, (SELECT count(*) FROM (DESCRIBE orders))
      UNION ALL SELECT 'invoices' AS name, (SELECT count(*) FROM (DESCRIBE invoices))`,
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['first and last signup date of our customers'],
    alsoAsked: ['Between which dates did our customers sign up?', 'earliest and latest customer signup'],
    sql: 'SELECT min(signup_date), max(signup_date) FROM customers',
    isList: true,
  },
];

/** Frame 31. */
export const aboutTablesQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['how many data tables are there'],
    alsoAsked: ['number of tables in this data', 'How many tables does the data consist of?'],
    sql: 'SELECT count(*) FROM (SHOW TABLES)',
  },
  {
    kind: 'lookup',
    turns: ['latest invoice date'],
    alsoAsked: ['What is the date of our most recent invoice?', 'newest invoice, which date'],
    sql: 'SELECT max(invoice_date) FROM invoices',
    isList: true,
  },
  {
    kind: 'count',
    turns: ['how many columns does the customers table have'],
    alsoAsked: ['number of fields in customers', 'customers table: how many columns'],
    sql: 'SELECT count(*) FROM (DESCRIBE customers)',
  },
  {
    kind: 'lookup',
    turns: ['most recent signup date'],
    alsoAsked: ['On which day did the last customer sign up?', 'date of the newest customer signup'],
    sql: 'SELECT max(signup_date) FROM customers',
    isList: true,
  },
];

/** Frame 32. */
export const missingValueQuestions: WrittenQuestion[] = [
  {
    kind: 'missing values',
    turns: ['how many invoices have no paid date'],
    alsoAsked: [
      'number of missing paid dates in invoices',
      'Count the invoices where the paid date is empty',
    ],
    sql: 'SELECT count(*) FROM invoices WHERE paid_date IS NULL',
  },
  {
    kind: 'missing values',
    turns: ['how many customer names occur more than once'],
    alsoAsked: [
      'number of duplicate customer names',
      'Are there duplicate names among the customers, and how many?',
    ],
    sql: 'SELECT count(*) FROM (SELECT customer_name FROM customers GROUP BY 1 HAVING count(*) > 1)',
  },
  {
    kind: 'missing values',
    turns: ['what percentage of invoices have no paid date'],
    alsoAsked: ['share of invoices where the paid date is missing', 'pct of invoices with missing paid date'],
    sql: 'SELECT count(*) FILTER (paid_date IS NULL) / count(*) FROM invoices',
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'missing values',
    turns: ['How many customers have no city filled in?'],
    alsoAsked: ['number of clients with a missing city', 'customers with blank city, count'],
    sql: 'SELECT count(*) FROM customers WHERE city IS NULL',
  },
];
