import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many orders came through partners in 2025?'],
    alsoAsked: [
      'partner channel order count 2025',
      "I'd like to know how many times somebody ordered via the Partner sales channel over the course of last year",
    ],
    sql: "SELECT count(*) FROM orders WHERE sales_channel = 'Partner' AND year(order_date) = 2025",
  },
  {
    kind: 'aggregate',
    turns: ['How much money is sitting in overdue invoices?'],
    alsoAsked: [
      'total overdue invoice amount',
      'If I add up every invoice that is marked as overdue right now, what sum do I end up with?',
    ],
    sql: "SELECT sum(amount) FROM invoices WHERE status = 'Overdue'",
  },
  {
    kind: 'by category',
    turns: ['What discount do we give on average in each sales channel?'],
    alsoAsked: [
      'avg discount per channel',
      'Are we more generous in some channels than in others? Show me the mean discount for every sales channel',
    ],
    sql: 'SELECT sales_channel, avg(discount) FROM orders GROUP BY 1',
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'by period',
    turns: ['How many new customers signed up each year?'],
    alsoAsked: [
      'customer signups by year',
      'can you show how many accounts we won year after year, going by the date they signed up',
    ],
    sql: "SELECT date_trunc('year', signup_date), count(*) FROM customers GROUP BY 1 ORDER BY 1",
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Online sales month by month for 2026'],
    alsoAsked: [
      'monthly revenue online channel 2026',
      'What did the Online channel bring in during each month of this year so far?',
    ],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      WHERE sales_channel = 'Online' AND year(order_date) = 2026 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which five cities generated the most revenue in 2025?'],
    alsoAsked: [
      'top 5 cities by sales last year',
      'rank the cities our customers are in by what they spent with us in 2025 and give me just the first five',
    ],
    sql: `SELECT city, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY city ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which industry places the fewest orders?'],
    alsoAsked: [
      'industry with lowest number of orders',
      "Looking at how often they order, what's the industry that orders from us the least?",
    ],
    sql: `SELECT industry FROM orders JOIN customers USING (customer_id)
      GROUP BY industry ORDER BY count(*) LIMIT 1`,
  },
  {
    kind: 'date filter',
    turns: ['What revenue did we do in the final quarter of 2025?'],
    alsoAsked: [
      'q4 25 sales total',
      'How much did we turn over altogether from October through December last year?',
    ],
    sql: `SELECT sum(net_amount) FROM orders
      WHERE order_date >= DATE '2025-10-01' AND order_date < DATE '2026-01-01'`,
  },
  {
    kind: 'share',
    turns: ['What share of 2025 revenue came in via the Online channel?'],
    alsoAsked: [
      'online as % of sales 2025',
      'Of everything we sold in 2025, how many percent of the money was from the online channel?',
    ],
    sql: `SELECT sum(net_amount) FILTER (sales_channel = 'Online') / sum(net_amount) FROM orders
      WHERE year(order_date) = 2025`,
    isPercent: true,
  },
  {
    kind: 'lookup',
    turns: ['What industry is Juniper Systems in?'],
    alsoAsked: [
      'Juniper Systems industry',
      'Remind me please, which line of business does our customer Juniper Systems belong to?',
    ],
    sql: "SELECT industry FROM customers WHERE customer_name = 'Juniper Systems'",
  },
  {
    kind: 'compare',
    turns: ['Number of orders in May 2026 compared to April 2026'],
    alsoAsked: [
      'orders april vs may 2026',
      'Did we get more orders last month than the month before? Give me both figures',
    ],
    sql: `SELECT date_trunc('month', order_date), count(*) FROM orders
      WHERE order_date >= DATE '2026-04-01' AND order_date < DATE '2026-06-01' GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (month(order_date) = 4), count(*) FILTER (month(order_date) = 5)
      FROM orders WHERE year(order_date) = 2026`,
  },
  {
    kind: 'distinct',
    turns: ['How many different products have we sold to customers in Brazil this year?'],
    alsoAsked: [
      'distinct products ordered Brazil 2026',
      'count each product just once: how many of them did Brazilian customers buy in 2026?',
    ],
    sql: `SELECT count(DISTINCT product_id) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'Brazil' AND year(order_date) = 2026`,
  },
  {
    kind: 'ratio',
    turns: ['On average, how many days pass between invoice date and payment?'],
    alsoAsked: [
      'avg days from invoice to paid',
      'How long does it typically take until we have been paid, counting the average days from the date on the invoice to the paid date?',
    ],
    sql: 'SELECT avg(paid_date - invoice_date) FROM invoices',
    decimals: 1,
  },
  {
    kind: 'negation',
    turns: ['How many orders were placed without any discount?'],
    alsoAsked: [
      'orders with zero discount, count',
      'I wonder how often people pay the full price: how many orders had no discount at all?',
    ],
    sql: 'SELECT count(*) FROM orders WHERE discount = 0',
  },
  {
    kind: 'having',
    turns: ['Which products made less than $150,000 in total?'],
    alsoAsked: [
      'products with revenue under 150k',
      "I'm thinking of cleaning up the range, so show me everything whose sales never even added up to 150,000 dollars",
    ],
    sql: `SELECT product_name FROM orders JOIN products USING (product_id)
      GROUP BY product_id, product_name HAVING sum(net_amount) < 150000`,
  },
  {
    kind: 'follow-up',
    turns: ['Top 5 products by revenue', 'only for last year'],
    sql: `SELECT product_name, sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2025 GROUP BY product_id, product_name ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: ['How many orders were returned in 2025?', 'split that by country'],
    sql: `SELECT country, count(*) FROM orders JOIN customers USING (customer_id)
      WHERE status = 'Returned' AND year(order_date) = 2025 GROUP BY country`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which sales channel performs best?'],
    alsoAsked: ['strongest sales channel?', 'Through which of our channels are we doing the best business?'],
    sql: 'SELECT sales_channel FROM orders GROUP BY 1 ORDER BY sum(net_amount) DESC LIMIT 1',
    mayClarify: true,
  },
  {
    kind: 'unanswerable',
    turns: ['How many orders were paid by credit card?'],
    alsoAsked: [
      'credit card orders count',
      'What number of our orders did people settle with a credit card rather than by bank transfer?',
    ],
    sql: null,
  },
  {
    kind: 'unanswerable',
    turns: ['What did we sell in Italy last year?'],
    alsoAsked: [
      'italy revenue 2025',
      'my colleague in Milan asks how much turnover our Italian customers made with us in 2025',
    ],
    sql: null,
  },
];
