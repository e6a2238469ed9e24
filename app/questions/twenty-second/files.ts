import type { QuestionFile } from '../files/question-files.ts';
import { airFile } from './air-file.ts';
import { donationsFile } from './donations-file.ts';
import { purchasesFile } from './purchases-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const twentySecondFiles: Readonly<Record<string, QuestionFile>> = {
  'donation sessions': { fileName: 'blood_donation_sessions.csv', content: donationsFile },
  'office purchases': { fileName: 'purchase_orders.xlsx', content: purchasesFile },
  'air quality': { fileName: 'air_quality_readings.json', content: airFile },
};
