import { aheadWords, eventWords } from '../model/dating.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import { applyConditions } from './conditions.ts';
import { type Draft, emptyDraft, isRefusal, measureOn, type Refusal, refuse } from './draft.ts';
import { isDate } from './nouns.ts';
import type { Parts } from './parts.ts';

/** "when is the next open invoice due", "next due date": the earliest day from today on, of a date that says what lies ahead. */
export function nextFrame(model: SemanticModel, parts: Parts): Draft[] | Refusal {
  const [next, ...more] = parts.nexts;
  const columns = parts.nouns.filter((noun) => noun.kind === 'column');
  const tables = parts.nouns.flatMap((noun) => (noun.kind === 'table' ? [noun.table.sqlName] : []));
  const [date, ...others] = columns;
  const isShaped =
    parts.measures.length +
      parts.groups.length +
      parts.ranks.length +
      parts.sorts.length +
      parts.periods.length >
    0;
  const asks = parts.asks.difference(new Set(['when', 'what', 'show']));
  const unclear = refuse('It is not clear of which date the next is asked for.');
  if (!next || more.length + others.length > 0 || isShaped || asks.size + parts.marks.size > 0)
    return unclear;
  if (date?.kind !== 'column' || !isDate(date.column)) return unclear;
  const { ref } = date.column;
  // What was done has no next one.
  if (
    !eventWords(ref.column).some((word) => aheadWords.has(word)) ||
    tables.some((table) => table !== ref.table)
  )
    return unclear;
  const ahead: Predicate = {
    kind: 'period',
    column: ref,
    start: next.today,
    end: null,
    label: 'the time from today on',
    isYearNumber: false,
    negated: false,
  };
  const draft: Draft = {
    ...emptyDraft('aggregate'),
    measures: [measureOn('min', ref)],
    where: [ahead],
  };
  const done = applyConditions(model, { ...parts, nouns: [] }, draft, null);
  return isRefusal(done) ? done : [done];
}
