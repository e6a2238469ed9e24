import type { VerifiedQuestion } from '../contract.ts';
import { verifiedQuestionsStrings as strings } from '../strings.ts';

const order = ['broken', 'changed', 'changedReading', 'holds'] as const;

/** "1 broken, 2 changed with the data, 4 hold". */
export function summaryOf(questions: readonly Pick<VerifiedQuestion, 'state'>[]): string {
  return order
    .map((state) => ({ state, count: questions.filter((each) => each.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => strings.summary[state](count))
    .join(', ');
}
