import { inSource, type Question } from '../question.ts';
import { matchTicketQuestions } from './match-tickets.ts';
import { noiseComplaintQuestions } from './noise-complaints.ts';
import { roomHireQuestions } from './room-hire.ts';
import { companyQuestions } from './sample-company.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const twentyThirdSet: Question[] = [
  ...inSource('twenty-third', 'sample company', companyQuestions),
  ...inSource('twenty-third', 'match tickets', matchTicketQuestions),
  ...inSource('twenty-third', 'noise complaints', noiseComplaintQuestions),
  ...inSource('twenty-third', 'room hire', roomHireQuestions),
];
