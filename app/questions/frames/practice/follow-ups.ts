import type { WrittenQuestion } from '../../question.ts';

/** Frame 33. */
export const followUpQuestions: WrittenQuestion[] = [
  {
    kind: 'follow-up',
    turns: ['total revenue in 2025', 'and by region?'],
    alsoAsked: ['split that by region'],
    sql: `SELECT region, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['How much did we sell in 2025, in dollars?', 'now per region please'],
    sql: `SELECT region, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['How much revenue came from Germany?', 'what about France?'],
    alsoAsked: ['same for france'],
    sql: "SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id) WHERE country = 'France'",
  },
  {
    kind: 'follow-up',
    turns: ['revenue from customers in Germany', 'and France instead?'],
    sql: "SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id) WHERE country = 'France'",
  },
  {
    kind: 'follow-up',
    turns: ['how many orders came from Enterprise customers in 2025', 'remove the date filter'],
    alsoAsked: ['without the year, please'],
    sql: "SELECT count(*) FROM orders JOIN customers USING (customer_id) WHERE segment = 'Enterprise'",
  },
  {
    kind: 'follow-up',
    turns: ['Number of orders from enterprise customers in 2025', 'drop the year filter'],
    sql: "SELECT count(*) FROM orders JOIN customers USING (customer_id) WHERE segment = 'Enterprise'",
  },
  {
    kind: 'follow-up',
    turns: ['monthly revenue in 2025', 'by quarter instead'],
    alsoAsked: ['show it per quarter'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders WHERE year(order_date) = 2025
      GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['How much did we sell in each month of 2025?', 'quarterly please'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders WHERE year(order_date) = 2025
      GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['average order value in Europe', 'and in North America?', 'only online orders'],
    alsoAsked: ['just the ones from the online channel'],
    sql: `SELECT avg(net_amount) FROM orders JOIN customers USING (customer_id) WHERE region = 'North America'
      AND sales_channel = 'Online'`,
    decimals: 2,
  },
  {
    kind: 'follow-up',
    turns: ['What is the average order value in Europe?', 'same for North America', 'only online orders'],
    sql: `SELECT avg(net_amount) FROM orders JOIN customers USING (customer_id) WHERE region = 'North America'
      AND sales_channel = 'Online'`,
    decimals: 2,
  },
  {
    kind: 'follow-up',
    turns: ['revenue by country in 2025', 'and the number of orders?'],
    alsoAsked: ['now the order count instead'],
    sql: `SELECT country, count(*) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Show revenue by country for 2025', 'how many orders is that for each country?'],
    sql: `SELECT country, count(*) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
  },
];
