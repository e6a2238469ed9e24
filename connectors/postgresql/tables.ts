import type pg from 'pg';
import type { DeclaredRelation } from '../connector.ts';
import type { SystemColumn, SystemTable } from '../system-session.ts';
import { formOf, type NativeType, typeOf } from './types.ts';

/** A table with what reading it needs beyond what people are told. */
export interface PostgresTable extends SystemTable {
  nativeTypes: ReadonlyMap<string, NativeType>;
}

/** What the user may read, but for PostgreSQL's own. Parts of a partitioned table are read through it. */
const readable = `relation.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT relation.relispartition
  AND place.nspname NOT IN ('pg_catalog', 'information_schema') AND place.nspname !~ '^pg_(toast|temp)'
  AND has_schema_privilege(place.oid, 'USAGE')
  AND (has_table_privilege(relation.oid, 'SELECT') OR has_any_column_privilege(relation.oid, 'SELECT'))`;

export const readableTablesFrom = `pg_catalog.pg_class AS relation
  JOIN pg_catalog.pg_namespace AS place ON place.oid = relation.relnamespace WHERE ${readable}`;

/** Of a comment; more is not read. */
const labelLength = 600;

const tablesSql = `SELECT relation.oid, place.nspname AS schema, relation.relname AS name, relation.relkind AS kind,
    left(obj_description(relation.oid, 'pg_class'), ${labelLength}) AS label,
    CASE WHEN relation.relkind IN ('v', 'f') OR relation.reltuples < 0 THEN NULL ELSE relation.reltuples END AS rows
  FROM ${readableTablesFrom} ORDER BY 2, 3`;

/** Domains are told as what they stand for: only the innermost type has values of its own. */
const columnsSql = `WITH RECURSIVE base AS (
    SELECT oid AS domain, typbasetype AS oid, typtypmod AS modifier FROM pg_catalog.pg_type WHERE typtype = 'd'
    UNION ALL
    SELECT base.domain, type.typbasetype, CASE WHEN base.modifier = -1 THEN type.typtypmod ELSE base.modifier END
    FROM base JOIN pg_catalog.pg_type AS type ON type.oid = base.oid WHERE type.typtype = 'd'
  ), innermost AS (
    SELECT base.* FROM base JOIN pg_catalog.pg_type AS type ON type.oid = base.oid WHERE type.typtype <> 'd'
  )
  SELECT attribute.attrelid AS relation, attribute.attname AS name, type.typname AS type, type.typtype AS kind,
    type.typelem <> 0 AND type.typlen = -1 AND type.typcategory = 'A' AS "isArray",
    format_type(type.oid, coalesce(innermost.modifier, attribute.atttypmod)) AS formatted,
    left(col_description(attribute.attrelid, attribute.attnum), ${labelLength}) AS label
  FROM pg_catalog.pg_attribute AS attribute
  LEFT JOIN innermost ON innermost.domain = attribute.atttypid
  JOIN pg_catalog.pg_type AS type ON type.oid = coalesce(innermost.oid, attribute.atttypid)
  WHERE attribute.attnum > 0 AND NOT attribute.attisdropped
    AND has_column_privilege(attribute.attrelid, attribute.attnum, 'SELECT')
    AND attribute.attrelid IN (SELECT relation.oid FROM ${readableTablesFrom})
  ORDER BY attribute.attrelid, attribute.attnum`;

/** The primary key, else a unique index over columns that are never null, the narrowest first. */
const keysSql = `SELECT DISTINCT ON (index.indrelid) index.indrelid AS relation,
    ARRAY(SELECT attribute.attname::text FROM unnest(index.indkey::int2[]) WITH ORDINALITY AS place (number, position)
      JOIN pg_catalog.pg_attribute AS attribute ON attribute.attrelid = index.indrelid AND attribute.attnum = place.number
      ORDER BY place.position) AS columns
  FROM pg_catalog.pg_index AS index
  WHERE index.indisunique AND index.indisvalid AND index.indpred IS NULL AND index.indexprs IS NULL
    AND NOT EXISTS (SELECT FROM unnest(index.indkey::int2[]) AS place (number)
      JOIN pg_catalog.pg_attribute AS attribute ON attribute.attrelid = index.indrelid AND attribute.attnum = place.number
      WHERE NOT attribute.attnotnull)
    AND index.indrelid IN (SELECT relation.oid FROM ${readableTablesFrom})
  ORDER BY index.indrelid, index.indisprimary DESC, index.indnatts, index.indexrelid`;

const relationsSql = `SELECT place.nspname || '.' || source.relname AS "fromTable", target_place.nspname || '.' || target.relname AS "toTable",
    source_column.attname AS "fromColumn", target_column.attname AS "toColumn"
  FROM pg_catalog.pg_constraint AS link
  JOIN pg_catalog.pg_class AS source ON source.oid = link.conrelid
  JOIN pg_catalog.pg_namespace AS place ON place.oid = source.relnamespace
  JOIN pg_catalog.pg_class AS target ON target.oid = link.confrelid
  JOIN pg_catalog.pg_namespace AS target_place ON target_place.oid = target.relnamespace
  JOIN pg_catalog.pg_attribute AS source_column ON source_column.attrelid = link.conrelid AND source_column.attnum = link.conkey[1]
  JOIN pg_catalog.pg_attribute AS target_column ON target_column.attrelid = link.confrelid AND target_column.attnum = link.confkey[1]
  WHERE link.contype = 'f' AND cardinality(link.conkey) = 1 AND link.conparentid = 0
  ORDER BY 1, 3`;

interface TableRow {
  oid: number;
  schema: string;
  name: string;
  kind: string;
  label: string | null;
  rows: number | null;
}

interface ColumnRow {
  relation: number;
  name: string;
  type: string;
  kind: string;
  isArray: boolean;
  formatted: string;
  label: string | null;
}

/** Every table that the user may read, with the columns of each that it may read. */
export async function listTables(client: pg.ClientBase): Promise<PostgresTable[]> {
  const tables = (await client.query<TableRow>(tablesSql)).rows;
  const columns = Map.groupBy((await client.query<ColumnRow>(columnsSql)).rows, ({ relation }) => relation);
  const { rows: keys } = await client.query<{ relation: number; columns: string[] }>(keysSql);
  const keyOf = new Map(keys.map((row) => [row.relation, row.columns]));
  return tables.map((table): PostgresTable => {
    const own = columns.get(table.oid) ?? [];
    const names = new Set(own.map(({ name }) => name));
    const key = keyOf.get(table.oid) ?? [];
    return {
      name: `${table.schema}.${table.name}`,
      schema: table.schema,
      kind: table.kind === 'v' || table.kind === 'm' ? 'view' : 'table',
      label: table.label,
      rowEstimate: table.rows === null ? null : Number(table.rows),
      columns: own.map(columnOf),
      // A key of which the user may not read a part tells no rows apart.
      key: key.every((name) => names.has(name)) ? key : [],
      nativeTypes: new Map(own.map((column) => [column.name, nativeOf(column)])),
    };
  });
}

/** Foreign keys of one column. */
export async function listRelations(client: pg.ClientBase): Promise<DeclaredRelation[]> {
  return (await client.query<DeclaredRelation>(relationsSql)).rows;
}

function nativeOf({ type, kind, isArray, formatted }: ColumnRow): NativeType {
  return { name: type, kind, isArray, formatted };
}

function columnOf(row: ColumnRow): SystemColumn {
  const native = nativeOf(row);
  const form = formOf(native);
  return {
    name: row.name,
    type: typeOf(native),
    nativeType: row.formatted,
    label: row.label,
    ...(form && { form }),
  };
}
