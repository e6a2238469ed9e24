import type { WrittenQuestion } from '../../question.ts';

/** Frame 5. */
export const topOrBottomQuestions: WrittenQuestion[] = [
  {
    kind: 'top or bottom',
    turns: ['5 best products, revenue'],
    alsoAsked: ['Which five products bring in the most money?', 'our 5 best selling items in dollars'],
    sql: `SELECT product_name, sum(net_amount) FROM orders JOIN products USING (product_id) GROUP BY 1
      ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['bottom 3 countries by number of orders'],
    alsoAsked: ['the three countries that order least often', 'Which 3 countries have the fewest orders?'],
    sql: `SELECT country, count(*) FROM orders JOIN customers USING (customer_id) GROUP BY 1
      ORDER BY 2 LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['4 largest orders of 2025 by net amount'],
    alsoAsked: ['Show me the four biggest orders from last year by value', 'top 4 orders in 2025 by amount'],
    sql: 'SELECT order_id FROM orders WHERE year(order_date) = 2025 ORDER BY net_amount DESC LIMIT 4',
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['top three industries by units bought'],
    alsoAsked: ['which 3 industries buy the most pieces from us', 'top 3 industries by quantity'],
    sql: `SELECT industry, sum(quantity) FROM orders JOIN customers USING (customer_id) GROUP BY 1
      ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
];

/** Frame 6. */
export const bestEntityQuestions: WrittenQuestion[] = [
  {
    kind: 'top or bottom',
    turns: ['Which customer has spent the most money with us?'],
    alsoAsked: ['who is our biggest customer by revenue', 'customer with highest total sales'],
    sql: `SELECT customer_name FROM orders JOIN customers USING (customer_id) GROUP BY 1 ORDER BY
      sum(net_amount) DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which country do most of our customers come from?'],
    alsoAsked: ['country with the most customers', 'where are most of our customers, which country'],
    sql: 'SELECT country FROM customers GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  },
  {
    kind: 'top or bottom',
    turns: ['Which product category sells the fewest units?'],
    alsoAsked: ['category with the smallest quantity sold', 'category with fewest pieces sold'],
    sql: `SELECT category FROM orders JOIN products USING (product_id) GROUP BY 1 ORDER BY
      sum(quantity) LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which industry has the highest average order value?'],
    alsoAsked: [
      'what industry places the biggest orders on average',
      'industry with highest avg order value',
    ],
    sql: `SELECT industry FROM orders JOIN customers USING (customer_id) GROUP BY 1 ORDER BY
      avg(net_amount) DESC LIMIT 1`,
  },
];

/** Frame 7. */
export const bestRecordQuestions: WrittenQuestion[] = [
  {
    kind: 'top or bottom',
    turns: ['show me the order with the highest net amount'],
    alsoAsked: ['the most expensive order we ever had', 'Which single order was our largest by value?'],
    sql: 'SELECT order_id FROM orders ORDER BY net_amount DESC LIMIT 1',
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['who is our newest customer'],
    alsoAsked: ['Which customer signed up most recently?', 'customer with the latest signup date'],
    sql: 'SELECT customer_name FROM customers ORDER BY signup_date DESC LIMIT 1',
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['which product costs us the most per unit'],
    alsoAsked: ['product with the highest unit cost', 'Which item has the greatest cost per unit?'],
    sql: 'SELECT product_name FROM products ORDER BY unit_cost DESC LIMIT 1',
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['which european customer signed up first'],
    alsoAsked: [
      'Who was our first customer in Europe by signup date?',
      'earliest signup among the european customers, who was it',
    ],
    sql: "SELECT customer_name FROM customers WHERE region = 'Europe' ORDER BY signup_date LIMIT 1",
    isList: true,
  },
];
