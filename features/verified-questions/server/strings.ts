import { verifiedQuestionsMaximum } from '../limits.ts';

/** Sentences that only the server writes. */
export const verifiedServerStrings = {
  unknown: 'There is no such verified question.',
  unknownAnswer: 'There is no such answer.',
  notByPlan: 'Only an answer that was computed by a plan can be confirmed.',
  tablesChanged:
    'The tables have changed since this answer. Ask the question again, then confirm the new answer.',
  buildsOnEarlier:
    'This answer builds on the one before it. Ask the question in full, so that it stands by itself, then confirm its answer.',
  daysUnclear:
    'The words of this question are not understood without a language model, so it is not known whether its days move with time. Ask it in plainer words, then confirm its answer.',
  full: `A workspace holds at most ${verifiedQuestionsMaximum} verified questions. Remove one first.`,
  notUsable: (reason: string) => `It cannot be confirmed as it is. ${reason}`,
  noOtherReading: 'The question is read as it was confirmed, so there is no other reading to take.',
  confirmed: (by: string, day: string) => `Confirmed by ${by} on ${day}.`,
  confirmedAlike: (question: string, by: string, day: string) =>
    `Confirmed by ${by} on ${day} for "${question}", which differs in a value or a period alone.`,
  stillUsed: (reason: string) => `The confirmed reading was used all the same. ${reason}`,
  notUsed: (by: string, reason: string) =>
    `${by} had confirmed an answer to this question, but it cannot be used any more. ${reason}`,
  changed: (different: number, all: number) =>
    all > 1
      ? `The data have changed since: ${different.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} rows ${different === 1 ? 'is' : 'are'} different.`
      : 'The data have changed since, and the answer with them.',
  daysMoved: 'Its days have moved on with time, and the answer with them.',
  changedSince: (day: string, changes: readonly string[]) =>
    `The data have changed since ${day}, and the answer with them. ${changes.join(' ')}`,
  replayCut: (reason: string) => `The last replay did not come to an end. ${reason}`,
} as const;
