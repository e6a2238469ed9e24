import type { QuestionFile } from '../files/question-files.ts';
import { rentRollFile } from './rent-roll-file.ts';
import { salonFile } from './salon-file.ts';
import { snagsFile } from './snags-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const twelfthFiles: Readonly<Record<string, QuestionFile>> = {
  'salon appointments': { fileName: 'appointments.csv', content: salonFile },
  'rent roll': { fileName: 'rent_roll.xlsx', content: rentRollFile },
  snags: { fileName: 'snag_list.json', content: snagsFile },
};
