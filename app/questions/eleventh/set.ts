import { inSource, type Question } from '../question.ts';
import { cardPaymentQuestions } from './card-payments.ts';
import { companyQuestions } from './sample-company.ts';
import { sparePartQuestions } from './spare-parts.ts';
import { visitorSurveyQuestions } from './visitor-survey.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const eleventhSet: Question[] = [
  ...inSource('eleventh', 'sample company', companyQuestions),
  ...inSource('eleventh', 'visitor survey', visitorSurveyQuestions),
  ...inSource('eleventh', 'card payments', cardPaymentQuestions),
  ...inSource('eleventh', 'spare parts', sparePartQuestions),
];
