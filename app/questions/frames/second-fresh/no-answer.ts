import type { WrittenQuestion } from '../../question.ts';

const asked: readonly string[] = [
  'delete all cancelled orders',
  'set the price of the Laser Printer to 399',
  'mark invoice INV211100 as paid',
  'email the overdue list to our accountant',
  'text Westbrook Health that their payment is late',
  'add a new customer called Harbor Lights in Denver',
  'book a meeting with the sales team for thursday',
  'what is the capital of Australia',
  'How tall is the Eiffel Tower?',
  'who won the football world cup in 2022',
  'what will the weather be in Chicago tomorrow',
  'who is the CEO of our biggest competitor',
  'how many employees do we have',
  'average salary of the sales staff',
  'which sales rep closed the most deals',
  'how many items of each product are in stock right now',
  'customer satisfaction score by country',
  'phone number of Falcon Software',
  'how many visitors did our website have last month',
  'how much did we spend on advertising in 2025',
  'average delivery time in days per country',
  'should I give Glacier Clinics a bigger discount',
  'which product should we stop selling to be more successful?',
  'write me a slogan for the coffee machine',
];

/** Frame 34: writes, errands, what the world knows, columns that are not there, advice. */
export const unanswerableQuestions: WrittenQuestion[] = asked.map((question) => ({
  kind: 'unanswerable',
  turns: [question],
  sql: null,
}));
