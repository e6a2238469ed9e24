import type { QuestionFile } from '../files/question-files.ts';
import { applicationsFile } from './applications-file.ts';
import { tillFile } from './till-file.ts';
import { toolHiresFile } from './tool-hires-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const ninthFiles: Readonly<Record<string, QuestionFile>> = {
  till: { fileName: 'till_export.csv', content: tillFile },
  applications: { fileName: 'recruitment.xlsx', content: applicationsFile },
  'tool hires': { fileName: 'hire_log.json', content: toolHiresFile },
};
