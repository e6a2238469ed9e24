import { hoursUnit } from '#kernel/format-number.ts';
import { hasWord, splitWords, wordSet } from '../profile/words.ts';
import type { FormCounts } from './column-statistics.ts';
import { type ChosenReading, type Decision, isAll, noteDecision } from './decision.ts';

/** Names of columns that hold how long something took. */
const durationWords =
  wordSet(`talk handle handling hold queue ring processing cycle lap race duration elapsed hours worked spent length runtime overtime downtime uptime time_spent lead waiting wait
  travel response idle break effort labour labor dauer stunden arbeitszeit überstunden zeitaufwand laufzeit fahrzeit durée duree heures
  durata ore horas duración duracion duração uren duur czas godziny süre saat`);
/** Names of columns that hold when something happened. */
const momentWords = wordSet(
  'at start end begin clock arrival departure open opening close closing von bis beginn ende début fin inizio fine inicio uhrzeit from until',
);

/**
 * The decision for a column of `h:mm`: a duration where an hour is beyond the day or the column is called so, a time of day
 * where it is called so. Between them only a person knows; null then, and for all other columns.
 */
export function decideClock(decision: Decision, counts: FormCounts, chosen: ChosenReading): Decision | null {
  if (!isAll(counts, counts.clock) || chosen.type === 'text') return null;
  const isWithinDay = isAll(counts, counts.time);
  const words = splitWords(decision.name);
  const isMoment = hasWord(words, momentWords);
  const isDuration = chosen.known?.unit === hoursUnit || (!isMoment && hasWord(words, durationWords));
  if (chosen.type === 'time' && isWithinDay) return { ...decision, plan: { kind: 'time' } };
  const isNumber = chosen.type === 'decimal' || chosen.type === 'double' || chosen.type === 'integer';
  if (!isWithinDay || isDuration || isNumber) {
    noteDecision(
      decision,
      'type',
      `Column "${decision.name}" is read as durations: hours and minutes that add up.`,
      { kind: 'setType', type: isWithinDay ? 'time' : 'text' },
    );
    return { ...decision, plan: { kind: 'duration' }, unit: hoursUnit };
  }
  if (isMoment || hasWord(words, wordSet('time hour zeit heure hora ora')))
    noteDecision(decision, 'type', `Column "${decision.name}" is read as times of day.`, {
      kind: 'setType',
      type: 'decimal',
    });
  else
    noteDecision(
      decision,
      'type',
      `Column "${decision.name}" is kept as text: values such as 12:30 may be times of day or durations.`,
      { kind: 'setType', type: 'decimal' },
    );
  return isMoment || hasWord(words, wordSet('time hour zeit heure hora ora'))
    ? { ...decision, plan: { kind: 'time' } }
    : decision;
}
