import type { QuestionFile } from '../files/question-files.ts';
import { fireIncidentsFile } from './fire-incidents-file.ts';
import { foodInspectionsFile } from './food-inspections-file.ts';
import { grantsFile } from './grants-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const fifteenthFiles: Readonly<Record<string, QuestionFile>> = {
  'fire incidents': { fileName: 'fire_incidents.csv', content: fireIncidentsFile },
  grants: { fileName: 'grants_awarded.xlsx', content: grantsFile },
  'food inspections': { fileName: 'food_inspections.json', content: foodInspectionsFile },
};
