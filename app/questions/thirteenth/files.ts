import type { QuestionFile } from '../files/question-files.ts';
import { permitsFile } from './building-permits-file.ts';
import { roadWorksFile } from './road-works-file.ts';
import { schoolMealsFile } from './school-meals-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const thirteenthFiles: Readonly<Record<string, QuestionFile>> = {
  'building permits': { fileName: 'building_permits.csv', content: permitsFile },
  'school meals': { fileName: 'school_meals.xlsx', content: schoolMealsFile },
  'road works': { fileName: 'road_works.json', content: roadWorksFile },
};
