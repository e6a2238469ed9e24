import type { SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { applyConditions, namingColumns } from './conditions.ts';
import { type Draft, emptyDraft, isRefusal, type Refusal, refuse } from './draft.ts';
import { isMeasureColumn } from './nouns.ts';
import type { Noun, Parts } from './parts.ts';

/** Rows, single attributes and lists of different values. */
export function listFrame(model: SemanticModel, parts: Parts): Draft[] | Refusal {
  if (
    parts.measures.length > 0 ||
    parts.groups.length > 0 ||
    parts.ranks.length > 0 ||
    parts.byMeasures.length > 0
  )
    return refuse('This is no list.');
  if (parts.marks.has('trend') || parts.marks.has('share') || parts.asks.has('howMuch'))
    return refuse('This is no list.');
  const columns = parts.nouns.filter((noun) => noun.kind === 'column');
  const tables = parts.nouns.filter((noun) => noun.kind === 'table');
  const isDistinct =
    parts.nouns.some((noun) => noun.distinct) ||
    parts.marks.has('distinct') ||
    isValueList(parts, columns, tables);
  let draft = emptyDraft(isDistinct ? 'values' : 'records');
  const entity = tables[0]?.table.sqlName ?? keyedTable(parts);
  draft = {
    ...draft,
    entity: entity ?? columns[0]?.column.ref.table ?? null,
    mentions: tables.slice(1).map((noun) => noun.table.sqlName),
  };
  if (draft.entity === null) return refuse('Nothing to list was named.');
  if (isDistinct && columns.length === 0) return refuse('It is not clear which values are meant.');
  const select = parts.marks.has('details') ? [] : columns.map((noun) => noun.column.ref);
  draft = { ...draft, select: unique(select) };
  const sorted = addListSorts(parts, draft);
  if (isRefusal(sorted)) return sorted;
  const done = applyConditions(model, parts, sorted, null);
  if (isRefusal(done)) return done;
  return [{ ...done, select: shownColumns(model, parts, done) }];
}

/** "which countries do we sell to", "list the segments": a category by itself is asked for its different values. */
function isValueList(parts: Parts, columns: Noun[], tables: Noun[]): boolean {
  const [only, ...more] = columns;
  if (
    !only ||
    only.kind !== 'column' ||
    more.length > 0 ||
    parts.filters.some((filter) => filter.kind === 'key')
  )
    return false;
  const { profile } = only.column;
  if (profile.isUnique || isMeasureColumn(only.column)) return false;
  const asksForValues =
    parts.asks.has('which') ||
    (parts.asks.has('what') && tables.length === 0) ||
    (parts.asks.has('show') && tables.length === 0);
  return asksForValues && ['category', 'place', 'boolean', 'ordinal', 'text'].includes(profile.role);
}

function keyedTable(parts: Parts): string | null {
  const filter = parts.filters.find((candidate) => candidate.kind === 'key');
  return filter?.kind === 'key' ? filter.table.sqlName : null;
}

/** What was asked for; else the columns that name a row, and those the conditions speak of. */
function shownColumns(model: SemanticModel, parts: Parts, draft: Draft): ColumnRef[] {
  if (draft.intent === 'values') return draft.select;
  if (draft.select.length > 0) return withName(model, draft);
  const table = draft.entity === null ? undefined : model.tables.get(draft.entity);
  if (!table) return [];
  const all = table.profile.columns.map((column) => ({ table: table.sqlName, column: column.name }));
  if (parts.marks.has('details') || all.length <= 6) return all;
  const named = namingColumns(model, table.sqlName);
  const date =
    table.profile.mainDate === null ? [] : [{ table: table.sqlName, column: table.profile.mainDate }];
  const amounts = all
    .filter(({ column }) =>
      table.profile.columns.some((profile) => profile.name === column && profile.role === 'additive'),
    )
    .slice(-1);
  const filtered = draft.where.flatMap((predicate) => ('column' in predicate ? [predicate.column] : []));
  const shown = unique([...named, ...date, ...filtered, ...amounts]);
  return named.length === 0 ? unique([...all.slice(0, 6), ...filtered]) : shown;
}

/** An attribute of several rows is shown beside the name of each row. */
function withName(model: SemanticModel, draft: Draft): ColumnRef[] {
  const isOfOneTable = draft.select.every((column) => column.table === draft.entity);
  if (!isOfOneTable || draft.entity === null) return draft.select;
  const named = namingColumns(model, draft.entity);
  const isNamed = draft.select.some((column) => named.some((name) => name.column === column.column));
  const measure = draft.select.some(
    (column) => model.columns.get(`${column.table}\u0000${column.column}`)?.profile.role !== 'text',
  );
  return isNamed || !measure ? draft.select : unique([...named.slice(-1), ...draft.select]);
}

function addListSorts(parts: Parts, draft: Draft): Draft | Refusal {
  let result = draft;
  for (const { key, direction } of parts.sorts) {
    if (key !== null && ('aggregate' in key || key.kind !== 'column'))
      return refuse('It cannot be sorted by that.');
    const column = key === null ? draft.select[0] : key.column.ref;
    if (!column) return refuse('It is not clear what to sort by.');
    result = { ...result, sort: [...result.sort, { by: column, direction: direction ?? 'ascending' }] };
  }
  return result;
}

function unique(columns: ColumnRef[]): ColumnRef[] {
  return columns.filter(
    (column, index) =>
      columns.findIndex((other) => other.table === column.table && other.column === column.column) === index,
  );
}
