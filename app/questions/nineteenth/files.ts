import type { QuestionFile } from '../files/question-files.ts';
import { beachSamplesFile } from './beach-samples-file.ts';
import { collisionsFile } from './collisions-file.ts';
import { supplierPaymentsFile } from './supplier-payments-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const nineteenthFiles: Readonly<Record<string, QuestionFile>> = {
  'road collisions': { fileName: 'road_collisions.json', content: collisionsFile },
  'beach samples': { fileName: 'bathing_water_samples.xlsx', content: beachSamplesFile },
  'supplier payments': { fileName: 'payments_over_500.csv', content: supplierPaymentsFile },
};
