import { addDays, addGrains, type Grain, startOfGrain } from '../dates/calendar.ts';
import { isDatePart } from '../dates/day-parts.ts';
import { daysOf, type Period, period } from '../dates/period.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { datingOf } from '../model/dating.ts';
import { stepColumn } from '../model/period-steps.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { type Draft, isRefusal, type Refusal } from './draft.ts';
import { isOfTotals } from './mean-of-totals.ts';
import type { Noun, Parts } from './parts.ts';
import { isTotalWord } from './period-means.ts';

/**
 * "average number of orders per month in 2025": what the whole months of a stretch that is over come to on average, those without rows as well.
 * Null where it is not known that the rows go from its beginning to its end.
 */
export function meanOfPeriods(
  model: SemanticModel,
  asked: Parts,
  { tokens, today }: Pick<Lattice, 'tokens' | 'today'>,
): Draft[] | Refusal | null {
  const parts = withUnit(asked);
  const terms = parts.groups.flatMap((group) => group.terms);
  const [unit, ...units] = terms;
  if (unit?.kind !== 'grain' || isDatePart(unit.grain) || units.length > 0) return null;
  const isOnAverage = parts.marks.has('onAverage');
  const [term, ...measures] = parts.measures;
  const [noun, ...nouns] = parts.nouns;
  const isCounted = term
    ? term.aggregate === 'avg' || (term.aggregate === 'count' && isOnAverage)
    : isOnAverage;
  const counted = term ? term.noun : noun;
  const others =
    measures.length + nouns.length + parts.ranks.length + parts.sorts.length + parts.withouts.length;
  const isPlain = [...parts.marks.keys()].every((mark) => mark === 'onAverage') && parts.asks.size === 0;
  if (!counted || !isCounted || others > 0 || (term && noun) || !isPlain) return null;
  // "average number of units per day": what all orders of a day add up to.
  const isSummed =
    counted.kind === 'column' &&
    (isTotal(counted) ||
      (term?.isHowMany && isAdditive(counted)) ||
      (term !== undefined && isOfTotals(term, tokens)));
  if (counted.kind === 'column' && (!isSummed || stepColumn(counted.column.table, unit.grain))) return null;
  const table = counted.kind === 'table' ? counted.table : counted.column.table;
  const [told, ...more] = parts.periods;
  const dating = datingOf(table);
  if (more.length > 0 || told?.negated || !dating) return null;
  const { min, max, type } = columnOf(model, dating.column).profile;
  if (type !== 'date' && type !== 'timestamp') return null;
  const stretch = wholeUnits(told?.reading.period ?? null, unit.grain, { min, max, today });
  // "average revenue by month" may want a row for each, where no time says otherwise.
  const isListed = parts.groups.some(({ from }) => tokens[from]?.lower === 'by');
  if (!stretch || (stretch.isChosen && isListed)) return null;
  const { start, end } = stretch.period;
  if (!start || !end) return null;
  const isCovered =
    String(min) < addGrains(start, unit.grain, 1) && String(max) >= addGrains(end, unit.grain, -1);
  if (!isCovered) return null;
  const reading = { to: 0, period: stretch.period, hasPreposition: true };
  const drafts = aggregateFrame(model, {
    ...parts,
    periods: [{ ...(told ?? { from: 0, to: 0, column: null, negated: false }), reading }],
    marks: new Map(),
    nouns: [],
    measures: [
      {
        from: counted.from,
        to: counted.to,
        aggregate: counted.kind === 'table' ? 'count' : 'sum',
        noun: counted,
        isHowMany: false,
      },
    ],
  });
  const assumptions = stretch.isChosen
    ? [{ kind: 'period', chosen: `whole ${unit.grain}s: ${stretch.period.label}`, options: [] }]
    : [];
  return isRefusal(drafts)
    ? drafts
    : drafts.map((draft) => ({
        ...draft,
        overGroups: 'mean' as const,
        assumptions: [...draft.assumptions, ...assumptions],
      }));
}

/**
 * The stretch of which the units are averaged: what was said, where it is over; else the whole units of it so far, or, where no time was said,
 * those that the rows cover. Null where there are no two.
 */
function wholeUnits(
  told: Period | null,
  grain: Grain,
  { min, max, today }: { min: string | null; max: string | null; today: string },
): { period: Period; isChosen: boolean } | null {
  if (told && (!told.start || !told.end)) return null;
  if (told?.start && told.end && told.end <= today) return { period: told, isChosen: false };
  if (min === null || max === null) return null;
  const first = told?.start ?? min.slice(0, 10);
  const opened = startOfGrain(first, grain);
  const start = opened < first ? addGrains(opened, grain, 1) : opened;
  const behind = addDays(max.slice(0, 10), 1);
  const last = [behind, today, told?.end ?? today].toSorted()[0] ?? today;
  const end = startOfGrain(last, grain);
  if (addGrains(start, grain, 2) > end) return null;
  return { period: { ...period(start, end, daysOf({ start, end }), null) }, isChosen: true };
}

/** "average daily sales": what each day comes to, as "average sales per day" says. */
function withUnit(parts: Parts): Parts {
  const [term, ...more] = parts.measures;
  if (!term?.ofEach || more.length + parts.groups.length > 0) return parts;
  const { ofEach, ...measure } = term;
  const { from, to } = term;
  const unit = { from, to, kind: 'grain' as const, grain: ofEach, column: null };
  return { ...parts, measures: [measure], groups: [{ from, to, via: 'per', terms: [unit] }] };
}

/** Words that name a total, as "revenue" does, so that the average of a day is one of its totals. */
function isTotal(noun: Noun): boolean {
  return isAdditive(noun) && noun.kind === 'column' && isTotalWord(noun.link.phrase);
}

function isAdditive(noun: Noun): boolean {
  return noun.kind === 'column' && noun.column.profile.role === 'additive';
}
