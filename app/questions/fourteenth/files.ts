import type { QuestionFile } from '../files/question-files.ts';
import { riverLevelsFile } from './river-levels-file.ts';
import { standBookingsFile } from './stand-bookings-file.ts';
import { subscriptionsFile } from './subscriptions-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const fourteenthFiles: Readonly<Record<string, QuestionFile>> = {
  subscriptions: { fileName: 'subscriptions.csv', content: subscriptionsFile },
  'stand bookings': { fileName: 'stand_bookings.xlsx', content: standBookingsFile },
  'river levels': { fileName: 'river_levels.json', content: riverLevelsFile },
};
