import { hasWord, splitWords, wordSet } from '../profile/words.ts';
import type { FormCounts } from './column-statistics.ts';
import { type ChosenReading, type Decision, isAll, noteDecision } from './decision.ts';

/** Numbers of this length are as likely ids: only a header says that they are moments. */
const momentWords = wordSet(
  'time timestamp ts epoch unix unixtime date datetime created updated modified logged occurred received sent visited seen at zeit zeitpunkt zeitstempel datum fecha hora date heure data',
);

/** The decision for a column of Unix times, in seconds or in milliseconds; null of any other, and where a person wants the numbers. */
export function decideUnixTime(
  decision: Decision,
  counts: FormCounts,
  { type }: ChosenReading,
): Decision | null {
  const isWanted = type === undefined || type === 'timestamp' || type === 'date';
  const isSeconds = isAll(counts, counts.unixSeconds);
  const isMilliseconds = isAll(counts, counts.unixMilliseconds);
  if (!isWanted || !(isSeconds || isMilliseconds) || !hasWord(splitWords(decision.name), momentWords))
    return null;
  const unit = isSeconds ? 'second' : 'millisecond';
  noteDecision(
    decision,
    'type',
    `Column "${decision.name}" holds Unix times in ${unit}s; they are read as dates with their time, in UTC.`,
    { kind: 'setType', type: 'integer' },
  );
  return { ...decision, plan: { kind: 'unixTime', unit } };
}
