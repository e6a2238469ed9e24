import { inSource, type Question } from '../question.ts';
import { cardQuestions } from './card-transactions.ts';
import { libraryQuestions } from './library-loans.ts';
import { opportunityQuestions } from './opportunities.ts';
import { productionQuestions } from './production.ts';
import { companyQuestions } from './sample-company.ts';
import { ticketSaleQuestions } from './ticket-sales.ts';

/** Sixty-two questions over the sample company and five further files, most of them put in three wordings: a set to learn from. */
export const fourthSet: Question[] = [
  ...inSource('fourth', 'sample company', companyQuestions),
  ...inSource('fourth', 'opportunities', opportunityQuestions),
  ...inSource('fourth', 'card transactions', cardQuestions),
  ...inSource('fourth', 'library loans', libraryQuestions),
  ...inSource('fourth', 'production', productionQuestions),
  ...inSource('fourth', 'ticket sales', ticketSaleQuestions),
];
