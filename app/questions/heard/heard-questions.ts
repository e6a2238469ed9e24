/** A question as somebody said it, and as a recogniser wrote it down. */
export interface HeardQuestion {
  heard: string;
  /** What was meant, in words that are read when they are typed; null where nothing in the data was meant. */
  said: string | null;
}

/**
 * Made by rule before anything that puts heard words right was written: a word of the question is replaced by one of the same or
 * nearly the same sound, is cut in two or run together, a number is written out, a mark is spoken. The sample company is asked.
 */
export const heardQuestions: readonly HeardQuestion[] = [
  // Names of tables and columns, by a word of the same sound.
  { heard: 'sails by reason', said: 'sales by region' },
  { heard: 'sails by region', said: 'sales by region' },
  { heard: 'total sails in 2025', said: 'total sales in 2025' },
  { heard: 'number of boarders by channel', said: 'number of orders by channel' },
  { heard: 'revenue by regent', said: 'revenue by region' },
  { heard: 'revenue by cement', said: 'revenue by segment' },
  { heard: 'how many custom ers do we have', said: 'how many customers do we have' },
  { heard: 'how many costumers are there', said: 'how many customers are there' },
  { heard: 'how many in voices are open', said: 'how many invoices are open' },
  { heard: 'in voice amount by month in 2025', said: 'invoice amount by month in 2025' },
  { heard: 'average this count by segment', said: 'average discount by segment' },
  { heard: 'average unit prize by category', said: 'average unit price by category' },
  { heard: 'revenue by cat agory', said: 'revenue by category' },
  { heard: 'revenue by in dust tree', said: 'revenue by industry' },
  { heard: 'revenue by dust tree', said: 'revenue by industry' },
  { heard: 'orders by statues', said: 'orders by status' },
  { heard: 'total quantify by category', said: 'total quantity by category' },
  { heard: 'revenue by sails channel', said: 'revenue by sales channel' },
  { heard: 'revenge by region', said: 'revenue by region' },
  { heard: 'avenue by country', said: 'revenue by country' },
  { heard: 'net a mount by region', said: 'net amount by region' },
  { heard: 'number of customers by citty', said: 'number of customers by city' },
  { heard: 'number of customers per sea tea', said: 'number of customers per city' },
  { heard: 'how many prod ducks are there', said: 'how many products are there' },

  // Words of the language.
  { heard: 'revenue buy region', said: 'revenue by region' },
  { heard: 'revenue bye country', said: 'revenue by country' },
  { heard: 'witch region has the highest revenue', said: 'which region has the highest revenue' },
  { heard: 'some of net amount by region', said: 'sum of net amount by region' },
  { heard: 'number of orders purr month in 2025', said: 'number of orders per month in 2025' },
  { heard: 'number of orders per weak in 2026', said: 'number of orders per week in 2026' },
  { heard: 'revenue lost month', said: 'revenue last month' },
  { heard: 'revenue last ear', said: 'revenue last year' },
  { heard: 'number of orders last mouth', said: 'number of orders last month' },
  { heard: 'average net amount bye segment', said: 'average net amount by segment' },
  { heard: 'orders with net amount more then 20000', said: 'orders with net amount more than 20000' },
  { heard: 'how menny orders were cancelled', said: 'how many orders were cancelled' },
  { heard: 'what was hour revenue in 2025', said: 'what was our revenue in 2025' },

  // Numbers.
  { heard: 'top five customers by revenue', said: 'top 5 customers by revenue' },
  { heard: 'top for products by revenue', said: 'top 4 products by revenue' },
  { heard: 'top too customers by revenue', said: 'top 2 customers by revenue' },
  { heard: 'top ate products by revenue', said: 'top 8 products by revenue' },
  { heard: 'revenue in two thousand twenty five', said: 'revenue in 2025' },
  { heard: 'revenue in two thousand and twenty five', said: 'revenue in 2025' },
  { heard: 'revenue by region in twenty twenty five', said: 'revenue by region in 2025' },
  { heard: 'revenue in 20 25', said: 'revenue in 2025' },
  {
    heard: 'how many orders have a net amount over twenty thousand',
    said: 'how many orders have a net amount over 20000',
  },
  { heard: 'revenue in q too 2025', said: 'revenue in Q2 2025' },
  { heard: 'revenue in queue one 2025', said: 'revenue in Q1 2025' },
  { heard: 'revenue in the 1st quarter of twenty twenty five', said: 'revenue in Q1 2025' },

  // Values, cut in two or run together.
  { heard: 'revenue for mid market customers', said: 'revenue for Mid-Market customers' },
  { heard: 'revenue for midmarket customers', said: 'revenue for Mid-Market customers' },
  { heard: 'revenue in ham burg', said: 'revenue in Hamburg' },
  { heard: 'revenue in man chester', said: 'revenue in Manchester' },
  { heard: 'revenue of health care customers', said: 'revenue of Healthcare customers' },
  { heard: 'how many invoices are over due', said: 'how many invoices are Overdue' },
  { heard: 'revenue of book shelf oak', said: 'revenue of Bookshelf Oak' },
  { heard: 'quantity sold of web cam full hd', said: 'quantity sold of Webcam Full HD' },
  { heard: 'revenue in new york', said: 'revenue in New York' },
  { heard: 'revenue in sao paulo', said: 'revenue in São Paulo' },

  // Values, by their sound alone: whoever hears so may mean another one.
  { heard: 'revenue in burlin', said: 'revenue in Berlin' },
  { heard: 'revenue in tokio', said: 'revenue in Tokyo' },
  { heard: 'revenue in germ any', said: 'revenue in Germany' },
  { heard: 'revenue for enter prize customers', said: 'revenue for Enterprise customers' },
  { heard: 'revenue of logistix customers', said: 'revenue of Logistics customers' },
  { heard: 'revenue in sid knee', said: 'revenue in Sydney' },

  // Spoken marks.
  { heard: 'revenue by region question mark', said: 'revenue by region' },
  { heard: 'revenue by region comma in 2025 full stop', said: 'revenue by region, in 2025' },
  { heard: 'revenue by region period', said: 'revenue by region' },
  { heard: 'revenue for mid dash market customers', said: 'revenue for Mid-Market customers' },
  { heard: 'revenue in open quote berlin close quote', said: 'revenue in "Berlin"' },

  // Two slips in one question.
  { heard: 'sails buy reason last ear', said: 'sales by region last year' },
  { heard: 'witch costumers have over due in voices', said: 'which customers have overdue invoices' },
  { heard: 'top for costumers buy revenue', said: 'top 4 customers by revenue' },

  // Heard right: nothing may be changed.
  { heard: 'revenue by region', said: 'revenue by region' },
  { heard: 'how many orders were returned', said: 'how many orders were returned' },
  { heard: 'average discount by segment', said: 'average discount by segment' },

  // Nothing in the data is meant, or another thing than what is near.
  { heard: 'revenue in Austria', said: null },
  { heard: 'revenue in Poland', said: null },
  { heard: 'revenue in Dublin', said: null },
  { heard: 'revenue in Bolton', said: null },
  { heard: 'revenue in Niger', said: null },
  { heard: 'orders by religion', said: null },
  { heard: 'number of sailors by region', said: null },
  { heard: 'what is the weather tomorrow', said: null },
  { heard: 'revenue from toads', said: null },
  { heard: 'revenue by colour', said: null },
  { heard: 'reasons for returns', said: null },
  { heard: 'average weight of parcels', said: null },
  { heard: 'play some music', said: null },
];
