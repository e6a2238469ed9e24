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
 * The goal for a set that nobody has worked on is 0.8. All five have been worked on by classes of failure since they were first
 * counted, at 0.59, 0.74, 0.57, 0.30 and 0.25; the fourth and the fifth ask most things in three wordings.
 */
export const questionSets: Record<'first' | 'second' | 'third' | 'fourth' | 'fifth', QuestionSet> = {
  first: { questions: firstSet, rightShareMinimum: 0.96 },
  second: { questions: secondSet, rightShareMinimum: 0.95 },
  third: { questions: thirdSet, rightShareMinimum: 0.85 },
  fourth: { questions: fourthSet, rightShareMinimum: 0.5 },
  fifth: { questions: fifthSet, rightShareMinimum: 0.42 },
};
