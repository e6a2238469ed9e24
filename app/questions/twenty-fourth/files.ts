import type { QuestionFile } from '../files/question-files.ts';
import { allotmentsFile } from './allotments-file.ts';
import { ferrySailingsFile } from './ferry-sailings-file.ts';
import { solarJobsFile } from './solar-jobs-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const twentyFourthFiles: Readonly<Record<string, QuestionFile>> = {
  allotments: { fileName: 'allotment_plots.csv', content: allotmentsFile },
  'ferry sailings': { fileName: 'ferry_sailings.csv', content: ferrySailingsFile },
  'solar jobs': { fileName: 'solar_installations.xlsx', content: solarJobsFile },
};
