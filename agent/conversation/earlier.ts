import { addGrains, type Grain, grains, startOfGrain } from '../dates/calendar.ts';
import { calendarPeriod, daysOf, type Period, period } from '../dates/period.ts';
import type { Plan, PlanAssumption } from '../plan.ts';
import { type Draft, isRefusal, type Refusal, refuse } from '../planning/draft.ts';
import { withEarlier } from '../planning/drivers-frame.ts';
import { besidePeriod, periodOf } from './compare.ts';

/** "is that more than the month before", "up or down", "compared to the same month last year": the same number of an earlier time. */
export interface Earlier {
  kind: 'earlier';
  /** How much earlier; null is the period just before, of the same length. */
  unit: Grain | null;
  /** "last year" or "a year ago" was said, which may be meant from now: told as an assumption. */
  isLast: boolean;
}

const lead = '(?:(?:and|so|but|ok|okay|now|then|please) )*';
const that = '(?:that|it|this|those|these|they|things|the number|the figure|that number)';
const unit = '(year|quarter|month|week|day)';
const way =
  '(?:more|less|fewer|higher|lower|better|worse|bigger|smaller|larger|greater|up|down|an increase|a decrease|an improvement|a drop|a rise|increasing|decreasing|growing|rising|falling|going up|going down|gone up|gone down)';
const ways = `(?:(?:any|a lot|much) )?${way}(?: (?:or|and) ${way})?`;
const before = `(?:the )?${unit} (?:before|earlier|prior|ago)|(?:a|one) ${unit} (?:before|earlier|ago)|the (?:previous|prior|preceding) ${unit}`;
const same =
  '(?:the )?same (?:period|time|month|quarter|week|day|days|stretch) (?:(?:of|in|from) )?(?:(?:the )?(?:last|previous|prior) year|(?:the |a |one )?year (?:before|ago|earlier|prior))';
const just =
  '(?:the )?(?:one|time|period|stretch|previous one|previous period|period before|one before|time before) before(?: that)?|(?:the )?(?:previous|prior) (?:one|period)';
const since = `(?:${before}|(${same})|(last year)|(${just}))`;
const to = '(?:than|to|with|against|from|on|over|versus|vs|compared to|compared with|relative to|since)';

/** Each has the groups of `since`, in which a time is said, or none. */
const patterns = [
  `(?:is|was|are|were|has) ${that} ${ways}(?: (?:in )?${to}(?: in)? ${since})?`,
  `(?:is|was|are|were) ${that} ${ways} (?:in )?${since}`,
  `(?:how|what) (?:does|did|do|is|was|has) ${that} (?:compare|stack up|look|compared|comparing|do)(?: ${to})? ${since}`,
  `(?:compare|compared|compare ${that}|versus|vs|against|relative)(?: (?:to|with|against))? ${since}`,
  `(?:up|down|more|less|higher|lower) or (?:down|up|less|more|lower|higher)(?: ${to} ${since})?`,
].map((pattern) => new RegExp(`^${lead}${pattern}$`));

/** What is said about the answer before beside an earlier time; null of everything else. */
export function earlierOf(words: readonly string[]): Earlier | null {
  const text = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' ');
  for (const pattern of patterns) {
    const said = pattern.exec(text);
    if (!said) continue;
    const [before, a, previous, isSame, isLast] = said.slice(1);
    const named = before ?? a ?? previous;
    const isYear = isSame !== undefined || isLast !== undefined;
    return {
      kind: 'earlier',
      unit: named === undefined ? (isYear ? 'year' : null) : (named as Grain),
      isLast: isLast !== undefined || /\bago\b/u.test(text),
    };
  }
  return null;
}

/** The answer before beside the same number of the earlier time. */
export function besideEarlier(previous: Plan, draft: Draft, { unit, isLast }: Earlier): Draft | Refusal {
  const own = previous.where.filter((predicate) => predicate.kind === 'period');
  const [told, ...more] = own;
  if (told?.kind !== 'period' || more.length > 0 || told.negated)
    return refuse(
      'The answer before is not of one stretch of time, so there is none before it: name the two, as in "May compared to April".',
    );
  const now = periodOf(told);
  const pair = unit === null ? justBefore(now) : shiftedBack(now, unit, isLast);
  if (isRefusal(pair)) return pair;
  const compared = besidePeriod(previous, draft, told, [now, pair.earlier]);
  return isRefusal(compared) ? compared : { ...compared, assumptions: pair.assumptions };
}

interface Before {
  earlier: Period;
  assumptions: PlanAssumption[];
}

/** Nobody said what it is compared with: the period before it, told as an assumption. */
function justBefore(now: Period): Before | Refusal {
  const found = withEarlier(now);
  return isRefusal(found) ? found : { earlier: found.periods[0], assumptions: found.assumptions };
}

function shiftedBack(now: Period, unit: Grain, isLast: boolean): Before | Refusal {
  const { start, end, grain, label } = now;
  if (start === null || end === null) return refuse('An open period cannot be compared.');
  const isUnit = grain === unit;
  if (isLast && isUnit) return justBefore(now);
  if (!isUnit && grains.indexOf(unit) < grains.indexOf(grain ?? 'day'))
    return refuse(`${label} is longer than a ${unit}: say with which period it should be compared.`);
  const moved = [addGrains(start, unit, -1), addGrains(end, unit, -1)] as const;
  const isCalendar =
    grain !== null &&
    calendarPeriod(moved[0], grain).end === moved[1] &&
    startOfGrain(moved[0], grain) === moved[0];
  const earlier = isCalendar
    ? calendarPeriod(moved[0], grain)
    : period(...moved, daysOf({ start: moved[0], end: moved[1] }), null);
  const chosen = `${earlier.label}, the same time a ${unit} before ${label}`;
  return { earlier, assumptions: isLast ? [{ kind: 'compared with', chosen, options: [] }] : [] };
}
