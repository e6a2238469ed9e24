import { inSource, type Question } from '../question.ts';
import { bankQuestions } from './bank.ts';
import { budgetQuestions } from './budget.ts';
import { helpdeskQuestions } from './helpdesk.ts';
import { peopleQuestions } from './people.ts';
import { pipelineQuestions } from './pipeline.ts';
import { receivablesQuestions } from './receivables.ts';
import { shopSalesQuestions } from './shop-sales.ts';
import { stockQuestions } from './stock.ts';
import { webTrafficQuestions } from './web-traffic.ts';

/** What people of nine desks ask of a file of their own, follow-ups included. */
export const twentySixthSet: Question[] = [
  ...inSource('twenty-sixth', 'shop sales', shopSalesQuestions),
  ...inSource('twenty-sixth', 'people', peopleQuestions),
  ...inSource('twenty-sixth', 'receivables', receivablesQuestions),
  ...inSource('twenty-sixth', 'pipeline', pipelineQuestions),
  ...inSource('twenty-sixth', 'stock', stockQuestions),
  ...inSource('twenty-sixth', 'web traffic', webTrafficQuestions),
  ...inSource('twenty-sixth', 'helpdesk', helpdeskQuestions),
  ...inSource('twenty-sixth', 'budget', budgetQuestions),
  ...inSource('twenty-sixth', 'bank', bankQuestions),
];
