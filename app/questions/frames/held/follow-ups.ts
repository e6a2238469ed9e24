import type { WrittenQuestion } from '../../question.ts';

/** Frame 33. */
export const followUpQuestions: WrittenQuestion[] = [
  {
    kind: 'follow-up',
    turns: ['number of orders by sales channel', 'only 2024'],
    alsoAsked: ['just for 2024 please'],
    sql: 'SELECT sales_channel, count(*) FROM orders WHERE year(order_date) = 2024 GROUP BY 1',
  },
  {
    kind: 'follow-up',
    turns: ['How many orders did we get through each sales channel?', 'limit it to the year 2024'],
    sql: 'SELECT sales_channel, count(*) FROM orders WHERE year(order_date) = 2024 GROUP BY 1',
  },
  {
    kind: 'follow-up',
    turns: ['top 10 products by revenue', 'just the top 3'],
    alsoAsked: ['only show the first three'],
    sql: `SELECT product_name, sum(net_amount) FROM orders JOIN products USING (product_id) GROUP BY 1
      ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: ['Which ten products bring in the most revenue?', 'make it 3'],
    sql: `SELECT product_name, sum(net_amount) FROM orders JOIN products USING (product_id) GROUP BY 1
      ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: ['revenue by product category', 'sort by name'],
    alsoAsked: ['order them alphabetically by category', 'sort a to z by category'],
    sql: `SELECT category, sum(net_amount) FROM orders JOIN products USING (product_id) GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: ['number of customers by country', 'as a bar chart'],
    alsoAsked: ['show that as bars'],
    sql: 'SELECT country, count(*) FROM customers GROUP BY 1',
  },
  {
    kind: 'follow-up',
    turns: ['How many customers do we have in each country?', 'draw it as a bar chart'],
    sql: 'SELECT country, count(*) FROM customers GROUP BY 1',
  },
  {
    kind: 'follow-up',
    turns: ['which customers are in Denver', 'how many are there?'],
    alsoAsked: ['count them'],
    sql: "SELECT count(*) FROM customers WHERE city = 'Denver'",
  },
  {
    kind: 'follow-up',
    turns: ['List our clients in Denver', 'how many is that?'],
    sql: "SELECT count(*) FROM customers WHERE city = 'Denver'",
  },
  {
    kind: 'follow-up',
    turns: ['how many orders did we get in May 2026', 'and the month before?'],
    alsoAsked: ['and in April?'],
    sql: `SELECT count(*) FROM orders WHERE order_date >= DATE '2026-04-01' AND order_date < DATE '2026-05-01'`,
  },
  {
    kind: 'follow-up',
    turns: ['number of orders in May 2026', 'what about the month before that?'],
    sql: `SELECT count(*) FROM orders WHERE order_date >= DATE '2026-04-01' AND order_date < DATE '2026-05-01'`,
  },
];
