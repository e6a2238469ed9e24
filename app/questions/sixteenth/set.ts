import { inSource, type Question } from '../question.ts';
import { chargingQuestions } from './charging-sessions.ts';
import { companyQuestions } from './sample-company.ts';
import { taxiQuestions } from './taxi-licences.ts';
import { treeQuestions } from './tree-inspections.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const sixteenthSet: Question[] = [
  ...inSource('sixteenth', 'sample company', companyQuestions),
  ...inSource('sixteenth', 'charging sessions', chargingQuestions),
  ...inSource('sixteenth', 'tree inspections', treeQuestions),
  ...inSource('sixteenth', 'taxi licences', taxiQuestions),
];
