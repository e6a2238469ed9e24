import type { WrittenQuestion } from '../../question.ts';

const asked: string[] = [
  // What would change the data, or send it somewhere.
  'delete all cancelled orders',
  'Please set the list price of the coffee machine to 850 dollars',
  'add a new customer called Blue Lagoon Hotels in Lyon',
  'mark all overdue invoices as paid',
  'merge the customers in osaka and tokyo into one',
  'email the list of overdue invoices to the accounting team',
  'send our customers in Perth a reminder by text message',
  // What these tables cannot know.
  'what is the euro worth in dollars today',
  'who is the president of France?',
  'population of tokyo',
  'will it rain in london tomorrow',
  'how much does IKEA charge for an oak bookshelf',
  // Columns that do not exist.
  'how many employees do we have',
  'average delivery time of our orders in days',
  'shipping costs by country',
  'which sales rep closed the most orders?',
  'customer satisfaction score by region',
  'how many boxes of copy paper are left in stock',
  'average age of our customers',
  'what was the most common reason for returns',
  // Advice.
  'should i raise the price of the lounge sofa',
  'who should I fire in the sales team',
  'which supplier should we switch to next year',
  'Is it smart to open an office in Madrid?',
];

/** What must be declined or asked back. */
export const unanswerableQuestions: WrittenQuestion[] = asked.map((question) => ({
  kind: 'unanswerable',
  turns: [question],
  sql: null,
}));
