import type { WrittenQuestion } from '../../question.ts';

/** Frame 30, as far as numbers answer it. */
export const describeQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['lowest, average and highest net amount of our orders'],
    alsoAsked: ['give me the min, mean and max of order net amount'],
    sql: 'SELECT min(net_amount), avg(net_amount), max(net_amount) FROM orders',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['what period do the orders cover, first and last order date'],
    alsoAsked: ['earliest and latest order date'],
    sql: 'SELECT min(order_date), max(order_date) FROM orders',
  },
  {
    kind: 'count',
    turns: ['how many orders, customers and products are there'],
    alsoAsked: ['number of customers, number of products and number of orders'],
    sql: 'SELECT (SELECT count(*) FROM orders), (SELECT count(*) FROM customers), (SELECT count(*) FROM products)',
    otherLayoutSql: `SELECT count(*) FROM orders UNION ALL SELECT count(*) FROM customers
      UNION ALL SELECT count(*) FROM products`,
  },
  {
    kind: 'aggregate',
    turns: ['smallest and biggest quantity on an order'],
    alsoAsked: ['min and max order quantity'],
    sql: 'SELECT min(quantity), max(quantity) FROM orders',
  },
  {
    kind: 'aggregate',
    turns: ['total, average and median invoice amount'],
    alsoAsked: ['for the invoice amount i need sum, mean and median'],
    sql: 'SELECT sum(amount), avg(amount), median(amount) FROM invoices',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['price range of our products, cheapest and dearest unit price'],
    alsoAsked: ['lowest and highest unit price in the products table'],
    sql: 'SELECT min(unit_price), max(unit_price) FROM products',
  },
];

/** Frame 31, as far as numbers answer it. */
export const metaQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['how many rows does each table have'],
    alsoAsked: ['rows per table'],
    // The counts alone: how a table is called in the answer is free.
    sql: `SELECT count(*) FROM customers UNION ALL SELECT count(*) FROM products
      UNION ALL SELECT count(*) FROM orders UNION ALL SELECT count(*) FROM invoices`,
    otherLayoutSql: `SELECT (SELECT count(*) FROM customers), (SELECT count(*) FROM products),
      (SELECT count(*) FROM orders), (SELECT count(*) FROM invoices)`,
  },
  {
    kind: 'count',
    turns: ['row count of the invoices table'],
    alsoAsked: ['how many rows are there in invoices?'],
    sql: 'SELECT count(*) FROM invoices',
  },
  {
    kind: 'date filter',
    turns: ['how recent is the order data, i.e. latest order date'],
    alsoAsked: ['newest order date'],
    sql: 'SELECT max(order_date) FROM orders',
  },
  {
    kind: 'count',
    turns: ['how many columns does each table have'],
    alsoAsked: ['number of columns per table'],
    sql: 'SELECT unnest([8, 5, 10, 8])',
    otherLayoutSql: 'SELECT 8, 5, 10, 8',
  },
  {
    kind: 'count',
    turns: ['How many tables are in this data?'],
    alsoAsked: ['number of tables'],
    sql: 'SELECT 4',
  },
  {
    kind: 'date filter',
    turns: ['oldest invoice date in the data'],
    alsoAsked: ['from which day is the earliest invoice date we have'],
    sql: 'SELECT min(invoice_date) FROM invoices',
  },
];

/** Frame 32, as far as numbers answer it. */
export const dataQualityQuestions: WrittenQuestion[] = [
  {
    kind: 'missing values',
    turns: ['missing values per column in invoices'],
    alsoAsked: ['How many empty cells does each column of the invoices table have?'],
    // Every column of the eight has a number, or only the one that has gaps.
    sql: `SELECT unnest([count(*) - count(invoice_id), count(*) - count(order_id), count(*) - count(customer_id),
        count(*) - count(invoice_date), count(*) - count(due_date), count(*) - count(paid_date),
        count(*) - count(amount), count(*) - count(status)]) FROM invoices`,
    otherLayoutSql: 'SELECT count(*) - count(paid_date) FROM invoices',
  },
  {
    kind: 'count',
    turns: ['how many customer names appear more than once'],
    alsoAsked: ['number of duplicate customer names'],
    sql: 'SELECT count(*) FROM (SELECT customer_name FROM customers GROUP BY 1 HAVING count(*) > 1)',
  },
  {
    kind: 'missing values',
    turns: ['number of orders with a missing order date'],
    alsoAsked: ['how many orders have no order date at all?'],
    sql: 'SELECT count(*) FROM orders WHERE order_date IS NULL',
  },
  {
    kind: 'missing values',
    turns: ['how many overdue invoices have an empty paid date'],
    alsoAsked: ['overdue invoices with paid date missing, count'],
    sql: "SELECT count(*) FROM invoices WHERE status = 'Overdue' AND paid_date IS NULL",
  },
  {
    kind: 'share',
    turns: ['what percent of invoices have no paid date'],
    alsoAsked: ['share of invoices where the paid date is blank'],
    sql: 'SELECT count(*) FILTER (paid_date IS NULL) / count(*) FROM invoices',
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'count',
    turns: ['are there duplicate order ids, how many'],
    alsoAsked: ['count of order ids that occur more than once'],
    sql: 'SELECT count(*) FROM (SELECT order_id FROM orders GROUP BY 1 HAVING count(*) > 1)',
  },
];
