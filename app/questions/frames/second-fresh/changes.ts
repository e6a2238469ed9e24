import type { WrittenQuestion } from '../../question.ts';

/** Frame 16. */
export const periodQuestions: WrittenQuestion[] = [
  {
    kind: 'compare',
    turns: ['revenue q1 2026 vs q1 2025'],
    alsoAsked: ['Compare revenue in the first quarter of 2026 with the first quarter of 2025'],
    sql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026), sum(net_amount) FILTER (year(order_date) = 2025)
      FROM orders WHERE quarter(order_date) = 1`,
    otherLayoutSql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders
      WHERE quarter(order_date) = 1 AND year(order_date) IN (2025, 2026) GROUP BY 1`,
  },
  {
    kind: 'compare',
    turns: ['orders in may 2026 compared with april 2026'],
    alsoAsked: ['how did the number of orders in May 2026 compare to April 2026?'],
    sql: `SELECT count(*) FILTER (month(order_date) = 5), count(*) FILTER (month(order_date) = 4)
      FROM orders WHERE year(order_date) = 2026`,
    otherLayoutSql: `SELECT date_trunc('month', order_date), count(*) FROM orders
      WHERE year(order_date) = 2026 AND month(order_date) IN (4, 5) GROUP BY 1`,
  },
  {
    kind: 'compare',
    turns: ['revenue this year so far compared with the same period last year'],
    alsoAsked: ['year to date revenue vs the same period of last year'],
    sql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026), sum(net_amount) FILTER (year(order_date) = 2025)
      FROM orders WHERE strftime(order_date, '%m-%d') <= '06-15'`,
    otherLayoutSql: `SELECT date_trunc('year', order_date), sum(net_amount) FROM orders
      WHERE strftime(order_date, '%m-%d') <= '06-15' AND year(order_date) IN (2025, 2026) GROUP BY 1`,
  },
  {
    kind: 'compare',
    turns: ['units sold 2024 versus 2025'],
    alsoAsked: ['did we sell more units in 2025 than in 2024? show both'],
    sql: `SELECT sum(quantity) FILTER (year(order_date) = 2025), sum(quantity) FILTER (year(order_date) = 2024)
      FROM orders`,
    otherLayoutSql: `SELECT date_trunc('year', order_date), sum(quantity) FROM orders
      WHERE year(order_date) IN (2024, 2025) GROUP BY 1`,
  },
  {
    kind: 'compare',
    turns: ['new customers in 2025 compared to 2024'],
    alsoAsked: ['customer signups 2025 vs 2024'],
    sql: `SELECT count(*) FILTER (year(signup_date) = 2025), count(*) FILTER (year(signup_date) = 2024)
      FROM customers`,
    otherLayoutSql: `SELECT date_trunc('year', signup_date), count(*) FROM customers
      WHERE year(signup_date) IN (2024, 2025) GROUP BY 1`,
  },
  {
    kind: 'compare',
    turns: ['invoiced amount december 2025 vs december 2024'],
    alsoAsked: ['Compare what we invoiced in December 2025 to December 2024.'],
    sql: `SELECT sum(amount) FILTER (year(invoice_date) = 2025), sum(amount) FILTER (year(invoice_date) = 2024)
      FROM invoices WHERE month(invoice_date) = 12`,
    otherLayoutSql: `SELECT date_trunc('month', invoice_date), sum(amount) FROM invoices
      WHERE month(invoice_date) = 12 AND year(invoice_date) IN (2024, 2025) GROUP BY 1`,
  },
];

/** Frame 17. The second layout shows both periods before the growth. */
export const growthQuestions: WrittenQuestion[] = [
  {
    kind: 'compare',
    turns: ['by how many percent did revenue grow from 2024 to 2025'],
    alsoAsked: ['revenue growth 2025 over 2024 in %'],
    sql: `SELECT sum(net_amount) FILTER (year(order_date) = 2025) / sum(net_amount) FILTER (year(order_date) = 2024) - 1
      FROM orders`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2024) AS before,
      sum(net_amount) FILTER (year(order_date) = 2025) AS after, after / before - 1 FROM orders`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'compare',
    turns: ['which region had the highest percentage revenue growth from 2024 to 2025'],
    alsoAsked: ['fastest growing region by revenue in percent, 2025 vs 2024'],
    sql: `SELECT region, sum(net_amount) FILTER (year(order_date) = 2025) / sum(net_amount) FILTER (year(order_date) = 2024) - 1
      FROM orders JOIN customers USING (customer_id) GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
    otherLayoutSql: `SELECT region, sum(net_amount) FILTER (year(order_date) = 2024) AS before,
      sum(net_amount) FILTER (year(order_date) = 2025) AS after, after / before - 1
      FROM orders JOIN customers USING (customer_id) GROUP BY 1 ORDER BY 4 DESC LIMIT 1`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'compare',
    turns: ['growth of the number of orders by sales channel, 2025 vs 2024, in percent'],
    alsoAsked: ['For each channel, how many percent more orders did we get in 2025 than in 2024?'],
    sql: `SELECT sales_channel, count(*) FILTER (year(order_date) = 2025) / count(*) FILTER (year(order_date) = 2024) - 1
      FROM orders GROUP BY 1`,
    otherLayoutSql: `SELECT sales_channel, count(*) FILTER (year(order_date) = 2024) AS before,
      count(*) FILTER (year(order_date) = 2025) AS after, after / before - 1 FROM orders GROUP BY 1`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'compare',
    turns: ['revenue growth per country from 2024 to 2025 in percent'],
    alsoAsked: ['how many % did revenue in each country change between 2024 and 2025'],
    sql: `SELECT country, sum(net_amount) FILTER (year(order_date) = 2025) / sum(net_amount) FILTER (year(order_date) = 2024) - 1
      FROM orders JOIN customers USING (customer_id) GROUP BY 1`,
    otherLayoutSql: `SELECT country, sum(net_amount) FILTER (year(order_date) = 2024) AS before,
      sum(net_amount) FILTER (year(order_date) = 2025) AS after, after / before - 1
      FROM orders JOIN customers USING (customer_id) GROUP BY 1`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'compare',
    turns: ['percentage growth of units sold, may 2026 against may 2025'],
    alsoAsked: ['By what percent did units sold rise in May 2026 versus May 2025?'],
    sql: `SELECT sum(quantity) FILTER (year(order_date) = 2026) / sum(quantity) FILTER (year(order_date) = 2025) - 1
      FROM orders WHERE month(order_date) = 5`,
    otherLayoutSql: `SELECT sum(quantity) FILTER (year(order_date) = 2025) AS before,
      sum(quantity) FILTER (year(order_date) = 2026) AS after, after / before - 1
      FROM orders WHERE month(order_date) = 5`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'compare',
    turns: ['year over year growth of the invoiced amount in 2025'],
    alsoAsked: ['how much did total invoicing grow in 2025 versus 2024, percent'],
    sql: `SELECT sum(amount) FILTER (year(invoice_date) = 2025) / sum(amount) FILTER (year(invoice_date) = 2024) - 1
      FROM invoices`,
    otherLayoutSql: `SELECT sum(amount) FILTER (year(invoice_date) = 2024) AS before,
      sum(amount) FILTER (year(invoice_date) = 2025) AS after, after / before - 1 FROM invoices`,
    isPercent: true,
    decimals: 4,
  },
];

/** Frame 18. */
export const groupComparisonQuestions: WrittenQuestion[] = [
  {
    kind: 'compare',
    turns: ['online vs partner revenue'],
    alsoAsked: ['Compare the revenue of the online channel with the partner channel'],
    sql: `SELECT sales_channel, sum(net_amount) FROM orders
      WHERE sales_channel IN ('Online', 'Partner') GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (sales_channel = 'Online'),
      sum(net_amount) FILTER (sales_channel = 'Partner') FROM orders`,
  },
  {
    kind: 'compare',
    turns: ['where do we have more customers, in germany or in france'],
    alsoAsked: ['number of customers: germany vs france'],
    sql: "SELECT country, count(*) FROM customers WHERE country IN ('Germany', 'France') GROUP BY 1",
    otherLayoutSql: `SELECT count(*) FILTER (country = 'Germany'), count(*) FILTER (country = 'France')
      FROM customers`,
  },
  {
    kind: 'compare',
    turns: ['compare furniture and lighting by units sold in 2025'],
    alsoAsked: ['units sold in 2025, furniture versus lighting'],
    sql: `SELECT category, sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE category IN ('Furniture', 'Lighting') AND year(order_date) = 2025 GROUP BY 1`,
    otherLayoutSql: `SELECT sum(quantity) FILTER (category = 'Furniture'), sum(quantity) FILTER (category = 'Lighting')
      FROM orders JOIN products USING (product_id) WHERE year(order_date) = 2025`,
  },
  {
    kind: 'compare',
    turns: ['average order value enterprise vs small business'],
    alsoAsked: ['How does the average order value of Enterprise compare with that of Small Business?'],
    sql: `SELECT segment, avg(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE segment IN ('Enterprise', 'Small Business') GROUP BY 1`,
    otherLayoutSql: `SELECT avg(net_amount) FILTER (segment = 'Enterprise'),
      avg(net_amount) FILTER (segment = 'Small Business') FROM orders JOIN customers USING (customer_id)`,
    decimals: 2,
  },
  {
    kind: 'compare',
    turns: ['number of orders, berlin against hamburg'],
    alsoAsked: ['who orders more often, customers in Berlin or in Hamburg? count the orders'],
    sql: `SELECT city, count(*) FROM orders JOIN customers USING (customer_id)
      WHERE city IN ('Berlin', 'Hamburg') GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (city = 'Berlin'), count(*) FILTER (city = 'Hamburg')
      FROM orders JOIN customers USING (customer_id)`,
  },
  {
    kind: 'compare',
    turns: ['coffee machine vs laser printer revenue'],
    alsoAsked: ['Which made more revenue, the Coffee Machine or the Laser Printer?'],
    sql: `SELECT product_name, sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE product_name IN ('Coffee Machine', 'Laser Printer') GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (product_name = 'Coffee Machine'),
      sum(net_amount) FILTER (product_name = 'Laser Printer') FROM orders JOIN products USING (product_id)`,
  },
];
