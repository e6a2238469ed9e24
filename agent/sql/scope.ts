import type { ColumnForm } from '#kernel/live.ts';
import { type PeriodTexts, periodTexts } from '../model/period-texts.ts';
import { columnKey, columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { type Dialect, Unsayable } from './dialects/dialect.ts';
import { duckdb } from './dialects/duckdb.ts';
import { computedSql } from './dialects/held-columns.ts';
import { sqlLiteral } from './literals.ts';

/** How the tables and columns of one SELECT are written: columns with their table where more than one is read. */
export interface Scope {
  dialect: Dialect;
  /** As it is told, grouped and ordered: texts by their very characters. */
  column(ref: ColumnRef): string;
  /** As it is compared for being equal. */
  key(ref: ColumnRef): string;
  /** The column, whatever its texts are compared by. */
  plain(ref: ColumnRef): string;
  /** As its system holds it: for conditions that only what is held as it is here can meet, which an index answers. */
  held(ref: ColumnRef): string;
  /** What a column is compared with, by the type of the column. */
  value(ref: ColumnRef, value: string | number | boolean): string;
  isText(ref: ColumnRef): boolean;
  /** The periods that the texts of a column name; null of other columns. */
  periods(ref: ColumnRef): PeriodTexts | null;
  /** A table in FROM. */
  table(sqlName: string): string;
  /** The same for a SELECT of several tables. */
  qualified: Scope;
}

export interface ScopeParts {
  model: SemanticModel;
  dialect: Dialect;
  /** Where a table lies in the database: its schema and name. Without it, it is called as in the catalog. */
  pathOf?: ((sqlName: string) => readonly string[]) | undefined;
}

export function scopeOf(isQualified: boolean, parts: ScopeParts): Scope {
  const { dialect, model, pathOf } = parts;
  const held = ({ table, column }: ColumnRef): string =>
    isQualified ? `${dialect.name(table)}.${dialect.name(column)}` : dialect.name(column);
  // The engine reads what has come here, in no form of a system any more.
  const plain = (ref: ColumnRef): string =>
    dialect === duckdb ? held(ref) : computedSql(dialect, held(ref), formOf(model, ref));
  const typeOf = (ref: ColumnRef): string => columnOf(model, ref).profile.type;
  // DuckDB compares texts as they are, and its rows may have columns that no catalog has (`row-order.ts`).
  const isText = (ref: ColumnRef): boolean => dialect !== duckdb && typeOf(ref) === 'text';
  const column = (ref: ColumnRef): string => (isText(ref) ? dialect.exactText(plain(ref)) : plain(ref));
  const scope = {
    dialect,
    held,
    plain,
    column,
    isText,
    periods: (ref: ColumnRef) => {
      const known = model.columns.get(columnKey(ref));
      return known ? periodTexts(known.profile) : null;
    },
    key: (ref: ColumnRef) => (isText(ref) ? dialect.textKey(column(ref)) : column(ref)),
    value: (ref: ColumnRef, value: string | number | boolean) =>
      dialect === duckdb ? sqlLiteral(value) : typedValue(dialect, typeOf(ref), value),
    table(sqlName: string) {
      const path = pathOf?.(sqlName);
      return path
        ? `${path.map((part) => dialect.name(part)).join('.')} ${dialect.name(sqlName)}`
        : dialect.name(sqlName);
    },
  };
  return {
    ...scope,
    get qualified() {
      return isQualified ? this : scopeOf(true, parts);
    },
  };
}

/** How its system holds a column of a live table. */
function formOf({ tables }: SemanticModel, { table, column }: ColumnRef): ColumnForm | undefined {
  return tables.get(table)?.live?.columns.find(({ name }) => name === column)?.form;
}

/** Only of the column's own type: what a database makes of another one, each decides by itself. */
function typedValue(dialect: Dialect, type: string, value: string | number | boolean): string {
  const isNumber = type === 'integer' || type === 'decimal' || type === 'double';
  if (typeof value === 'number' && isNumber) return sqlLiteral(value);
  if (typeof value === 'boolean' && type === 'boolean') return dialect.truth(value);
  if (typeof value === 'string' && type === 'text') return dialect.text(value);
  const isMoment = type === 'date' || type === 'timestamp';
  if (typeof value === 'string' && isMoment && /^\d{4}-\d{2}-\d{2}$/.test(value)) return dialect.day(value);
  throw new Unsayable(`A column of the type ${type} cannot be compared with "${value}" in ${dialect.title}.`);
}
