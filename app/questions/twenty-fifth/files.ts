import type { QuestionFile } from '../files/question-files.ts';
import { cricketFixturesFile } from './cricket-fixtures-file.ts';
import { dentalAppointmentsFile } from './dental-appointments-file.ts';
import { livestockLotsFile } from './livestock-lots-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const twentyFifthFiles: Readonly<Record<string, QuestionFile>> = {
  'cricket fixtures': { fileName: 'cricket_fixtures.xlsx', content: cricketFixturesFile },
  'dental appointments': { fileName: 'dental_appts.csv', content: dentalAppointmentsFile },
  'livestock lots': { fileName: 'mart_lots.csv', content: livestockLotsFile },
};
