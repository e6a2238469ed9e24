import type { QuestionFile } from '../files/question-files.ts';
import { housingRepairsFile } from './housing-repairs-file.ts';
import { musicSchoolFile } from './music-school-file.ts';
import { publisherFile } from './publisher-file.ts';
import { sailingClubFile } from './sailing-club-file.ts';

/** The four files of this set, each with five or six tables that belong together, drawn with fixed seeds. */
export const twentyEighthFiles: Readonly<Record<string, QuestionFile>> = {
  'sailing club': { fileName: 'sailing_club.xlsx', content: sailingClubFile },
  publisher: { fileName: 'press_database.json', content: publisherFile },
  'music school': { fileName: 'music_school.xlsx', content: musicSchoolFile },
  'housing repairs': { fileName: 'housing_repairs.xlsx', content: housingRepairsFile },
};
