import type { WrittenQuestion } from '../question.ts';

/** Frames 10 to 12 and 14: by value, number, text and time. */
export const filterQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['how many orders were sent back in 2025'],
    alsoAsked: ['returns in 2025, how many orders', 'Number of orders customers returned in 2025'],
    sql: "SELECT count(*) FROM orders WHERE status = 'Returned' AND year(order_date) = 2025",
    mayClarify: true,
  },
  {
    kind: 'filter',
    turns: ['sales to small businesses in the states'],
    alsoAsked: [
      'revenue from US small business customers',
      'How much turnover do we make with small businesses in America?',
    ],
    sql: `SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE segment = 'Small Business' AND country = 'United States'`,
    mayClarify: true,
  },
  {
    kind: 'filter',
    turns: ['what did furniture and lighting bring in together in 2025'],
    alsoAsked: [
      'combined 2025 revenue of Furniture and Lighting',
      'sales 2025 of the categories lighting plus furniture in one figure',
    ],
    sql: `SELECT sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category IN ('Furniture', 'Lighting') AND year(order_date) = 2025`,
  },
  {
    kind: 'filter',
    turns: ['how many of our british customers are based in london or bristol'],
    alsoAsked: [
      'UK customers in London or Bristol, count',
      'number of clients located in either Bristol or London',
    ],
    sql: "SELECT count(*) FROM customers WHERE city IN ('London', 'Bristol')",
  },
  {
    kind: 'filter',
    turns: ['how many direct orders did healthcare clients place in 2025'],
    alsoAsked: [
      'orders from the healthcare industry via direct in 2025: how many',
      'Number of 2025 healthcare orders in the direct channel',
    ],
    sql: `SELECT count(*) FROM orders JOIN customers USING (customer_id)
      WHERE industry = 'Healthcare' AND sales_channel = 'Direct' AND year(order_date) = 2025`,
  },
  {
    kind: 'filter',
    turns: ['how many orders were bigger than ten grand'],
    alsoAsked: [
      'orders worth more than 10k, how many',
      'Number of orders with a value above ten thousand dollars',
    ],
    sql: 'SELECT count(*) FROM orders WHERE net_amount > 10000',
  },
  {
    kind: 'list',
    turns: ['which articles cost less than twenty dollars'],
    alsoAsked: ['products priced under $20', 'show everything in our catalogue with a price below 20'],
    sql: 'SELECT product_name, unit_price FROM products WHERE unit_price < 20',
    isList: true,
    mayClarify: true,
  },
  {
    kind: 'filter',
    turns: ['how many orders got a discount of 25 percent or more'],
    alsoAsked: [
      'count orders discounted by at least 25%',
      'orders where the discount was no less than 25 %: how many?',
    ],
    sql: 'SELECT count(*) FROM orders WHERE discount >= 0.25',
  },
  {
    kind: 'filter',
    turns: ['invoices from may 2026 between 5k and 6k'],
    alsoAsked: ['show me the May 2026 bills that are somewhere between 5,000 and 6,000 dollars'],
    sql: `SELECT invoice_id, amount FROM invoices WHERE amount BETWEEN 5000 AND 6000
      AND invoice_date >= DATE '2026-05-01' AND invoice_date < DATE '2026-06-01'`,
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['in how many orders did someone buy at least 30 pieces at once'],
    alsoAsked: [
      'number of orders with a quantity of thirty or higher',
      'how many orders are for 30 units or more',
    ],
    sql: 'SELECT count(*) FROM orders WHERE quantity >= 30',
  },
  {
    kind: 'filter',
    turns: ['customers whose name starts with Stone'],
    alsoAsked: ['list clients that begin with "Stone"', 'which customer names start with Stone'],
    sql: "SELECT customer_name FROM customers WHERE customer_name LIKE 'Stone%'",
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['which products have desk in their name'],
    alsoAsked: ['articles with the word "desk" in the name', 'find products where the name contains desk'],
    sql: "SELECT product_name FROM products WHERE product_name ILIKE '%desk%'",
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['how many client names end in Systems'],
    alsoAsked: [
      'number of customers whose name ends with "Systems"',
      'count the customers ending with Systems',
    ],
    sql: "SELECT count(*) FROM customers WHERE customer_name LIKE '%Systems'",
  },
  {
    kind: 'date filter',
    turns: ['what did we sell yesterday, in money'],
    alsoAsked: ["yesterday's revenue", 'How much revenue came in yesterday?'],
    sql: "SELECT sum(net_amount) FROM orders WHERE order_date = DATE '2026-06-14'",
  },
  {
    kind: 'date filter',
    turns: ['sales since the beginning of the year'],
    alsoAsked: [
      'how much have we sold so far this year in dollars',
      'turnover from January 1 until today',
      'YTD revenue please',
    ],
    sql: "SELECT sum(net_amount) FROM orders WHERE order_date >= DATE '2026-01-01'",
  },
  {
    kind: 'date filter',
    turns: ['how many orders between the 24th and the 31st of December 2025'],
    alsoAsked: [
      'orders from Dec 24 through Dec 31, 2025, count them',
      'number of orders placed in the last eight days of December 2025',
    ],
    sql: "SELECT count(*) FROM orders WHERE order_date BETWEEN DATE '2025-12-24' AND DATE '2025-12-31'",
    mayClarify: true,
  },
  {
    kind: 'date filter',
    turns: ['turnover in the second half of 2025'],
    alsoAsked: ['H2 2025 sales', 'How much did we turn over from July to December 2025?'],
    sql: "SELECT sum(net_amount) FROM orders WHERE order_date >= DATE '2025-07-01' AND order_date < DATE '2026-01-01'",
  },
  {
    kind: 'date filter',
    turns: ['how many units of lighting went out before 2024'],
    alsoAsked: [
      'lighting units sold prior to 2024',
      'Up to the end of 2023, how many lighting pieces did we sell?',
    ],
    sql: `SELECT sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE category = 'Lighting' AND order_date < DATE '2024-01-01'`,
  },
  {
    kind: 'date filter',
    turns: ['amount invoiced in the last three full months'],
    alsoAsked: [
      'what did we bill in the 3 complete months before this one',
      'invoice total March to May 2026',
    ],
    sql: "SELECT sum(amount) FROM invoices WHERE invoice_date >= DATE '2026-03-01' AND invoice_date < DATE '2026-06-01'",
    mayClarify: true,
  },
];
