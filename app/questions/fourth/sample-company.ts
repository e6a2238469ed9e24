import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'date filter',
    turns: ['What is the total amount of the invoices that were paid in 2026?'],
    alsoAsked: [
      'invoice amount with a paid date in 2026',
      "I'd like to know how much money all the invoices add up to that customers settled this year, going by the paid date",
    ],
    sql: "SELECT sum(amount) FROM invoices WHERE paid_date >= DATE '2026-01-01'",
  },
  {
    kind: 'by category',
    turns: ['units sold by region in 2025'],
    alsoAsked: [
      '2025 quantity per region',
      'Can you tell me how many units we shifted in each of our regions last year?',
    ],
    sql: `SELECT region, sum(quantity) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY region`,
  },
  {
    kind: 'by period',
    turns: ['What was the average order value in each month of 2025?'],
    alsoAsked: [
      'AOV 2025 monthly',
      'please show me, month by month for last year, what an order was worth on average',
    ],
    sql: `SELECT date_trunc('month', order_date), avg(net_amount) FROM orders
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['How many new customers signed up per year?'],
    alsoAsked: [
      'sign-ups by year',
      "Looking at signup dates, what's the number of customers we won every year?",
    ],
    sql: `SELECT date_trunc('year', signup_date), count(*) FROM customers GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which sales channel made the most revenue last year?'],
    alsoAsked: [
      'top channel by sales 2025',
      'Of all our sales channels, tell me the one through which the largest share of the money came in during 2025',
    ],
    sql: `SELECT sales_channel FROM orders WHERE year(order_date) = 2025
      GROUP BY sales_channel ORDER BY sum(net_amount) DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['the three cities with the lowest revenue in 2025'],
    alsoAsked: [
      'bottom 3 cities, sales 2025',
      'In which three cities was our revenue smallest last year, and how much was it in each?',
    ],
    sql: `SELECT city, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY city ORDER BY 2 LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'date filter',
    turns: ['How much did we turn over in the second half of 2025?'],
    alsoAsked: [
      'H2 2025 revenue',
      'whats our total sales figure for everything ordered from July through December last year',
    ],
    sql: `SELECT sum(net_amount) FROM orders
      WHERE order_date >= DATE '2025-07-01' AND order_date < DATE '2026-01-01'`,
  },
  {
    kind: 'share',
    turns: ['What share of our 2025 revenue went through partners?'],
    alsoAsked: [
      'Partner channel % of sales 2025',
      'How big, as a percentage, was the Partner channel in the revenue we made last year?',
    ],
    sql: `SELECT sum(net_amount) FILTER (sales_channel = 'Partner') / sum(net_amount) FROM orders
      WHERE year(order_date) = 2025`,
    isPercent: true,
  },
  {
    kind: 'lookup',
    turns: ['What do we charge for a 27-Inch Monitor?'],
    alsoAsked: [
      '27-inch monitor unit price',
      'Could you look up the list price of the product called 27-Inch Monitor for me?',
    ],
    sql: "SELECT unit_price FROM products WHERE product_name = '27-Inch Monitor'",
  },
  {
    kind: 'compare',
    turns: ['Did we get more Direct or more Online orders this year? Show both counts'],
    alsoAsked: [
      'orders Direct vs Online, 2026',
      'Put the number of orders that came in online next to the number that came in direct, since January this year',
    ],
    sql: `SELECT sales_channel, count(*) FROM orders WHERE sales_channel IN ('Direct', 'Online')
      AND order_date >= DATE '2026-01-01' GROUP BY sales_channel`,
    otherLayoutSql: `SELECT count(*) FILTER (sales_channel = 'Direct'), count(*) FILTER (sales_channel = 'Online')
      FROM orders WHERE order_date >= DATE '2026-01-01'`,
  },
  {
    kind: 'ratio',
    turns: ['How big is the discount on average in each product category?'],
    alsoAsked: [
      'avg discount by category',
      'what is the mean discount we hand out, split out for every category of product we sell?',
    ],
    sql: 'SELECT category, avg(discount) FROM orders JOIN products USING (product_id) GROUP BY category',
    decimals: 3,
    isPercent: true,
  },
  {
    kind: 'negation',
    turns: ['Revenue in 2025 without cancelled and returned orders'],
    alsoAsked: [
      '2025 sales excl. cancelled/returned',
      'If we leave out everything that was cancelled or sent back, what revenue remains for last year?',
    ],
    sql: `SELECT sum(net_amount) FROM orders
      WHERE status NOT IN ('Cancelled', 'Returned') AND year(order_date) = 2025`,
  },
  {
    kind: 'distinct',
    turns: ['How many different products have Brazilian customers ordered this year?'],
    alsoAsked: [
      'distinct products ordered, Brazil 2026',
      'Our customers over in Brazil: how many of the products in our catalogue did they buy at least once in 2026?',
    ],
    sql: `SELECT count(DISTINCT product_id) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'Brazil' AND order_date >= DATE '2026-01-01'`,
  },
  {
    kind: 'missing values',
    turns: ['How many invoices without a paid date are there per customer country?'],
    alsoAsked: [
      'unpaid invoices by country (paid date empty)',
      'For every country our customers are in, count the invoices where nobody has filled in a paid date yet',
    ],
    sql: `SELECT country, count(*) FROM invoices JOIN customers USING (customer_id)
      WHERE paid_date IS NULL GROUP BY country`,
  },
  {
    kind: 'having',
    turns: ['Which industries brought in more than $2 million in 2025?'],
    alsoAsked: [
      'industries > 2m revenue 2025',
      'I want to see just those industries that we sold over 2,000,000 dollars to in the past year, 2025',
    ],
    sql: `SELECT industry FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY industry HAVING sum(net_amount) > 2000000`,
  },
  {
    kind: 'follow-up',
    turns: ['Top 5 products by revenue in 2025', 'and in 2024?'],
    alsoAsked: ['same thing for 2024', 'ok, what did that look like the year before, 2024?'],
    sql: `SELECT product_name, sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2024 GROUP BY product_name ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: [
      'How many orders did Enterprise customers place this year?',
      'split that by country',
      'just the top 3',
    ],
    sql: `SELECT country, count(*) FROM orders JOIN customers USING (customer_id)
      WHERE segment = 'Enterprise' AND order_date >= DATE '2026-01-01'
      GROUP BY country ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['What was our best month in 2025?'],
    alsoAsked: ['strongest month 2025', 'Looking back at last year, which month went best for us?'],
    sql: `SELECT date_trunc('month', order_date) FROM orders WHERE year(order_date) = 2025
      GROUP BY 1 ORDER BY sum(net_amount) DESC LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'unanswerable',
    turns: ['How many people visited our website in May?'],
    alsoAsked: [
      'web traffic May 2026',
      'Do you know how many visitors came to the site over the course of last month?',
    ],
    sql: null,
  },
  {
    kind: 'unanswerable',
    turns: ['How much revenue did customers in the Aerospace industry bring in?'],
    alsoAsked: [
      'Aerospace revenue',
      'What have all the aerospace companies among our customers spent with us in total?',
    ],
    sql: null,
  },
];
