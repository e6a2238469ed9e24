import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many customers do we have in Germany?'],
    sql: "SELECT count(*) FROM customers WHERE country = 'Germany'",
  },
  {
    kind: 'aggregate',
    turns: ['what was the average order value in 2025?'],
    sql: 'SELECT avg(net_amount) FROM orders WHERE year(order_date) = 2025',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['Give me 2025 sales split by customer industry'],
    sql: `SELECT industry, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'by category',
    turns: ['How much is still overdue, by region?'],
    sql: `SELECT region, sum(amount) FROM invoices JOIN customers USING (customer_id)
      WHERE status = 'Overdue' GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Revenue by quarter for 2024 and 2025'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders
      WHERE year(order_date) IN (2024, 2025) GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How has the number of new customers developed year by year?'],
    sql: "SELECT date_trunc('year', signup_date), count(*) FROM customers GROUP BY 1 ORDER BY 1",
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Who were our ten biggest customers by revenue last year?'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY customer_id, customer_name ORDER BY sum(net_amount) DESC LIMIT 10`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['which 3 furniture products brought in the least money in 2025'],
    sql: `SELECT product_name FROM orders JOIN products USING (product_id)
      WHERE category = 'Furniture' AND year(order_date) = 2025 GROUP BY 1 ORDER BY sum(net_amount) LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many orders were worth more than $10,000?'],
    sql: 'SELECT count(*) FROM orders WHERE net_amount > 10000',
  },
  {
    kind: 'date filter',
    turns: ['Total amount invoiced last month'],
    sql: `SELECT sum(amount) FROM invoices
      WHERE invoice_date >= DATE '2026-05-01' AND invoice_date < DATE '2026-06-01'`,
  },
  {
    kind: 'share',
    turns: ['What share of our 2025 revenue came through partners?'],
    sql: `SELECT sum(net_amount) FILTER (sales_channel = 'Partner') / sum(net_amount) FROM orders
      WHERE year(order_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List the Japanese customers who signed up in 2025'],
    sql: "SELECT customer_name FROM customers WHERE country = 'Japan' AND year(signup_date) = 2025",
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['How did revenue in Q1 this year compare with Q1 last year?'],
    sql: `SELECT year(order_date), sum(net_amount) FROM orders
      WHERE year(order_date) IN (2025, 2026) AND quarter(order_date) = 1 GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026),
      sum(net_amount) FILTER (year(order_date) = 2025) FROM orders WHERE quarter(order_date) = 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Show revenue by product category', 'only 2024', 'as a bar chart'],
    sql: `SELECT category, sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2024 GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['Which of our sales reps closed the most business last quarter?'],
    sql: null,
  },
];
