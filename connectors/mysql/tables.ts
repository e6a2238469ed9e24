import type mysql from 'mysql2';
import type { DeclaredRelation } from '../connector.ts';
import { quoteName } from '../sql/quote.ts';
import type { SystemColumn, SystemTable } from '../system-session.ts';
import { queryRows } from './query-rows.ts';
import { formOf, type NativeType, typeOf } from './types.ts';

/** A table with what reading it needs beyond what people are told. */
export interface MysqlTable extends SystemTable {
  nativeTypes: ReadonlyMap<string, NativeType>;
}

const holdsRows = `table_type IN ('BASE TABLE', 'VIEW', 'SYSTEM VERSIONED')`;

/** Columns that the user may read, through its roles too: `information_schema` tells each user its own. Those of sequences are among them. */
const readableColumns = `information_schema.columns
  WHERE table_schema = database() AND find_in_set('select', privileges) > 0`;

export const countTablesSql = `SELECT count(DISTINCT table_name) AS tables FROM ${readableColumns} AND table_name NOT IN (
  SELECT table_name FROM information_schema.tables WHERE table_schema = database() AND NOT ${holdsRows})`;

/** Apart from their columns: neither server has an index over what it tells, and a join of the two takes minutes over thousands of tables. */
const tablesSql = `SELECT table_name AS name, table_type AS type, table_rows AS "rows", table_comment AS label
  FROM information_schema.tables WHERE table_schema = database() AND ${holdsRows} ORDER BY table_name`;

const columnsSql = `SELECT table_name AS "table", column_name AS name, data_type AS type, column_type AS formatted, column_comment AS label
  FROM ${readableColumns} ORDER BY table_name, ordinal_position`;

/** An index over nothing, beginnings of columns or expressions is loose: it tells no rows apart, or puts none in order. */
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

interface TableRow {
  name: string;
  type: string;
  rows: string | number | null;
  label: string;
}

interface ColumnRow {
  table: string;
  name: string;
  type: string;
  formatted: string;
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
  const tables = await queryRows<TableRow>(connection, tablesSql);
  const columns = Map.groupBy(await queryRows<ColumnRow>(connection, columnsSql), ({ table }) => table);
  const keys = Map.groupBy(await queryRows<KeyRow>(connection, keysSql), ({ table }) => table);
  const checks = isMariadb ? await queryRows<{ table: string; clause: string }>(connection, checksSql) : [];
  const checked = new Set(checks.map(({ table, clause }) => `${table}\0${clause}`));
  const nativeOf = ({ table, name, type, formatted }: ColumnRow): NativeType =>
    checked.has(`${table}\0json_valid(${quoteName(name)})`)
      ? { name: 'json', formatted: 'json' }
      : { name: type, formatted };
  return tables.flatMap((table) => {
    const own = columns.get(table.name) ?? [];
    const natives = new Map(own.map((column) => [column.name, nativeOf(column)]));
    return own.length === 0 ? [] : [tableOf(table, own, natives, keyOf(keys.get(table.name) ?? []))];
  });
}

function tableOf(
  { name, type, rows, label }: TableRow,
  columns: readonly ColumnRow[],
  nativeTypes: ReadonlyMap<string, NativeType>,
  key: string[],
): MysqlTable {
  const isView = type === 'VIEW';
  return {
    name,
    schema: null,
    kind: isView ? 'view' : 'table',
    // Of a view it says that it is one, or what is wrong with it.
    label: isView ? null : label || null,
    rowEstimate: isView || rows === null ? null : Number(rows),
    columns: columns.flatMap((column): SystemColumn[] => {
      const native = nativeTypes.get(column.name);
      if (!native) return [];
      const form = formOf(native);
      return [
        {
          name: column.name,
          type: typeOf(native),
          nativeType: native.formatted,
          label: column.label || null,
          ...(form && { form }),
        },
      ];
    }),
    // A key of which the user may not read a part tells no rows apart.
    key: key.every((column) => nativeTypes.has(column)) ? key : [],
    nativeTypes,
  };
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
