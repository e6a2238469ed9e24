import type { WrittenQuestion } from '../../question.ts';

/** Frame 7. */
export const extremeQuestions: WrittenQuestion[] = [
  {
    kind: 'top or bottom',
    turns: ['which product costs us the most to buy'],
    alsoAsked: ['product with the highest unit cost'],
    sql: 'SELECT product_name FROM products ORDER BY unit_cost DESC LIMIT 1',
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['our newest customer'],
    alsoAsked: ['Which client signed up most recently?'],
    sql: 'SELECT customer_name FROM customers ORDER BY signup_date DESC LIMIT 1',
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['show me the smallest order of 2025 by net amount'],
    alsoAsked: ['which order in 2025 had the lowest net amount'],
    sql: 'SELECT order_id FROM orders WHERE year(order_date) = 2025 ORDER BY net_amount LIMIT 1',
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['most expensive lighting product'],
    alsoAsked: ['which item in lighting has the highest unit price?'],
    sql: "SELECT product_name FROM products WHERE category = 'Lighting' ORDER BY unit_price DESC LIMIT 1",
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['which open invoice has the highest amount'],
    alsoAsked: ['show the largest bill that is still open'],
    sql: "SELECT invoice_id FROM invoices WHERE status = 'Open' ORDER BY amount DESC LIMIT 1",
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['which client has been with us the longest'],
    alsoAsked: ['customer with the earliest signup date'],
    sql: 'SELECT customer_name FROM customers ORDER BY signup_date LIMIT 1',
    isList: true,
  },
];

/** Frame 8. */
export const listQuestions: WrittenQuestion[] = [
  {
    kind: 'list',
    turns: ['list all lighting products with their unit price'],
    alsoAsked: ['show me every lighting item and its price'],
    sql: "SELECT product_name, unit_price FROM products WHERE category = 'Lighting'",
    isList: true,
  },
  {
    kind: 'list',
    turns: ['show all orders over 30k'],
    alsoAsked: ['give me the orders with a net amount above 30,000 dollars'],
    sql: 'SELECT order_id FROM orders WHERE net_amount > 30000',
    isList: true,
  },
  {
    kind: 'list',
    turns: ['overdue invoices of japanese customers'],
    alsoAsked: ['Please list the overdue bills of our clients in Japan.'],
    sql: `SELECT invoice_id FROM invoices JOIN customers USING (customer_id)
      WHERE status = 'Overdue' AND country = 'Japan'`,
    isList: true,
  },
  {
    kind: 'list',
    turns: ['which customers signed up in 2026'],
    alsoAsked: ['list of new clients this year'],
    sql: 'SELECT customer_name FROM customers WHERE year(signup_date) = 2026',
    isList: true,
  },
  {
    kind: 'list',
    turns: ['in which french cities do we have customers'],
    alsoAsked: ['list the different cities of our customers in France'],
    sql: "SELECT DISTINCT city FROM customers WHERE country = 'France'",
  },
  {
    kind: 'list',
    turns: ['cancelled orders this month, list them'],
    alsoAsked: ['show me the orders from June 2026 that were cancelled'],
    sql: "SELECT order_id FROM orders WHERE status = 'Cancelled' AND order_date >= DATE '2026-06-01'",
    isList: true,
  },
];

/** Frame 9. */
export const lookupQuestions: WrittenQuestion[] = [
  {
    kind: 'lookup',
    turns: ['what industry is Obsidian Freight in'],
    alsoAsked: ['obsidian freight industry'],
    sql: "SELECT industry FROM customers WHERE customer_name = 'Obsidian Freight'",
  },
  {
    kind: 'lookup',
    turns: ['status of order O111399'],
    alsoAsked: ['what is the order status of o111399?'],
    sql: "SELECT status FROM orders WHERE order_id = 'O111399'",
  },
  {
    kind: 'lookup',
    turns: ['list price of the coffee machine'],
    alsoAsked: ['How much is the Coffee Machine in our product list?'],
    sql: "SELECT unit_price FROM products WHERE product_name = 'Coffee Machine'",
  },
  {
    kind: 'lookup',
    turns: ['when did Walnut Hotels sign up'],
    alsoAsked: ['walnut hotels signup date'],
    sql: "SELECT signup_date FROM customers WHERE customer_name = 'Walnut Hotels'",
  },
  {
    kind: 'lookup',
    turns: ['due date of invoice INV210449'],
    alsoAsked: ['when is INV210449 due'],
    sql: "SELECT due_date FROM invoices WHERE invoice_id = 'INV210449'",
  },
  {
    kind: 'lookup',
    turns: ['which category does the Docking Station belong to'],
    alsoAsked: ['docking station category'],
    sql: "SELECT category FROM products WHERE product_name = 'Docking Station'",
  },
];

/** Frame 26. */
export const eventQuestions: WrittenQuestion[] = [
  {
    kind: 'lookup',
    turns: ['when did Riverbend Financial place its first order'],
    alsoAsked: ['date of the first order of riverbend financial'],
    sql: `SELECT min(order_date) FROM orders JOIN customers USING (customer_id)
      WHERE customer_name = 'Riverbend Financial'`,
  },
  {
    kind: 'by category',
    turns: ['last order date for each customer'],
    alsoAsked: ['when did each of our customers last order?'],
    sql: `SELECT customer_name, max(order_date) FROM orders JOIN customers USING (customer_id)
      GROUP BY customer_id, 1`,
    otherLayoutSql: `SELECT customer_name, max(order_date) FROM customers LEFT JOIN orders USING (customer_id)
      GROUP BY customer_id, 1`,
  },
  {
    kind: 'lookup',
    turns: ['date of the most recent order from brazil'],
    alsoAsked: ['when did we get our latest order from a Brazilian customer'],
    sql: "SELECT max(order_date) FROM orders JOIN customers USING (customer_id) WHERE country = 'Brazil'",
  },
  {
    kind: 'by category',
    turns: ['first order date per product category'],
    alsoAsked: ['when was each product category ordered for the first time?'],
    sql: 'SELECT category, min(order_date) FROM orders JOIN products USING (product_id) GROUP BY 1',
  },
  {
    kind: 'lookup',
    turns: ['when was the lounge sofa last ordered'],
    alsoAsked: ['last order date of Lounge Sofa'],
    sql: `SELECT max(order_date) FROM orders JOIN products USING (product_id)
      WHERE product_name = 'Lounge Sofa'`,
  },
  {
    kind: 'lookup',
    turns: ['which product was in the first order of Sparrow Clinics'],
    alsoAsked: ['what was the first product sparrow clinics ordered'],
    sql: `SELECT product_name FROM orders JOIN products USING (product_id) JOIN customers USING (customer_id)
      WHERE customer_name = 'Sparrow Clinics' ORDER BY order_date LIMIT 1`,
    isList: true,
  },
];
