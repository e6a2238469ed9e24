import type { WrittenQuestion } from '../../question.ts';

/** Frame 5. */
export const topQuestions: WrittenQuestion[] = [
  {
    kind: 'top or bottom',
    turns: ['top 3 countries by units sold'],
    alsoAsked: ['Which three countries bought the most units?'],
    sql: `SELECT country, sum(quantity) FROM orders JOIN customers USING (customer_id)
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['the five customers with the most orders in 2025'],
    alsoAsked: ['top 5 customers by number of orders 2025'],
    sql: `SELECT customer_name, count(*) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['bottom 5 products by revenue'],
    alsoAsked: ['which 5 products bring in the least revenue?'],
    sql: `SELECT product_name, sum(net_amount) FROM orders JOIN products USING (product_id)
      GROUP BY 1 ORDER BY 2 LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['the 4 products with the highest unit cost'],
    alsoAsked: ['four products that cost us the most per unit'],
    sql: 'SELECT product_name, unit_cost FROM products ORDER BY 2 DESC LIMIT 4',
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Best 3 industries by revenue in 2024'],
    alsoAsked: ['which three sectors were our best in 2024 by turnover'],
    sql: `SELECT industry, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2024 GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['the three months of 2025 with the lowest revenue'],
    alsoAsked: ['weakest 3 months in 2025 by sales'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 LIMIT 3`,
    isOrdered: true,
  },
];

/** Frame 6. */
export const mostQuestions: WrittenQuestion[] = [
  {
    kind: 'top or bottom',
    turns: ['What city brings in the most revenue?'],
    alsoAsked: ['city where we earn the most revenue'],
    sql: `SELECT city, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['which product sold the most units in 2025'],
    alsoAsked: ['best selling product of 2025 by quantity'],
    sql: `SELECT product_name, sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['which sales channel has the fewest orders'],
    alsoAsked: ['through which channel do we get the smallest number of orders?'],
    sql: 'SELECT sales_channel, count(*) FROM orders GROUP BY 1 ORDER BY 2 LIMIT 1',
  },
  {
    kind: 'top or bottom',
    turns: ['which customer has the largest total of unpaid invoices'],
    alsoAsked: ['Who owes us the most money on unpaid invoices?'],
    sql: `SELECT customer_name, sum(amount) FROM invoices JOIN customers USING (customer_id)
      WHERE paid_date IS NULL GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['what was our best month ever for revenue'],
    alsoAsked: ['month with the highest revenue of all time'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['which segment gets the highest average discount'],
    alsoAsked: ['segment with the biggest mean discount'],
    sql: `SELECT segment, avg(discount) FROM orders JOIN customers USING (customer_id)
      GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
    isPercent: true,
    decimals: 4,
  },
];

/** Frame 20. */
export const windowQuestions: WrittenQuestion[] = [
  {
    kind: 'by period',
    turns: ['running total of revenue by month in 2025'],
    alsoAsked: ['cumulative revenue month by month for 2025'],
    sql: `SELECT date_trunc('month', order_date) AS month, sum(sum(net_amount)) OVER (ORDER BY month)
      FROM orders WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['rank the countries by revenue'],
    alsoAsked: ['ranking of countries by sales, highest first'],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      GROUP BY 1 ORDER BY 2 DESC`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['cumulative number of customers signed up by year'],
    alsoAsked: ['running total of signups per year'],
    sql: `SELECT date_trunc('year', signup_date) AS year, sum(count(*)) OVER (ORDER BY year)
      FROM customers GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['cumulative order count day by day in may 2026'],
    alsoAsked: ['running total of orders per day, May 2026'],
    sql: `SELECT order_date, sum(count(*)) OVER (ORDER BY order_date) FROM orders
      WHERE order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['rank product categories by units sold in 2024'],
    alsoAsked: ['2024 ranking of the categories by quantity'],
    sql: `SELECT category, sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2024 GROUP BY 1 ORDER BY 2 DESC`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['running total of the invoiced amount by quarter in 2024'],
    alsoAsked: ['Cumulative invoice amount per quarter, 2024'],
    sql: `SELECT date_trunc('quarter', invoice_date) AS quarter, sum(sum(amount)) OVER (ORDER BY quarter)
      FROM invoices WHERE year(invoice_date) = 2024 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
];
