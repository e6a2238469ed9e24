import { inSource, type Question } from '../question.ts';
import { museumQuestions } from './museums.ts';
import { planningQuestions } from './planning.ts';
import { recyclingQuestions } from './recycling.ts';
import { companyQuestions } from './sample-company.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const seventeenthSet: Question[] = [
  ...inSource('seventeenth', 'sample company', companyQuestions),
  ...inSource('seventeenth', 'recycling visits', recyclingQuestions),
  ...inSource('seventeenth', 'museum admissions', museumQuestions),
  ...inSource('seventeenth', 'planning applications', planningQuestions),
];
