import type { WrittenQuestion } from '../../question.ts';

/** Frame 10. */
export const valueQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['how many orders came through partners'],
    alsoAsked: ['number of orders, partner channel'],
    sql: "SELECT count(*) FROM orders WHERE sales_channel = 'Partner'",
  },
  {
    kind: 'filter',
    turns: ['combined revenue from healthcare and education customers'],
    alsoAsked: ['what did our healthcare and education clients spend together?'],
    sql: `SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE industry IN ('Healthcare', 'Education')`,
  },
  {
    kind: 'filter',
    turns: ['copy paper boxes sold, in units'],
    alsoAsked: ['How many units of Copy Paper Box have we sold?'],
    sql: `SELECT sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE product_name = 'Copy Paper Box'`,
  },
  {
    kind: 'filter',
    turns: ['number of orders from munich'],
    alsoAsked: ['how many orders did customers in Munich place'],
    sql: "SELECT count(*) FROM orders JOIN customers USING (customer_id) WHERE city = 'Munich'",
  },
  {
    kind: 'negation',
    turns: ['revenue from everything except services'],
    alsoAsked: ['total sales excluding the services category'],
    sql: `SELECT sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category <> 'Services'`,
  },
  {
    kind: 'filter',
    turns: ['total net amount of returned orders'],
    alsoAsked: ['what are the orders worth that came back returned, in total'],
    sql: "SELECT sum(net_amount) FROM orders WHERE status = 'Returned'",
  },
];

/** Frame 11. */
export const numberQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['how many orders are between 1000 and 2000 dollars'],
    alsoAsked: ['count of orders with a net amount from $1,000 to $2,000'],
    sql: 'SELECT count(*) FROM orders WHERE net_amount BETWEEN 1000 AND 2000',
  },
  {
    kind: 'filter',
    turns: ['how many orders got a discount of 20% or more'],
    alsoAsked: ['orders with at least 20 percent discount, count'],
    sql: 'SELECT count(*) FROM orders WHERE discount >= 0.2',
  },
  {
    kind: 'filter',
    turns: ['number of products with a unit cost under 50'],
    alsoAsked: ['How many products cost us less than 50 dollars to buy?'],
    sql: 'SELECT count(*) FROM products WHERE unit_cost < 50',
  },
  {
    kind: 'filter',
    turns: ['how many invoices are above 5k'],
    alsoAsked: ['count invoices over $5,000'],
    sql: 'SELECT count(*) FROM invoices WHERE amount > 5000',
  },
  {
    kind: 'filter',
    turns: ['revenue from orders with a quantity of at least 10'],
    alsoAsked: ['what did we make with orders of ten or more units?'],
    sql: 'SELECT sum(net_amount) FROM orders WHERE quantity >= 10',
  },
  {
    kind: 'filter',
    turns: ['number of orders with zero discount'],
    alsoAsked: ['how many orders had a discount of 0'],
    sql: 'SELECT count(*) FROM orders WHERE discount = 0',
  },
];

/** Frame 12. */
export const textQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['list customers with hotels in their name'],
    alsoAsked: ['which client names contain "Hotels"?'],
    sql: "SELECT customer_name FROM customers WHERE customer_name ILIKE '%hotels%'",
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['products whose name contains pack'],
    alsoAsked: ['show all products that have the word Pack in the name'],
    sql: "SELECT product_name FROM products WHERE product_name ILIKE '%pack%'",
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['how many customers have a name that ends with labs'],
    alsoAsked: ['number of customer names ending in "Labs"'],
    sql: "SELECT count(*) FROM customers WHERE customer_name ILIKE '%labs'",
  },
  {
    kind: 'filter',
    turns: ['products starting with w'],
    alsoAsked: ['Which product names begin with a W?'],
    sql: "SELECT product_name FROM products WHERE product_name ILIKE 'w%'",
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['number of customers with "gate" in the name'],
    alsoAsked: ['how many of our customer names contain gate'],
    sql: "SELECT count(*) FROM customers WHERE customer_name ILIKE '%gate%'",
  },
  {
    kind: 'filter',
    turns: ['which customer cities start with M'],
    alsoAsked: ['list the different cities beginning with m'],
    sql: "SELECT DISTINCT city FROM customers WHERE city ILIKE 'm%'",
  },
];

/** Frame 14. */
export const dateQuestions: WrittenQuestion[] = [
  {
    kind: 'date filter',
    turns: ['revenue yesterday'],
    alsoAsked: ['what did we sell yesterday, in dollars'],
    sql: "SELECT sum(net_amount) FROM orders WHERE order_date = DATE '2026-06-14'",
  },
  {
    kind: 'date filter',
    turns: ['number of orders H1 2025'],
    alsoAsked: ['how many orders did we get in the first half of 2025?'],
    sql: "SELECT count(*) FROM orders WHERE order_date >= DATE '2025-01-01' AND order_date < DATE '2025-07-01'",
  },
  {
    kind: 'date filter',
    turns: ['sales since 1 april 2026'],
    alsoAsked: ['How much revenue have we made from April 1, 2026 until today?'],
    sql: "SELECT sum(net_amount) FROM orders WHERE order_date >= DATE '2026-04-01'",
  },
  {
    kind: 'date filter',
    turns: ['how many clients joined before 2023'],
    alsoAsked: ['customers that signed up before 2023, count'],
    sql: "SELECT count(*) FROM customers WHERE signup_date < DATE '2023-01-01'",
  },
  {
    kind: 'date filter',
    turns: ['how many bills are due next month'],
    alsoAsked: ['number of invoices with a due date in July 2026'],
    sql: "SELECT count(*) FROM invoices WHERE due_date >= DATE '2026-07-01' AND due_date < DATE '2026-08-01'",
  },
  {
    kind: 'date filter',
    turns: ['orders on weekends in 2025, how many'],
    alsoAsked: ['how many orders came in on a Saturday or Sunday last year'],
    sql: 'SELECT count(*) FROM orders WHERE dayofweek(order_date) IN (0, 6) AND year(order_date) = 2025',
  },
];
