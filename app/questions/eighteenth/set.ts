import { inSource, type Question } from '../question.ts';
import { energyCertificateQuestions } from './energy-certificates.ts';
import { parcelQuestions } from './parcels.ts';
import { companyQuestions } from './sample-company.ts';
import { swimmingLessonQuestions } from './swimming-lessons.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const eighteenthSet: Question[] = [
  ...inSource('eighteenth', 'sample company', companyQuestions),
  ...inSource('eighteenth', 'parcels', parcelQuestions),
  ...inSource('eighteenth', 'swimming lessons', swimmingLessonQuestions),
  ...inSource('eighteenth', 'energy certificates', energyCertificateQuestions),
];
