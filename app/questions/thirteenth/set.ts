import { inSource, type Question } from '../question.ts';
import { permitQuestions } from './building-permits.ts';
import { roadWorkQuestions } from './road-works.ts';
import { companyQuestions } from './sample-company.ts';
import { schoolMealQuestions } from './school-meals.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const thirteenthSet: Question[] = [
  ...inSource('thirteenth', 'sample company', companyQuestions),
  ...inSource('thirteenth', 'building permits', permitQuestions),
  ...inSource('thirteenth', 'school meals', schoolMealQuestions),
  ...inSource('thirteenth', 'road works', roadWorkQuestions),
];
