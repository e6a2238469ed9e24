import type { SemanticModel } from '../model/semantic-model.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import type { Parts } from './parts.ts';

/** "revenue 2024 vs 2025", "compare Germany and France by revenue": two periods or two groups side by side. */
export function compareFrame(model: SemanticModel, parts: Parts): Draft[] | Refusal {
  if (parts.ranks.length > 0 || parts.marks.has('share') || parts.marks.has('trend'))
    return refuse('A comparison with a ranking cannot be answered yet.');
  return parts.periods.length === 2 ? comparePeriods(model, parts) : compareGroups(model, parts);
}

function comparePeriods(model: SemanticModel, parts: Parts): Draft[] | Refusal {
  const [first, second] = parts.periods;
  const columns = new Set([first?.column, second?.column].filter((column) => column));
  if (!first || !second || first.negated || second.negated || columns.size > 1)
    return refuse('It is not clear which two periods are compared.');
  if ([first, second].some(({ reading: { period } }) => period.start === null || period.end === null))
    return refuse('An open period cannot be compared.');
  const drafts = aggregateFrame(model, { ...parts, periods: [] });
  if (isRefusal(drafts)) return drafts;
  return drafts
    .filter((draft) => draft.measures.length === 1 && draft.grain === null)
    .map((draft) => ({
      ...draft,
      comparePeriods: [first.reading.period, second.reading.period],
      periods: [],
      dimensions: draft.dimensions,
      comparisonLabels: [first.reading.period.label, second.reading.period.label],
      grain: null,
      compareColumn: (first.column ?? second.column)?.ref ?? null,
    }));
}

/** The two values become groups: the rows of the answer stand side by side. */
function compareGroups(model: SemanticModel, parts: Parts): Draft[] | Refusal {
  const lists = parts.filters.filter((filter) => filter.kind === 'values' && !filter.negated);
  const values = lists.flatMap((filter) => (filter.kind === 'values' ? filter.values : []));
  const [first, second, ...more] = values;
  if (!first || !second || more.length > 0) return refuse('It is not clear which two groups are compared.');
  if (first.column.table !== second.column.table || first.column.column !== second.column.column)
    return refuse('The two values stand in different columns.');
  const [list] = lists;
  if (list?.kind !== 'values') return refuse('It is not clear which two groups are compared.');
  const merged = { ...list, values: [first, second], link: 'or' as const };
  const filters = [...parts.filters.filter((filter) => !lists.includes(filter)), merged];
  const drafts = aggregateFrame(model, { ...parts, filters });
  if (isRefusal(drafts)) return drafts;
  return drafts
    .filter((draft) => draft.measures.length === 1 && draft.dimensions.length === 0)
    .map((draft) => ({
      ...draft,
      dimensions: [{ column: first.column, grain: null, key: null }],
      comparisonLabels: [first.value, second.value],
    }));
}
