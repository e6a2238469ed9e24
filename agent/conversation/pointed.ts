import type { SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef, Plan } from '../plan.ts';
import { draftMeasure } from '../planning/aggregate-frame.ts';
import {
  countOf,
  type Draft,
  emptyDraft,
  isRefusal,
  measureOn,
  type Refusal,
  refuse,
} from '../planning/draft.ts';
import type { Noun, Parts } from '../planning/parts.ts';
import { shownColumns } from '../planning/shown-columns.ts';
import type { Pointed } from './pointers.ts';

/** The answer before as what is now asked of its rows; the conditions that the question adds are applied to it. */
export function pointedDraft(previous: Plan, draft: Draft, parts: Parts, asks: Pointed): Draft | Refusal {
  // "what is its capacity?" of the row that was the first: of that one.
  const isOfFirst =
    previous.intent === 'records' && previous.limit !== null && asks === 'rows' && previous.having === null;
  if (isOfFirst) return ofFirst(draft, parts);
  if (previous.limit !== null || previous.having !== null)
    return refuse('It is not clear which rows of the answer before are meant; ask for them in full.');
  if (previous.comparison !== null || previous.share !== null)
    return refuse('The answer before is a comparison or a share; ask for its rows in full.');
  const measured = asks === 'rows' || asks === 'amount' ? measuredRows(previous, draft, parts) : null;
  if (measured) return measured;
  const said = parts.groups.length + parts.ranks.length + parts.measures.length + parts.byMeasures.length;
  if (said > 0 || parts.marks.size > 0) return refuse('It is not clear what this asks of the answer before.');
  const columns = columnsOf(parts.nouns);
  const isOtherTable = parts.nouns.some(
    (noun) => noun.kind === 'table' && noun.table.sqlName !== previous.root,
  );
  if (isOtherTable) return refuse('It is not clear what this asks of the answer before.');
  const [noun] = parts.nouns;
  const isAmount = noun?.kind === 'column' && noun.column.profile.role === 'additive';
  if (isAmount && (asks === 'amount' || parts.looseAggregates.length > 0))
    return amountOf(previous, draft, noun.column.ref, parts);
  if (parts.looseAggregates.length > 0 && asks !== 'total')
    return refuse('It is not clear which amount of the answer before is meant.');
  if (asks === 'rows' || asks === 'amount') return rowsOf(previous, draft, columns, parts);
  if (columns.length > 0 || saysNothing(parts))
    return refuse('It is not clear which part of the answer before is meant.');
  const [measure, ...more] = previous.measures;
  if (asks === 'total')
    return measure?.aggregate === 'sum' && more.length === 0 && previous.dimensions.length === 0
      ? draft
      : refuse('The answer before is not one amount.');
  if (measure?.aggregate === 'countDistinct') return draft;
  return { ...wholeOf(draft), measures: [countOf(previous.root)] };
}

function ofFirst(draft: Draft, parts: Parts): Draft | Refusal {
  const columns = columnsOf(parts.nouns);
  const isOther =
    parts.groups.length +
      parts.ranks.length +
      parts.measures.length +
      parts.byMeasures.length +
      parts.sorts.length >
      0 ||
    parts.nouns.length > columns.length ||
    parts.marks.size + parts.looseAggregates.length > 0 ||
    !saysNothing(parts) ||
    columns.some(({ table }) => table !== draft.entity);
  return isOther || columns.length === 0
    ? refuse('It is not clear which rows of the answer before are meant; ask for them in full.')
    : { ...draft, select: columns };
}

/** "what is their average age?" of rows that were listed or counted, and of a number that was told of them. */
export function measuredRows(previous: Plan, draft: Draft, parts: Parts): Draft | Refusal | null {
  const [term, ...more] = parts.measures;
  const isOther =
    parts.groups.length + parts.ranks.length + parts.byMeasures.length + parts.nouns.length > 0 ||
    parts.marks.size + parts.looseAggregates.length + parts.sorts.length > 0;
  const isOfRows = ['records', 'aggregate'].includes(previous.intent) && previous.dimensions.length === 0;
  if (!term || more.length > 0 || isOther || !isOfRows || term.noun?.kind !== 'column') return null;
  if (term.noun.column.ref.table !== previous.root) return null;
  // The first few rows are chosen by an order, which no number of all of them keeps.
  if (
    previous.limit !== null ||
    previous.having !== null ||
    previous.share !== null ||
    previous.comparison !== null
  )
    return refuse('It is not clear which rows of the answer before are meant; ask for them in full.');
  const measure = draftMeasure(term);
  return isRefusal(measure) ? measure : { ...wholeOf(draft), measures: [measure] };
}

function saysNothing(parts: Parts): boolean {
  return parts.filters.length + parts.periods.length + parts.dayParts.length + parts.dateVerbs.length === 0;
}

function rowsOf(previous: Plan, draft: Draft, columns: Draft['select'], parts: Parts): Draft | Refusal {
  const [measure] = previous.measures;
  const isOfThings = previous.intent === 'values' || measure?.aggregate === 'countDistinct';
  // "show me those orders": the rows by their own name are asked for as they are.
  const isNamed = parts.nouns.some((noun) => noun.kind === 'table');
  if (columns.length === 0 && saysNothing(parts) && !isNamed)
    return refuse('It is not clear what this asks of the answer before.');
  if (isOfThings) {
    const [thing] = previous.intent === 'values' ? previous.select : [measure];
    if (!thing?.column || columns.length > 1) return refuse('Ask for this in full.');
    return { ...wholeOf(draft), intent: 'values', select: columns.length > 0 ? columns : [thing.column] };
  }
  if (previous.dimensions.length > 0)
    return refuse('It is not clear which rows of the answer before are meant.');
  // "what about those over 40?": other rows, told as the ones before.
  if (columns.length === 0 && previous.intent === 'records') return draft;
  return { ...wholeOf(draft), intent: 'records', select: columns };
}

/** "how many repairs were there" and "what did they cost": what all of them come to. */
function amountOf(previous: Plan, draft: Draft, amount: ColumnRef, parts: Parts): Draft | Refusal {
  const [measure] = previous.measures;
  const isOfRows = previous.intent === 'records' || measure?.aggregate === 'count';
  if (!isOfRows || previous.dimensions.length > 0 || amount.table !== previous.root || parts.nouns.length > 1)
    return refuse('It is not clear of which rows the amount is meant; ask for it in full.');
  return { ...wholeOf(draft), measures: [measureOn('sum', amount)] };
}

function columnsOf(nouns: Noun[]): Draft['select'] {
  return nouns.flatMap((noun) => (noun.kind === 'column' ? [noun.column.ref] : []));
}

/** The same rows without what was shown of them. */
function wholeOf(draft: Draft): Draft {
  return { ...emptyDraft('aggregate'), entity: draft.entity, where: draft.where };
}

/** Rows that are shown now, with the columns that name them. */
export function withShown(model: SemanticModel, parts: Parts, draft: Draft): Draft {
  return draft.intent === 'records' ? { ...draft, select: shownColumns(model, parts, draft) } : draft;
}
