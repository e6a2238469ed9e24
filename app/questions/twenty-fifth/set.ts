import { inSource, type Question } from '../question.ts';
import { cricketQuestions } from './cricket-fixtures.ts';
import { dentalQuestions } from './dental-appointments.ts';
import { livestockQuestions } from './livestock-lots.ts';
import { companyQuestions } from './sample-company.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const twentyFifthSet: Question[] = [
  ...inSource('twenty-fifth', 'sample company', companyQuestions),
  ...inSource('twenty-fifth', 'cricket fixtures', cricketQuestions),
  ...inSource('twenty-fifth', 'dental appointments', dentalQuestions),
  ...inSource('twenty-fifth', 'livestock lots', livestockQuestions),
];
