import type { WrittenQuestion } from '../question.ts';

/** Frames 22 to 25: conditions on groups, without, both, and above average. */
export const conditionQuestions: WrittenQuestion[] = [
  {
    kind: 'having',
    turns: ['which clients have ordered more than 250 times'],
    alsoAsked: ['clients with over 250 orders', 'who has placed upwards of 250 orders with us'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id)
      GROUP BY 1 HAVING count(*) > 250`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['customers who spent more than half a million with us'],
    alsoAsked: ['clients with sales above 500k', 'list every account that brought in over 500,000 dollars'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id)
      GROUP BY 1 HAVING sum(net_amount) > 500000`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['in which cities do we have ten or more customers'],
    alsoAsked: ['cities with at least 10 clients', 'towns where 10 customers or more are located'],
    sql: 'SELECT city FROM customers GROUP BY 1 HAVING count(*) >= 10',
    isList: true,
  },
  {
    kind: 'having',
    turns: ['how many products brought in more than a million'],
    alsoAsked: [
      'number of articles with over 1m in sales',
      'count the products whose turnover exceeds one million dollars',
    ],
    sql: 'SELECT count(*) FROM (SELECT product_id FROM orders GROUP BY 1 HAVING sum(net_amount) > 1000000)',
  },
  {
    kind: 'having',
    turns: ['which months of 2025 had fewer than 350 orders'],
    alsoAsked: ['months in 2025 where we got less than 350 orders', '2025 months under 350 orders'],
    sql: `SELECT date_trunc('month', order_date) FROM orders WHERE year(order_date) = 2025
      GROUP BY 1 HAVING count(*) < 350`,
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['which client has never bought anything'],
    alsoAsked: ['customers who have not placed a single order', 'accounts without any purchase'],
    sql: 'SELECT customer_name FROM customers c WHERE NOT EXISTS (FROM orders o WHERE o.customer_id = c.customer_id)',
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['how many customers have gone quiet, no order in 2026'],
    alsoAsked: [
      'number of clients that did not order in 2026',
      'How many customers haven’t bought anything this year?',
    ],
    sql: `SELECT count(*) FROM customers c
      WHERE NOT EXISTS (FROM orders o WHERE o.customer_id = c.customer_id AND year(order_date) = 2026)`,
  },
  {
    kind: 'negation',
    turns: ['which products has nobody in sydney bought yet'],
    alsoAsked: [
      'articles that were never sold to Sydney',
      'products without a single order from customers in Sydney',
    ],
    sql: `SELECT product_name FROM products p WHERE NOT EXISTS (FROM orders o JOIN customers USING (customer_id)
      WHERE o.product_id = p.product_id AND city = 'Sydney')`,
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['how many clients have bought a water dispenser'],
    alsoAsked: [
      'number of customers that ordered the Water Dispenser at least once',
      'customers with a water dispenser order, count',
    ],
    sql: `SELECT count(DISTINCT customer_id) FROM orders JOIN products USING (product_id)
      WHERE product_name = 'Water Dispenser'`,
  },
  {
    kind: 'negation',
    turns: ['enterprise accounts with no overdue invoice, how many'],
    alsoAsked: [
      'How many enterprise customers do not have an overdue bill?',
      'number of enterprise clients free of overdue invoices',
    ],
    sql: `SELECT count(*) FROM customers c WHERE segment = 'Enterprise'
      AND NOT EXISTS (FROM invoices i WHERE i.customer_id = c.customer_id AND i.status = 'Overdue')`,
  },
  {
    kind: 'filter',
    turns: ['which customers bought a lounge sofa as well as a coffee machine'],
    alsoAsked: [
      'clients that have ordered both the Lounge Sofa and the Coffee Machine',
      'who purchased coffee machine and lounge sofa',
    ],
    sql: `SELECT customer_name FROM customers c WHERE
      EXISTS (FROM orders o JOIN products USING (product_id) WHERE o.customer_id = c.customer_id AND product_name = 'Lounge Sofa')
      AND EXISTS (FROM orders o JOIN products USING (product_id) WHERE o.customer_id = c.customer_id AND product_name = 'Coffee Machine')`,
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['how many clients order both online and through partners'],
    alsoAsked: [
      'number of customers using the online channel as well as the partner channel',
      'customers with orders in both channels, online and partner: count',
    ],
    sql: `SELECT count(*) FROM customers c WHERE
      EXISTS (FROM orders o WHERE o.customer_id = c.customer_id AND sales_channel = 'Online')
      AND EXISTS (FROM orders o WHERE o.customer_id = c.customer_id AND sales_channel = 'Partner')`,
  },
  {
    kind: 'filter',
    turns: ['how many customers bought something in 2024 and again in 2025'],
    alsoAsked: [
      'clients who ordered in 2024 as well as in 2025, number',
      'count of customers active in both 2024 and 2025',
    ],
    sql: `SELECT count(*) FROM customers c WHERE
      EXISTS (FROM orders o WHERE o.customer_id = c.customer_id AND year(order_date) = 2024)
      AND EXISTS (FROM orders o WHERE o.customer_id = c.customer_id AND year(order_date) = 2025)`,
  },
  {
    kind: 'negation',
    turns: ['german customers who bought furniture but never lighting'],
    alsoAsked: ['which clients from germany ordered furniture and no lighting at all'],
    sql: `SELECT customer_name FROM customers c WHERE country = 'Germany' AND
      EXISTS (FROM orders o JOIN products USING (product_id) WHERE o.customer_id = c.customer_id AND category = 'Furniture')
      AND NOT EXISTS (FROM orders o JOIN products USING (product_id) WHERE o.customer_id = c.customer_id AND category = 'Lighting')`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['which articles are dearer than our average article'],
    alsoAsked: [
      'products with a higher price than average',
      'list products that cost more than the mean unit price',
    ],
    sql: 'SELECT product_name FROM products WHERE unit_price > (SELECT avg(unit_price) FROM products)',
    isList: true,
    mayClarify: true,
  },
  {
    kind: 'having',
    turns: ['which industries have more orders than the average industry'],
    alsoAsked: [
      'industries above average in number of orders',
      'sectors that order more often than the sectors do on average',
    ],
    sql: `WITH n AS (SELECT industry, count(*) AS orders FROM orders JOIN customers USING (customer_id) GROUP BY 1)
      SELECT industry FROM n WHERE orders > (SELECT avg(orders) FROM n)`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['how many customers spend more than the average customer'],
    alsoAsked: [
      'number of clients with above-average sales',
      'count customers whose turnover is over the customer average',
    ],
    sql: `WITH n AS (SELECT customer_id, sum(net_amount) AS sales FROM orders GROUP BY 1)
      SELECT count(*) FROM n WHERE sales > (SELECT avg(sales) FROM n)`,
    otherLayoutSql: `WITH n AS (SELECT c.customer_id, coalesce(sum(net_amount), 0) AS sales
      FROM customers c LEFT JOIN orders USING (customer_id) GROUP BY 1)
      SELECT count(*) FROM n WHERE sales > (SELECT avg(sales) FROM n)`,
  },
  {
    kind: 'having',
    turns: ['countries whose turnover is below the average for a country'],
    alsoAsked: ['which countries sell less than average', 'countries with under-average revenue'],
    sql: `WITH n AS (SELECT country, sum(net_amount) AS sales FROM orders JOIN customers USING (customer_id) GROUP BY 1)
      SELECT country FROM n WHERE sales < (SELECT avg(sales) FROM n)`,
    isList: true,
    mayClarify: true,
  },
];
