import type { WrittenQuestion } from '../question.ts';

/** Frames 1 to 4: totals and averages, counts, different ones, and groups. */
export const amountQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['what was our turnover last year, all told'],
    alsoAsked: [
      'How much money did we bring in over the whole of 2025?',
      'takings for the year 2025',
      "tell me last year's sales figure",
    ],
    sql: 'SELECT sum(net_amount) FROM orders WHERE year(order_date) = 2025',
  },
  {
    kind: 'aggregate',
    turns: ['how much are we still owed'],
    alsoAsked: [
      'What do all the bills that nobody has paid yet add up to?',
      'total of the unpaid invoices',
      'sum outstanding on invoices right now',
    ],
    sql: 'SELECT sum(amount) FROM invoices WHERE paid_date IS NULL',
    mayClarify: true,
  },
  {
    kind: 'aggregate',
    turns: ['on average how big a discount do we give on orders that come through partners'],
    alsoAsked: ['typical discount for partner sales, the mean', 'Partner channel: average discount?'],
    sql: "SELECT avg(discount) FROM orders WHERE sales_channel = 'Partner'",
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'aggregate',
    turns: ['how many wireless keyboards have we sold altogether'],
    alsoAsked: [
      'Wireless Keyboard, total pieces sold',
      'number of units of the wireless keyboard that went out so far',
    ],
    sql: `SELECT sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE product_name = 'Wireless Keyboard'`,
    mayClarify: true,
  },
  {
    kind: 'aggregate',
    turns: ['whats the average bill we write to a japanese client'],
    alsoAsked: ['mean invoice amount for customers from Japan', 'How large is our average invoice in Japan?'],
    sql: "SELECT avg(amount) FROM invoices JOIN customers USING (customer_id) WHERE country = 'Japan'",
    decimals: 2,
  },
  {
    kind: 'count',
    turns: ['how many orders came in last week'],
    alsoAsked: ['Number of orders we received last week?', 'count last week’s orders for me'],
    sql: "SELECT count(*) FROM orders WHERE order_date BETWEEN DATE '2026-06-08' AND DATE '2026-06-14'",
  },
  {
    kind: 'count',
    turns: ['how many accounts do we look after in Boston'],
    alsoAsked: ['boston clients, how many are there', 'How many of our customers sit in Boston?'],
    sql: "SELECT count(*) FROM customers WHERE city = 'Boston'",
  },
  {
    kind: 'count',
    turns: ['how big is our product range, in number of articles'],
    alsoAsked: ['how many items do we have in our catalogue', 'number of articles we sell'],
    sql: 'SELECT count(*) FROM products',
  },
  {
    kind: 'count',
    turns: ['how many new customers have joined us this year'],
    alsoAsked: [
      'customers won so far in 2026, how many',
      'How many clients signed on with us since January 1st, 2026?',
    ],
    sql: 'SELECT count(*) FROM customers WHERE year(signup_date) = 2026',
  },
  {
    kind: 'count',
    turns: ['how many purchases did Pinecrest Academy make in 2025'],
    alsoAsked: [
      'Pinecrest Academy order count 2025',
      'How often did Pinecrest Academy order from us in 2025?',
    ],
    sql: `SELECT count(*) FROM orders JOIN customers USING (customer_id)
      WHERE customer_name = 'Pinecrest Academy' AND year(order_date) = 2025`,
  },
  {
    kind: 'distinct',
    turns: ['how many different clients paid us something in May 2026'],
    alsoAsked: [
      'May 2026: number of distinct customers with a payment',
      'How many separate customers paid an invoice in May 2026?',
    ],
    sql: `SELECT count(DISTINCT customer_id) FROM invoices
      WHERE paid_date >= DATE '2026-05-01' AND paid_date < DATE '2026-06-01'`,
  },
  {
    kind: 'distinct',
    turns: ['how many industries do we serve'],
    alsoAsked: [
      'number of different sectors among our clients',
      'In how many industries are our customers active?',
    ],
    sql: 'SELECT count(DISTINCT industry) FROM customers',
  },
  {
    kind: 'distinct',
    turns: ['how many separate customers bought through a partner last year'],
    alsoAsked: [
      'unique clients in the partner channel, 2025',
      'Different customers that used the partner channel in 2025: how many?',
    ],
    sql: `SELECT count(DISTINCT customer_id) FROM orders
      WHERE sales_channel = 'Partner' AND year(order_date) = 2025`,
  },
  {
    kind: 'distinct',
    turns: ['how many different articles did hospitality clients buy in 2025'],
    alsoAsked: ['Number of distinct products ordered by the hospitality industry in 2025'],
    sql: `SELECT count(DISTINCT product_id) FROM orders JOIN customers USING (customer_id)
      WHERE industry = 'Hospitality' AND year(order_date) = 2025`,
  },
  {
    kind: 'by category',
    turns: ['what does each industry bring in'],
    alsoAsked: [
      'split our sales by industry for me',
      'Turnover broken out by sector, please',
      'how much money do we make with every industry',
    ],
    sql: 'SELECT industry, sum(net_amount) FROM orders JOIN customers USING (customer_id) GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['how large is the average order in each sales channel'],
    alsoAsked: ['average basket by channel', 'mean order size in money, channel by channel'],
    sql: 'SELECT sales_channel, avg(net_amount) FROM orders GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['unpaid invoice amount for every country'],
    alsoAsked: [
      'how much do customers in each country still have to pay us',
      'country breakdown of what is unpaid',
    ],
    sql: `SELECT country, sum(amount) FROM invoices JOIN customers USING (customer_id)
      WHERE paid_date IS NULL GROUP BY 1`,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['pieces sold per category per year'],
    alsoAsked: ['units by category and year', 'For each year, how many units did we sell in each category?'],
    sql: `SELECT category, date_trunc('year', order_date), sum(quantity)
      FROM orders JOIN products USING (product_id) GROUP BY 1, 2`,
  },
];
