import type { WrittenQuestion } from '../question.ts';

/** Frames 5 to 7: first and last of a ranking, what has the most, and single records. */
export const rankingQuestions: WrittenQuestion[] = [
  {
    kind: 'top or bottom',
    turns: ['our five biggest spenders'],
    alsoAsked: [
      'who are the 5 clients that brought in the most money',
      'Top five accounts by sales',
      'the five customers we earn the most from',
    ],
    sql: `SELECT customer_name, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['the 3 products that sold worst last year in dollars'],
    alsoAsked: [
      'three articles with the least revenue in 2025',
      'Which 3 products earned us the least money in 2025?',
    ],
    sql: `SELECT product_name, sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 LIMIT 3`,
    isOrdered: true,
    mayClarify: true,
  },
  {
    kind: 'top or bottom',
    turns: ['ten largest unpaid bills'],
    alsoAsked: [
      'show the 10 highest invoices that are not paid yet',
      'top 10 outstanding invoices by amount',
    ],
    sql: 'SELECT invoice_id, amount FROM invoices WHERE paid_date IS NULL ORDER BY 2 DESC LIMIT 10',
    isOrdered: true,
    isList: true,
    mayClarify: true,
  },
  {
    kind: 'top or bottom',
    turns: ['which four cities gave us the most orders in 2025'],
    alsoAsked: [
      '4 busiest cities of 2025 by number of orders',
      'Top 4 towns in 2025, going by how many orders they placed',
    ],
    sql: `SELECT city, count(*) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 4`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['top three industries in north america by units'],
    alsoAsked: [
      'In North America, which 3 industries buy the most pieces?',
      'the three sectors buying the most units in north america',
    ],
    sql: `SELECT industry, sum(quantity) FROM orders JOIN customers USING (customer_id)
      WHERE region = 'North America' GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['when did we have our strongest quarter for sales'],
    alsoAsked: ['which quarter had the highest turnover ever', 'Best quarter so far in terms of revenue?'],
    sql: "SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
  },
  {
    kind: 'top or bottom',
    turns: ['what article do we sell the most pieces of'],
    alsoAsked: ['best seller by units', 'Which item moves the most units?'],
    sql: `SELECT product_name, sum(quantity) FROM orders JOIN products USING (product_id)
      GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['who sends back the most orders'],
    alsoAsked: [
      'customer with the highest number of returned orders',
      'which client has had the most returns',
    ],
    sql: `SELECT customer_name, count(*) FROM orders JOIN customers USING (customer_id)
      WHERE status = 'Returned' GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['which industry spends the most with us'],
    alsoAsked: ['the sector we earn the most money with', 'What industry is our biggest by sales?'],
    sql: `SELECT industry, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['on which weekday do most orders come in'],
    alsoAsked: [
      'busiest day of the week by number of orders',
      'What day of the week do we get the most orders?',
    ],
    sql: `SELECT dayname(order_date), count(*) FROM orders GROUP BY 1
      QUALIFY rank() OVER (ORDER BY count(*) DESC) = 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['what is the single biggest order we ever got, in money'],
    alsoAsked: [
      'our largest order of all time by value',
      'show me the record order, the one with the highest amount',
    ],
    sql: 'SELECT order_id, net_amount FROM orders ORDER BY 2 DESC LIMIT 1',
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['which customer has been with us the longest'],
    alsoAsked: ['our oldest customer by sign-up date', 'who was the very first client to sign up'],
    sql: 'SELECT customer_name, signup_date FROM customers ORDER BY 2 LIMIT 1',
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['what is the priciest thing in the lighting range'],
    alsoAsked: [
      'most expensive lighting article',
      'Which product in Lighting costs the most to buy from us?',
    ],
    sql: "SELECT product_name, unit_price FROM products WHERE category = 'Lighting' ORDER BY 2 DESC LIMIT 1",
    isList: true,
    mayClarify: true,
  },
  {
    kind: 'aggregate',
    turns: ['highest discount we ever granted on an order'],
    alsoAsked: ['what is the maximum discount given so far', 'biggest discount in our orders'],
    sql: 'SELECT max(discount) FROM orders',
    isPercent: true,
  },
  {
    kind: 'top or bottom',
    turns: ['smallest invoice we wrote this year'],
    alsoAsked: ['Which 2026 invoice has the lowest amount?', 'the tiniest bill of 2026'],
    sql: 'SELECT invoice_id, amount FROM invoices WHERE year(invoice_date) = 2026 ORDER BY 2 LIMIT 1',
    otherLayoutSql: 'SELECT min(amount) FROM invoices WHERE year(invoice_date) = 2026',
    isList: true,
  },
];
