import { inSource, type Question } from '../question.ts';
import { donationQuestions } from './donations.ts';
import { harvestQuestions } from './harvests.ts';
import { assetQuestions } from './it-assets.ts';
import { companyQuestions } from './sample-company.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const seventhSet: Question[] = [
  ...inSource('seventh', 'sample company', companyQuestions),
  ...inSource('seventh', 'donations', donationQuestions),
  ...inSource('seventh', 'it assets', assetQuestions),
  ...inSource('seventh', 'harvests', harvestQuestions),
];
