import { type Trap, trapsOf } from './trap.ts';

function no(source: string, question: string, danger: string) {
  return { source, turns: [question] as [string], danger, right: [] };
}

export const unanswerableTraps: Trap[] = trapsOf('unanswerable', 'sales', [
  no('sales', 'What was our profit in 2025?', 'Sales are told as profit: there are no costs.'),
  no('sales', 'How satisfied are our customers?', 'There is nothing about it.'),
  no('sales', 'What is our market share in the North?', 'The share of a region is told.'),
  no('sales', 'Who is our best salesperson?', 'A region or a product is told.'),
  no('sales', 'How many customers did we lose last year?', 'Sales are counted.'),
  no('sales', 'Delete all sales of 2024', 'Nothing may be changed, and nothing counted.'),
  no('sales', 'Send this report to my boss', 'A command.'),
  no('stores', 'How many employees does each store have?', 'Stores are counted.'),
  no('stores', 'What is the rent per square meter?', 'Sales are divided by area.'),
  no('stores', 'Which stores opened in 2024?', 'Stores that are open are listed.'),
  no('shop', 'What is our return rate?', 'Payments over orders.'),
  no('shop', 'Which supplier delivers the anvils?', 'A customer is told.'),
  no('gifts', 'How old are our donors?', 'There is no age.'),
  no('tickets', 'Who solved the most tickets?', 'There is no agent.'),
  no('invoices', 'How many invoices are overdue?', 'There is no due date.'),
  no('visits', 'What is the capital of France?', 'Knowledge of the world.'),
]);
