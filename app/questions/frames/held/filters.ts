import type { WrittenQuestion } from '../../question.ts';

/** Frame 10. */
export const valueFilterQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['revenue from Canada or Japan'],
    alsoAsked: [
      'How much did customers in Japan and Canada spend together?',
      'total sales to canadian and japanese customers combined',
    ],
    sql: `SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE country IN ('Canada', 'Japan')`,
  },
  {
    kind: 'filter',
    turns: ['number of online orders by small businesses'],
    alsoAsked: [
      'How many orders did small business customers place online?',
      'online orders small business count',
    ],
    sql: `SELECT count(*) FROM orders JOIN customers USING (customer_id) WHERE sales_channel = 'Online'
      AND segment = 'Small Business'`,
  },
  {
    kind: 'filter',
    turns: ['how many customers are in London or Paris'],
    alsoAsked: ['number of clients located in paris or london', 'customers in london or paris, how many'],
    sql: "SELECT count(*) FROM customers WHERE city IN ('London', 'Paris')",
  },
  {
    kind: 'filter',
    turns: ['breakroom revenue in latin america'],
    alsoAsked: [
      'How much have we sold of the breakroom category in Latin America, in dollars?',
      'sales of breakroom products to Latin American customers, in dollars',
    ],
    sql: `SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id)
      JOIN products USING (product_id) WHERE category = 'Breakroom' AND region = 'Latin America'`,
  },
];

/** Frame 11. */
export const numberFilterQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['how many products have a list price between 100 and 300 dollars'],
    alsoAsked: [
      'number of products priced from $100 to $300',
      'products with unit price between 100 and 300, how many',
    ],
    sql: 'SELECT count(*) FROM products WHERE unit_price BETWEEN 100 AND 300',
  },
  {
    kind: 'filter',
    turns: ['revenue from orders of fewer than 5 units'],
    alsoAsked: [
      'How much did orders with a quantity under five bring in?',
      'total net amount where quantity is less than 5',
    ],
    sql: 'SELECT sum(net_amount) FROM orders WHERE quantity < 5',
  },
  {
    kind: 'list',
    turns: ['which products cost us less than 10 dollars a unit'],
    alsoAsked: ['products with a unit cost under $10', 'List the products whose unit cost is below 10'],
    sql: 'SELECT product_name FROM products WHERE unit_cost < 10',
    isList: true,
  },
  {
    kind: 'list',
    turns: ['show products priced above 1000 dollars'],
    alsoAsked: ['Which items in the catalogue have a list price over $1,000?', 'products > $1000 list price'],
    sql: 'SELECT product_name FROM products WHERE unit_price > 1000',
    isList: true,
  },
];

/** Frame 12. */
export const textFilterQuestions: WrittenQuestion[] = [
  {
    kind: 'list',
    turns: ['Which products start with the letter C?'],
    alsoAsked: ['list product names beginning with c', 'products starting with C'],
    sql: "SELECT product_name FROM products WHERE product_name ILIKE 'c%'",
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['how many products have "Pack" in their name'],
    alsoAsked: [
      'number of product names containing pack',
      'Count the products whose name includes the word Pack',
    ],
    sql: "SELECT count(*) FROM products WHERE product_name ILIKE '%pack%'",
  },
  {
    kind: 'filter',
    turns: ['how many customers have a name that begins with Silver'],
    alsoAsked: [
      'number of clients whose name starts with "silver"',
      'customers starting with silver, how many',
    ],
    sql: "SELECT count(*) FROM customers WHERE customer_name ILIKE 'silver%'",
  },
  {
    kind: 'list',
    turns: ['all customers starting with Zephyr'],
    alsoAsked: [
      'Show me every client whose name begins with "Zephyr"',
      'customer names beginning with zephyr',
    ],
    sql: "SELECT customer_name FROM customers WHERE customer_name ILIKE 'zephyr%'",
    isList: true,
  },
];
