import type { QuestionFile } from '../files/question-files.ts';
import { donationsFile } from './donations-file.ts';
import { harvestsFile } from './harvests-file.ts';
import { itAssetsFile } from './it-assets-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const seventhFiles: Readonly<Record<string, QuestionFile>> = {
  donations: { fileName: 'donations_export.csv', content: donationsFile },
  'it assets': { fileName: 'it_assets.xlsx', content: itAssetsFile },
  harvests: { fileName: 'harvest_log.json', content: harvestsFile },
};
