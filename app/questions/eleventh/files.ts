import type { QuestionFile } from '../files/question-files.ts';
import { cardPaymentsFile } from './card-payments-file.ts';
import { sparePartsFile } from './spare-parts-file.ts';
import { visitorSurveyFile } from './visitor-survey-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const eleventhFiles: Readonly<Record<string, QuestionFile>> = {
  'visitor survey': { fileName: 'visitor_survey.csv', content: visitorSurveyFile },
  'card payments': { fileName: 'payments_export.csv', content: cardPaymentsFile },
  'spare parts': { fileName: 'spare_parts.xlsx', content: sparePartsFile },
};
