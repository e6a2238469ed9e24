import type { WrittenQuestion } from '../../question.ts';

/** Frame 13. */
export const perQuestions: WrittenQuestion[] = [
  {
    kind: 'ratio',
    turns: ['average number of orders per ordering customer in 2024'],
    alsoAsked: ['How many orders did a customer who ordered in 2024 place that year, on average?'],
    sql: 'SELECT count(*) / count(DISTINCT customer_id) FROM orders WHERE year(order_date) = 2024',
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['revenue per customer with at least one order, by country'],
    alsoAsked: ['for each country: revenue divided by the number of customers who ordered'],
    sql: `SELECT country, sum(net_amount) / count(DISTINCT customer_id)
      FROM orders JOIN customers USING (customer_id) GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['average number of invoices per customer that has any invoice'],
    alsoAsked: ['how many bills does an invoiced customer have on average'],
    sql: 'SELECT count(*) / count(DISTINCT customer_id) FROM invoices',
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['revenue per order in germany in 2025'],
    alsoAsked: ['what is a German order worth on average in 2025'],
    sql: `SELECT sum(net_amount) / count(*) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'Germany' AND year(order_date) = 2025`,
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['how many products does a category have on average'],
    alsoAsked: ['average number of products per category'],
    sql: 'SELECT count(*) / count(DISTINCT category) FROM products',
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['how many returned orders a month did we have on average in 2025'],
    alsoAsked: ['average number of returned orders per month, 2025'],
    sql: "SELECT count(*) / 12 FROM orders WHERE status = 'Returned' AND year(order_date) = 2025",
    decimals: 2,
  },
];

/** Frame 19. */
export const shareQuestions: WrittenQuestion[] = [
  {
    kind: 'share',
    turns: ['what share of revenue comes from enterprise customers'],
    alsoAsked: ['how much of our revenue do enterprise clients make up, in percent'],
    sql: `SELECT sum(net_amount) FILTER (segment = 'Enterprise') / sum(net_amount)
      FROM orders JOIN customers USING (customer_id)`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'share',
    turns: ['percentage of invoices that are overdue'],
    alsoAsked: ['What proportion of all our invoices has the status Overdue?'],
    sql: "SELECT count(*) FILTER (status = 'Overdue') / count(*) FROM invoices",
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'share',
    turns: ["each category's share of units sold"],
    alsoAsked: ['percent of total quantity by category'],
    sql: `SELECT category, sum(quantity) / sum(sum(quantity)) OVER ()
      FROM orders JOIN products USING (product_id) GROUP BY 1`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'share',
    turns: ['how much of our 2025 turnover came from germany, in percent'],
    alsoAsked: ["Germany's share of 2025 revenue"],
    sql: `SELECT sum(net_amount) FILTER (country = 'Germany') / sum(net_amount)
      FROM orders JOIN customers USING (customer_id) WHERE year(order_date) = 2025`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'share',
    turns: ['what % of orders got a discount'],
    alsoAsked: ['share of orders with a discount above zero'],
    sql: 'SELECT count(*) FILTER (discount > 0) / count(*) FROM orders',
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'share',
    turns: ['percent of customers who are in the hospitality industry'],
    alsoAsked: ['what fraction of our customers is Hospitality?'],
    sql: "SELECT count(*) FILTER (industry = 'Hospitality') / count(*) FROM customers",
    isPercent: true,
    decimals: 4,
  },
];

/** Frame 27. */
export const correlationQuestions: WrittenQuestion[] = [
  {
    kind: 'ratio',
    turns: ['correlation between quantity and discount of orders'],
    alsoAsked: ['do orders with more units get more discount? correlate quantity and discount'],
    sql: 'SELECT corr(quantity, discount) FROM orders',
    decimals: 3,
  },
  {
    kind: 'ratio',
    turns: ['How strongly do unit price and unit cost of the products go together?'],
    alsoAsked: ['correlation unit price vs unit cost in products'],
    sql: 'SELECT corr(unit_price, unit_cost) FROM products',
    decimals: 3,
  },
  {
    kind: 'ratio',
    turns: ['is there a correlation between quantity and net amount'],
    alsoAsked: ['relationship of order quantity and net amount, correlation coefficient'],
    sql: 'SELECT corr(quantity, net_amount) FROM orders',
    decimals: 3,
  },
  {
    kind: 'ratio',
    turns: ['how are discount and net amount of orders related'],
    alsoAsked: ['correlation coefficient of discount and net amount'],
    sql: 'SELECT corr(discount, net_amount) FROM orders',
    decimals: 3,
  },
  {
    kind: 'ratio',
    turns: ['correlate discount with net amount for online orders only'],
    alsoAsked: ['online orders: correlation between net amount and discount'],
    sql: "SELECT corr(discount, net_amount) FROM orders WHERE sales_channel = 'Online'",
    decimals: 3,
  },
  {
    kind: 'ratio',
    turns: ['correlation between quantity and net amount in 2025'],
    alsoAsked: ['did bigger quantities mean a higher net amount in 2025? give me the correlation'],
    sql: 'SELECT corr(quantity, net_amount) FROM orders WHERE year(order_date) = 2025',
    decimals: 3,
  },
];
