import { yearOf } from '../dates/calendar.ts';
import type { Period } from '../dates/period.ts';
import { type PeriodTexts, textsWithin } from '../model/period-texts.ts';
import type { ModelColumn } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import { type Refusal, refuse } from './draft.ts';

type PeriodPredicate = Extract<Predicate, { kind: 'period' }>;

/**
 * A time as a condition on texts that name periods: those that lie in it. Refused where it cuts one of them, or where the texts count years in
 * another way than the question.
 */
export function writtenPredicate(
  { ref, label }: ModelColumn,
  texts: PeriodTexts,
  said: Period,
  negated: boolean,
): PeriodPredicate | Refusal {
  if (!texts.hasYear) return refuse(`${label} names no year.`);
  const bounds = calledBounds(texts, said);
  if (bounds === null) return refuse(unclearYear(label, texts, said));
  const inside = textsWithin(texts, bounds);
  const isTouched = ({ start, end }: PeriodTexts['values'][number]): boolean =>
    (bounds.end === null || start < bounds.end) && (bounds.start === null || end > bounds.start);
  const isCut = texts.values.some((value) => isTouched(value) && !inside.includes(value));
  if (isCut)
    return refuse(
      `${label} tells whole ${texts.grain === 'half' ? 'halves of years' : `${texts.grain}s`} only.`,
    );
  const told = inside.length > 0 ? writtenLabel(bounds, inside, said) : said.label;
  return { kind: 'period', column: ref, ...bounds, label: told, isYearNumber: false, negated };
}

/** As the file writes it, where the question names one of its periods, or counts years in its way. */
function writtenLabel({ start, end }: Bounds, inside: PeriodTexts['values'], said: Period): string {
  const [first, last] = [inside[0]?.text ?? '', inside.at(-1)?.text ?? ''];
  if (start !== null && end !== null && first === last) return first;
  if (!said.fiscal) return said.label;
  if (start !== null && end !== null) return `${first} to ${last}`;
  return start === null ? `up to ${last}` : `since ${first}`;
}

type Bounds = Pick<PeriodPredicate, 'start' | 'end'>;

/** The bounds of a time among the years that the texts are called by; null where it is not clear which of them is meant. */
function calledBounds({ isFiscal, isPair, grain }: PeriodTexts, said: Period): Bounds | null {
  const { start, end, fiscal, grain: unit } = said;
  if (said.isAsWritten) return { start, end };
  const isOfYears = [start, end].every((bound) => bound === null || bound.endsWith('-01-01'));
  // A business year of which nobody told when it begins is no year of the calendar.
  if (!isFiscal && !isPair) return fiscal && grain === 'year' ? null : { start, end };
  // "2023" of years that are called by two is part of both.
  const saysPair = fiscal !== undefined && fiscal.namedBy === null && fiscal.startMonth !== 1;
  if (isPair !== saysPair) return null;
  // The first quarter of the calendar is not that of a business year.
  if (!fiscal && !(isOfYears && (unit === 'year' || grain === 'year'))) return null;
  const later = fiscal?.namedBy === 'end' ? 1 : 0;
  const called = (bound: string | null): string | null =>
    bound === null ? null : `${yearOf(bound) + later}-01-01`;
  return { start: called(start), end: called(end) };
}

function unclearYear(label: string, { values }: PeriodTexts, { label: said }: Period): string {
  const names = values.slice(-2).map(({ text }) => text);
  return `${label} is told by ${names.join(' and ')}: say which of them ${said} means.`;
}
