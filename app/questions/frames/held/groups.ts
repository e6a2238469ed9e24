import type { WrittenQuestion } from '../../question.ts';

/** Frame 4. */
export const byCategoryQuestions: WrittenQuestion[] = [
  {
    kind: 'by category',
    turns: ['number of customers per industry'],
    alsoAsked: ['how many clients do we have in every industry?', 'customers by industry'],
    sql: 'SELECT industry, count(*) FROM customers GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['units sold by product category and sales channel'],
    alsoAsked: [
      'Show the quantity for every combination of category and channel',
      'qty by category and channel',
    ],
    sql: `SELECT category, sales_channel, sum(quantity) FROM orders JOIN products USING (product_id)
      GROUP BY 1, 2`,
    otherLayoutSql: `SELECT category, sum(quantity) FILTER (sales_channel = 'Direct'),
      sum(quantity) FILTER (sales_channel = 'Online'), sum(quantity) FILTER (sales_channel = 'Partner')
      FROM orders JOIN products USING (product_id) GROUP BY 1`,
  },
  {
    kind: 'by category',
    turns: ['orders by region and segment'],
    alsoAsked: [
      'How many orders did we get from each segment in each region?',
      'order count per region per customer segment',
    ],
    sql: 'SELECT region, segment, count(*) FROM orders JOIN customers USING (customer_id) GROUP BY 1, 2',
    otherLayoutSql: `SELECT region, count(*) FILTER (segment = 'Enterprise'), count(*) FILTER (segment = 'Mid-Market'),
      count(*) FILTER (segment = 'Small Business') FROM orders JOIN customers USING (customer_id)
      GROUP BY 1`,
  },
  {
    kind: 'by category',
    turns: ['number of orders for each order status'],
    alsoAsked: ['count the orders by status', 'how many orders are in each status?'],
    sql: 'SELECT status, count(*) FROM orders GROUP BY 1',
  },
];

/** Frame 18. */
export const comparedGroupQuestions: WrittenQuestion[] = [
  {
    kind: 'compare',
    turns: ['online vs partner number of orders'],
    alsoAsked: [
      'How many orders came in online compared with through partners?',
      'compare order counts of the Partner and Online channels',
    ],
    sql: `SELECT sales_channel, count(*) FROM orders WHERE sales_channel IN ('Online', 'Partner') GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (sales_channel = 'Online'), count(*) FILTER (sales_channel = 'Partner')
      FROM orders`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['customers in Boston vs Chicago'],
    alsoAsked: [
      'number of clients in boston compared with chicago',
      'Compare how many customers we have in Chicago and in Boston',
    ],
    sql: "SELECT city, count(*) FROM customers WHERE city IN ('Boston', 'Chicago') GROUP BY 1",
    otherLayoutSql:
      "SELECT count(*) FILTER (city = 'Boston'), count(*) FILTER (city = 'Chicago') FROM customers",
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['2025 revenue Europe vs North America'],
    alsoAsked: [
      'Compare last year’s sales in North America and Europe',
      'europe compared to north america: revenue in 2025',
    ],
    sql: `SELECT region, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE region IN ('Europe', 'North America') AND year(order_date) = 2025 GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (region = 'Europe'), sum(net_amount) FILTER (region = 'North America')
      FROM orders JOIN customers USING (customer_id) WHERE year(order_date) = 2025`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Do we have more customers in Logistics or in Hospitality?'],
    alsoAsked: [
      'more clients in hospitality or logistics?',
      'logistics vs hospitality, which industry has more customers',
    ],
    sql: `SELECT industry, count(*) FROM customers WHERE industry IN ('Logistics', 'Hospitality') GROUP BY 1`,
    otherLayoutSql: `SELECT industry FROM customers WHERE industry IN ('Logistics', 'Hospitality') GROUP BY 1 ORDER BY
      count(*) DESC LIMIT 1`,
    isList: true,
  },
];

/** Frame 19. */
export const shareQuestions: WrittenQuestion[] = [
  {
    kind: 'share',
    turns: ['revenue share by sales channel'],
    alsoAsked: [
      'What percent of revenue does each sales channel bring in?',
      'share of total sales per channel',
    ],
    sql: 'SELECT sales_channel, sum(net_amount) / sum(sum(net_amount)) OVER () FROM orders GROUP BY 1',
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'share',
    turns: ['furniture as a percentage of 2025 revenue'],
    alsoAsked: [
      'How much of our 2025 sales came from the furniture category, in percent?',
      'share of furniture in last year’s revenue',
    ],
    sql: `SELECT sum(net_amount) FILTER (category = 'Furniture') / sum(net_amount) FROM orders
      JOIN products USING (product_id) WHERE year(order_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'share',
    turns: ['what share of the orders from small businesses comes in online'],
    alsoAsked: ['percentage of Small Business orders placed online', 'online share of small business orders'],
    sql: `SELECT count(*) FILTER (sales_channel = 'Online') / count(*) FROM orders
      JOIN customers USING (customer_id) WHERE segment = 'Small Business'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'share',
    turns: ['what percent of orders got a discount'],
    alsoAsked: [
      'share of orders with a discount above zero',
      'what part of our orders was discounted, in percent',
    ],
    sql: 'SELECT count(*) FILTER (discount > 0) / count(*) FROM orders',
    decimals: 4,
    isPercent: true,
  },
];
