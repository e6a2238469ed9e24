import type { WrittenQuestion } from '../../question.ts';

/** Frame 34. */
export const noAnswerQuestions: WrittenQuestion[] = [
  { kind: 'unanswerable', turns: ['Set the status of order O104711 to Completed'], sql: null },
  { kind: 'unanswerable', turns: ['Send Westbrook Health a reminder for its open invoices'], sql: null },
  { kind: 'unanswerable', turns: ['Should we stop selling through partners?'], sql: null },
  { kind: 'unanswerable', turns: ['who won the last world cup'], sql: null },
  { kind: 'unanswerable', turns: ['average age of our customers'], sql: null },
  { kind: 'unanswerable', turns: ['What is the e-mail address of Aurora Digital?'], sql: null },
  { kind: 'unanswerable', turns: ['name of the manufacturer of the coffee machine'], sql: null },
  { kind: 'unanswerable', turns: ['add a new customer called Blue River Ltd in Berlin'], sql: null },
  { kind: 'unanswerable', turns: ['average product rating by category'], sql: null },
  { kind: 'unanswerable', turns: ['what were our marketing costs last year'], sql: null },
  { kind: 'unanswerable', turns: ['what share of orders was paid with PayPal'], sql: null },
  { kind: 'unanswerable', turns: ['current exchange rate of the dollar to the euro'], sql: null },
];
