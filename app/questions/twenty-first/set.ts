import { inSource, type Question } from '../question.ts';
import { apprenticeshipQuestions } from './apprenticeships.ts';
import { libraryQuestions } from './library.ts';
import { lostPropertyQuestions } from './lost-property.ts';
import { companyQuestions } from './sample-company.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const twentyFirstSet: Question[] = [
  ...inSource('twenty-first', 'sample company', companyQuestions),
  ...inSource('twenty-first', 'library branches', libraryQuestions),
  ...inSource('twenty-first', 'lost property', lostPropertyQuestions),
  ...inSource('twenty-first', 'apprenticeship starts', apprenticeshipQuestions),
];
