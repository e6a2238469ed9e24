import mysql from 'mysql2/promise';
import pg from 'pg';
import type { TestTable } from '#agent/testing.ts';
import type { WarehouseSession } from '#connectors/pushdown/session.ts';
import type { Cell } from '#kernel/catalog.ts';

/** A database with a session that the product would open, and one for the test that may do everything. */
export interface TestWarehouse extends AsyncDisposable {
  session: WarehouseSession;
  /** Several statements at once, by a user who may do everything. */
  run(sql: string): Promise<unknown[][]>;
  load(tables: readonly TestTable[]): Promise<void>;
}

export async function openPostgresWarehouse(url: string): Promise<TestWarehouse> {
  const client = new pg.Client({
    connectionString: url,
    // As the server sends them: days are days and numbers keep their digits.
    types: { getTypeParser: () => (value: string | Buffer) => String(value) },
  });
  await client.connect();
  const run = async (sql: string): Promise<unknown[][]> =>
    (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows ?? [];
  return {
    session: {
      command: async (sql) => void (await client.query(sql)),
      async query(sql, parameters) {
        const request = {
          text: sql,
          values: [...parameters],
          rowMode: 'array' as const,
          queryMode: 'extended',
        };
        const { fields, rows } = await client.query<unknown[]>(request);
        return { columns: fields.map(({ name }) => name), rows };
      },
    },
    run,
    load: async (tables) => void (await client.query(loadSql(tables, (name) => `"${name}"`, {}))),
    [Symbol.asyncDispose]: () => client.end(),
  };
}

export async function openMariadbWarehouse(
  address: { host: string; port: number; user: string; database: string },
  password?: string,
): Promise<TestWarehouse> {
  const { host, port, user, database } = address;
  const options = { host, port, user, database, ...(password === undefined ? {} : { password }) };
  const client = await mysql.createConnection({
    ...options,
    charset: 'utf8mb4',
    supportBigNumbers: true,
    bigNumberStrings: true,
    dateStrings: true,
  });
  const owner = await mysql.createConnection({ ...options, multipleStatements: true });
  await owner.query(`SET SESSION sql_mode = 'NO_BACKSLASH_ESCAPES'`);
  return {
    session: {
      command: async (sql) => void (await client.query(sql)),
      async query(sql, parameters) {
        const [rows, fields] = await client.execute({ sql, rowsAsArray: true }, [...parameters]);
        return { columns: fields.map(({ name }) => name), rows: rows as unknown[][] };
      },
    },
    run: async (sql) => (await owner.query({ sql, rowsAsArray: true }))[0] as unknown[][],
    load: async (tables) => void (await owner.query(loadSql(tables, (name) => `\`${name}\``, mariadbTypes))),
    async [Symbol.asyncDispose]() {
      await Promise.all([client.end(), owner.end()]);
    },
  };
}

const mariadbTypes = { VARCHAR: 'VARCHAR(100)', TIMESTAMP: 'DATETIME(6)' };

function loadSql(
  tables: readonly TestTable[],
  quoted: (name: string) => string,
  types: Record<string, string>,
): string {
  return tables
    .flatMap(({ name, columns, rows }) => [
      `DROP TABLE IF EXISTS ${quoted(name)}`,
      `CREATE TABLE ${quoted(name)} (${columns.map((column) => `${quoted(column.name)} ${types[column.type] ?? column.type}`).join(', ')})`,
      ...rows.map((row) => `INSERT INTO ${quoted(name)} VALUES (${row.map(literal).join(', ')})`),
    ])
    .join(';\n');
}

function literal(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? 'NULL');
  return `'${cell.replaceAll("'", "''")}'`;
}
