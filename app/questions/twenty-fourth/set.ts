import { inSource, type Question } from '../question.ts';
import { allotmentQuestions } from './allotments.ts';
import { ferryQuestions } from './ferry-sailings.ts';
import { companyQuestions } from './sample-company.ts';
import { solarQuestions } from './solar-jobs.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const twentyFourthSet: Question[] = [
  ...inSource('twenty-fourth', 'sample company', companyQuestions),
  ...inSource('twenty-fourth', 'allotments', allotmentQuestions),
  ...inSource('twenty-fourth', 'ferry sailings', ferryQuestions),
  ...inSource('twenty-fourth', 'solar jobs', solarQuestions),
];
