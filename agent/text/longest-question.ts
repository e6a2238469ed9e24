import { PlanningTooLong } from '../planning-time.ts';
import { tokenize } from './tokens.ts';

/** Words, numbers and signs. The longest question that is let in has some two hundred; rules look at each word beside all others. */
const longestQuestion = 300;

/** Refuses what is no question but a document, before anything is read of it. Throws `PlanningTooLong`. */
export function refuseDocument(text: string): void {
  if (isDocument(text)) throw new PlanningTooLong();
}

export function isDocument(text: string): boolean {
  return tokenize(text).length > longestQuestion;
}
