import type { WrittenQuestion } from '../question.ts';

/** Frames 13, 19 and 27: per something, shares, and what goes together. */
export const ratioQuestions: WrittenQuestion[] = [
  {
    kind: 'ratio',
    turns: ['how many pieces are in an order on average'],
    alsoAsked: ['average units per order', 'What quantity does a typical order have, taking the mean?'],
    sql: 'SELECT avg(quantity) FROM orders',
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['how many orders a day did we get on average in May 2026'],
    alsoAsked: ['daily average of orders, May 2026', 'average number of orders per day in may 2026'],
    sql: `SELECT count(*) / 31 FROM orders
      WHERE order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01'`,
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['what does an enterprise customer spend on average in 2025'],
    alsoAsked: [
      'average 2025 sales per enterprise customer that bought',
      'Enterprise: revenue per buying customer in 2025',
    ],
    sql: `SELECT sum(net_amount) / count(DISTINCT customer_id) FROM orders JOIN customers USING (customer_id)
      WHERE segment = 'Enterprise' AND year(order_date) = 2025`,
    otherLayoutSql: `SELECT sum(net_amount) / (SELECT count(*) FROM customers WHERE segment = 'Enterprise')
      FROM orders JOIN customers USING (customer_id) WHERE segment = 'Enterprise' AND year(order_date) = 2025`,
    decimals: 2,
    mayClarify: true,
  },
  {
    kind: 'ratio',
    turns: ['average number of orders per buying customer, by segment'],
    alsoAsked: ['how many orders does a customer place on average in each segment'],
    sql: `SELECT segment, count(*) / count(DISTINCT customer_id) FROM orders JOIN customers USING (customer_id) GROUP BY 1`,
    otherLayoutSql: `SELECT segment, count(order_id) / count(DISTINCT c.customer_id)
      FROM customers c LEFT JOIN orders USING (customer_id) GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['what do we earn per unit sold in each category'],
    alsoAsked: ['revenue per piece by category', 'For every category, sales divided by units sold'],
    sql: `SELECT category, sum(net_amount) / sum(quantity) FROM orders JOIN products USING (product_id) GROUP BY 1`,
    decimals: 2,
    mayClarify: true,
  },
  {
    kind: 'share',
    turns: ['what part of our turnover comes from Westbrook Health'],
    alsoAsked: [
      'Westbrook Health as a percentage of total sales',
      'how much of all our revenue is Westbrook Health, in percent',
    ],
    sql: `SELECT sum(net_amount) FILTER (customer_name = 'Westbrook Health') / sum(net_amount)
      FROM orders JOIN customers USING (customer_id)`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'share',
    turns: ['how many percent of the orders get cancelled'],
    alsoAsked: ['our cancellation rate', 'what proportion of orders ends up cancelled'],
    sql: "SELECT count(*) FILTER (status = 'Cancelled') / count(*) FROM orders",
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'share',
    turns: ['what percentage of 2025 sales was furniture'],
    alsoAsked: [
      'furniture share of turnover in 2025',
      'Out of every dollar we sold in 2025, how much came from furniture?',
    ],
    sql: `SELECT sum(net_amount) FILTER (category = 'Furniture') / sum(net_amount)
      FROM orders JOIN products USING (product_id) WHERE year(order_date) = 2025`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'share',
    turns: ['what portion of our customers is in north america'],
    alsoAsked: [
      'north american customers as % of all customers',
      'How many percent of the client base are located in North America?',
    ],
    sql: "SELECT count(*) FILTER (region = 'North America') / count(*) FROM customers",
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'share',
    turns: ['how is 2025 revenue split between the channels in percent'],
    alsoAsked: [
      'percentage of 2025 sales by sales channel',
      "each channel's slice of the 2025 turnover, in %",
    ],
    sql: `SELECT sales_channel, sum(net_amount) / sum(sum(net_amount)) OVER ()
      FROM orders WHERE year(order_date) = 2025 GROUP BY 1`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'share',
    turns: ['share of invoices that were paid after the due date'],
    alsoAsked: [
      'what percentage of invoices got paid late',
      'How many % of our bills were settled later than they were due?',
    ],
    sql: 'SELECT count(*) FILTER (paid_date > due_date) / count(*) FROM invoices',
    otherLayoutSql: 'SELECT count(*) FILTER (paid_date > due_date) / count(paid_date) FROM invoices',
    isPercent: true,
    decimals: 4,
    mayClarify: true,
  },
  {
    kind: 'aggregate',
    turns: ['do bigger quantities go along with bigger discounts? give me the correlation'],
    alsoAsked: [
      'how closely does the discount follow the quantity',
      'relationship between quantity and discount in our orders',
    ],
    sql: 'SELECT corr(quantity, discount) FROM orders',
    decimals: 2,
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['how related are cost and price of our products'],
    alsoAsked: [
      'is there a connection between what a product costs us and what we charge for it',
      'correlation unit cost / unit price in the product list',
    ],
    sql: 'SELECT corr(unit_cost, unit_price) FROM products',
    decimals: 2,
    isList: true,
    mayClarify: true,
  },
  {
    kind: 'aggregate',
    turns: ['for partner orders, does the amount depend on the discount? correlation please'],
    alsoAsked: [
      'correlation coefficient of discount and net amount within the partner channel',
      'Partner orders: how do discount and net amount correlate',
    ],
    sql: "SELECT corr(discount, net_amount) FROM orders WHERE sales_channel = 'Partner'",
    decimals: 2,
    isList: true,
  },
];
