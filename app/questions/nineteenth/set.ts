import { inSource, type Question } from '../question.ts';
import { beachSampleQuestions } from './beach-samples.ts';
import { collisionQuestions } from './collisions.ts';
import { companyQuestions } from './sample-company.ts';
import { supplierPaymentQuestions } from './supplier-payments.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const nineteenthSet: Question[] = [
  ...inSource('nineteenth', 'sample company', companyQuestions),
  ...inSource('nineteenth', 'road collisions', collisionQuestions),
  ...inSource('nineteenth', 'beach samples', beachSampleQuestions),
  ...inSource('nineteenth', 'supplier payments', supplierPaymentQuestions),
];
