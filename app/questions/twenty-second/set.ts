import { inSource, type Question } from '../question.ts';
import { airQuestions } from './air.ts';
import { donationQuestions } from './donations.ts';
import { purchaseQuestions } from './purchases.ts';
import { companyQuestions } from './sample-company.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const twentySecondSet: Question[] = [
  ...inSource('twenty-second', 'sample company', companyQuestions),
  ...inSource('twenty-second', 'donation sessions', donationQuestions),
  ...inSource('twenty-second', 'office purchases', purchaseQuestions),
  ...inSource('twenty-second', 'air quality', airQuestions),
];
