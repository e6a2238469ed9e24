import { addDays, addGrains, yearOf } from '../dates/calendar.ts';
import type { Period } from '../dates/period.ts';
import { saysYear } from '../dates/said-years.ts';
import type { Plan, Predicate } from '../plan.ts';
import { type Refusal, refuse } from '../planning/draft.ts';
import type { Parts, PeriodPart } from '../planning/parts.ts';
import type { Token } from '../text/tokens.ts';

type Told = Extract<Predicate, { kind: 'period' }>;

/**
 * "revenue in Q1 2025", "and Q2?": a month, a quarter or a day that is told without its year is one of the year that the answer before is about, and
 * not of this year. Refused where that year is not plain: January behind December, a week by its number.
 */
export function inYearBefore(parts: Parts, tokens: readonly Token[], previous: Plan): Parts | Refusal {
  const isOfSeveral = previous.where.some(
    (each) => each.kind === 'any' && each.parts.every(({ kind }) => kind === 'period'),
  );
  const open = parts.periods.find(({ from, to }) => !saysYear(tokens.slice(from, to)));
  if (isOfSeveral && open)
    return refuse(`It is not clear of which year ${open.reading.period.label} is meant: say it.`);
  const told = previous.where.filter((each): each is Told => each.kind === 'period' && !each.negated);
  const [only, ...more] = told;
  if (!only || more.length > 0 || only.start === null || only.end === null) return parts;
  const year = yearOf(only.start);
  if (yearOf(addDays(only.end, -1)) !== year) return parts;
  const periods: PeriodPart[] = [];
  for (const part of parts.periods) {
    const { period } = part.reading;
    const isOpen = period.start === null || period.end === null || yearOf(period.start) === year;
    if (isOpen || saysYear(tokens.slice(part.from, part.to))) {
      periods.push(part);
      continue;
    }
    const moved = inYear(period, year);
    const isBehindIt = moved?.start === `${year}-01-01` && only.end === `${year + 1}-01-01` && !isYear(only);
    if (!moved || isBehindIt)
      return refuse(`It is not clear of which year ${period.label} is meant: say it.`);
    periods.push({ ...part, reading: { ...part.reading, period: moved } });
  }
  return { ...parts, periods };
}

function isYear({ start, end }: Told): boolean {
  return start !== null && end !== null && addGrains(start, 'year', 1) === end;
}

/** The same days of another year; null of weeks, which are others there. */
function inYear(period: Period, year: number): Period | null {
  const { start, end, label, grain, isLoose, fiscal } = period;
  // Easter is on other days, and a business year may begin on others.
  if (start === null || end === null || grain === 'week' || isLoose || fiscal) return null;
  const own = yearOf(start);
  const isWithin = yearOf(addDays(end, -1)) === own && label.includes(String(own));
  return isWithin
    ? {
        ...period,
        start: addGrains(start, 'year', year - own),
        end: addGrains(end, 'year', year - own),
        label: label.replaceAll(String(own), String(year)),
        alternatives: [],
      }
    : null;
}
