import type { WrittenQuestion } from '../../question.ts';

/** Frame 16. */
export const periodQuestions: WrittenQuestion[] = [
  {
    kind: 'compare',
    turns: ['sales q1 2026 vs q4 2025'],
    alsoAsked: ['how was revenue in the first quarter of 2026 compared to the fourth quarter of 2025?'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders
      WHERE order_date >= DATE '2025-10-01' AND order_date < DATE '2026-04-01' GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026), sum(net_amount) FILTER (year(order_date) = 2025)
      FROM orders WHERE order_date >= DATE '2025-10-01' AND order_date < DATE '2026-04-01'`,
  },
  {
    kind: 'compare',
    turns: ['number of orders may 2026 vs april 2026'],
    alsoAsked: ['compare how many orders came in in May 2026 with April 2026'],
    sql: `SELECT date_trunc('month', order_date), count(*) FROM orders
      WHERE order_date >= DATE '2026-04-01' AND order_date < DATE '2026-06-01' GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (month(order_date) = 5), count(*) FILTER (month(order_date) = 4)
      FROM orders WHERE year(order_date) = 2026`,
  },
  {
    kind: 'compare',
    turns: ['revenue so far this year vs the same period last year'],
    alsoAsked: ['ytd sales compared with the same days last year'],
    sql: `SELECT sum(net_amount) FROM orders WHERE year(order_date) IN (2025, 2026)
      AND strftime(order_date, '%m-%d') <= '06-15' GROUP BY year(order_date)`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026), sum(net_amount) FILTER (year(order_date) = 2025)
      FROM orders WHERE strftime(order_date, '%m-%d') <= '06-15'`,
  },
  {
    kind: 'compare',
    turns: ['new customers 2025 vs 2024'],
    alsoAsked: ['how many clients signed up in 2025 compared with 2024?'],
    sql: `SELECT date_trunc('year', signup_date), count(*) FROM customers
      WHERE year(signup_date) IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year(signup_date) = 2025), count(*) FILTER (year(signup_date) = 2024)
      FROM customers`,
  },
  {
    kind: 'compare',
    turns: ['Did we have more cancelled orders in 2025 or in 2024?'],
    alsoAsked: ['cancelled orders, 2025 against 2024, count'],
    sql: `SELECT date_trunc('year', order_date), count(*) FROM orders
      WHERE status = 'Cancelled' AND year(order_date) IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year(order_date) = 2025), count(*) FILTER (year(order_date) = 2024)
      FROM orders WHERE status = 'Cancelled'`,
  },
  {
    kind: 'compare',
    turns: ['units sold in december 2025 versus december 2024'],
    alsoAsked: ['how did the units of December 2025 compare to those of December 2024'],
    sql: `SELECT date_trunc('month', order_date), sum(quantity) FROM orders
      WHERE month(order_date) = 12 AND year(order_date) IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(quantity) FILTER (year(order_date) = 2025), sum(quantity) FILTER (year(order_date) = 2024)
      FROM orders WHERE month(order_date) = 12`,
  },
];

/** Frame 17. What stands beside a growth rate is free: the two amounts, their difference. */
export const growthQuestions: WrittenQuestion[] = [
  {
    kind: 'ratio',
    turns: ['revenue growth 2025 over 2024 in percent'],
    alsoAsked: ['By how many percent did sales grow from 2024 to 2025?'],
    sql: `SELECT sum(net_amount) FILTER (year(order_date) = 2025) / sum(net_amount) FILTER (year(order_date) = 2024) - 1
      FROM orders`,
    isPercent: true,
    decimals: 4,
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['fastest growing region by revenue, 2025 vs 2024'],
    alsoAsked: ['which region grew the most in percent in 2025 compared with 2024 in sales?'],
    sql: `SELECT region FROM orders JOIN customers USING (customer_id) GROUP BY 1
      ORDER BY sum(net_amount) FILTER (year(order_date) = 2025) / sum(net_amount) FILTER (year(order_date) = 2024) DESC
      LIMIT 1`,
    isList: true,
  },
  {
    kind: 'by period',
    turns: ['month over month revenue growth in 2025'],
    alsoAsked: ['for each month of 2025, by what percentage did sales change against the month before'],
    sql: `WITH months AS (SELECT date_trunc('month', order_date) AS month, sum(net_amount) AS revenue
        FROM orders GROUP BY 1),
      growth AS (SELECT month, revenue / lag(revenue) OVER (ORDER BY month) - 1 AS rate FROM months)
      SELECT month, rate FROM growth WHERE year(month) = 2025 ORDER BY 1`,
    otherLayoutSql: `WITH months AS (SELECT date_trunc('month', order_date) AS month, sum(net_amount) AS revenue
        FROM orders WHERE year(order_date) = 2025 GROUP BY 1)
      SELECT month, revenue / lag(revenue) OVER (ORDER BY month) - 1 FROM months ORDER BY 1`,
    isPercent: true,
    decimals: 4,
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['which product category had the highest sales growth rate in 2025 over 2024'],
    alsoAsked: ['product category with the strongest revenue growth in %, 2025 vs 2024'],
    sql: `SELECT category FROM orders JOIN products USING (product_id) GROUP BY 1
      ORDER BY sum(net_amount) FILTER (year(order_date) = 2025) / sum(net_amount) FILTER (year(order_date) = 2024) DESC
      LIMIT 1`,
    isList: true,
  },
  {
    kind: 'ratio',
    turns: ['growth in number of orders 2025 vs 2024, percent'],
    alsoAsked: ['by what percentage did the order count rise from 2024 to 2025?'],
    sql: `SELECT count(*) FILTER (year(order_date) = 2025) / count(*) FILTER (year(order_date) = 2024) - 1
      FROM orders`,
    isPercent: true,
    decimals: 4,
    isList: true,
  },
  {
    kind: 'by category',
    turns: ['yoy revenue growth in % by country for 2025'],
    alsoAsked: ['how much did revenue grow in each country in 2025 against 2024, in percent'],
    sql: `SELECT country,
        sum(net_amount) FILTER (year(order_date) = 2025) / sum(net_amount) FILTER (year(order_date) = 2024) - 1
      FROM orders JOIN customers USING (customer_id) GROUP BY 1`,
    isPercent: true,
    decimals: 4,
    isList: true,
  },
];

/** Frame 18. */
export const groupComparisonQuestions: WrittenQuestion[] = [
  {
    kind: 'compare',
    turns: ['germany vs france revenue'],
    alsoAsked: ['do we sell more in Germany or in France, in dollars?'],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE country IN ('Germany', 'France') GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (country = 'Germany'), sum(net_amount) FILTER (country = 'France')
      FROM orders JOIN customers USING (customer_id)`,
  },
  {
    kind: 'compare',
    turns: ['did we get more orders online or direct in 2025'],
    alsoAsked: ['2025 order count: Online versus Direct'],
    sql: `SELECT sales_channel, count(*) FROM orders
      WHERE sales_channel IN ('Online', 'Direct') AND year(order_date) = 2025 GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (sales_channel = 'Online'), count(*) FILTER (sales_channel = 'Direct')
      FROM orders WHERE year(order_date) = 2025`,
  },
  {
    kind: 'compare',
    turns: ['compare the average order value of enterprise and small business customers'],
    alsoAsked: ['avg order amount enterprise vs small business'],
    sql: `SELECT segment, avg(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE segment IN ('Enterprise', 'Small Business') GROUP BY 1`,
    otherLayoutSql: `SELECT avg(net_amount) FILTER (segment = 'Enterprise'), avg(net_amount) FILTER (segment = 'Small Business')
      FROM orders JOIN customers USING (customer_id)`,
    decimals: 2,
  },
  {
    kind: 'compare',
    turns: ['number of customers in tokyo vs osaka'],
    alsoAsked: ['do we have more clients in Tokyo or in Osaka?'],
    sql: "SELECT city, count(*) FROM customers WHERE city IN ('Tokyo', 'Osaka') GROUP BY 1",
    otherLayoutSql: `SELECT count(*) FILTER (city = 'Tokyo'), count(*) FILTER (city = 'Osaka') FROM customers`,
  },
  {
    kind: 'compare',
    turns: ['furniture or technology, which one brings in more revenue'],
    alsoAsked: ['furniture vs technology sales'],
    // Technology is an industry of customers too, furniture is not.
    sql: `SELECT category, sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category IN ('Furniture', 'Technology') GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (category = 'Furniture'), sum(net_amount) FILTER (category = 'Technology')
      FROM orders JOIN products USING (product_id)`,
    mayClarify: true,
  },
  {
    kind: 'compare',
    turns: ['difference in revenue between north america and europe'],
    alsoAsked: ['How much more do we sell in North America than in Europe?'],
    sql: `SELECT region, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE region IN ('North America', 'Europe') GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (region = 'North America') - sum(net_amount) FILTER (region = 'Europe')
      FROM orders JOIN customers USING (customer_id)`,
    isList: true,
  },
];
