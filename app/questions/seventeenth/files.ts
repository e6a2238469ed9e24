import type { QuestionFile } from '../files/question-files.ts';
import { museumsFile } from './museums-file.ts';
import { planningFile } from './planning-file.ts';
import { recyclingFile } from './recycling-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const seventeenthFiles: Readonly<Record<string, QuestionFile>> = {
  'recycling visits': { fileName: 'hwrc_visits.csv', content: recyclingFile },
  'museum admissions': { fileName: 'museum_admissions.xlsx', content: museumsFile },
  'planning applications': { fileName: 'planning_applications.json', content: planningFile },
};
