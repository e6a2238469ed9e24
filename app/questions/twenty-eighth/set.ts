import { inSource, type Question } from '../question.ts';
import { housingRepairsQuestions } from './housing-repairs.ts';
import { musicSchoolQuestions } from './music-school.ts';
import { publisherQuestions } from './publisher.ts';
import { sailingClubQuestions } from './sailing-club.ts';

/** What small offices ask of a few tables that belong together, mostly across them. */
export const twentyEighthSet: Question[] = [
  ...inSource('twenty-eighth', 'sailing club', sailingClubQuestions),
  ...inSource('twenty-eighth', 'publisher', publisherQuestions),
  ...inSource('twenty-eighth', 'music school', musicSchoolQuestions),
  ...inSource('twenty-eighth', 'housing repairs', housingRepairsQuestions),
];
