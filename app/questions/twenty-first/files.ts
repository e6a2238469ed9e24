import type { QuestionFile } from '../files/question-files.ts';
import { apprenticeshipsFile } from './apprenticeships-file.ts';
import { libraryFile } from './library-file.ts';
import { lostPropertyFile } from './lost-property-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const twentyFirstFiles: Readonly<Record<string, QuestionFile>> = {
  'library branches': { fileName: 'library_branch_activity.csv', content: libraryFile },
  'lost property': { fileName: 'lost_property.json', content: lostPropertyFile },
  'apprenticeship starts': { fileName: 'apprenticeship_starts.xlsx', content: apprenticeshipsFile },
};
