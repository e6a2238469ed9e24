import type { WrittenQuestion } from '../../question.ts';

/** Frame 7. */
export const extremeQuestions: WrittenQuestion[] = [
  {
    kind: 'top or bottom',
    turns: ['show the biggest order by net amount from a customer in japan'],
    alsoAsked: ['which order from Japan has the highest net amount?'],
    sql: `SELECT order_id, net_amount FROM orders JOIN customers USING (customer_id)
      WHERE country = 'Japan' ORDER BY 2 DESC LIMIT 1`,
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['most expensive product we sell'],
    alsoAsked: ['Which product has the highest unit price?'],
    sql: 'SELECT product_name, unit_price FROM products ORDER BY 2 DESC LIMIT 1',
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['which customer signed up most recently'],
    alsoAsked: ['who is our newest customer'],
    sql: 'SELECT customer_name, signup_date FROM customers ORDER BY 2 DESC LIMIT 1',
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['the largest unpaid invoice'],
    alsoAsked: ['which unpaid invoice has the highest amount'],
    sql: 'SELECT invoice_id, amount FROM invoices WHERE paid_date IS NULL ORDER BY 2 DESC LIMIT 1',
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['cheapest item in the breakroom category'],
    alsoAsked: ['What is the breakroom product with the lowest unit price?'],
    sql: `SELECT product_name, unit_price FROM products
      WHERE category = 'Breakroom' ORDER BY 2 LIMIT 1`,
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['cancelled order with the highest net amount'],
    alsoAsked: ["what's the most valuable order that got cancelled"],
    sql: `SELECT order_id, net_amount FROM orders
      WHERE status = 'Cancelled' ORDER BY 2 DESC LIMIT 1`,
    isList: true,
  },
];

/** Frame 8. */
export const listQuestions: WrittenQuestion[] = [
  {
    kind: 'list',
    turns: ['list all customers in brazil'],
    alsoAsked: ['Which customers do we have in Brazil?'],
    sql: "SELECT customer_name FROM customers WHERE country = 'Brazil'",
    isList: true,
  },
  {
    kind: 'list',
    turns: ['show me the overdue invoices over 5000'],
    alsoAsked: ['overdue invoices with an amount above 5,000 dollars'],
    sql: "SELECT invoice_id, amount FROM invoices WHERE status = 'Overdue' AND amount > 5000",
    isList: true,
  },
  {
    kind: 'list',
    turns: ['orders of Lumen Systems in 2026'],
    alsoAsked: ['give me a list of every order lumen systems placed in 2026'],
    sql: `SELECT order_id FROM orders JOIN customers USING (customer_id)
      WHERE customer_name = 'Lumen Systems' AND year(order_date) = 2026`,
    isList: true,
  },
  {
    kind: 'list',
    turns: ['all technology products with their unit cost'],
    alsoAsked: ['list the products of the Technology category and what each costs us per unit'],
    sql: "SELECT product_name, unit_cost FROM products WHERE category = 'Technology'",
    isList: true,
  },
  {
    kind: 'list',
    turns: ['show the returned orders of may 2026'],
    alsoAsked: ['Which orders placed in May 2026 were returned?'],
    sql: `SELECT order_id FROM orders WHERE status = 'Returned'
      AND order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01'`,
    isList: true,
  },
  {
    kind: 'list',
    turns: ['list invoices with a due date between 1 and 3 July 2026'],
    alsoAsked: ['which invoices are due from july 1 to july 3 2026'],
    sql: `SELECT invoice_id FROM invoices
      WHERE due_date BETWEEN DATE '2026-07-01' AND DATE '2026-07-03'`,
    isList: true,
  },
];

/** Frame 9. */
export const lookupQuestions: WrittenQuestion[] = [
  {
    kind: 'lookup',
    turns: ['status of order O104711'],
    alsoAsked: ['What is the status of the order with the id O104711?'],
    sql: "SELECT status FROM orders WHERE order_id = 'O104711'",
  },
  {
    kind: 'lookup',
    turns: ['when did Redwood College sign up'],
    alsoAsked: ['redwood college sign-up date please'],
    sql: "SELECT signup_date FROM customers WHERE customer_name = 'Redwood College'",
  },
  {
    kind: 'lookup',
    turns: ['which industry is Silverleaf Capital in'],
    alsoAsked: ['what sector does silverleaf capital work in'],
    sql: "SELECT industry FROM customers WHERE customer_name = 'Silverleaf Capital'",
  },
  {
    kind: 'lookup',
    turns: ['unit cost of the laser printer'],
    alsoAsked: ['What does one Laser Printer cost us? I mean its unit cost.'],
    sql: "SELECT unit_cost FROM products WHERE product_name = 'Laser Printer'",
  },
  {
    kind: 'lookup',
    turns: ['when was invoice INV203333 paid'],
    alsoAsked: ['paid date of INV203333'],
    sql: "SELECT paid_date FROM invoices WHERE invoice_id = 'INV203333'",
  },
  {
    kind: 'lookup',
    turns: ['Which customer placed order O107123?'],
    alsoAsked: ['customer name for order O107123'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id)
      WHERE order_id = 'O107123'`,
  },
];

/** Frame 26. */
export const eventQuestions: WrittenQuestion[] = [
  {
    kind: 'lookup',
    turns: ['when did Falcon Software place its first order'],
    alsoAsked: ['date of the first order of falcon software'],
    sql: `SELECT min(order_date) FROM orders JOIN customers USING (customer_id)
      WHERE customer_name = 'Falcon Software'`,
  },
  {
    kind: 'by category',
    turns: ['date of the last order for each industry'],
    alsoAsked: ['when was the most recent order in every industry?'],
    sql: 'SELECT industry, max(order_date) FROM orders JOIN customers USING (customer_id) GROUP BY 1',
  },
  {
    kind: 'lookup',
    turns: ['when did Stonebridge Medical last pay an invoice'],
    alsoAsked: ['latest paid date for Stonebridge Medical'],
    sql: `SELECT max(paid_date) FROM invoices JOIN customers USING (customer_id)
      WHERE customer_name = 'Stonebridge Medical'`,
  },
  {
    kind: 'lookup',
    turns: ['When was the very first order from Brazil?'],
    alsoAsked: ['earliest order date for brazilian customers'],
    sql: `SELECT min(order_date) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'Brazil'`,
  },
  {
    kind: 'by category',
    turns: ['for each customer in france, the date of the last order'],
    alsoAsked: ['last order date per french customer'],
    sql: `SELECT customer_name, max(order_date) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'France' GROUP BY 1`,
  },
  {
    kind: 'lookup',
    turns: ['when was the workplace audit last ordered'],
    alsoAsked: ['most recent order date of the product Workplace Audit'],
    sql: `SELECT max(order_date) FROM orders JOIN products USING (product_id)
      WHERE product_name = 'Workplace Audit'`,
  },
];
