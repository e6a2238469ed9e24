import { inSource, type Question, sampleCompanySource, type WrittenQuestion } from '../../question.ts';
import { aggregateQuestions, countQuestions, distinctQuestions } from './amounts.ts';
import { groupComparisonQuestions, growthQuestions, periodQuestions } from './changes.ts';
import { aboveAverageQuestions, bothQuestions, havingQuestions, withoutQuestions } from './conditions.ts';
import { dateQuestions, numberQuestions, textQuestions, valueQuestions } from './filters.ts';
import { followUpQuestions } from './follow-ups.ts';
import { distributionQuestions, groupQuestions, trendQuestions } from './groups.ts';
import { unanswerableQuestions } from './no-answer.ts';
import { mostQuestions, topQuestions, windowQuestions } from './ranking.ts';
import { correlationQuestions, perQuestions, shareQuestions } from './ratios.ts';
import { eventQuestions, extremeQuestions, listQuestions, lookupQuestions } from './records.ts';
import { dataQualityQuestions, describeQuestions, metaQuestions } from './the-data.ts';

/** By the number of the kind of question; 34 is what no answer is right for. */
const byFrame: readonly (readonly [frame: number, questions: WrittenQuestion[]])[] = [
  [1, aggregateQuestions],
  [2, countQuestions],
  [3, distinctQuestions],
  [4, groupQuestions],
  [5, topQuestions],
  [6, mostQuestions],
  [7, extremeQuestions],
  [8, listQuestions],
  [9, lookupQuestions],
  [10, valueQuestions],
  [11, numberQuestions],
  [12, textQuestions],
  [13, perQuestions],
  [14, dateQuestions],
  [15, trendQuestions],
  [16, periodQuestions],
  [17, growthQuestions],
  [18, groupComparisonQuestions],
  [19, shareQuestions],
  [20, windowQuestions],
  [21, distributionQuestions],
  [22, havingQuestions],
  [23, withoutQuestions],
  [24, bothQuestions],
  [25, aboveAverageQuestions],
  [26, eventQuestions],
  [27, correlationQuestions],
  [30, describeQuestions],
  [31, metaQuestions],
  [32, dataQualityQuestions],
  [33, followUpQuestions],
  [34, unanswerableQuestions],
];

/** Twelve wordings of six meanings for each kind of question over the sample company, and two dozen that have no answer. */
export const secondFreshFrames: Question[] = byFrame.flatMap(([frame, questions]) =>
  inSource(`second-fresh-${frame}`, sampleCompanySource, questions),
);
