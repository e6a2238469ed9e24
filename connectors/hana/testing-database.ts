import { type DuckDBConnection, DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';
import {
  cesu8,
  dayNumber,
  type FakeColumn,
  longDate,
  type Stored,
  secondsOf,
  storageOf,
} from './testing-values.ts';

/**
 * What stands behind the fake server: an embedded engine that runs the statements of a client, and the views of the catalog as
 * tables. It stays unproved by it that SAP HANA takes the same SQL for the same: only what SAP documents of it is written here.
 */

/** An error as the server tells it: "SQL Error Codes". */
export class FakeSqlError extends Error {
  readonly code: number;
  readonly state: string;

  constructor(code: number, message: string, state = 'HY000') {
    super(message);
    this.code = code;
    this.state = state;
  }
}

export interface FakeResult {
  columns: FakeColumn[];
  rows: Stored[][];
}

export interface FakeTable {
  schema: string;
  name: string;
  columns: FakeColumn[];
  key?: readonly string[];
  label?: string;
}

const catalog = `CREATE SCHEMA "SYS";
  CREATE TABLE "DUMMY" ("DUMMY" VARCHAR); INSERT INTO "DUMMY" VALUES ('X');
  CREATE TABLE "SYS"."SCHEMAS" (SCHEMA_NAME VARCHAR);
  CREATE TABLE "SYS"."TABLES" (SCHEMA_NAME VARCHAR, TABLE_NAME VARCHAR, COMMENTS VARCHAR);
  CREATE TABLE "SYS"."VIEWS" (SCHEMA_NAME VARCHAR, VIEW_NAME VARCHAR, COMMENTS VARCHAR);
  CREATE TABLE "SYS"."TABLE_COLUMNS" (SCHEMA_NAME VARCHAR, TABLE_NAME VARCHAR, COLUMN_NAME VARCHAR, POSITION INTEGER,
    DATA_TYPE_NAME VARCHAR, LENGTH INTEGER, SCALE INTEGER, IS_NULLABLE VARCHAR, COMMENTS VARCHAR);
  CREATE TABLE "SYS"."VIEW_COLUMNS" (SCHEMA_NAME VARCHAR, VIEW_NAME VARCHAR, COLUMN_NAME VARCHAR, POSITION INTEGER,
    DATA_TYPE_NAME VARCHAR, LENGTH INTEGER, SCALE INTEGER, IS_NULLABLE VARCHAR, COMMENTS VARCHAR);
  CREATE TABLE "SYS"."CONSTRAINTS" (SCHEMA_NAME VARCHAR, TABLE_NAME VARCHAR, COLUMN_NAME VARCHAR, POSITION INTEGER,
    CONSTRAINT_NAME VARCHAR, IS_PRIMARY_KEY VARCHAR);
  CREATE TABLE "SYS"."REFERENTIAL_CONSTRAINTS" (SCHEMA_NAME VARCHAR, TABLE_NAME VARCHAR, COLUMN_NAME VARCHAR,
    CONSTRAINT_NAME VARCHAR, REFERENCED_SCHEMA_NAME VARCHAR, REFERENCED_TABLE_NAME VARCHAR, REFERENCED_COLUMN_NAME VARCHAR);
  CREATE TABLE "SYS"."M_TABLES" (SCHEMA_NAME VARCHAR, TABLE_NAME VARCHAR, RECORD_COUNT BIGINT)`;

/** Views of the catalog in which a table is told. */
const tellingViews = ['TABLES', 'TABLE_COLUMNS', 'CONSTRAINTS', 'M_TABLES'];

export class FakeDatabase {
  readonly #instance: DuckDBInstance;
  readonly admin: DuckDBConnection;
  readonly #tables = new Map<string, FakeTable>();
  readonly #refused = new Set<string>();

  static async open(): Promise<FakeDatabase> {
    const instance = await DuckDBInstance.create(':memory:');
    const admin = await instance.connect();
    await admin.run(catalog);
    return new FakeDatabase(instance, admin);
  }

  private constructor(instance: DuckDBInstance, admin: DuckDBConnection) {
    this.#instance = instance;
    this.admin = admin;
  }

  connect(): Promise<DuckDBConnection> {
    return this.#instance.connect();
  }

  close(): void {
    this.admin.closeSync();
    this.#instance.closeSync();
  }

  async makeTable(table: FakeTable): Promise<void> {
    const { schema, name, columns, key = [], label = null } = table;
    const isNew = ![...this.#tables.values()].some((one) => one.schema === schema);
    const declared = columns.map((column) => `"${column.name}" ${storageOf(column)}`);
    if (isNew)
      await this.admin.run(`CREATE SCHEMA "${schema}"; INSERT INTO "SYS"."SCHEMAS" VALUES ('${schema}')`);
    await this.admin.run(`CREATE TABLE "${schema}"."${name}" (${declared.join(', ')})`);
    const insert = (view: string, values: readonly (string | number | null)[]): Promise<unknown> =>
      this.admin.run(`INSERT INTO "SYS"."${view}" VALUES (${values.map(() => '?').join(', ')})`, [...values]);
    await insert('TABLES', [schema, name, label]);
    for (const [index, column] of columns.entries()) {
      const isNullable = key.includes(column.name) ? 'FALSE' : 'TRUE';
      const { type, length, scale } = column;
      const told = [schema, name, column.name, index + 1, type, length, scale, isNullable, null];
      await insert('TABLE_COLUMNS', told);
    }
    for (const [index, column] of key.entries())
      await insert('CONSTRAINTS', [schema, name, column, index + 1, `_SYS_TREE_${name}`, 'TRUE']);
    this.#tables.set(`${schema}.${name}`, table);
  }

  async insertRow(schema: string, name: string, values: readonly (string | null)[]): Promise<void> {
    const columns = this.#tables.get(`${schema}.${name}`)?.columns ?? [];
    const cells = values.map((value, index) => sqlOf(columns[index] as FakeColumn, value));
    await this.admin.run(`INSERT INTO "${schema}"."${name}" VALUES (${cells.join(', ')})`);
  }

  async dropTable(path: string): Promise<void> {
    const [schema, name] = path.split('.');
    await this.admin.run(`DROP TABLE "${schema}"."${name}"`);
    this.#tables.delete(path);
    await this.#hide(path);
  }

  /** Takes the only right to it: the catalog shows no table to whom none is left. */
  async refuseTable(path: string): Promise<void> {
    this.#refused.add(path);
    await this.#hide(path);
  }

  async #hide(path: string): Promise<void> {
    const [schema, name] = path.split('.');
    for (const view of tellingViews)
      await this.admin.run(
        `DELETE FROM "SYS"."${view}" WHERE SCHEMA_NAME = '${schema}' AND TABLE_NAME = '${name}'`,
      );
  }

  /** One SELECT of a client. Throws `FakeSqlError`. */
  async select(
    connection: DuckDBConnection,
    sql: string,
    parameters: readonly (string | null)[] = [],
  ): Promise<FakeResult> {
    const [, quotedSchema, quotedName, bareSchema, bareName] =
      /\bFROM (?:"([^"]+)"\."([^"]+)"|(?!SYS\.)(\w+)\.(\w+))/.exec(sql) ?? [];
    const [schema, name] = [quotedSchema ?? bareSchema, quotedName ?? bareName];
    const path = `${schema}.${name}`;
    const table = this.#tables.get(path);
    if (schema !== undefined && this.#refused.has(path))
      throw new FakeSqlError(258, 'insufficient privilege: Not authorized');
    if (schema !== undefined && !table)
      throw new FakeSqlError(
        259,
        `invalid table name:  Could not find table/view ${name} in schema ${schema}`,
      );
    try {
      const reader = await connection.runAndReadAll(translated(sql), [...parameters]);
      const rows = reader.getRows().map((row) => row.map(storedOf));
      const types = reader.columnTypes().map(String);
      const columns = reader
        .columnNames()
        .map((title, index) => columnOf({ title, type: types[index] ?? '', table, rows, index }));
      return { columns, rows };
    } catch (error) {
      throw new FakeSqlError(257, `sql syntax error: ${error instanceof Error ? error.message : ''}`);
    }
  }
}

/** What the engine says otherwise. Times are numbers to it. */
function translated(sql: string): string {
  return sql
    .replace(/ADD_SECONDS\(TO_TIMESTAMP\(N'([^']*)'\), (-?\d+)\)/g, (_, text: string, seconds: string) =>
      String(longDate(text) + BigInt(seconds) * 10_000_000n),
    )
    .replace(/TO_(TIMESTAMP|SECONDDATE|DATE|TIME)\(N'([^']*)'\)/g, (_, type: string, text: string) =>
      timeSql(type, text),
    )
    .replace(/TO_(DECIMAL|DOUBLE|REAL)\(N'([^']*)'\)/g, (_, type: string, text: string) =>
      type === 'DECIMAL' ? text : `CAST('${text}' AS ${type})`,
    )
    .replace(/TO_ALPHANUM\(N('[^']*')\)/g, '$1')
    .replace(/HEXTOBIN\(N('[^']*')\)/g, 'unhex($1)')
    .replace(/("[^"]+")\.ST_AsWKT\(\)/g, '$1')
    .replace(/TO_NVARCHAR\(("[^"]+")\)/g, '$1')
    .replace(/([\s(,])N'/g, "$1'");
}

function timeSql(type: string, text: string): string {
  if (type === 'TIMESTAMP') return String(longDate(text));
  if (type === 'SECONDDATE') return String(longDate(text) / 10_000_000n + 1n);
  return String(type === 'DATE' ? dayNumber(text) : secondsOf(text) + 1);
}

/** A text as SQL of what the engine keeps of its type. */
function sqlOf(column: FakeColumn, value: string | null): string {
  if (value === null) return 'NULL';
  const { type } = column;
  if (/^(TIMESTAMP|SECONDDATE|DATE|TIME)$/.test(type)) return timeSql(type, value);
  if (/BINARY|BLOB/.test(type)) return `unhex('${value}')`;
  return `CAST('${value.replaceAll("'", "''")}' AS ${storageOf(column)})`;
}

interface TitledColumn {
  title: string;
  type: string;
  table: FakeTable | undefined;
  rows: readonly Stored[][];
  index: number;
}

/** As the catalog has it where the client asked for a column, or for its highest value; else by what the engine makes of it. */
function columnOf({ title, type, table, rows, index }: TitledColumn): FakeColumn {
  const asked = /^max\("?(.*?)"?\)$/i.exec(title)?.[1] ?? title;
  const own = table?.columns.find((column) => column.name === asked);
  if (own) return own;
  if (type !== 'VARCHAR') return { name: title, type: 'BIGINT', length: 19, scale: null };
  const widest = Math.max(1, ...rows.map((row) => cesu8(String(row[index] ?? '')).length));
  return { name: title, type: 'NVARCHAR', length: Math.min(widest, 5000), scale: null };
}

function storedOf(value: DuckDBValue): Stored {
  if (value === null || typeof value !== 'object') return value as Stored;
  return 'bytes' in value ? (value.bytes as Uint8Array) : String(value);
}
