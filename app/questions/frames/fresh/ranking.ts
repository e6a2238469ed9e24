import type { WrittenQuestion } from '../../question.ts';

/** Frame 5. */
export const topQuestions: WrittenQuestion[] = [
  {
    kind: 'top or bottom',
    turns: ['top 3 countries by revenue'],
    alsoAsked: ['which three countries bring in the most money?'],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['five priciest products'],
    alsoAsked: ['show the 5 products with the highest list price'],
    sql: 'SELECT product_name, unit_price FROM products ORDER BY 2 DESC LIMIT 5',
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['bottom 5 products by units sold'],
    alsoAsked: ['Which five products sell the fewest pieces?'],
    sql: `SELECT product_name, sum(quantity) FROM orders JOIN products USING (product_id)
      GROUP BY 1 ORDER BY 2 LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['the ten customers with the most orders'],
    alsoAsked: ['top 10 clients by number of orders'],
    sql: `SELECT customer_name, count(*) FROM orders JOIN customers USING (customer_id)
      GROUP BY customer_id, 1 ORDER BY 2 DESC LIMIT 10`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['which were the three weakest months for sales in 2025'],
    alsoAsked: ['3 months with the lowest revenue, 2025'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 LIMIT 3`,
  },
  {
    kind: 'top or bottom',
    turns: ['4 largest invoices'],
    alsoAsked: ['show me our four biggest bills by amount'],
    sql: 'SELECT invoice_id, amount FROM invoices ORDER BY 2 DESC LIMIT 4',
    isList: true,
  },
];

/** Frame 6. */
export const mostQuestions: WrittenQuestion[] = [
  {
    kind: 'top or bottom',
    turns: ['best month ever in terms of revenue'],
    alsoAsked: ['in which month did we make the highest sales?'],
    sql: "SELECT date_trunc('month', order_date) FROM orders GROUP BY 1 ORDER BY sum(net_amount) DESC LIMIT 1",
  },
  {
    kind: 'top or bottom',
    turns: ['best-selling lighting product by units'],
    alsoAsked: ['which lighting item did we sell the most pieces of'],
    sql: `SELECT product_name FROM orders JOIN products USING (product_id) WHERE category = 'Lighting'
      GROUP BY 1 ORDER BY sum(quantity) DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['who is our biggest customer in japan by revenue'],
    alsoAsked: ['Which Japanese client brought in the most revenue?'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id) WHERE country = 'Japan'
      GROUP BY 1 ORDER BY sum(net_amount) DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['city with the most customers'],
    alsoAsked: ['where, in which city, do most of our clients sit'],
    sql: 'SELECT city FROM customers GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  },
  {
    kind: 'top or bottom',
    turns: ['which sales channel has the most cancelled orders?'],
    alsoAsked: ['channel with highest number of cancellations'],
    sql: `SELECT sales_channel FROM orders WHERE status = 'Cancelled'
      GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['which industry has the smallest average order value'],
    alsoAsked: ['industry with lowest avg order amount'],
    sql: `SELECT industry FROM orders JOIN customers USING (customer_id)
      GROUP BY 1 ORDER BY avg(net_amount) LIMIT 1`,
  },
];

/** Frame 20. */
export const windowQuestions: WrittenQuestion[] = [
  {
    kind: 'by period',
    turns: ['running total of revenue by month in 2025'],
    alsoAsked: ['cumulative sales for 2025, month by month'],
    sql: `SELECT date_trunc('month', order_date), sum(sum(net_amount)) OVER (ORDER BY date_trunc('month', order_date))
      FROM orders WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['rank the countries by revenue'],
    alsoAsked: ['Give me a ranking of all our countries by sales, highest first.'],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      GROUP BY 1 ORDER BY 2 DESC`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['cumulative number of customers by signup year'],
    alsoAsked: ['running total of sign-ups per year'],
    sql: `SELECT date_trunc('year', signup_date), sum(count(*)) OVER (ORDER BY date_trunc('year', signup_date))
      FROM customers GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['cumulative order count per quarter 2025'],
    alsoAsked: ['running total of the number of orders by quarter in 2025'],
    sql: `SELECT date_trunc('quarter', order_date), sum(count(*)) OVER (ORDER BY date_trunc('quarter', order_date))
      FROM orders WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['product categories ranked by units sold'],
    alsoAsked: ['put our categories in order of pieces sold, best first'],
    sql: `SELECT category, sum(quantity) FROM orders JOIN products USING (product_id)
      GROUP BY 1 ORDER BY 2 DESC`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['running total of furniture sales by month for 2025'],
    alsoAsked: ['how did furniture revenue add up over the months of 2025, cumulatively?'],
    sql: `SELECT date_trunc('month', order_date), sum(sum(net_amount)) OVER (ORDER BY date_trunc('month', order_date))
      FROM orders JOIN products USING (product_id)
      WHERE category = 'Furniture' AND year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
];
