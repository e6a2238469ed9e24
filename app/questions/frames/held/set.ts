import { inSource, type Question, sampleCompanySource, type WrittenQuestion } from '../../question.ts';
import { aggregateQuestions, countQuestions, distinctQuestions } from './amounts.ts';
import { comparedPeriodQuestions, growthQuestions } from './changes.ts';
import {
  aboveAverageQuestions,
  bothOfQuestions,
  havingQuestions,
  withoutOrWithQuestions,
} from './conditions.ts';
import { dateFilterQuestions, firstOrLastQuestions, trendQuestions } from './dates.ts';
import { numberFilterQuestions, textFilterQuestions, valueFilterQuestions } from './filters.ts';
import { followUpQuestions } from './follow-ups.ts';
import { byCategoryQuestions, comparedGroupQuestions, shareQuestions } from './groups.ts';
import { noAnswerQuestions } from './no-answer.ts';
import { bestEntityQuestions, bestRecordQuestions, topOrBottomQuestions } from './ranking.ts';
import { correlationQuestions, ratioQuestions } from './ratios.ts';
import { listQuestions, lookupQuestions } from './records.ts';
import { aboutTablesQuestions, descriptionQuestions, missingValueQuestions } from './the-data.ts';
import { distributionQuestions, runningTotalQuestions } from './windows.ts';

/** Every frame by its number; a question is named after its frame: `frame-5-held-sample-company-2b`. */
const frames: Record<number, WrittenQuestion[]> = {
  1: aggregateQuestions,
  2: countQuestions,
  3: distinctQuestions,
  4: byCategoryQuestions,
  5: topOrBottomQuestions,
  6: bestEntityQuestions,
  7: bestRecordQuestions,
  8: listQuestions,
  9: lookupQuestions,
  10: valueFilterQuestions,
  11: numberFilterQuestions,
  12: textFilterQuestions,
  13: ratioQuestions,
  14: dateFilterQuestions,
  15: trendQuestions,
  16: comparedPeriodQuestions,
  17: growthQuestions,
  18: comparedGroupQuestions,
  19: shareQuestions,
  20: runningTotalQuestions,
  21: distributionQuestions,
  22: havingQuestions,
  23: withoutOrWithQuestions,
  24: bothOfQuestions,
  25: aboveAverageQuestions,
  26: firstOrLastQuestions,
  27: correlationQuestions,
  30: descriptionQuestions,
  31: aboutTablesQuestions,
  32: missingValueQuestions,
  33: followUpQuestions,
  34: noAnswerQuestions,
};

export const heldFrames: Question[] = Object.entries(frames).flatMap(([frame, written]) =>
  inSource(`frame-${frame}-held`, sampleCompanySource, written),
);
