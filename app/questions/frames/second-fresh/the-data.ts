import type { WrittenQuestion } from '../../question.ts';

/** Frame 30. */
export const describeQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['what period do the orders cover, first and last order date'],
    alsoAsked: ['From which date to which date do our orders run?'],
    sql: 'SELECT min(order_date), max(order_date) FROM orders',
    otherLayoutSql: 'SELECT unnest([min(order_date), max(order_date)]) FROM orders',
  },
  {
    kind: 'aggregate',
    turns: ['minimum, maximum and average net amount of the orders'],
    alsoAsked: ['summarise net amount in orders: lowest, highest and mean'],
    sql: 'SELECT min(net_amount), max(net_amount), avg(net_amount) FROM orders',
    otherLayoutSql: 'SELECT unnest([min(net_amount), max(net_amount), avg(net_amount)]) FROM orders',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['what order statuses are there and how many orders has each'],
    alsoAsked: ['values of status in orders with their counts'],
    sql: 'SELECT status, count(*) FROM orders GROUP BY 1',
  },
  {
    kind: 'aggregate',
    turns: ['lowest and highest unit price among the products'],
    alsoAsked: ['price range of the products, min and max unit price'],
    sql: 'SELECT min(unit_price), max(unit_price) FROM products',
    otherLayoutSql: 'SELECT unnest([min(unit_price), max(unit_price)]) FROM products',
  },
  {
    kind: 'by category',
    turns: ['which product categories are there and how many products are in each'],
    alsoAsked: ['overview of the categories with the number of products'],
    sql: 'SELECT category, count(*) FROM products GROUP BY 1',
  },
  {
    kind: 'list',
    turns: ['what customer segments do we have'],
    alsoAsked: ['list the different segments'],
    sql: 'SELECT DISTINCT segment FROM customers',
    isList: true,
  },
];

/** Frame 31. */
export const metaQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['how many tables are there in this data'],
    alsoAsked: ['number of tables'],
    sql: 'SELECT 4',
    otherLayoutSql: "SELECT unnest(['customers', 'products', 'orders', 'invoices'])",
    isList: true,
  },
  {
    kind: 'count',
    turns: ['how many rows does each table have'],
    alsoAsked: ['row count per table'],
    sql: `SELECT 'customers', count(*) FROM customers UNION ALL SELECT 'products', count(*) FROM products
      UNION ALL SELECT 'orders', count(*) FROM orders UNION ALL SELECT 'invoices', count(*) FROM invoices`,
    isList: true,
  },
  {
    kind: 'count',
    turns: ['How many columns does the invoices table have?'],
    alsoAsked: ['number of columns in invoices'],
    sql: 'SELECT 8',
    otherLayoutSql: `SELECT unnest(['invoice_id', 'order_id', 'customer_id', 'invoice_date', 'due_date', 'paid_date',
      'amount', 'status'])`,
    isList: true,
  },
  {
    kind: 'count',
    turns: ['how many rows are in the customers table'],
    alsoAsked: ['customers table row count'],
    sql: 'SELECT count(*) FROM customers',
  },
  {
    kind: 'lookup',
    turns: ['how recent is the data, what is the newest order date'],
    alsoAsked: ['up to which day do we have orders?'],
    sql: 'SELECT max(order_date) FROM orders',
  },
  {
    kind: 'list',
    turns: ['which tables do you have'],
    alsoAsked: ['list the tables'],
    sql: "SELECT unnest(['customers', 'products', 'orders', 'invoices'])",
    isList: true,
  },
];

/** Frame 32. */
export const dataQualityQuestions: WrittenQuestion[] = [
  {
    kind: 'missing values',
    turns: ['how many invoices have no paid date'],
    alsoAsked: ['how many invoices are missing their paid date'],
    sql: 'SELECT count(*) FROM invoices WHERE paid_date IS NULL',
  },
  {
    kind: 'missing values',
    turns: ['how many orders have a missing discount'],
    alsoAsked: ['number of orders where discount is empty'],
    sql: 'SELECT count(*) FROM orders WHERE discount IS NULL',
  },
  {
    kind: 'missing values',
    turns: ['How many customers have no city filled in?'],
    alsoAsked: ['customers with a missing city, how many'],
    sql: 'SELECT count(*) FROM customers WHERE city IS NULL',
  },
  {
    kind: 'negation',
    turns: ['how many orders have no invoice'],
    alsoAsked: ['number of orders without an invoice'],
    sql: `SELECT count(*) FROM orders o
      WHERE NOT EXISTS (FROM invoices i WHERE i.order_id = o.order_id)`,
  },
  {
    kind: 'missing values',
    turns: ['how many invoices of Westbrook Health have no paid date'],
    alsoAsked: ['westbrook health: number of invoices with an empty paid date'],
    sql: `SELECT count(*) FROM invoices JOIN customers USING (customer_id)
      WHERE customer_name = 'Westbrook Health' AND paid_date IS NULL`,
  },
  {
    kind: 'missing values',
    turns: ['what percentage of invoices has no paid date'],
    alsoAsked: ['share of invoices where paid date is missing'],
    sql: 'SELECT count(*) FILTER (paid_date IS NULL) / count(*) FROM invoices',
    isPercent: true,
    decimals: 4,
  },
];
