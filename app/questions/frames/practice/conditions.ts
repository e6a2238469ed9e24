import type { WrittenQuestion } from '../../question.ts';

/** Frame 22. */
export const havingQuestions: WrittenQuestion[] = [
  {
    kind: 'having',
    turns: ['customers with more than 200 orders'],
    alsoAsked: [
      'Which clients have ordered over 200 times?',
      'list everyone who placed more than 200 orders',
    ],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id) GROUP BY 1 HAVING count(*) > 200`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['countries with at least 15 customers'],
    alsoAsked: [
      'In which countries do we have 15 or more clients?',
      'which countries have no fewer than fifteen customers',
    ],
    sql: 'SELECT country FROM customers GROUP BY 1 HAVING count(*) >= 15',
    isList: true,
  },
  {
    kind: 'having',
    turns: ['In which months of 2025 was revenue over a million dollars?'],
    alsoAsked: [
      'months in 2025 with sales above 1,000,000',
      'Which months last year made more than 1m in revenue?',
    ],
    sql: `SELECT date_trunc('month', order_date) FROM orders WHERE year(order_date) = 2025 GROUP BY 1 HAVING
      sum(net_amount) > 1000000`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['industries with an average order value above 2000'],
    alsoAsked: [
      'Which industries spend more than $2,000 per order on average?',
      'which industries have avg order value > 2000',
    ],
    sql: `SELECT industry FROM orders JOIN customers USING (customer_id) GROUP BY 1 HAVING
      avg(net_amount) > 2000`,
    isList: true,
  },
];

/** Frame 23. */
export const withoutOrWithQuestions: WrittenQuestion[] = [
  {
    kind: 'negation',
    turns: ['customers without any orders'],
    alsoAsked: ['Which customers have never ordered anything?', 'clients who never bought from us'],
    sql: 'SELECT customer_name FROM customers WHERE customer_id NOT IN (SELECT customer_id FROM orders)',
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['products never bought by customers from Recife'],
    alsoAsked: [
      'Which products have clients in Recife never ordered?',
      'What have customers from Recife never bought? List the products',
    ],
    sql: `SELECT product_name FROM products WHERE product_id NOT IN (SELECT product_id FROM orders
      JOIN customers USING (customer_id) WHERE city = 'Recife')`,
    isList: true,
  },
  {
    kind: 'distinct',
    turns: ['how many customers have returned at least one order'],
    alsoAsked: [
      'number of clients with a returned order',
      'how many different clients ever returned something',
    ],
    sql: `SELECT count(*) FROM customers WHERE customer_id IN (SELECT customer_id FROM orders
      WHERE status = 'Returned')`,
  },
  {
    kind: 'negation',
    turns: ['How many customers have never bought a Lounge Sofa?'],
    alsoAsked: [
      'number of clients who never ordered the lounge sofa',
      'customers without a lounge sofa order, how many',
    ],
    sql: `SELECT count(*) FROM customers WHERE customer_id NOT IN (SELECT customer_id FROM orders
      JOIN products USING (product_id) WHERE product_name = 'Lounge Sofa')`,
  },
];

/** Frame 24. */
export const bothOfQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['how many customers bought both a Coffee Machine and Coffee Beans 6 kg'],
    alsoAsked: [
      'number of clients that ordered the coffee machine as well as the coffee beans 6 kg',
      'Count the customers who have bought Coffee Beans 6 kg and also a Coffee Machine',
    ],
    sql: `SELECT count(*) FROM customers WHERE customer_id IN (SELECT customer_id FROM orders
      JOIN products USING (product_id) WHERE product_name = 'Coffee Machine')
      AND customer_id IN (SELECT customer_id FROM orders JOIN products USING (product_id)
      WHERE product_name = 'Coffee Beans 6 kg')`,
  },
  {
    kind: 'filter',
    turns: ['how many customers have ordered both online and through a partner'],
    alsoAsked: [
      'Number of clients who used both the Online and the Partner channel',
      'count customers with both online and partner orders',
    ],
    sql: `SELECT count(*) FROM customers WHERE customer_id IN (SELECT customer_id FROM orders
      WHERE sales_channel = 'Online') AND customer_id IN (SELECT customer_id FROM orders
      WHERE sales_channel = 'Partner')`,
  },
  {
    kind: 'filter',
    turns: ['how many products were bought both in Recife and in Toronto'],
    alsoAsked: [
      'number of products ordered by customers in Toronto and by customers in Recife as well',
      'Count the products that both Recife and Toronto customers have bought',
    ],
    sql: `SELECT count(*) FROM products WHERE product_id IN (SELECT product_id FROM orders
      JOIN customers USING (customer_id) WHERE city = 'Recife') AND product_id IN (SELECT product_id
      FROM orders JOIN customers USING (customer_id) WHERE city = 'Toronto')`,
  },
  {
    kind: 'filter',
    turns: ['How many customers have bought the 27-Inch Monitor and the Docking Station, both?'],
    alsoAsked: [
      'clients who ordered both a 27-inch monitor and a docking station, number',
      'number of customers who bought docking station and 27-inch monitor both',
    ],
    sql: `SELECT count(*) FROM customers WHERE customer_id IN (SELECT customer_id FROM orders
      JOIN products USING (product_id) WHERE product_name = '27-Inch Monitor')
      AND customer_id IN (SELECT customer_id FROM orders JOIN products USING (product_id)
      WHERE product_name = 'Docking Station')`,
  },
];

/** Frame 25. */
export const aboveAverageQuestions: WrittenQuestion[] = [
  {
    kind: 'list',
    turns: ['products priced above the average list price'],
    alsoAsked: [
      'Which products have a list price higher than average?',
      'items whose unit price is over the mean',
    ],
    sql: 'SELECT product_name FROM products WHERE unit_price > (SELECT avg(unit_price) FROM products)',
    isList: true,
  },
  {
    kind: 'list',
    turns: ['countries with above average revenue'],
    alsoAsked: [
      'Which countries sell more than the average country?',
      'in which countries is revenue above the average of all countries',
    ],
    sql: `SELECT country FROM orders JOIN customers USING (customer_id) GROUP BY 1 HAVING
      sum(net_amount) > (SELECT avg(s) FROM (SELECT sum(net_amount) AS s FROM orders
      JOIN customers USING (customer_id) GROUP BY country))`,
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['How many invoices are below the average invoice amount?'],
    alsoAsked: ['number of bills smaller than the average bill', 'count invoices under the mean amount'],
    sql: 'SELECT count(*) FROM invoices WHERE amount < (SELECT avg(amount) FROM invoices)',
  },
  {
    kind: 'list',
    turns: ['breakroom products with a unit cost above the breakroom average'],
    alsoAsked: [
      'Which products of the Breakroom category cost us more per unit than the average Breakroom product?',
      'Breakroom items that cost more per unit than the breakroom category’s mean',
    ],
    sql: `SELECT product_name FROM products WHERE category = 'Breakroom' AND unit_cost > (SELECT
      avg(unit_cost) FROM products WHERE category = 'Breakroom')`,
    isList: true,
  },
];
