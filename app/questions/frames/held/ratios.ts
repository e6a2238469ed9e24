import type { WrittenQuestion } from '../../question.ts';

/** Frame 13. */
export const ratioQuestions: WrittenQuestion[] = [
  {
    kind: 'ratio',
    turns: ['average number of orders per customer'],
    alsoAsked: ['How many orders does a customer place on average?', 'orders per customer, mean'],
    sql: 'SELECT count(*) / count(DISTINCT customer_id) FROM orders',
    otherLayoutSql: 'SELECT (SELECT count(*) FROM orders) / count(*) FROM customers',
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['average revenue per day in 2025'],
    alsoAsked: ['How much did we sell per day on average last year, in dollars?', 'daily average sales 2025'],
    sql: 'SELECT sum(net_amount) / 365 FROM orders WHERE year(order_date) = 2025',
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['revenue per unit sold'],
    alsoAsked: [
      'total net amount divided by total quantity',
      'How much revenue do we make per piece sold, over all orders?',
    ],
    sql: 'SELECT sum(net_amount) / sum(quantity) FROM orders',
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['average orders per customer for each country'],
    alsoAsked: [
      'orders per customer by country',
      'How many orders does a customer place on average in each country?',
    ],
    sql: `SELECT country, count(*) / count(DISTINCT customer_id) FROM orders
      JOIN customers USING (customer_id) GROUP BY 1`,
    otherLayoutSql: `SELECT country, count(order_id) / count(DISTINCT c.customer_id) FROM customers c LEFT
      JOIN orders o ON o.customer_id = c.customer_id GROUP BY 1`,
    decimals: 2,
  },
];

/** Frame 27. */
export const correlationQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['correlation of quantity and discount'],
    alsoAsked: [
      'Do bigger quantities go along with bigger discounts? Show the correlation',
      'relationship between order quantity and discount as a correlation',
    ],
    sql: 'SELECT corr(quantity, discount) FROM orders',
    decimals: 2,
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['how does the order quantity correlate with the net amount'],
    alsoAsked: ['correlation between units and value of an order', 'corr quantity net amount'],
    sql: 'SELECT corr(quantity, net_amount) FROM orders',
    decimals: 2,
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['correlation between quantity and net amount for small business orders'],
    alsoAsked: [
      'Among Small Business customers, how are order quantity and net amount correlated?',
      'small business orders: correlation quantity / net amount',
    ],
    sql: `SELECT corr(quantity, net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE segment = 'Small Business'`,
    decimals: 2,
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['correlation of discount and quantity for direct orders'],
    alsoAsked: [
      'How are quantity and discount correlated in the Direct channel?',
      'direct channel orders: correlation quantity vs discount',
    ],
    sql: "SELECT corr(discount, quantity) FROM orders WHERE sales_channel = 'Direct'",
    decimals: 2,
    isList: true,
  },
];
