import type { WrittenQuestion } from '../../question.ts';

/** Frame 22. */
export const havingQuestions: WrittenQuestion[] = [
  {
    kind: 'having',
    turns: ['customers with more than 200 orders'],
    alsoAsked: ['Which customers have placed over 200 orders?'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id)
      GROUP BY 1 HAVING count(*) > 200`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['products with revenue above 2m'],
    alsoAsked: ['which products made more than 2 million dollars in revenue'],
    sql: `SELECT product_name FROM orders JOIN products USING (product_id)
      GROUP BY 1 HAVING sum(net_amount) > 2000000`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['which cities have at least 12 customers'],
    alsoAsked: ['cities with 12 or more customers'],
    sql: 'SELECT city FROM customers GROUP BY 1 HAVING count(*) >= 12',
    isList: true,
  },
  {
    kind: 'having',
    turns: ['customers who spent over 100k in 2025'],
    alsoAsked: ['Show the customers whose 2025 revenue is more than $100,000'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1 HAVING sum(net_amount) > 100000`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['how many customers placed more than 50 orders'],
    alsoAsked: ['number of customers with over 50 orders'],
    sql: `SELECT count(*) FROM (SELECT customer_id FROM orders GROUP BY 1 HAVING count(*) > 50)`,
  },
  {
    kind: 'having',
    turns: ['customers with 3 or more overdue invoices'],
    alsoAsked: ['who has at least three overdue invoices'],
    sql: `SELECT customer_name FROM invoices JOIN customers USING (customer_id)
      WHERE status = 'Overdue' GROUP BY 1 HAVING count(*) >= 3`,
    isList: true,
  },
];

/** Frame 23. */
export const withoutQuestions: WrittenQuestion[] = [
  {
    kind: 'negation',
    turns: ['which customers have never placed an order'],
    alsoAsked: ['customers without any order'],
    sql: `SELECT customer_name FROM customers c
      WHERE NOT EXISTS (FROM orders o WHERE o.customer_id = c.customer_id)`,
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['which customers have not ordered anything in 2026'],
    alsoAsked: ['who has bought nothing from us in 2026'],
    sql: `SELECT customer_name FROM customers c
      WHERE NOT EXISTS (FROM orders o WHERE o.customer_id = c.customer_id AND year(order_date) = 2026)`,
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['which products have had no cancelled orders in 2026'],
    alsoAsked: ['products without a cancelled order in 2026'],
    sql: `SELECT product_name FROM products p
      WHERE NOT EXISTS (FROM orders o WHERE o.product_id = p.product_id
        AND status = 'Cancelled' AND year(order_date) = 2026)`,
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['customers that ordered in may 2025 but not in may 2026'],
    alsoAsked: ['Which customers bought something in May 2025 and nothing in May 2026?'],
    sql: `SELECT customer_name FROM customers c
      WHERE EXISTS (FROM orders o WHERE o.customer_id = c.customer_id AND strftime(order_date, '%Y-%m') = '2025-05')
        AND NOT EXISTS (FROM orders o WHERE o.customer_id = c.customer_id AND strftime(order_date, '%Y-%m') = '2026-05')`,
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['customers in germany who never bought anything from the services category'],
    alsoAsked: ['german customers without a single order of Services'],
    sql: `SELECT customer_name FROM customers c WHERE country = 'Germany'
      AND NOT EXISTS (FROM orders o JOIN products p USING (product_id)
        WHERE o.customer_id = c.customer_id AND category = 'Services')`,
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['How many customers have never bought the Lounge Sofa?'],
    alsoAsked: ['number of customers who never ordered a lounge sofa'],
    sql: `SELECT count(*) FROM customers c
      WHERE NOT EXISTS (FROM orders o JOIN products p USING (product_id)
        WHERE o.customer_id = c.customer_id AND product_name = 'Lounge Sofa')`,
  },
];

/** Frame 24. */
export const bothQuestions: WrittenQuestion[] = [
  {
    kind: 'having',
    turns: ['how many customers bought both the Coffee Machine and Coffee Beans 6 kg'],
    alsoAsked: ['number of customers who ordered a coffee machine and also coffee beans 6 kg'],
    sql: `SELECT count(*) FROM (SELECT customer_id FROM orders JOIN products USING (product_id)
      WHERE product_name IN ('Coffee Machine', 'Coffee Beans 6 kg')
      GROUP BY 1 HAVING count(DISTINCT product_name) = 2)`,
  },
  {
    kind: 'having',
    turns: ['how many customers ordered both online and through a partner in 2026'],
    alsoAsked: ['count of customers with online orders as well as partner orders in 2026'],
    sql: `SELECT count(*) FROM (SELECT customer_id FROM orders
      WHERE sales_channel IN ('Online', 'Partner') AND year(order_date) = 2026
      GROUP BY 1 HAVING count(DISTINCT sales_channel) = 2)`,
  },
  {
    kind: 'having',
    turns: ['How many customers ordered in both May 2025 and May 2026?'],
    alsoAsked: ['number of customers who bought in may 2025 and again in may 2026'],
    sql: `SELECT count(*) FROM (SELECT customer_id FROM orders
      WHERE month(order_date) = 5 AND year(order_date) IN (2025, 2026)
      GROUP BY 1 HAVING count(DISTINCT year(order_date)) = 2)`,
  },
  {
    kind: 'having',
    turns: ['customers who had both a cancelled and a returned order in 2025'],
    alsoAsked: ['which customers have a cancelled order as well as a returned order in 2025'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id)
      WHERE status IN ('Cancelled', 'Returned') AND year(order_date) = 2025
      GROUP BY 1 HAVING count(DISTINCT status) = 2`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['customers that bought the lounge sofa and also the meeting table 8 seats'],
    alsoAsked: ['Who has bought both Lounge Sofa and Meeting Table 8 Seats?'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id) JOIN products USING (product_id)
      WHERE product_name IN ('Lounge Sofa', 'Meeting Table 8 Seats')
      GROUP BY 1 HAVING count(DISTINCT product_name) = 2`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['small business customers who bought from both furniture and services in 2025'],
    alsoAsked: ['which Small Business customers purchased furniture as well as services in 2025?'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id) JOIN products USING (product_id)
      WHERE segment = 'Small Business' AND category IN ('Furniture', 'Services') AND year(order_date) = 2025
      GROUP BY 1 HAVING count(DISTINCT category) = 2`,
    isList: true,
  },
];

/** Frame 25. */
export const aboveAverageQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['products with a unit price above the average unit price of all products'],
    alsoAsked: ['which products are more expensive than the average product'],
    sql: `SELECT product_name FROM products
      WHERE unit_price > (SELECT avg(unit_price) FROM products)`,
    isList: true,
  },
  {
    kind: 'count',
    turns: ['how many invoices are larger than the average invoice'],
    alsoAsked: ['number of invoices with an amount above the average invoice amount'],
    sql: 'SELECT count(*) FROM invoices WHERE amount > (SELECT avg(amount) FROM invoices)',
  },
  {
    kind: 'having',
    turns: ['countries with more customers than the average country'],
    alsoAsked: ['Which countries have an above-average number of customers?'],
    sql: `SELECT country FROM customers GROUP BY 1
      HAVING count(*) > (SELECT count(*) / count(DISTINCT country) FROM customers)`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['months of 2025 with revenue above the average month of 2025'],
    alsoAsked: ['in which months of 2025 was revenue higher than the 2025 monthly average'],
    sql: `SELECT date_trunc('month', order_date) FROM orders WHERE year(order_date) = 2025 GROUP BY 1
      HAVING sum(net_amount) > (SELECT sum(net_amount) / 12 FROM orders WHERE year(order_date) = 2025)`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['which categories have below average revenue compared with the other categories'],
    alsoAsked: ['categories whose revenue is below the average category revenue'],
    sql: `SELECT category FROM orders JOIN products USING (product_id) GROUP BY 1
      HAVING sum(net_amount) < (SELECT sum(net_amount) / 6 FROM orders)`,
    isList: true,
  },
  {
    kind: 'count',
    turns: ['how many 2025 orders were above the average order value of 2025'],
    alsoAsked: ['count the orders of 2025 whose net amount is higher than the 2025 average net amount'],
    sql: `SELECT count(*) FROM orders WHERE year(order_date) = 2025
      AND net_amount > (SELECT avg(net_amount) FROM orders WHERE year(order_date) = 2025)`,
  },
];
