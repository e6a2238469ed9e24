import type { DeclaredRelation } from '../connector.ts';
import { quoteName } from '../sql/quote.ts';
import type { SystemColumn, SystemTable } from '../system-session.ts';
import { queryTexts, type Signed } from './run-statement.ts';
import { formOf, isOrdered, type NativeType, nativeText, numberText, textLiteral, typeOf } from './types.ts';

/** A table with what reading it needs beyond what people are told. */
export interface OracleTable extends SystemTable {
  /** As SQL names it. */
  relation: string;
  nativeTypes: ReadonlyMap<string, NativeType>;
}

/** Those of one owner, whose name is in capitals where nobody quoted it; else all but what Oracle itself brings. */
function ofOwners(schema: string, owner = 'OWNER'): string {
  if (schema === '') return `${owner} IN (SELECT USERNAME FROM ALL_USERS WHERE ORACLE_MAINTAINED = 'N')`;
  return `${owner} IN (${textLiteral(schema)}, ${textLiteral(schema.toUpperCase())})`;
}

/** Tables that people made: none that is a part of another, temporary, or in the recycle bin. */
const areTables = `NESTED = 'NO' AND SECONDARY = 'N' AND TEMPORARY = 'N' AND DROPPED = 'NO' AND (IOT_TYPE IS NULL OR IOT_TYPE = 'IOT')`;

export function countTablesSql(schema: string): string {
  const where = ofOwners(schema);
  return `SELECT (SELECT COUNT(*) FROM ALL_TABLES WHERE ${where} AND ${areTables}) + (SELECT COUNT(*) FROM ALL_VIEWS WHERE ${where}) FROM DUAL`;
}

export function countOwnersSql(schema: string): string {
  return `SELECT COUNT(*) FROM ALL_USERS WHERE ${ofOwners(schema, 'USERNAME')}`;
}

type Row = readonly (string | null)[];

/** Every table and view that the catalog shows to the user, with the columns of each. */
export async function listTables(signed: Signed, schema: string): Promise<OracleTable[]> {
  const where = ofOwners(schema);
  const told = (columns: string, from: string, more = '', order = '1, 2'): Promise<Row[]> =>
    queryTexts(signed, `SELECT ${columns} FROM ${from} WHERE ${where}${more} ORDER BY ${order}`);
  const tables = await told('OWNER, TABLE_NAME, NUM_ROWS', 'ALL_TABLES', ` AND ${areTables}`);
  const views = await told('OWNER, VIEW_NAME', 'ALL_VIEWS');
  const labels = byTable(
    await told('OWNER, TABLE_NAME, COMMENTS', 'ALL_TAB_COMMENTS', ' AND COMMENTS IS NOT NULL'),
  );
  const columns = byTable(
    await told(
      'OWNER, TABLE_NAME, COLUMN_NAME, DATA_TYPE, DATA_TYPE_OWNER, DATA_LENGTH, CHAR_LENGTH, DATA_PRECISION, DATA_SCALE, NULLABLE',
      'ALL_TAB_COLUMNS',
      '',
      '1, 2, COLUMN_ID',
    ),
  );
  const columnLabels = byTable(
    await told('OWNER, TABLE_NAME, COLUMN_NAME, COMMENTS', 'ALL_COL_COMMENTS', ' AND COMMENTS IS NOT NULL'),
  );
  const keys = byTable(await queryTexts(signed, keysSql(schema)));
  return [
    ...tables.map((row) => ({ row, kind: 'table' as const })),
    ...views.map((row) => ({ row, kind: 'view' as const })),
  ].flatMap(({ row, kind }) => {
    const name = nameOf(row);
    const table = tableOf(row, kind, {
      label: labels.get(name)?.[0]?.[2] || null,
      columns: columns.get(name) ?? [],
      labels: columnLabels.get(name) ?? [],
      keys: keys.get(name) ?? [],
    });
    return table.columns.length === 0 ? [] : [table];
  });
}

/**
 * Columns of keys in their order: constraints that hold for all rows, and unique indexes, which many systems have in place of
 * them. Of an index over what is computed, the columns are none.
 */
function keysSql(schema: string): string {
  return `SELECT k.OWNER, k.TABLE_NAME, k.CONSTRAINT_NAME, k.CONSTRAINT_TYPE, c.COLUMN_NAME, c.POSITION
    FROM ALL_CONSTRAINTS k JOIN ALL_CONS_COLUMNS c ON c.OWNER = k.OWNER AND c.CONSTRAINT_NAME = k.CONSTRAINT_NAME AND c.TABLE_NAME = k.TABLE_NAME
    WHERE k.CONSTRAINT_TYPE IN ('P', 'U') AND k.STATUS = 'ENABLED' AND k.VALIDATED = 'VALIDATED' AND ${ofOwners(schema, 'k.OWNER')}
    UNION ALL SELECT i.TABLE_OWNER, i.TABLE_NAME, i.INDEX_NAME, 'I', c.COLUMN_NAME, c.COLUMN_POSITION
    FROM ALL_INDEXES i JOIN ALL_IND_COLUMNS c ON c.INDEX_OWNER = i.OWNER AND c.INDEX_NAME = i.INDEX_NAME
    WHERE i.UNIQUENESS = 'UNIQUE' AND i.INDEX_TYPE IN ('NORMAL', 'IOT - TOP') AND i.STATUS IN ('VALID', 'N/A') AND ${ofOwners(schema, 'i.TABLE_OWNER')}
    ORDER BY 1, 2, 3, 6`;
}

interface TableFacts {
  label: string | null;
  columns: readonly Row[];
  labels: readonly Row[];
  keys: readonly Row[];
}

function tableOf(row: Row, kind: 'table' | 'view', facts: TableFacts): OracleTable {
  const [owner = '', bareName = '', rows = null] = row;
  const nativeTypes = new Map<string, NativeType>();
  const nullable = new Set<string>();
  const labels = new Map(facts.labels.map(([, , column, label]) => [column, label]));
  const columns: SystemColumn[] = [];
  for (const column of facts.columns) {
    const native = nativeOf(column);
    const [, , name = '', , typeOwner, , , , , isNullable] = column;
    // Objects that people or Oracle defined have no text of their own; XML is one that has.
    const type = typeOwner === null || native.name === 'XMLTYPE' ? typeOf(native) : null;
    if (!name || type === null) continue;
    nativeTypes.set(name, native);
    if (isNullable !== 'N') nullable.add(name);
    const form = formOf(native);
    const told = { name, type, nativeType: nativeText(native), label: labels.get(name) || null };
    columns.push(form === undefined ? told : { ...told, form });
  }
  const key = keyOf(facts.keys, nullable);
  const isUsable = key.every((column) => {
    const native = nativeTypes.get(column);
    return native !== undefined && isOrdered(native);
  });
  return {
    name: nameOf(row),
    schema: owner,
    relation: `${quoteName(owner ?? '')}.${quoteName(bareName ?? '')}`,
    kind,
    label: facts.label,
    // As it was when Oracle last gathered its statistics.
    rowEstimate: rows === null ? null : Number(rows),
    columns,
    key: isUsable ? key : [],
    nativeTypes,
  };
}

function nativeOf([, , , type, , length, characters, precision, scale]: Row): NativeType {
  const declared = type ?? '';
  return {
    name: declared.replaceAll(/\(\d+\)/g, ''),
    declared,
    length: Number(length ?? 0),
    characters: Number(characters ?? 0),
    precision: digitsOf(precision),
    scale: digitsOf(scale),
  };
}

function digitsOf(text: string | null | undefined): number | null {
  return text === null || text === undefined ? null : Number(numberText(text));
}

/** The primary key, else what is unique over columns that are never null, the narrowest first. */
function keyOf(rows: readonly Row[], nullable: ReadonlySet<string>): string[] {
  const keys = [...Map.groupBy(rows, ([, , name, type]) => `${type} ${name}`).values()].map((parts) => ({
    isPrimary: parts[0]?.[3] === 'P',
    columns: parts.map(([, , , , column]) => column ?? ''),
  }));
  const primary = keys.find(({ isPrimary }) => isPrimary);
  if (primary) return primary.columns;
  const [best] = keys
    .filter(({ columns }) => columns.every((column) => !nullable.has(column)))
    .toSorted((one, other) => one.columns.length - other.columns.length);
  return best?.columns ?? [];
}

/** Foreign keys of one column. */
export async function listRelations(signed: Signed, schema: string): Promise<DeclaredRelation[]> {
  const rows = await queryTexts(
    signed,
    `SELECT MIN(r.OWNER), MIN(r.TABLE_NAME), MIN(f.COLUMN_NAME), MIN(t.OWNER), MIN(t.TABLE_NAME), MIN(t.COLUMN_NAME)
    FROM ALL_CONSTRAINTS r JOIN ALL_CONS_COLUMNS f ON f.OWNER = r.OWNER AND f.CONSTRAINT_NAME = r.CONSTRAINT_NAME
    JOIN ALL_CONS_COLUMNS t ON t.OWNER = r.R_OWNER AND t.CONSTRAINT_NAME = r.R_CONSTRAINT_NAME AND t.POSITION = f.POSITION
    WHERE r.CONSTRAINT_TYPE = 'R' AND r.STATUS = 'ENABLED' AND ${ofOwners(schema, 'r.OWNER')}
    GROUP BY r.OWNER, r.CONSTRAINT_NAME HAVING COUNT(*) = 1 ORDER BY 1, 2, 3`,
  );
  return rows.map(([fromOwner, fromTable, fromColumn, toOwner, toTable, toColumn]) => ({
    fromTable: `${fromOwner}.${fromTable}`,
    fromColumn: fromColumn ?? '',
    toTable: `${toOwner}.${toTable}`,
    toColumn: toColumn ?? '',
  }));
}

function nameOf([owner, name]: Row): string {
  return `${owner}.${name}`;
}

function byTable(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, nameOf);
}
