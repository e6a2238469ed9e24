import type { WrittenQuestion } from '../../question.ts';

/** Frame 13. */
export const ratioQuestions: WrittenQuestion[] = [
  {
    kind: 'ratio',
    turns: ['revenue per customer'],
    alsoAsked: [
      'How much does a customer spend with us on average, over all their orders?',
      'average total spend per customer',
    ],
    sql: 'SELECT sum(net_amount) / count(DISTINCT customer_id) FROM orders',
    otherLayoutSql: 'SELECT (SELECT sum(net_amount) FROM orders) / count(*) FROM customers',
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['average units per order'],
    alsoAsked: ['How many pieces are in an order on average?', 'mean quantity per order'],
    sql: 'SELECT avg(quantity) FROM orders',
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['average number of orders per month in 2025'],
    alsoAsked: [
      'How many orders did we get in an average month of last year?',
      'orders per month on average, 2025',
    ],
    sql: 'SELECT count(*) / 12 FROM orders WHERE year(order_date) = 2025',
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['revenue per customer by segment'],
    alsoAsked: [
      'What does a customer in each segment spend with us in total, on average?',
      'average total revenue per customer for each segment',
    ],
    sql: `SELECT segment, sum(net_amount) / count(DISTINCT customer_id) FROM orders
      JOIN customers USING (customer_id) GROUP BY 1`,
    otherLayoutSql: `SELECT segment, sum(net_amount) / count(DISTINCT customer_id) FROM customers LEFT
      JOIN orders USING (customer_id) GROUP BY 1`,
    decimals: 2,
  },
];

/** Frame 27. */
export const correlationQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['correlation between unit price and unit cost of products'],
    alsoAsked: [
      'Is there a correlation between what a product costs us and its list price?',
      'how strongly are list price and unit cost of our products correlated',
    ],
    sql: 'SELECT corr(unit_price, unit_cost) FROM products',
    decimals: 2,
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['is there a correlation between discount and net amount of orders'],
    alsoAsked: [
      'correlation discount vs order value',
      'Do bigger discounts go with bigger order amounts? What is the correlation?',
    ],
    sql: 'SELECT corr(discount, net_amount) FROM orders',
    decimals: 2,
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['Across customers, what is the correlation between number of orders and revenue?'],
    alsoAsked: [
      'correlation of order count and total revenue per customer',
      'how strongly are number of orders and revenue correlated per customer',
    ],
    sql: `SELECT corr(n, s) FROM (SELECT count(*) AS n, sum(net_amount) AS s FROM orders GROUP BY customer_id)`,
    decimals: 2,
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['correlation between unit price and quantity of orders'],
    alsoAsked: [
      'Are pricier items ordered in smaller quantities? Show the correlation of unit price and quantity over the orders',
      'corr of quantity and unit price in orders',
    ],
    sql: 'SELECT corr(unit_price, quantity) FROM orders',
    decimals: 2,
    isList: true,
  },
];
