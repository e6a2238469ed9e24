import { clearMoneyMeasure } from '../model/default-measure.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import type { Parts } from './parts.ts';

/** "revenue 2024 vs 2025", "compare Germany and France by revenue": two periods or two groups side by side. */
export function compareFrame(model: SemanticModel, asked: Parts): Draft[] | Refusal {
  if (asked.asks.has('when') || asked.asks.has('where'))
    return refuse('When and where can be asked of rows, not of numbers.');
  const parts = withMoney(model, asked);
  if (parts.ranks.length > 0 || parts.marks.has('share') || parts.marks.has('trend'))
    return refuse('A comparison with a ranking cannot be answered yet.');
  return parts.periods.length === 2 ? comparePeriods(model, parts) : compareGroups(model, parts);
}

/** "how did we do in Q1 compared to Q2": by the money measure, where one stands out. */
function withMoney(model: SemanticModel, parts: Parts): Parts {
  const isNamed =
    parts.nouns.length + parts.measures.length + parts.quotients.length + parts.formulas.length > 0;
  const asks = parts.asks.difference(new Set(['how']));
  const [verb, ...more] = parts.nouns;
  const isSold = parts.isTraded && verb?.kind === 'table' && more.length + parts.measures.length === 0;
  // "did we sell more online or direct" is told in money, as "how much did we sell" is.
  if (isSold && ['sell', 'buy'].includes(verb.link.phrase))
    return { ...parts, asks: new Set([...asks, 'howMuch']) };
  if (!parts.asks.has('how') || isNamed) return { ...parts, asks };
  const money = clearMoneyMeasure(model, null);
  if (!money) return { ...parts, asks };
  const place = { from: 0, to: 0 };
  const link = { column: money.chosen, score: 1, source: 'default' as const, phrase: money.chosen.label };
  const noun = { ...place, kind: 'column' as const, column: money.chosen, link, isOwned: false };
  return {
    ...parts,
    asks,
    nouns: [{ ...noun, distinct: false, isAdded: false }],
  };
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
    .filter((draft) => draft.dimensions.length === 0 && draft.grain === null)
    .map((draft) => ({
      ...draft,
      dimensions: [{ column: first.column, grain: null, key: null }],
      comparisonLabels: draft.measures.length === 1 ? [first.value, second.value] : null,
    }));
}
