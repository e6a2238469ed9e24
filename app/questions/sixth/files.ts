import type { QuestionFile } from '../files/question-files.ts';
import { claimsFile } from './claims-file.ts';
import { departuresFile } from './departures-file.ts';
import { giftsFile } from './gifts-file.ts';

/** The uploaded files of the sixth set by source, drawn with fixed seeds. */
export const sixthFiles: Readonly<Record<string, QuestionFile>> = {
  gifts: { fileName: 'gift_export.csv', content: giftsFile },
  departures: { fileName: 'departures.json', content: departuresFile },
  claims: { fileName: 'insurance_claims.xlsx', content: claimsFile },
};
