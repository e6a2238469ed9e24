import { inSource, type Question } from '../question.ts';
import { claimQuestions } from './claims.ts';
import { departureQuestions } from './departures.ts';
import { giftQuestions } from './gifts.ts';
import { companyQuestions } from './sample-company.ts';

/** Sixty questions over the sample company and three further files, written unseen and counted once. */
export const sixthSet: Question[] = [
  ...inSource('sixth', 'sample company', companyQuestions),
  ...inSource('sixth', 'gifts', giftQuestions),
  ...inSource('sixth', 'departures', departureQuestions),
  ...inSource('sixth', 'claims', claimQuestions),
];
