import type { WrittenQuestion } from '../question.ts';

/** Frames 30 to 32: what there is, what can be asked, and what is missing. */
export const dataQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['what stretch of time do our sales records cover'],
    alsoAsked: [
      'first and last day in the orders',
      'How far back does the order data go and where does it end?',
    ],
    sql: 'SELECT min(order_date), max(order_date) FROM orders',
    otherLayoutSql: 'SELECT unnest([min(order_date), max(order_date)]) FROM orders',
    mayClarify: true,
  },
  {
    kind: 'list',
    turns: ['through which channels do we sell'],
    alsoAsked: ['what sales channels are there', 'name our sales channels'],
    sql: 'SELECT DISTINCT sales_channel FROM orders',
    isList: true,
  },
  {
    kind: 'list',
    turns: ['what statuses can an invoice have'],
    alsoAsked: ['possible invoice statuses', 'list the different states an invoice is in'],
    sql: 'SELECT DISTINCT status FROM invoices',
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['quick stats on invoice amounts: smallest, largest, mean'],
    alsoAsked: ['min, max and average of the invoice amount', 'give me lowest, highest and average bill'],
    sql: 'SELECT min(amount), max(amount), avg(amount) FROM invoices',
    otherLayoutSql: 'SELECT unnest([min(amount), max(amount), avg(amount)]) FROM invoices',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['what kinds of products do we carry and how many of each kind'],
    alsoAsked: ['assortment by category with the number of articles', 'categories and their product counts'],
    sql: 'SELECT category, count(*) FROM products GROUP BY 1',
    mayClarify: true,
  },
  {
    kind: 'count',
    turns: ['how many records does the orders table hold'],
    alsoAsked: ['size of the orders table in rows', 'how many lines are in orders'],
    sql: 'SELECT count(*) FROM orders',
  },
  {
    kind: 'list',
    turns: ['what columns does the products table have'],
    alsoAsked: ['which fields are stored for products', 'list the fields of the product table'],
    sql: "SELECT unnest(['product_id', 'product_name', 'category', 'unit_price', 'unit_cost'])",
    isList: true,
    mayClarify: true,
  },
  {
    kind: 'lookup',
    turns: ['up to what date does the invoice data go'],
    alsoAsked: ['newest invoice date', 'how fresh are the invoices, latest date'],
    sql: 'SELECT max(invoice_date) FROM invoices',
  },
  {
    kind: 'list',
    turns: ['what tables can I ask about'],
    alsoAsked: ['show me the tables you know', 'which tables are in here'],
    sql: "SELECT unnest(['customers', 'products', 'orders', 'invoices'])",
    isList: true,
  },
  {
    kind: 'missing values',
    turns: ['how many invoices still lack a payment date'],
    alsoAsked: [
      'invoices without a paid date, how many',
      'Number of invoices where the paid date was left blank',
    ],
    sql: 'SELECT count(*) FROM invoices WHERE paid_date IS NULL',
  },
  {
    kind: 'negation',
    turns: ['how many orders were never invoiced'],
    alsoAsked: ['orders lacking an invoice, count', 'For how many orders is there no invoice?'],
    sql: 'SELECT count(*) FROM orders o WHERE NOT EXISTS (FROM invoices i WHERE i.order_id = o.order_id)',
  },
  {
    kind: 'missing values',
    turns: ['are there customers with no industry on file, how many'],
    alsoAsked: ['number of customers where the industry is blank', 'count customers lacking an industry'],
    sql: 'SELECT count(*) FROM customers WHERE industry IS NULL',
  },
  {
    kind: 'missing values',
    turns: ['how many customer names show up more than once'],
    alsoAsked: ['number of duplicate customer names', 'count customer names that are used twice or more'],
    sql: `SELECT count(*) FROM (SELECT customer_name FROM customers GROUP BY 1 HAVING count(*) > 1)`,
  },
];
