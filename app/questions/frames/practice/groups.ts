import type { WrittenQuestion } from '../../question.ts';

/** Frame 4. */
export const byCategoryQuestions: WrittenQuestion[] = [
  {
    kind: 'by category',
    turns: ['sales per country'],
    alsoAsked: ['How much revenue does each country bring in?', 'split our revenue by country'],
    sql: 'SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id) GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['average order value by sales channel'],
    alsoAsked: [
      'What is an order worth on average in each channel?',
      'mean order amount for every sales channel',
    ],
    sql: 'SELECT sales_channel, avg(net_amount) FROM orders GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['invoiced amount by invoice status'],
    alsoAsked: [
      'how much money is in our invoices, for each invoice status',
      'Total up the invoices for each status',
    ],
    sql: 'SELECT status, sum(amount) FROM invoices GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['average list price by product category'],
    alsoAsked: [
      'What is the mean price of our products in each category?',
      'avg unit price per category of products',
    ],
    sql: 'SELECT category, avg(unit_price) FROM products GROUP BY 1',
    decimals: 2,
  },
];

/** Frame 18. */
export const comparedGroupQuestions: WrittenQuestion[] = [
  {
    kind: 'compare',
    turns: ['Germany vs France revenue'],
    alsoAsked: [
      'Compare our sales in France with our sales in Germany',
      'revenue germany compared to france',
    ],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE country IN ('Germany', 'France') GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (country = 'Germany'), sum(net_amount) FILTER (country = 'France')
      FROM orders JOIN customers USING (customer_id)`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['average order value enterprise vs mid-market'],
    alsoAsked: [
      'Compare the average order of Mid-Market customers with that of Enterprise customers',
      'enterprise compared with mid-market: avg order amount',
    ],
    sql: `SELECT segment, avg(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE segment IN ('Enterprise', 'Mid-Market') GROUP BY 1`,
    otherLayoutSql: `SELECT avg(net_amount) FILTER (segment = 'Enterprise'),
      avg(net_amount) FILTER (segment = 'Mid-Market') FROM orders JOIN customers USING (customer_id)`,
    decimals: 2,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['units sold furniture vs lighting'],
    alsoAsked: [
      'Compare the quantity sold in the Lighting and Furniture categories',
      'lighting or furniture: units sold of each',
    ],
    sql: `SELECT category, sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE category IN ('Furniture', 'Lighting') GROUP BY 1`,
    otherLayoutSql: `SELECT sum(quantity) FILTER (category = 'Furniture'), sum(quantity) FILTER (category = 'Lighting')
      FROM orders JOIN products USING (product_id)`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Did we sell more units of the Coffee Machine or the Water Dispenser?'],
    alsoAsked: [
      'coffee machine or water dispenser: which sold more units',
      'Which sold more pieces, the Water Dispenser or the Coffee Machine?',
    ],
    sql: `SELECT product_name, sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE product_name IN ('Coffee Machine', 'Water Dispenser') GROUP BY 1`,
    otherLayoutSql: `SELECT product_name FROM orders JOIN products USING (product_id)
      WHERE product_name IN ('Coffee Machine', 'Water Dispenser') GROUP BY 1 ORDER BY
      sum(quantity) DESC LIMIT 1`,
    isList: true,
  },
];

/** Frame 19. */
export const shareQuestions: WrittenQuestion[] = [
  {
    kind: 'share',
    turns: ['what percentage of orders is returned'],
    alsoAsked: ['share of returned orders', 'return rate of our orders in percent'],
    sql: "SELECT count(*) FILTER (status = 'Returned') / count(*) FROM orders",
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'share',
    turns: ['what % of our customers are in Europe'],
    alsoAsked: ['share of european customers', 'percentage of clients located in Europe'],
    sql: "SELECT count(*) FILTER (region = 'Europe') / count(*) FROM customers",
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'share',
    turns: ['What percentage of the invoices are overdue?'],
    alsoAsked: [
      'share of invoices with status overdue, by number of invoices',
      'pct of invoices that are overdue',
    ],
    sql: "SELECT count(*) FILTER (status = 'Overdue') / count(*) FROM invoices",
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'share',
    turns: ['percent of all orders by country'],
    alsoAsked: ['What share of the orders does each country have?', 'order share per country'],
    sql: `SELECT country, count(*) / sum(count(*)) OVER () FROM orders JOIN customers USING (customer_id)
      GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
];
