import type { DeclaredRelation } from '../connector.ts';
import type { SystemColumn, SystemTable } from '../system-session.ts';
import { textLiteral } from './literal.ts';
import { type HanaConnection, queryRows } from './run-statement.ts';
import { formattedType, formOf, isArray, isOrdered, type NativeType, typeOf } from './types.ts';

/** A table with what reading it needs beyond what people are told. */
export interface HanaTable extends SystemTable {
  schema: string;
  /** Without its schema. */
  bareName: string;
  nativeTypes: ReadonlyMap<string, NativeType>;
}

/**
 * Schemas that hold no data of people: those of the system itself. `_SYS_BIC` holds calculation views. What is in the others the
 * catalog shows to each user as far as it has a right to it.
 */
function inSchemas(schema: string): string {
  if (schema !== '') return `SCHEMA_NAME = ${textLiteral(schema)}`;
  return `(SCHEMA_NAME NOT LIKE '\\_SYS\\_%' ESCAPE '\\' OR SCHEMA_NAME = '_SYS_BIC') AND SCHEMA_NAME NOT IN ('SYS', 'SYS_DATABASES')`;
}

export function countTablesSql(schema: string): string {
  const where = inSchemas(schema);
  return `SELECT (SELECT COUNT(*) FROM SYS.TABLES WHERE ${where}) + (SELECT COUNT(*) FROM SYS.VIEWS WHERE ${where}) FROM DUMMY`;
}

export function countSchemasSql(schema: string): string {
  return `SELECT COUNT(*) FROM SYS.SCHEMAS WHERE SCHEMA_NAME = ${textLiteral(schema)}`;
}

/** Every table and view that the user sees, with the columns of each. */
export async function listTables(connection: HanaConnection, schema: string): Promise<HanaTable[]> {
  const where = inSchemas(schema);
  const told = (columns: string, from: string, order = '1, 2'): Promise<(string | null)[][]> =>
    queryRows(connection, `SELECT ${columns} FROM SYS.${from} WHERE ${where} ORDER BY ${order}`);
  const tables = await told('SCHEMA_NAME, TABLE_NAME, COMMENTS', 'TABLES');
  const views = await told('SCHEMA_NAME, VIEW_NAME, COMMENTS', 'VIEWS');
  const details = 'COLUMN_NAME, DATA_TYPE_NAME, LENGTH, SCALE, IS_NULLABLE, COMMENTS';
  const columns = byTable([
    ...(await told(`SCHEMA_NAME, TABLE_NAME, ${details}`, 'TABLE_COLUMNS', '1, 2, POSITION')),
    ...(await told(`SCHEMA_NAME, VIEW_NAME, ${details}`, 'VIEW_COLUMNS', '1, 2, POSITION')),
  ]);
  const keys = byTable(
    await told(
      'SCHEMA_NAME, TABLE_NAME, CONSTRAINT_NAME, COLUMN_NAME, IS_PRIMARY_KEY',
      'CONSTRAINTS',
      '1, 2, 3, POSITION',
    ),
  );
  const counts = byTable(await countedRows(connection, where));
  return [
    ...tables.map((row) => ({ row, kind: 'table' as const })),
    ...views.map((row) => ({ row, kind: 'view' as const })),
  ].flatMap(({ row, kind }) => {
    const name = nameOf(row);
    const own = columns.get(name) ?? [];
    const count = kind === 'table' ? counts.get(name)?.[0]?.[2] : null;
    const table = tableOf(
      { row, kind, rowEstimate: count ? Number(count) : null },
      own,
      keys.get(name) ?? [],
    );
    return table.columns.length === 0 ? [] : [table];
  });
}

/** How many rows each table has, where the user may see it: a view of what is measured, which some are not shown. */
async function countedRows(connection: HanaConnection, where: string): Promise<(string | null)[][]> {
  try {
    return await queryRows(
      connection,
      `SELECT SCHEMA_NAME, TABLE_NAME, RECORD_COUNT FROM SYS.M_TABLES WHERE ${where}`,
    );
  } catch (error) {
    if ((error as { code?: unknown }).code !== insufficientPrivilege) throw error;
    return [];
  }
}

export const insufficientPrivilege = 258;

interface TableFacts {
  row: readonly (string | null)[];
  kind: 'table' | 'view';
  rowEstimate: number | null;
}

function tableOf(
  { row, kind, rowEstimate }: TableFacts,
  columnRows: readonly (readonly (string | null)[])[],
  keyRows: readonly (readonly (string | null)[])[],
): HanaTable {
  const [schema = '', bareName = '', label] = row;
  const nativeTypes = new Map<string, NativeType>();
  const nullable = new Set<string>();
  const columns: SystemColumn[] = [];
  for (const [, , name, type, length, scale, isNullable, columnLabel] of columnRows) {
    const native: NativeType = {
      name: type ?? '',
      length: Number(length ?? 0),
      scale: scale === null || scale === undefined ? null : Number(scale),
    };
    if (!name || isArray(native)) continue;
    nativeTypes.set(name, native);
    if (isNullable !== 'FALSE') nullable.add(name);
    const form = formOf(native);
    columns.push({
      name,
      type: typeOf(native),
      nativeType: formattedType(native),
      label: columnLabel || null,
      ...(form && { form }),
    });
  }
  const key = keyOf(keyRows, nullable);
  return {
    name: nameOf(row),
    schema: schema ?? '',
    bareName: bareName ?? '',
    kind,
    label: label || null,
    rowEstimate,
    columns,
    // A key that cannot be told back puts no rows in order.
    key: key.every((column) => isOrderedColumn(nativeTypes.get(column))) ? key : [],
    nativeTypes,
  };
}

function isOrderedColumn(native: NativeType | undefined): boolean {
  return native !== undefined && isOrdered(native);
}

/** The primary key, else a unique one over columns that are never null, the narrowest first. */
function keyOf(rows: readonly (readonly (string | null)[])[], nullable: ReadonlySet<string>): string[] {
  const constraints = [...Map.groupBy(rows, ([, , name]) => name)].map(([, parts]) => ({
    isPrimary: parts[0]?.[4] === 'TRUE',
    columns: parts.map(([, , , column]) => column ?? ''),
  }));
  const primary = constraints.find(({ isPrimary }) => isPrimary);
  if (primary) return primary.columns;
  const [best] = constraints
    .filter(({ columns }) => columns.every((column) => !nullable.has(column)))
    .toSorted((one, other) => one.columns.length - other.columns.length);
  return best?.columns ?? [];
}

/** Foreign keys of one column. */
export async function listRelations(connection: HanaConnection, schema: string): Promise<DeclaredRelation[]> {
  const rows = await queryRows(
    connection,
    `SELECT SCHEMA_NAME, TABLE_NAME, MIN(COLUMN_NAME), MIN(REFERENCED_SCHEMA_NAME), MIN(REFERENCED_TABLE_NAME), MIN(REFERENCED_COLUMN_NAME)
     FROM SYS.REFERENTIAL_CONSTRAINTS WHERE ${inSchemas(schema)}
     GROUP BY SCHEMA_NAME, TABLE_NAME, CONSTRAINT_NAME HAVING COUNT(*) = 1 ORDER BY 1, 2`,
  );
  return rows.map((row) => ({
    fromTable: nameOf(row),
    fromColumn: row[2] ?? '',
    toTable: nameOf(row.slice(3)),
    toColumn: row[5] ?? '',
  }));
}

function nameOf([schema, name]: readonly (string | null)[]): string {
  return `${schema}.${name}`;
}

function byTable(rows: readonly (string | null)[][]): Map<string, (string | null)[][]> {
  return Map.groupBy(rows, nameOf);
}
