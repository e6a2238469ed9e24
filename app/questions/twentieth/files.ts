import type { QuestionFile } from '../files/question-files.ts';
import { busPunctualityFile } from './bus-punctuality-file.ts';
import { houseSalesFile } from './house-sales-file.ts';
import { shiftRotaFile } from './shift-rota-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const twentiethFiles: Readonly<Record<string, QuestionFile>> = {
  'house sales': { fileName: 'price_paid.csv', content: houseSalesFile },
  'bus punctuality': { fileName: 'bus_punctuality.json', content: busPunctualityFile },
  'shift rota': { fileName: 'shift_rota.xlsx', content: shiftRotaFile },
};
