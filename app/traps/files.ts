import type { QuestionFile } from '../questions/files/question-files.ts';
import { invoicesFile } from './files/invoices.ts';
import { giftsFile } from './files/people.ts';
import { salesFile } from './files/sales.ts';
import { shopFile } from './files/shop.ts';
import { storesFile } from './files/stores.ts';
import { ticketsFile } from './files/tickets.ts';
import { visitsFile } from './files/visits.ts';

/** What the traps are asked of. Nothing in them is drawn by chance, so every run asks the same. */
export const trapFiles: Readonly<Record<string, QuestionFile>> = {
  stores: { fileName: 'stores.csv', content: storesFile },
  shop: { fileName: 'shop.xlsx', content: shopFile },
  sales: { fileName: 'sales.csv', content: salesFile },
  invoices: { fileName: 'invoices.csv', content: invoicesFile },
  tickets: { fileName: 'tickets.csv', content: ticketsFile },
  gifts: { fileName: 'gifts.csv', content: giftsFile },
  visits: { fileName: 'visits.csv', content: visitsFile },
};
