import { inSource, type Question } from '../question.ts';
import { fireIncidentQuestions } from './fire-incidents.ts';
import { foodInspectionQuestions } from './food-inspections.ts';
import { grantQuestions } from './grants.ts';
import { companyQuestions } from './sample-company.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const fifteenthSet: Question[] = [
  ...inSource('fifteenth', 'sample company', companyQuestions),
  ...inSource('fifteenth', 'fire incidents', fireIncidentQuestions),
  ...inSource('fifteenth', 'grants', grantQuestions),
  ...inSource('fifteenth', 'food inspections', foodInspectionQuestions),
];
