import { inSource, type Question } from '../question.ts';
import { applicationQuestions } from './applications.ts';
import { companyQuestions } from './sample-company.ts';
import { tillQuestions } from './till.ts';
import { toolHireQuestions } from './tool-hires.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const ninthSet: Question[] = [
  ...inSource('ninth', 'sample company', companyQuestions),
  ...inSource('ninth', 'till', tillQuestions),
  ...inSource('ninth', 'applications', applicationQuestions),
  ...inSource('ninth', 'tool hires', toolHireQuestions),
];
