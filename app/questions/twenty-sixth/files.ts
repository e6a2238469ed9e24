import type { QuestionFile } from '../files/question-files.ts';
import { bankFile } from './bank-file.ts';
import { budgetFile } from './budget-file.ts';
import { helpdeskFile } from './helpdesk-file.ts';
import { peopleFile } from './people-file.ts';
import { pipelineFile } from './pipeline-file.ts';
import { receivablesFile } from './receivables-file.ts';
import { shopSalesFile } from './shop-sales-file.ts';
import { stockFile } from './stock-file.ts';
import { webTrafficFile } from './web-traffic-file.ts';

/** The nine files of this set, drawn with fixed seeds. */
export const twentySixthFiles: Readonly<Record<string, QuestionFile>> = {
  'shop sales': { fileName: 'shop_sales.csv', content: shopSalesFile },
  people: { fileName: 'people.xlsx', content: peopleFile },
  receivables: { fileName: 'receivables.csv', content: receivablesFile },
  pipeline: { fileName: 'pipeline.csv', content: pipelineFile },
  stock: { fileName: 'stock.xlsx', content: stockFile },
  'web traffic': { fileName: 'web_traffic.csv', content: webTrafficFile },
  helpdesk: { fileName: 'helpdesk.csv', content: helpdeskFile },
  budget: { fileName: 'budget_vs_actual.xlsx', content: budgetFile },
  bank: { fileName: 'bank.csv', content: bankFile },
};
