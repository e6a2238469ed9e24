import { canLookUp } from '../model/join-paths.ts';
import { panelOf } from '../model/panel-tables.ts';
import { columnOf, displayColumn, type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { namingColumns } from './conditions.ts';
import type { Draft } from './draft.ts';
import { isMeasureColumn } from './nouns.ts';
import type { Parts } from './parts.ts';
import { usefulColumns } from './useful-columns.ts';

/** What was asked for; else the columns that name a row, and those the conditions speak of. */
export function shownColumns(model: SemanticModel, parts: Parts, draft: Draft): ColumnRef[] {
  if (draft.intent === 'values') return draft.select;
  // Columns that are told beside the rows are theirs, whichever table holds them.
  const isBeside = parts.nouns.some((noun) => noun.kind === 'column' && noun.isAdded);
  const entityTable = draft.entity === null ? undefined : model.tables.get(draft.entity);
  const isNameless = entityTable !== undefined && displayColumn(entityTable) === null;
  const isElsewhere = draft.select.every((column) => column.table !== draft.entity);
  if (draft.entity !== null && isBeside && draft.select.length > 0 && (isNameless || isElsewhere))
    return unique([...namingColumns(model, draft.entity), ...draft.select]);
  if (draft.select.length > 0) return withPeriod(model, withName(model, draft), draft);
  const table = draft.entity === null ? undefined : model.tables.get(draft.entity);
  if (!table) return [];
  const all = table.profile.columns.map((column) => ({ table: table.sqlName, column: column.name }));
  if (parts.marks.has('details')) return all;
  // "which items had more than 40 movements": their names; what else is known of them has no part in that.
  const names = namingColumns(model, table.sqlName);
  const isOfCount = parts.countFilters.length > 0 && draft.where.every(({ kind }) => kind === 'related');
  if (isOfCount && names.length > 0) return names;
  const filtered = draft.where.flatMap((predicate) =>
    'column' in predicate && canLookUp(model, table.sqlName, predicate.column.table)
      ? [predicate.column]
      : [],
  );
  const shown = all.length <= 6 ? all : unique(usefulColumns(model, table, filtered));
  const isPlain = shown.length <= mostBesideWhich || displayColumn(table) === null || !asksWhich(parts);
  const isSameInAll = ({ column }: ColumnRef): boolean =>
    draft.where.some(
      (each) =>
        each.kind === 'oneOf' && each.column.column === column && !each.negated && each.values.length === 1,
    );
  const telling = filtered.filter((column) => !isSameInAll(column));
  return isPlain ? shown : unique([...names, ...telling]).slice(0, Math.max(names.length, mostBesideWhich));
}

const mostBesideWhich = 3;

/** "Which mountains are over 4,000 metres" asks for their names: what the conditions speak of may stand beside them, all else is in the way. */
function asksWhich({ asks }: Parts): boolean {
  return asks.has('which') || asks.has('who') || asks.has('what') || asks.size === 0;
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

/** Where rows are named by a thing and a period, amounts of several rows are told with both. */
function withPeriod(model: SemanticModel, select: ColumnRef[], draft: Draft): ColumnRef[] {
  const table = draft.entity === null ? undefined : model.tables.get(draft.entity);
  const panel = table ? panelOf(table) : null;
  const isOfAmounts = select.some(
    (ref) => ref.table === draft.entity && isMeasureColumn(columnOf(model, ref)),
  );
  if (!panel || !isOfAmounts || draft.periods.some(isWithinYear)) return select;
  const open = panel.things.filter(
    (thing) =>
      !draft.where.some(
        (part) => part.kind === 'oneOf' && part.values.length === 1 && sameColumn(part.column, thing),
      ),
  );
  return unique([...open, panel.period, ...select]);
}

function isWithinYear({ period, negated }: Draft['periods'][number]): boolean {
  if (negated || period.start === null || period.end === null) return false;
  return Date.parse(period.end) - Date.parse(period.start) <= 366 * 86_400_000;
}

export function unique(columns: ColumnRef[]): ColumnRef[] {
  return columns.filter(
    (column, index) =>
      columns.findIndex((other) => other.table === column.table && other.column === column.column) === index,
  );
}
