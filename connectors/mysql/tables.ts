import type mysql from 'mysql2';
import type { DeclaredRelation } from '../connector.ts';
import { quoteName } from '../sql/quote.ts';
import type { SystemColumn, SystemTable } from '../system-session.ts';
import { queryRows } from './query-rows.ts';
import { type NativeType, typeOf } from './types.ts';

/** A table with what reading it needs beyond what people are told. */
export interface MysqlTable extends SystemTable {
  nativeTypes: ReadonlyMap<string, NativeType>;
}

/** Columns that the user may read, through its roles too, of what holds rows: `information_schema` tells each user its own. */
const readableColumns = `information_schema.columns AS one
  JOIN information_schema.tables AS held ON held.table_schema = one.table_schema AND held.table_name = one.table_name
  WHERE one.table_schema = database() AND held.table_schema = database()
    AND find_in_set('select', one.privileges) > 0
    AND held.table_type IN ('BASE TABLE', 'VIEW', 'SYSTEM VERSIONED')`;

export const countTablesSql = `SELECT count(DISTINCT one.table_name) AS tables FROM ${readableColumns}`;

const columnsSql = `SELECT one.table_name AS "table", held.table_type AS "tableType", held.table_rows AS "rows",
    held.table_comment AS "tableLabel", one.column_name AS name, one.data_type AS type, one.column_type AS formatted,
    one.column_comment AS label
  FROM ${readableColumns} ORDER BY one.table_name, one.ordinal_position`;

/** Parts of columns tell no rows apart that the whole ones would not, but the server does not keep their order. */
const keysSql = `SELECT table_name AS "table", index_name AS name, column_name AS "column",
    nullable = 'YES' OR sub_part IS NOT NULL OR column_name IS NULL AS "isLoose"
  FROM information_schema.statistics WHERE table_schema = database() AND non_unique = 0
  ORDER BY table_name, index_name, seq_in_index`;

/** MariaDB keeps JSON as text that has to be JSON. */
const checksSql = `SELECT table_name AS "table", check_clause AS clause FROM information_schema.check_constraints
  WHERE constraint_schema = database() AND check_clause LIKE 'json_valid(%)'`;

const relationsSql = `SELECT link.table_name AS "fromTable", min(link.column_name) AS "fromColumn",
    min(link.referenced_table_name) AS "toTable", min(link.referenced_column_name) AS "toColumn"
  FROM information_schema.key_column_usage AS link
  WHERE link.table_schema = database() AND link.referenced_table_schema = database()
  GROUP BY link.table_name, link.constraint_name HAVING count(*) = 1 ORDER BY 1, 2`;

interface ColumnRow extends NativeType {
  table: string;
  tableType: string;
  rows: string | number | null;
  tableLabel: string;
  column: string;
  label: string;
}

interface KeyRow {
  table: string;
  name: string;
  column: string;
  isLoose: number;
}

/** Every table of the database that the user may read, with the columns of each that it may read. */
export async function listTables(connection: mysql.Connection, isMariadb: boolean): Promise<MysqlTable[]> {
  const columns = await queryRows<Omit<ColumnRow, 'name' | 'column'> & { name: string; type: string }>(
    connection,
    columnsSql,
  );
  const keys = Map.groupBy(await queryRows<KeyRow>(connection, keysSql), ({ table }) => table);
  const checks = isMariadb ? await queryRows<{ table: string; clause: string }>(connection, checksSql) : [];
  const checked = new Set(checks.map(({ table, clause }) => `${table}\0${clause}`));
  const named = columns.map(({ name, type, ...row }): ColumnRow => {
    const isJson = checked.has(`${row.table}\0json_valid(${quoteName(name)})`);
    return { ...row, column: name, name: isJson ? 'json' : type, formatted: isJson ? 'json' : row.formatted };
  });
  return [...Map.groupBy(named, ({ table }) => table)].map(([name, own]) =>
    tableOf(name, own, keys.get(name) ?? []),
  );
}

function tableOf(name: string, own: readonly ColumnRow[], keys: readonly KeyRow[]): MysqlTable {
  const [first] = own;
  const isView = first?.tableType === 'VIEW';
  const key = keyOf(keys);
  const names = new Set(own.map(({ column }) => column));
  return {
    name,
    schema: null,
    kind: isView ? 'view' : 'table',
    // Of a view it says that it is one, or what is wrong with it.
    label: isView ? null : first?.tableLabel || null,
    rowEstimate: isView || first?.rows == null ? null : Number(first.rows),
    columns: own.map(columnOf),
    // A key of which the user may not read a part tells no rows apart.
    key: key.every((column) => names.has(column)) ? key : [],
    nativeTypes: new Map(own.map((row) => [row.column, { name: row.name, formatted: row.formatted }])),
  };
}

function columnOf({ column, name, formatted, label }: ColumnRow): SystemColumn {
  return { name: column, type: typeOf({ name, formatted }), nativeType: formatted, label: label || null };
}

/** The primary key, else a unique index over columns that are never null, the narrowest first. */
function keyOf(rows: readonly KeyRow[]): string[] {
  const indexes = [...Map.groupBy(rows, ({ name }) => name)].filter(([, parts]) =>
    parts.every(({ isLoose }) => isLoose === 0),
  );
  const primary = indexes.find(([name]) => name === 'PRIMARY');
  const [best] = primary ? [primary] : indexes.toSorted(([, one], [, other]) => one.length - other.length);
  return best?.[1].map(({ column }) => column) ?? [];
}

/** Foreign keys of one column within the database. */
export async function listRelations(connection: mysql.Connection): Promise<DeclaredRelation[]> {
  return queryRows<DeclaredRelation>(connection, relationsSql);
}
