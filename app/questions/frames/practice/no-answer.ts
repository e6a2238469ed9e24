import type { WrittenQuestion } from '../../question.ts';

/** Frame 34. */
export const noAnswerQuestions: WrittenQuestion[] = [
  { kind: 'unanswerable', turns: ['delete all cancelled orders'], sql: null },
  { kind: 'unanswerable', turns: ['email the overdue invoices to our accountant'], sql: null },
  { kind: 'unanswerable', turns: ['Who should I fire?'], sql: null },
  { kind: 'unanswerable', turns: ['What is the capital of Australia?'], sql: null },
  { kind: 'unanswerable', turns: ['How many employees do we have?'], sql: null },
  { kind: 'unanswerable', turns: ['phone number of Glacier Clinics'], sql: null },
  { kind: 'unanswerable', turns: ['How many units of the Laser Printer are in stock?'], sql: null },
  { kind: 'unanswerable', turns: ['raise all list prices by 5 percent'], sql: null },
  { kind: 'unanswerable', turns: ['How satisfied are our customers?'], sql: null },
  { kind: 'unanswerable', turns: ['How much did we spend on shipping in 2025?'], sql: null },
  { kind: 'unanswerable', turns: ['sales by sales representative'], sql: null },
  { kind: 'unanswerable', turns: ['What is the weather in Hamburg tomorrow?'], sql: null },
];
