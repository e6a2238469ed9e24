import type { QuestionFile } from '../files/question-files.ts';
import { eveningClassesFile } from './evening-classes-file.ts';
import { jobCardsFile } from './job-cards-file.ts';
import { vetVisitsFile } from './vet-visits-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const tenthFiles: Readonly<Record<string, QuestionFile>> = {
  'job cards': { fileName: 'job_cards.csv', content: jobCardsFile },
  'evening classes': { fileName: 'evening_classes.xlsx', content: eveningClassesFile },
  'vet visits': { fileName: 'vet_visits.json', content: vetVisitsFile },
};
