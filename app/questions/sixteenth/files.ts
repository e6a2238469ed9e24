import type { QuestionFile } from '../files/question-files.ts';
import { chargingFile } from './charging-sessions-file.ts';
import { taxiFile } from './taxi-licences-file.ts';
import { treesFile } from './tree-inspections-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const sixteenthFiles: Readonly<Record<string, QuestionFile>> = {
  'charging sessions': { fileName: 'ev_charging_sessions.csv', content: chargingFile },
  'tree inspections': { fileName: 'tree_inspections.xlsx', content: treesFile },
  'taxi licences': { fileName: 'taxi_licences.json', content: taxiFile },
};
