import type { WrittenQuestion } from '../../question.ts';

/** Frame 13. */
export const perQuestions: WrittenQuestion[] = [
  {
    kind: 'ratio',
    turns: ['revenue per buying customer in 2025'],
    alsoAsked: ['on average, how much did each customer who ordered in 2025 spend in 2025?'],
    sql: `SELECT sum(net_amount) / count(DISTINCT customer_id) FROM orders WHERE year(order_date) = 2025`,
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['average orders per day in may 2026'],
    alsoAsked: ['how many orders did we get a day on average in May 2026'],
    sql: `SELECT count(*) / 31 FROM orders
      WHERE order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01'`,
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['average monthly revenue in 2025'],
    alsoAsked: ['what did we take per month on average in 2025?'],
    sql: 'SELECT sum(net_amount) / 12 FROM orders WHERE year(order_date) = 2025',
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['units per order by sales channel'],
    alsoAsked: ['how many pieces are on one order on average, for each channel'],
    sql: 'SELECT sales_channel, avg(quantity) FROM orders GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['net amount per unit sold by category'],
    alsoAsked: ['For each product category: revenue divided by units sold'],
    sql: `SELECT category, sum(net_amount) / sum(quantity) FROM orders JOIN products USING (product_id) GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['average number of orders per product'],
    alsoAsked: ['how often is a product ordered on average, i mean orders per product'],
    sql: 'SELECT count(*) / count(DISTINCT product_id) FROM orders',
    decimals: 2,
  },
];

/** Frame 19. */
export const shareQuestions: WrittenQuestion[] = [
  {
    kind: 'share',
    turns: ['what percent of orders are returned'],
    alsoAsked: ['share of returned orders in all orders'],
    sql: "SELECT count(*) FILTER (status = 'Returned') / count(*) FROM orders",
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'share',
    turns: ['share of revenue by product category'],
    alsoAsked: ['What percentage of our sales does each category make up?'],
    sql: `SELECT category, sum(net_amount) / sum(sum(net_amount)) OVER ()
      FROM orders JOIN products USING (product_id) GROUP BY 1`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'share',
    turns: ['percentage of invoices that are overdue'],
    alsoAsked: ['what share of all our bills is overdue right now, by number of bills'],
    sql: "SELECT count(*) FILTER (status = 'Overdue') / count(*) FROM invoices",
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'share',
    turns: ["germany's share of european revenue"],
    alsoAsked: ['how much of the revenue in Europe comes from Germany, in percent?'],
    sql: `SELECT sum(net_amount) FILTER (country = 'Germany') / sum(net_amount)
      FROM orders JOIN customers USING (customer_id) WHERE region = 'Europe'`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'share',
    turns: ['what fraction of our customers are mid-market'],
    alsoAsked: ['% of clients in the mid market segment'],
    sql: "SELECT count(*) FILTER (segment = 'Mid-Market') / count(*) FROM customers",
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'share',
    turns: ['share of orders with a discount above 10%'],
    alsoAsked: ['what % of orders had more than 10 percent discount'],
    sql: 'SELECT count(*) FILTER (discount > 0.1) / count(*) FROM orders',
    isPercent: true,
    decimals: 4,
  },
];

/** Frame 27. What stands beside the coefficient is free: the number of rows, the square of it. */
export const correlationQuestions: WrittenQuestion[] = [
  {
    kind: 'ratio',
    turns: ['correlation between discount and quantity'],
    alsoAsked: ['is there a relation between the discount and the quantity of an order?'],
    sql: 'SELECT corr(discount, quantity) FROM orders',
    decimals: 2,
    isList: true,
  },
  {
    kind: 'ratio',
    turns: ['correlate the unit price of an order with its quantity'],
    alsoAsked: ['do order quantity and order unit price move together, correlation please'],
    sql: 'SELECT corr(unit_price, quantity) FROM orders',
    decimals: 2,
    isList: true,
  },
  {
    kind: 'ratio',
    turns: ['how strongly are unit price and unit cost of our products correlated'],
    alsoAsked: ['correlation of list price and unit cost, products'],
    sql: 'SELECT corr(unit_price, unit_cost) FROM products',
    decimals: 2,
    isList: true,
  },
  {
    kind: 'ratio',
    turns: ['Does a higher discount go along with a higher net amount? Correlation please.'],
    alsoAsked: ['correlation coefficient discount vs net amount'],
    sql: 'SELECT corr(discount, net_amount) FROM orders',
    decimals: 2,
    isList: true,
  },
  {
    kind: 'ratio',
    turns: ['correlation between quantity and net amount in 2025'],
    alsoAsked: ['for the orders of 2025, how do quantity and net amount correlate'],
    sql: 'SELECT corr(quantity, net_amount) FROM orders WHERE year(order_date) = 2025',
    decimals: 2,
    isList: true,
  },
  {
    kind: 'ratio',
    turns: ['correlation of discount and quantity for online orders'],
    alsoAsked: ['in the online channel, is discount related to quantity?'],
    sql: "SELECT corr(discount, quantity) FROM orders WHERE sales_channel = 'Online'",
    decimals: 2,
    isList: true,
  },
];
