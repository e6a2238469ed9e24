import { datingOf } from '../model/dating.ts';
import { rowAmount } from '../model/row-amounts.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { type Draft, type Refusal, refuse } from './draft.ts';
import type { Parts } from './parts.ts';

/** Puts rows in the order that is asked for: by a column, by their date, by the one amount that they are of. */
export function addListSorts(model: SemanticModel, parts: Parts, draft: Draft): Draft | Refusal {
  let result = draft;
  for (const { key, direction, isByDate, isByCount } of parts.sorts) {
    if (isByCount) return refuse('It is not clear what should be counted to sort by.');
    if (isByDate || isByAmount(parts, key, draft)) {
      const column = isByDate ? dateOf(model, parts, draft) : amountOf(model, parts, draft);
      if (!column) return refuse('It is not clear what to sort by.');
      result = { ...result, sort: [...result.sort, { by: column, direction: direction ?? 'ascending' }] };
      continue;
    }
    if (key !== null && ('aggregate' in key || key.kind !== 'column'))
      return refuse('It cannot be sorted by that.');
    const column = key === null ? draft.select[0] : key.column.ref;
    if (!column) return refuse('It is not clear what to sort by.');
    result = { ...result, sort: [...result.sort, { by: column, direction: direction ?? 'ascending' }] };
  }
  return result;
}

/** "largest first" of rows of which no column was named. */
function isByAmount(parts: Parts, key: Parts['sorts'][number]['key'], draft: Draft): boolean {
  return key === null && draft.select.length === 0 && parts.sorts.length === 1;
}

/** The date that a question names, or by which its rows are told. */
function dateOf(model: SemanticModel, parts: Parts, draft: Draft): ColumnRef | null {
  const named = [...parts.periods, ...parts.dateVerbs].flatMap(({ column }) => (column ? [column.ref] : []));
  const [only, ...more] = named;
  if (only) return more.some(({ column }) => column !== only.column) ? null : only;
  const table = draft.entity === null ? undefined : model.tables.get(draft.entity);
  return (table && datingOf(table)?.column) ?? null;
}

/** The amount that a condition compares, or that each row is of. */
function amountOf(model: SemanticModel, parts: Parts, draft: Draft): ColumnRef | null {
  const compared = parts.filters.flatMap((filter) =>
    (filter.kind === 'number' || filter.kind === 'between') && filter.column ? [filter.column.ref] : [],
  );
  const [only, ...more] = compared;
  if (only && more.length === 0) return only;
  const table = draft.entity === null ? undefined : model.tables.get(draft.entity);
  return table ? (rowAmount(model, table, '')?.ref ?? null) : null;
}
