import { inSource, type Question } from '../question.ts';
import { riverLevelQuestions } from './river-levels.ts';
import { companyQuestions } from './sample-company.ts';
import { standBookingQuestions } from './stand-bookings.ts';
import { subscriptionQuestions } from './subscriptions.ts';

/** Sixty questions over the sample company and three files of this set's own. */
export const fourteenthSet: Question[] = [
  ...inSource('fourteenth', 'sample company', companyQuestions),
  ...inSource('fourteenth', 'subscriptions', subscriptionQuestions),
  ...inSource('fourteenth', 'stand bookings', standBookingQuestions),
  ...inSource('fourteenth', 'river levels', riverLevelQuestions),
];
