import { firstSet } from './first-set.ts';
import type { Question } from './question.ts';
import { secondSet } from './second-set.ts';

export const questionSets: Record<'first' | 'second', readonly Question[]> = {
  first: firstSet,
  second: secondSet,
};
