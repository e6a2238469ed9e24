import { inSource, type Question } from '../question.ts';
import { eveningClassQuestions } from './evening-classes.ts';
import { jobCardQuestions } from './job-cards.ts';
import { companyQuestions } from './sample-company.ts';
import { vetVisitQuestions } from './vet-visits.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const tenthSet: Question[] = [
  ...inSource('tenth', 'sample company', companyQuestions),
  ...inSource('tenth', 'job cards', jobCardQuestions),
  ...inSource('tenth', 'evening classes', eveningClassQuestions),
  ...inSource('tenth', 'vet visits', vetVisitQuestions),
];
