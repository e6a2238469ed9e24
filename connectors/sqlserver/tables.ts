import type { DeclaredRelation } from '../connector.ts';
import type { SystemColumn, SystemTable } from '../system-session.ts';
import { isSortable } from './key.ts';
import { queryTexts, type Signed } from './run-batch.ts';
import { formOf, type NativeType, nativeText, quoteName, typeOf } from './types.ts';

/** A table with what reading it needs beyond what people are told. */
export interface SqlServerTable extends SystemTable {
  /** As SQL names it. */
  relation: string;
  nativeTypes: ReadonlyMap<string, NativeType>;
}

/** Tables and views that people made, of which the user may read a column. */
const readable = `FROM sys.objects AS o JOIN sys.schemas AS s ON s.schema_id = o.schema_id
  JOIN sys.columns AS c ON c.object_id = o.object_id
  WHERE o.type IN ('U', 'V') AND o.is_ms_shipped = 0
    AND HAS_PERMS_BY_NAME(QUOTENAME(s.name) + '.' + QUOTENAME(o.name), 'OBJECT', 'SELECT', c.name, 'COLUMN') = 1`;

export const countTablesSql = `SELECT COUNT(DISTINCT o.object_id) ${readable}`;

/** What a column is called among people: the property that the tools of SQL Server write as its description. */
const described = (object: string, column: string): string =>
  `(SELECT CAST(p.value AS nvarchar(500)) FROM sys.extended_properties AS p
    WHERE p.class = 1 AND p.major_id = ${object} AND p.minor_id = ${column} AND p.name = 'MS_Description')`;

/** How many rows a table has, told without counting them. */
const tablesSql = `SELECT o.object_id, s.name, o.name, o.type,
    (SELECT SUM(r.rows) FROM sys.partitions AS r WHERE r.object_id = o.object_id AND r.index_id IN (0, 1)),
    ${described('o.object_id', '0')}
  FROM sys.objects AS o JOIN sys.schemas AS s ON s.schema_id = o.schema_id
  WHERE o.type IN ('U', 'V') AND o.is_ms_shipped = 0 ORDER BY s.name, o.name`;

/** A type that people named is told by the one that it is made of; those that are programs (240) have their own name alone. */
const columnsSql = `SELECT o.object_id, c.name,
    CASE WHEN c.encryption_type IS NOT NULL THEN 'encrypted' WHEN c.system_type_id = 240 THEN TYPE_NAME(c.user_type_id) ELSE TYPE_NAME(c.system_type_id) END,
    c.precision, c.scale, c.max_length, c.collation_name, ${described('o.object_id', 'c.column_id')}
  ${readable} ORDER BY o.object_id, c.column_id`;

/** Columns of keys and unique indexes over all rows, in their order. */
const keysSql = `SELECT i.object_id, i.index_id, i.is_primary_key, c.name, c.is_nullable
  FROM sys.indexes AS i JOIN sys.index_columns AS k ON k.object_id = i.object_id AND k.index_id = i.index_id
  JOIN sys.columns AS c ON c.object_id = k.object_id AND c.column_id = k.column_id
  WHERE i.is_unique = 1 AND i.has_filter = 0 AND i.is_disabled = 0 AND k.is_included_column = 0
  ORDER BY i.object_id, i.index_id, k.key_ordinal`;

/** Foreign keys of one column. */
const relationsSql = `SELECT MIN(fs.name), MIN(f.name), MIN(fc.name), MIN(ts.name), MIN(t.name), MIN(tc.name)
  FROM sys.foreign_key_columns AS l
  JOIN sys.objects AS f ON f.object_id = l.parent_object_id JOIN sys.schemas AS fs ON fs.schema_id = f.schema_id
  JOIN sys.columns AS fc ON fc.object_id = l.parent_object_id AND fc.column_id = l.parent_column_id
  JOIN sys.objects AS t ON t.object_id = l.referenced_object_id JOIN sys.schemas AS ts ON ts.schema_id = t.schema_id
  JOIN sys.columns AS tc ON tc.object_id = l.referenced_object_id AND tc.column_id = l.referenced_column_id
  GROUP BY l.constraint_object_id HAVING COUNT(*) = 1 ORDER BY 1, 2, 3`;

type Row = readonly (string | null)[];

/** Every table of the database that the user may read, with the columns of each that it may read. */
export async function listTables(signed: Signed): Promise<SqlServerTable[]> {
  const tables = await queryTexts(signed, tablesSql);
  const columns = Map.groupBy(await queryTexts(signed, columnsSql), idOf);
  const keys = Map.groupBy(await queryTexts(signed, keysSql), idOf);
  return tables.flatMap((table) => {
    const own = columns.get(idOf(table)) ?? [];
    return own.length === 0 ? [] : [tableOf(table, own, keys.get(idOf(table)) ?? [])];
  });
}

function idOf(row: Row): string {
  return row[0] ?? '';
}

function tableOf(
  [, schema = '', name = '', type = '', rows = null, label = null]: Row,
  columns: readonly Row[],
  keys: readonly Row[],
): SqlServerTable {
  const told = keyOf(keys);
  const nativeTypes = new Map(columns.map((column) => [column[1] ?? '', nativeOf(column, told)]));
  // A key of which the user may not read a part, or that has no order, tells nothing here.
  const isUsable = told.every((column) => {
    const native = nativeTypes.get(column);
    return native !== undefined && isSortable(native);
  });
  return {
    name: `${schema}.${name}`,
    schema,
    relation: `${quoteName(schema ?? '')}.${quoteName(name ?? '')}`,
    kind: type?.trim() === 'V' ? 'view' : 'table',
    label: label || null,
    rowEstimate: rows === null ? null : Number(rows),
    columns: columns.map((column): SystemColumn => {
      const native = nativeTypes.get(column[1] ?? '') ?? nativeOf(column, told);
      return {
        name: column[1] ?? '',
        type: typeOf(native),
        nativeType: nativeText(native),
        label: column[7] || null,
        ...withForm(native),
      };
    }),
    key: isUsable ? told : [],
    nativeTypes,
  };
}

function withForm(native: NativeType): Pick<SystemColumn, 'form'> {
  const form = formOf(native);
  return form === undefined ? {} : { form };
}

function nativeOf(
  [, name, type, precision, scale, length, collation]: Row,
  key: readonly string[],
): NativeType {
  return {
    name: type ?? '',
    precision: Number(precision),
    scale: Number(scale),
    length: Number(length),
    collation: collation ?? null,
    isKey: key.includes(name ?? ''),
  };
}

/** The primary key, else a unique index over columns that are never null, the narrowest first. */
function keyOf(rows: readonly Row[]): string[] {
  const indexes = [...Map.groupBy(rows, (row) => row[1]).values()].filter((parts) =>
    parts.every(([, , , , isNullable]) => isNullable === 'false'),
  );
  const primary = indexes.find(([first]) => first?.[2] === 'true');
  const [best] = primary ? [primary] : indexes.toSorted((one, other) => one.length - other.length);
  return best?.map(([, , , column]) => column ?? '') ?? [];
}

export async function listRelations(signed: Signed): Promise<DeclaredRelation[]> {
  const rows = await queryTexts(signed, relationsSql);
  return rows.map(([fromSchema, fromTable, fromColumn, toSchema, toTable, toColumn]) => ({
    fromTable: `${fromSchema}.${fromTable}`,
    fromColumn: fromColumn ?? '',
    toTable: `${toSchema}.${toTable}`,
    toColumn: toColumn ?? '',
  }));
}
