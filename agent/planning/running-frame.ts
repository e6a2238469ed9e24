import { isDatePart } from '../dates/day-parts.ts';
import { isDateColumn } from '../model/dating.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import { periodTexts } from '../model/period-texts.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { type Draft, type DraftDimension, isRefusal, type Refusal, refuse } from './draft.ts';
import type { Parts } from './parts.ts';

/** "cumulative revenue by month", "running total of orders": counts and totals added up from period to period. */
export function runningFrame(model: SemanticModel, parts: Parts): Draft[] | Refusal {
  if (parts.ranks.length + parts.sorts.length > 0) return refuse('A running total has its own order.');
  const drafts = aggregateFrame(model, withRows(parts));
  if (isRefusal(drafts)) return drafts;
  const run = drafts
    .map((draft) => running(alongNamed(model, draft)))
    .flatMap((draft) => (isRefusal(draft) ? [] : [draft]));
  if (run.length > 0) return run;
  const mark = parts.marks.get('running');
  const hasPeriods =
    parts.marks.has('trend') ||
    parts.groups.some(({ terms }) => terms.some(({ kind }) => kind === 'grain')) ||
    drafts.some((draft) => namesPeriods(model, draft));
  // "Cumulative units" names no periods: it runs over those that "over time" means.
  return mark && !hasPeriods
    ? runningFrame(model, { ...parts, marks: new Map([...parts.marks, ['trend', mark]]) })
    : notAdded;
}

/** "cumulative Wert by Datum": the date or the year that it is grouped by is what it runs along, day by day or year by year. */
function alongNamed(model: SemanticModel, draft: Draft): Draft {
  if (draft.grain !== null) return draft;
  const isPlain = (dimension: DraftDimension): boolean => dimension.grain === null && !dimension.band;
  const grainOf = ({ column }: DraftDimension): 'day' | 'year' | null => {
    const { profile } = columnOf(model, column);
    if (isDateColumn(profile)) return 'day';
    return isYearColumn(profile) ? 'year' : null;
  };
  const [time, ...more] = draft.dimensions.filter(
    (dimension) => isPlain(dimension) && grainOf(dimension) !== null,
  );
  const grain = time ? grainOf(time) : null;
  if (!time || grain === null || more.length > 0) return draft;
  return {
    ...draft,
    dimensions: draft.dimensions.filter((dimension) => dimension !== time),
    grain: { grain, column: time.column },
  };
}

/** Whether it is grouped by texts that name periods: FY23, Q1-23. */
function namesPeriods(model: SemanticModel, { dimensions }: Draft): boolean {
  return dimensions.some(({ column }) => periodTexts(columnOf(model, column).profile) !== null);
}

/** "cumulative orders in 2026": what is added up is counted, by month. */
function withRows(parts: Parts): Parts {
  const [noun, ...more] = parts.nouns;
  const isBare =
    noun?.kind === 'table' &&
    more.length + parts.measures.length + parts.groups.length + parts.formulas.length === 0 &&
    !parts.marks.has('trend') &&
    parts.asks.size === 0;
  const mark = parts.marks.get('running');
  return isBare && mark ? { ...parts, marks: new Map([...parts.marks, ['trend', mark]]) } : parts;
}

const notAdded = refuse('Only counts and totals can be added up, from one period to the next.');

/** Adds the numbers of a draft up. Each group runs by itself, behind its periods; the groups lead, so that each can be followed. */
export function running(draft: Draft): Draft | Refusal {
  if (draft.grain === null || isDatePart(draft.grain.grain)) return notAdded;
  const isAdded = draft.measures.every(
    ({ aggregate, column, per }) =>
      per === null && (aggregate === 'sum' || (aggregate === 'count' && column === null)),
  );
  if (!isAdded) return notAdded;
  const groups = draft.dimensions.length;
  return {
    ...draft,
    isRunning: true,
    ...(groups > 0 ? { within: groups, isGrainRanked: true as const } : {}),
  };
}
