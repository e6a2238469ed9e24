import type { CatalogTable } from '#kernel/catalog.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import {
  columnKey,
  displayColumn,
  keyColumn,
  type ModelColumn,
  type SemanticModel,
  tableOf,
} from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import type { DraftDimension } from './draft.ts';
import type { Noun } from './parts.ts';

export function isMeasureColumn(column: ModelColumn): boolean {
  return ['additive', 'ratio', 'balance'].includes(column.profile.role) && isNumber(column);
}

export function isNumber(column: ModelColumn): boolean {
  return ['integer', 'decimal', 'double'].includes(column.profile.type);
}

export function isDate(column: ModelColumn): boolean {
  return column.profile.type === 'date' || column.profile.type === 'timestamp';
}

const levelsAtMost = 20;
const rowsOfLevel = 20;

/** How a thing is grouped by: a table by the name of its rows, and by its key where names repeat; a foreign key by what it points to. */
export function dimensionOf(model: SemanticModel, noun: Noun): DraftDimension | null {
  if (noun.kind === 'table') return entityDimension(noun.table);
  const { column } = noun;
  const isStepped = column.profile.type === 'integer' && column.profile.distinctCount <= 30;
  // Discounts of 0, 5 and 10 percent are steps, too.
  const isLevel =
    column.profile.role === 'ratio' &&
    column.profile.distinctCount <= levelsAtMost &&
    column.table.profile.rowCount >= column.profile.distinctCount * rowsOfLevel;
  if (isMeasureColumn(column) && !isStepped && !isLevel) return null;
  const target =
    // "who bought the most" names nobody: the customers that the orders point to are told by their names.
    column.profile.role === 'identifier' && (noun.link.source !== 'name' || noun.link.phrase === 'person')
      ? referencedTable(model, column)
      : null;
  if (target) return entityDimension(target);
  return { column: column.ref, grain: null, key: repeatedNameKey(model, column) };
}

export function entityDimension(table: CatalogTable): DraftDimension | null {
  const display = displayColumn(table);
  const key = keyColumn(table);
  const column = display ?? namesake(table) ?? key;
  if (!column) return null;
  const profile = table.profile.columns.find((candidate) => candidate.name === column.column);
  return { column, grain: null, key: profile?.isUnique || key?.column === column.column ? null : key };
}

/** A column Party in a table of parties names its rows, though the same name may stand in several of them. */
function namesake({ name, sqlName, profile }: CatalogTable): ColumnRef | null {
  const words = lemmasOfName(name).join(' ');
  const own = profile.columns.find(
    (column) => column.type === 'text' && lemmasOfName(column.name).join(' ') === words,
  );
  return own ? { table: sqlName, column: own.name } : null;
}

/** A table grouped by rows: what is asked of each, and its key where none of that tells the rows apart. */
export function entityDimensions(table: CatalogTable, shown: readonly ColumnRef[]): DraftDimension[] {
  const key = keyColumn(table);
  const isTold = shown.some(
    (ref) =>
      ref.table === table.sqlName &&
      (ref.column === key?.column ||
        table.profile.columns.find((column) => column.name === ref.column && column.role !== 'date')
          ?.isUnique === true),
  );
  return shown.map((column, index) => ({ column, grain: null, key: index === 0 && !isTold ? key : null }));
}

function referencedTable(model: SemanticModel, column: ModelColumn): CatalogTable | null {
  const relation = model.catalog.relations.find(
    (candidate) => candidate.fromTable === column.ref.table && candidate.fromColumn === column.ref.column,
  );
  return relation ? tableOf(model, relation.toTable) : null;
}

/** In a flat file, `customer_id` beside `customer_name`: the id where it tells more rows apart than the name. */
function repeatedNameKey(model: SemanticModel, column: ModelColumn): DraftDimension['key'] {
  const words = lemmasOfName(column.ref.column);
  if (words.at(-1) !== 'name' || words.length < 2 || column.profile.isUnique) return null;
  const stem = words.slice(0, -1).join(' ');
  const id = column.table.profile.columns.find((candidate) => {
    const other = lemmasOfName(candidate.name);
    return candidate.role === 'identifier' && other.length > 1 && other.slice(0, -1).join(' ') === stem;
  });
  if (!id || id.distinctCount <= column.profile.distinctCount) return null;
  return model.columns.get(columnKey({ table: column.ref.table, column: id.name }))?.ref ?? null;
}

/** The table a noun speaks of. */
export function tableNameOf(noun: Noun): string {
  return noun.kind === 'table' ? noun.table.sqlName : noun.column.ref.table;
}
