import { eighteenthSet } from './eighteenth/set.ts';
import { eighthSet } from './eighth/set.ts';
import { eleventhSet } from './eleventh/set.ts';
import { fifteenthSet } from './fifteenth/set.ts';
import { fifthSet } from './fifth/set.ts';
import { firstSet } from './first-set.ts';
import { fourteenthSet } from './fourteenth/set.ts';
import { fourthSet } from './fourth/set.ts';
import { freshFrames } from './frames/fresh/set.ts';
import { heldFrames } from './frames/held/set.ts';
import { practiceFrames } from './frames/practice/set.ts';
import { secondFreshFrames } from './frames/second-fresh/set.ts';
import { nineteenthSet } from './nineteenth/set.ts';
import { ninthSet } from './ninth/set.ts';
import type { Question } from './question.ts';
import { secondSet } from './second-set.ts';
import { seventeenthSet } from './seventeenth/set.ts';
import { seventhSet } from './seventh/set.ts';
import { sixteenthSet } from './sixteenth/set.ts';
import { sixthSet } from './sixth/set.ts';
import { tenthSet } from './tenth/set.ts';
import { thirdSet } from './third-set.ts';
import { thirteenthSet } from './thirteenth/set.ts';
import { twelfthSet } from './twelfth/set.ts';
import { twentiethSet } from './twentieth/set.ts';
import { twentyEighthSet } from './twenty-eighth/set.ts';
import { twentyFifthSet } from './twenty-fifth/set.ts';
import { twentyFirstSet } from './twenty-first/set.ts';
import { twentyFourthSet } from './twenty-fourth/set.ts';
import { twentySecondSet } from './twenty-second/set.ts';
import { twentySeventhSet } from './twenty-seventh/set.ts';
import { twentySixthSet } from './twenty-sixth/set.ts';
import { twentyThirdSet } from './twenty-third/set.ts';

export interface QuestionSet {
  questions: readonly Question[];
  /** Least share of the answerable ones that must be answered, and right. Rises, never falls. */
  rightShareMinimum: number;
  /** The full proof asks further wordings too, and `npm test` every so manieth question. */
  isByFrame?: boolean;
}

/**
 * The goal for a set that nobody has worked on is 0.8. Counted unseen, one after the other, they were 0.59, 0.74, 0.57, 0.30,
 * 0.25, 0.44, 0.54, 0.57, 0.65, 0.56, 0.46, 0.67, 0.79, 0.70, 0.71, 0.68, 0.70, 0.68, 0.88, 0.59, 0.79, 0.82, 0.82, 0.75, 0.89 (with nothing wrong), 0.57, 0.69 and 0.57;
 * all but the twenty-fifth have been worked on since, the two before it in their wrong answers alone. The fourth and the fifth ask most things in three wordings.
 */
export const questionSets = {
  first: { questions: firstSet, rightShareMinimum: 0.96 },
  second: { questions: secondSet, rightShareMinimum: 0.96 },
  third: { questions: thirdSet, rightShareMinimum: 0.9 },
  fourth: { questions: fourthSet, rightShareMinimum: 0.58 },
  fifth: { questions: fifthSet, rightShareMinimum: 0.52 },
  sixth: { questions: sixthSet, rightShareMinimum: 0.92 },
  seventh: { questions: seventhSet, rightShareMinimum: 0.81 },
  eighth: { questions: eighthSet, rightShareMinimum: 0.88 },
  ninth: { questions: ninthSet, rightShareMinimum: 0.74 },
  tenth: { questions: tenthSet, rightShareMinimum: 0.85 },
  eleventh: { questions: eleventhSet, rightShareMinimum: 0.8 },
  twelfth: { questions: twelfthSet, rightShareMinimum: 0.66 },
  thirteenth: { questions: thirteenthSet, rightShareMinimum: 0.89 },
  fourteenth: { questions: fourteenthSet, rightShareMinimum: 0.87 },
  fifteenth: { questions: fifteenthSet, rightShareMinimum: 0.85 },
  sixteenth: { questions: sixteenthSet, rightShareMinimum: 0.92 },
  seventeenth: { questions: seventeenthSet, rightShareMinimum: 0.85 },
  eighteenth: { questions: eighteenthSet, rightShareMinimum: 0.92 },
  nineteenth: { questions: nineteenthSet, rightShareMinimum: 0.92 },
  twentieth: { questions: twentiethSet, rightShareMinimum: 0.96 },
  'twenty-first': { questions: twentyFirstSet, rightShareMinimum: 0.94 },
  'twenty-second': { questions: twentySecondSet, rightShareMinimum: 0.96 },
  'twenty-third': { questions: twentyThirdSet, rightShareMinimum: 0.82 },
  'twenty-fourth': { questions: twentyFourthSet, rightShareMinimum: 0.76 },
  'twenty-fifth': { questions: twentyFifthSet, rightShareMinimum: 0.89 },
  'twenty-sixth': { questions: twentySixthSet, rightShareMinimum: 0.78 },
  // Counted unseen: 0.69 right, with eight of 499 wrong; learnt from since.
  'twenty-seventh': { questions: twentySeventhSet, rightShareMinimum: 0.91, isByFrame: true },
  // Counted unseen: 0.57 right, with eight of 190 wrong; learnt from since.
  'twenty-eighth': { questions: twentyEighthSet, rightShareMinimum: 0.75 },
  frames: { questions: practiceFrames, rightShareMinimum: 0.96, isByFrame: true },
  'frames-held': { questions: heldFrames, rightShareMinimum: 0.96, isByFrame: true },
  // Counted unseen: 0.83 right, with six of 396 wrong; learnt from since.
  'frames-fresh': { questions: freshFrames, rightShareMinimum: 0.96, isByFrame: true },
  // Counted unseen: 0.80 right, with nine of 396 wrong; learnt from since.
  'frames-second-fresh': { questions: secondFreshFrames, rightShareMinimum: 0.97, isByFrame: true },
} satisfies Record<string, QuestionSet>;
