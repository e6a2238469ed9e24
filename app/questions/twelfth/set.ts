import { inSource, type Question } from '../question.ts';
import { rentRollQuestions } from './rent-roll.ts';
import { salonQuestions } from './salon.ts';
import { companyQuestions } from './sample-company.ts';
import { snagQuestions } from './snags.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const twelfthSet: Question[] = [
  ...inSource('twelfth', 'sample company', companyQuestions),
  ...inSource('twelfth', 'salon appointments', salonQuestions),
  ...inSource('twelfth', 'rent roll', rentRollQuestions),
  ...inSource('twelfth', 'snags', snagQuestions),
];
