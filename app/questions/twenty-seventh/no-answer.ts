import type { WrittenQuestion } from '../question.ts';

const asked: readonly string[] = [
  'wipe the returned orders from last month',
  'change the city of Quarry Software to Leeds',
  'put the top ten into a slide deck and mail it to Susan',
  'ring up Cardinal Digital and remind them of the open bill',
  'give every enterprise customer 5 percent off from now on',
  'remind me on Friday to check the overdue invoices',
  'what is the VAT rate in Germany',
  'how much does a litre of petrol cost these days',
  'who invented the ballpoint pen',
  'is the dollar stronger than the euro this week',
  'what are our competitors charging for a floor lamp',
  'how many people work in our warehouse',
  'what did we pay in wages last quarter',
  'how many floor lamps do we still have on the shelf',
  'which courier delivered the most orders late',
  'what is the email address of Falcon Software',
  'who is the contact person at Westbrook Health',
  'how many clicks did the last newsletter get',
  'what is the return reason customers name most often',
  'how satisfied are our French customers',
  'how much rent do we pay for the Berlin office',
  'which of our sales reps looks after Japan',
  'should we stop working with partners',
  'is it a good idea to drop the lighting range',
  'what gender are most of our customers',
  'which customers have the best credit rating',
  'how much tax did we pay in 2025',
];

/** Frame 34: deeds, the world, what no column tells, advice. */
export const unanswerableQuestions: WrittenQuestion[] = asked.map((question) => ({
  kind: 'unanswerable',
  turns: [question],
  sql: null,
}));
