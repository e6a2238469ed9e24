import type { WrittenQuestion } from '../../question.ts';

/** Frame 10. */
export const valueQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['how many orders come from tokyo'],
    alsoAsked: ['Number of orders by customers based in Tokyo'],
    sql: "SELECT count(*) FROM orders JOIN customers USING (customer_id) WHERE city = 'Tokyo'",
  },
  {
    kind: 'filter',
    turns: ['combined revenue of the United States and Canada'],
    alsoAsked: ['total sales for the us and canada together'],
    sql: `SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE country IN ('United States', 'Canada')`,
  },
  {
    kind: 'filter',
    turns: ['total number of orders that were cancelled or returned'],
    alsoAsked: ['how many orders ended up either returned or cancelled, one number'],
    sql: "SELECT count(*) FROM orders WHERE status IN ('Cancelled', 'Returned')",
  },
  {
    kind: 'filter',
    turns: ['revenue from coffee machines'],
    alsoAsked: ['How much revenue did the Coffee Machine bring in?'],
    sql: `SELECT sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE product_name = 'Coffee Machine'`,
  },
  {
    kind: 'filter',
    turns: ['how many small business customers do we have in the uk'],
    alsoAsked: ['number of Small Business clients in the United Kingdom'],
    sql: `SELECT count(*) FROM customers
      WHERE segment = 'Small Business' AND country = 'United Kingdom'`,
  },
  {
    kind: 'negation',
    turns: ['online revenue without cancelled orders'],
    alsoAsked: ['What is the revenue of the online channel if we leave out cancelled orders?'],
    sql: "SELECT sum(net_amount) FROM orders WHERE sales_channel = 'Online' AND status <> 'Cancelled'",
  },
];

/** Frame 11. */
export const numberQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['how many orders have a net amount above 20000 dollars'],
    alsoAsked: ['number of orders worth more than $20,000'],
    sql: 'SELECT count(*) FROM orders WHERE net_amount > 20000',
  },
  {
    kind: 'filter',
    turns: ['count orders with a quantity of 35 or more'],
    alsoAsked: ['how many orders were for at least 35 units?'],
    sql: 'SELECT count(*) FROM orders WHERE quantity >= 35',
  },
  {
    kind: 'filter',
    turns: ['which products have a unit cost under 10'],
    alsoAsked: ['products that cost us less than 10 dollars a unit'],
    sql: 'SELECT product_name FROM products WHERE unit_cost < 10',
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['Number of orders with a discount of at least 20%'],
    alsoAsked: ['how many orders got 20 percent off or more'],
    sql: 'SELECT count(*) FROM orders WHERE discount >= 0.20',
  },
  {
    kind: 'filter',
    turns: ['how many invoices have an amount between 500 and 1000'],
    alsoAsked: ['invoices from $500 to $1,000, count'],
    sql: 'SELECT count(*) FROM invoices WHERE amount BETWEEN 500 AND 1000',
  },
  {
    kind: 'filter',
    turns: ['revenue from orders with more than 15% discount'],
    alsoAsked: ['total net amount of all orders discounted by over 15 percent'],
    sql: 'SELECT sum(net_amount) FROM orders WHERE discount > 0.15',
  },
];

/** Frame 12. */
export const textQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ["which customers have 'Care Group' in their name"],
    alsoAsked: ['customers whose name contains care group'],
    sql: "SELECT customer_name FROM customers WHERE customer_name ILIKE '%care group%'",
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['products whose name starts with the letter D'],
    alsoAsked: ['List every product that begins with D'],
    sql: "SELECT product_name FROM products WHERE product_name ILIKE 'd%'",
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['how many customers have a name ending in Logistics'],
    alsoAsked: ['count customers whose name ends with "Logistics"'],
    sql: "SELECT count(*) FROM customers WHERE customer_name ILIKE '%logistics'",
  },
  {
    kind: 'filter',
    turns: ['total revenue of products with "pack" in the name'],
    alsoAsked: ['revenue of all products whose name contains the word pack'],
    sql: `SELECT sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE product_name ILIKE '%pack%'`,
  },
  {
    kind: 'filter',
    turns: ['How many customer names begin with "Green"?'],
    alsoAsked: ['number of customers with a name starting with Green'],
    sql: "SELECT count(*) FROM customers WHERE customer_name ILIKE 'green%'",
  },
  {
    kind: 'filter',
    turns: ['products with desk in the name'],
    alsoAsked: ['show all products that contain the word "Desk"'],
    sql: "SELECT product_name FROM products WHERE product_name ILIKE '%desk%'",
    isList: true,
  },
];

/** Frame 14. */
export const dateQuestions: WrittenQuestion[] = [
  {
    kind: 'date filter',
    turns: ['revenue last quarter'],
    alsoAsked: ['How much revenue did we have in the previous quarter?'],
    sql: `SELECT sum(net_amount) FROM orders
      WHERE order_date >= DATE '2026-01-01' AND order_date < DATE '2026-04-01'`,
  },
  {
    kind: 'date filter',
    turns: ['how many orders since 1 april 2026'],
    alsoAsked: ['number of orders from April 1, 2026 onwards'],
    sql: "SELECT count(*) FROM orders WHERE order_date >= DATE '2026-04-01'",
  },
  {
    kind: 'date filter',
    turns: ['how many invoices were paid in the first half of 2025'],
    alsoAsked: ['number of invoices with a paid date in H1 2025'],
    sql: `SELECT count(*) FROM invoices
      WHERE paid_date >= DATE '2025-01-01' AND paid_date < DATE '2025-07-01'`,
  },
  {
    kind: 'date filter',
    turns: ['total sales from june 2024 to august 2024'],
    alsoAsked: ['Revenue between June and August 2024, both months included'],
    sql: `SELECT sum(net_amount) FROM orders
      WHERE order_date >= DATE '2024-06-01' AND order_date < DATE '2024-09-01'`,
  },
  {
    kind: 'date filter',
    turns: ['how many orders came in today'],
    alsoAsked: ["today's order count"],
    sql: "SELECT count(*) FROM orders WHERE order_date = DATE '2026-06-15'",
  },
  {
    kind: 'date filter',
    turns: ['how many orders were placed on a saturday or sunday in 2025'],
    alsoAsked: ['number of weekend orders in 2025'],
    sql: 'SELECT count(*) FROM orders WHERE isodow(order_date) >= 6 AND year(order_date) = 2025',
  },
];
