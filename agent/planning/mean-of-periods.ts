import { addGrains } from '../dates/calendar.ts';
import { isDatePart } from '../dates/day-parts.ts';
import { datingOf } from '../model/dating.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { type Draft, isRefusal, type Refusal } from './draft.ts';
import type { Parts } from './parts.ts';

/**
 * "average number of orders per month in 2025": what the whole months of a stretch that is over come to on average, those without rows as well.
 * Null where it is not known that the rows go from its beginning to its end.
 */
export function meanOfPeriods(model: SemanticModel, parts: Parts, today: string): Draft[] | Refusal | null {
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
    measures.length +
    nouns.length +
    parts.filters.length +
    parts.ranks.length +
    parts.sorts.length +
    parts.withouts.length;
  const isPlain = [...parts.marks.keys()].every((mark) => mark === 'onAverage') && parts.asks.size === 0;
  if (counted?.kind !== 'table' || !isCounted || others > 0 || (term && noun) || !isPlain) return null;
  const [asked, ...more] = parts.periods;
  const { start = null, end = null } = asked?.reading.period ?? {};
  const dating = datingOf(counted.table);
  if (more.length > 0 || asked?.negated || !start || !end || end > today || !dating) return null;
  const { min, max } = columnOf(model, dating.column).profile;
  const isCovered =
    String(min) < addGrains(start, unit.grain, 1) && String(max) >= addGrains(end, unit.grain, -1);
  if (!isCovered) return null;
  const drafts = aggregateFrame(model, {
    ...parts,
    marks: new Map(),
    nouns: [],
    measures: [{ from: counted.from, to: counted.to, aggregate: 'count', noun: counted, isHowMany: false }],
  });
  return isRefusal(drafts) ? drafts : drafts.map((draft) => ({ ...draft, overGroups: 'mean' as const }));
}
