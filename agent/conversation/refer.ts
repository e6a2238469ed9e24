import { moneyMeasures, moneyMoved } from '../model/default-measure.ts';
import {
  columnKey,
  type ModelColumn,
  type SemanticModel,
  sameColumn,
  tableOf,
} from '../model/semantic-model.ts';
import type { Aggregate, ColumnRef, Plan, Predicate } from '../plan.ts';
import { countOf, type Draft, emptyDraft, measureOn, type Refusal, refuse } from '../planning/draft.ts';
import { emptyParts } from '../planning/empty-parts.ts';
import { shownColumns } from '../planning/shown-columns.ts';
import { besideEarlier } from './earlier.ts';
import { type End, fromEnd } from './ends.ts';
import type { Reference } from './references.ts';

/** Applies to the plan before what is asked about it as a whole: its sum, its count, its shares, its order turned round. */
export function referred(
  model: SemanticModel,
  previous: Plan,
  draft: Draft,
  reference: Reference,
): Draft | Refusal {
  if (previous.comparison !== null && reference !== 'judgement')
    return refuse('A comparison cannot be changed by a follow-up yet.');
  // "and the highest?" of one number: the same amount, taken at that end.
  const isNumber =
    previous.intent === 'aggregate' &&
    previous.dimensions.length === 0 &&
    previous.measures.every(({ aggregate }) => ['avg', 'median', 'min', 'max'].includes(aggregate));
  if (isNumber && typeof reference === 'object' && reference.kind === 'end' && isEndOfAmount(reference))
    return retaken(model, previous, draft, reference.direction === 'ascending' ? 'min' : 'max');
  if (typeof reference === 'object')
    return reference.kind === 'earlier'
      ? besideEarlier(previous, draft, reference)
      : fromEnd(model, previous, reference);
  switch (reference) {
    case 'judgement':
      return refuse(
        'Whether that is good is nothing that the data say. Compare it: "is that more than the period before?", or "how does that compare to last year?".',
      );
    case 'both':
      return refuse('It is not clear which two are meant: name both, as in "Online and Partner".');
    case 'all':
      return shownInFull(model, previous, draft);
    case 'sum':
      return summed(model, previous, draft);
    case 'money':
      return inMoney(model, previous, draft);
    case 'count':
      return counted(previous, draft);
    case 'percent':
      return shared(draft);
    case 'reverse':
      return turned(draft);
    case 'average':
      return retaken(model, previous, draft, 'avg');
    case 'median':
      return retaken(model, previous, draft, 'median');
    case 'maximum':
      return retaken(model, previous, draft, 'max');
    case 'minimum':
      return retaken(model, previous, draft, 'min');
    case 'allTime':
      return widened(draft, ({ kind }) => kind === 'period' || kind === 'datePart');
    case 'unfiltered':
      return widened(draft, () => true);
  }
}

function isEndOfAmount({ direction, isJudged, place, reach }: End): boolean {
  return direction !== null && !isJudged && place === 1 && typeof reach !== 'number';
}

/** "show all of them": the groups that were cut, or the rows that one number was made of. */
function shownInFull(model: SemanticModel, previous: Plan, draft: Draft): Draft | Refusal {
  const isNumber = previous.intent === 'aggregate' && previous.dimensions.length === 0;
  if (!isNumber) return { ...draft, limit: null };
  const [measure, ...more] = previous.measures;
  const isOfRows = measure?.per === null && measure.where.length === 0 && !measure.named && more.length === 0;
  if (!isOfRows || previous.share !== null || measure.aggregate === 'countDistinct')
    return refuse('This number is not made of rows that could be listed; ask for them in full.');
  const rows: Draft = { ...wholeOf(draft), intent: 'records' };
  return { ...rows, select: shownColumns(model, emptyParts(), rows) };
}

/** "remove the date filter": the same question of all rows, or of those of any time. */
function widened(draft: Draft, isDropped: (predicate: Predicate) => boolean): Draft | Refusal {
  const where = draft.where.filter((predicate) => !isDropped(predicate));
  return where.length < draft.where.length
    ? { ...draft, where }
    : refuse('The answer before has no such condition that could be dropped.');
}

/** The one amount of the answer before, taken otherwise: its median in place of its average; of listed rows, their one amount of money. */
function retaken(model: SemanticModel, previous: Plan, draft: Draft, aggregate: Aggregate): Draft | Refusal {
  const [measure, ...more] = draft.measures;
  const column = previous.intent === 'records' && !isCut(previous) ? amountOf(model, previous.root) : null;
  if (column && !measure) return { ...wholeOf(draft), measures: [measureOn(aggregate, column.ref)] };
  const isAmount =
    measure?.column && measure.per === null && !['count', 'countDistinct'].includes(measure.aggregate);
  return isAmount && more.length === 0 && draft.share === null && draft.having === null
    ? { ...draft, measures: [{ ...measure, aggregate }] }
    : refuse('It is not clear of which amount.');
}

/** "and what do they add up to": the rows that were counted or listed, in the amount that they have; groups, in their own measure. */
function summed(model: SemanticModel, previous: Plan, draft: Draft): Draft | Refusal {
  if (isCut(previous)) return refuse('It is not clear whether only the groups that were shown are meant.');
  const [measure, ...more] = draft.measures;
  if (more.length > 0) return refuse('It is not clear which of the amounts is meant.');
  const isGrouped = previous.dimensions.length > 0;
  if (measure && isGrouped) {
    const isAddable = measure.per === null && ['sum', 'count'].includes(measure.aggregate);
    return isAddable && draft.share === null
      ? { ...draft, dimensions: [], grain: null, sort: [] }
      : refuse('These numbers cannot be added up.');
  }
  // "and the total?" behind an average.
  if (measure?.column && measure.per === null && ['avg', 'median', 'min', 'max'].includes(measure.aggregate))
    return isAddable(model, measure.column)
      ? { ...draft, measures: [{ ...measure, aggregate: 'sum' }] }
      : refuse('These numbers cannot be added up.');
  if (measure && (measure.aggregate !== 'count' || measure.column !== null))
    return refuse('That is one number already.');
  if (previous.intent === 'values') return refuse('Different values cannot be added up.');
  const column = amountOf(model, previous.root);
  if (!column) return refuse('It is not clear which amount should be added up.');
  return { ...wholeOf(draft), measures: [measureOn('sum', column.ref)] };
}

function isAddable(model: SemanticModel, column: ColumnRef): boolean {
  return model.columns.get(columnKey(column))?.profile.role === 'additive';
}

/** "in dollars" of rows that were counted, or of pieces: the money of the same rows, told in the same groups. */
function inMoney(model: SemanticModel, previous: Plan, draft: Draft): Draft | Refusal {
  const [measure, ...more] = draft.measures;
  const isOfRows = measure?.per === null && measure.where.length === 0 && more.length === 0;
  const isTotal = measure?.aggregate === 'count' || measure?.aggregate === 'sum';
  if (previous.intent !== 'aggregate' || isCut(previous)) return summed(model, previous, draft);
  const column = amountOf(model, previous.root);
  if (!isOfRows || !isTotal || draft.share !== null || !column)
    return refuse('It is not clear which amount of money is meant.');
  const isMoney = measure.column !== null && sameColumn(measure.column, column.ref);
  return isMoney
    ? refuse('That is in money already; amounts are never converted.')
    : { ...draft, measures: [measureOn('sum', column.ref)] };
}

/** The one amount of money that rows of a table have. */
function amountOf(model: SemanticModel, root: string): ModelColumn | null {
  const table = tableOf(model, root);
  const [best, second] = moneyMeasures(model, [table]);
  if (best && !(second && second.grade >= best.grade)) return best.column;
  return best ? null : moneyMoved(model, [table], 'in');
}

function counted(previous: Plan, draft: Draft): Draft | Refusal {
  const isCounted = previous.measures.some(
    ({ aggregate, column }) => aggregate === 'count' && column === null,
  );
  if (isCounted || isCut(previous) || previous.dimensions.length > 0)
    return refuse('It is not clear what should be counted.');
  if (previous.intent === 'values') {
    const [only, ...more] = previous.select;
    return only && more.length === 0
      ? { ...wholeOf(draft), measures: [measureOn('countDistinct', only.column)] }
      : refuse('It is not clear which values should be counted.');
  }
  return { ...wholeOf(draft), measures: [countOf(previous.root)] };
}

/** The same rows without what was shown of them. */
function wholeOf(draft: Draft): Draft {
  return { ...emptyDraft('aggregate'), entity: draft.entity, where: draft.where };
}

function isCut({ limit, having }: Plan): boolean {
  return limit !== null || having !== null;
}

function shared(draft: Draft): Draft | Refusal {
  const [measure, ...more] = draft.measures;
  const isAddable = measure?.per === null && ['sum', 'count'].includes(measure.aggregate);
  if (!isAddable || more.length > 0 || draft.having !== null || draft.share !== null)
    return refuse('It is not clear what the percentage is of.');
  if (draft.dimensions.length === 0 || draft.grain !== null)
    return refuse('A percentage needs the groups that make up the whole.');
  return { ...draft, share: 'of-total' };
}

function turned(draft: Draft): Draft | Refusal {
  if (draft.limit !== null)
    return refuse('It is not clear whether the order or the choice should be turned.');
  const [sort, ...rest] = draft.sort;
  if (sort) {
    const direction = sort.direction === 'descending' ? 'ascending' : 'descending';
    return { ...draft, sort: [{ ...sort, direction }, ...rest] };
  }
  const isRanked = draft.measures.length > 0 && draft.dimensions.length === 1 && draft.grain === null;
  return isRanked
    ? { ...draft, sort: [{ by: 'measure', direction: 'ascending' }] }
    : refuse('There is no order to turn round.');
}
