import { inSource, type Question } from '../question.ts';
import { busQuestions } from './bus-punctuality.ts';
import { salesQuestions } from './house-sales.ts';
import { companyQuestions } from './sample-company.ts';
import { rotaQuestions } from './shift-rota.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const twentiethSet: Question[] = [
  ...inSource('twentieth', 'sample company', companyQuestions),
  ...inSource('twentieth', 'house sales', salesQuestions),
  ...inSource('twentieth', 'bus punctuality', busQuestions),
  ...inSource('twentieth', 'shift rota', rotaQuestions),
];
