import { inSource, type Question, sampleCompanySource, type WrittenQuestion } from '../question.ts';
import { amountQuestions } from './amounts.ts';
import { changeQuestions } from './changes.ts';
import { conditionQuestions } from './conditions.ts';
import { dialogues } from './dialogues.ts';
import { filterQuestions } from './filters.ts';
import { unanswerableQuestions } from './no-answer.ts';
import { rankingQuestions } from './ranking.ts';
import { ratioQuestions } from './ratios.ts';
import { recordQuestions } from './records.ts';
import { dataQuestions } from './the-data.ts';
import { windowQuestions } from './windows.ts';

const byName: Readonly<Record<string, readonly WrittenQuestion[]>> = {
  amounts: amountQuestions,
  ranking: rankingQuestions,
  records: recordQuestions,
  filters: filterQuestions,
  ratios: ratioQuestions,
  changes: changeQuestions,
  windows: windowQuestions,
  conditions: conditionQuestions,
  data: dataQuestions,
  dialogues,
  none: unanswerableQuestions,
};

/** The sample company as a finance lead, a sales manager or a shop owner asks about it, with conversations judged at each turn. */
export const twentySeventhSet: Question[] = Object.entries(byName).flatMap(([name, questions]) =>
  inSource(`twenty-seventh-${name}`, sampleCompanySource, questions),
);
