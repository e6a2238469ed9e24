import { inSource, type Question } from '../question.ts';
import { gymQuestions } from './gym-members.ts';
import { hotelQuestions } from './hotel-bookings.ts';
import { ledgerQuestions } from './purchase-ledger.ts';
import { companyQuestions } from './sample-company.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const eighthSet: Question[] = [
  ...inSource('eighth', 'sample company', companyQuestions),
  ...inSource('eighth', 'hotel bookings', hotelQuestions),
  ...inSource('eighth', 'gym members', gymQuestions),
  ...inSource('eighth', 'purchase ledger', ledgerQuestions),
];
