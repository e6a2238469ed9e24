import { isDeepStrictEqual } from 'node:util';
import { displayColumn, type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { draftMeasure } from '../planning/aggregate-frame.ts';
import { type Draft, isRefusal, type Refusal, refuse } from '../planning/draft.ts';
import type { MeasureTerm, Parts } from '../planning/parts.ts';

/** "sort by name", "highest first": what was shown, in another order. */
export function sorted(model: SemanticModel, { sorts }: Parts, draft: Draft): Draft | Refusal {
  const isNumber = draft.intent === 'aggregate' && draft.dimensions.length === 0 && draft.grain === null;
  if (isNumber) return refuse('One number has no order.');
  let result = draft;
  for (const sort of sorts) {
    const by = orderOf(model, sort, result);
    if (by === null) return refuse('It cannot be sorted by something that is not shown.');
    const direction = sort.direction ?? (by === 'measure' ? 'descending' : 'ascending');
    if (choosesOthers(result, by, direction))
      return refuse(
        `In another order, others would be the first ${result.limit?.count ?? ''}: say "show all of them" before, or ask for it in full.`,
      );
    result = { ...result, sort: [{ by, direction }] };
  }
  return result;
}

/** What was shown is the head of an order; a head of another order is another answer. */
function choosesOthers(
  { limit, sort }: Draft,
  by: Order,
  direction: Draft['sort'][number]['direction'],
): boolean {
  const [known] = sort;
  return limit !== null && (known?.by !== by || known.direction !== direction);
}

type Order = 'measure' | 'dimension' | ColumnRef;

function orderOf(
  model: SemanticModel,
  { key, isByName }: Parts['sorts'][number],
  draft: Draft,
): Order | null {
  const isGrouped = draft.dimensions.length > 0 || draft.grain !== null;
  const column = key !== null && 'kind' in key && key.kind === 'column' ? key.column.ref : null;
  const shown = draft.select.find((each) => column !== null && each.column === column.column);
  if (shown && column) return column;
  if (isByName === true) return isGrouped ? 'dimension' : nameOf(model, draft);
  if (column && draft.dimensions.some((dimension) => dimension.column.column === column.column))
    return 'dimension';
  const isMeasure =
    key === null ||
    ('aggregate' in key && isOneOf(key, draft)) ||
    draft.measures.some((measure) => column !== null && measure.column?.column === column.column);
  return isMeasure && draft.measures.length > 0 ? 'measure' : null;
}

/** The column by which the rows of a list are called, where it is shown. */
function nameOf(model: SemanticModel, { entity, select }: Draft): ColumnRef | null {
  const table = entity === null ? undefined : model.tables.get(entity);
  const name = table ? displayColumn(table) : null;
  return name && select.some((column) => sameColumn(column, name)) ? name : null;
}

/** "sort by number of orders" of revenues: what they are sorted by has to be one of the measures told. */
function isOneOf(key: MeasureTerm, { measures }: Draft): boolean {
  const sought = draftMeasure(key);
  if (isRefusal(sought)) return false;
  return measures.some(
    ({ aggregate, column, per }) =>
      !per && aggregate === sought.aggregate && isDeepStrictEqual(column, sought.column),
  );
}
