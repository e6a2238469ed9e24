import type { QuestionFile } from '../files/question-files.ts';
import { cardTransactionsFile } from './card-transactions-file.ts';
import { libraryLoansFile } from './library-loans-file.ts';
import { opportunitiesFile } from './opportunities-file.ts';
import { productionFile } from './production-file.ts';
import { ticketSalesFile } from './ticket-sales-file.ts';

/** The uploaded files of the fourth set by source. Everything in them is invented and drawn with fixed seeds. */
export const fourthFiles: Readonly<Record<string, QuestionFile>> = {
  opportunities: { fileName: 'opportunities.csv', content: opportunitiesFile },
  'card transactions': { fileName: 'card_transactions.csv', content: cardTransactionsFile },
  'library loans': { fileName: 'library_loans.json', content: libraryLoansFile },
  production: { fileName: 'production.xlsx', content: productionFile },
  'ticket sales': { fileName: 'ticket_sales.csv', content: ticketSalesFile },
};
