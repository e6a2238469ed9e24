import type { QuestionFile } from '../files/question-files.ts';
import { energyCertificatesFile } from './energy-certificates-file.ts';
import { parcelsFile } from './parcels-file.ts';
import { swimmingLessonsFile } from './swimming-lessons-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const eighteenthFiles: Readonly<Record<string, QuestionFile>> = {
  parcels: { fileName: 'parcels.csv', content: parcelsFile },
  'swimming lessons': { fileName: 'swim_enrolments.xlsx', content: swimmingLessonsFile },
  'energy certificates': { fileName: 'energy_certificates.json', content: energyCertificatesFile },
};
