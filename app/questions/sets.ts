import { fifthSet } from './fifth/set.ts';
import { firstSet } from './first-set.ts';
import { fourthSet } from './fourth/set.ts';
import type { Question } from './question.ts';
import { secondSet } from './second-set.ts';
import { thirdSet } from './third-set.ts';

export interface QuestionSet {
  questions: readonly Question[];
  /** Least share of the answerable ones that must be answered, and right. Rises, never falls. */
  rightShareMinimum: number;
}

/**
 * The goal for a set that nobody has worked on is 0.8. The first two have been worked on by classes of failure since
 * they were first counted (0.59 and 0.74); the third was counted once, at 0.57 with nothing wrong.
 */
export const questionSets: Record<'first' | 'second' | 'third' | 'fourth' | 'fifth', QuestionSet> = {
  first: { questions: firstSet, rightShareMinimum: 0.95 },
  second: { questions: secondSet, rightShareMinimum: 0.9 },
  third: { questions: thirdSet, rightShareMinimum: 0.55 },
  fourth: { questions: fourthSet, rightShareMinimum: 0.2 },
  fifth: { questions: fifthSet, rightShareMinimum: 0.2 },
};
