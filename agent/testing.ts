import { type DuckDBConnection, DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';
import { continueRows } from '#algorithms/index.ts';
import type {
  Catalog,
  CatalogTable,
  Cell,
  ColumnProfile,
  ColumnRole,
  ColumnType,
  QueryResult,
  Relation,
  RunQuery,
} from '#kernel/catalog.ts';

/** A small shop in a real database, for the tests of this room and of others. */
export interface TestShop {
  catalog: Catalog;
  run: RunQuery;
  connection: DuckDBConnection;
  close(): void;
}

export const testToday = '2025-03-14';

/** A column as a test declares it: name, type in SQL, what it means. */
export interface TestColumn {
  name: string;
  type: 'VARCHAR' | 'INTEGER' | 'DECIMAL(12,2)' | 'DATE' | 'TIMESTAMP' | 'BOOLEAN';
  role: ColumnRole;
}

export interface TestTable {
  name: string;
  columns: TestColumn[];
  rows: Cell[][];
  key: string[];
  mainDate: string | null;
  displayColumn: string | null;
}

export function testColumn(name: string, type: TestColumn['type'], role: ColumnRole): TestColumn {
  return { name, type, role };
}

const column = testColumn;

/** A number that names a row: the key of its table, or a pointer to another. */
export function idColumn(name: string): TestColumn {
  return testColumn(name, 'INTEGER', 'identifier');
}

/** A text of which no two rows need be alike. */
export function textColumn(name: string): TestColumn {
  return testColumn(name, 'VARCHAR', 'text');
}

/** A text that tells kinds apart. */
export function kindColumn(name: string): TestColumn {
  return testColumn(name, 'VARCHAR', 'category');
}

/** A whole number that adds up. */
export function amountColumn(name: string): TestColumn {
  return testColumn(name, 'INTEGER', 'additive');
}

/** A day. */
export function dateColumn(name: string): TestColumn {
  return testColumn(name, 'DATE', 'date');
}

/** A table whose first column is its key, and which has no date. */
export function keyedTable(
  name: string,
  displayColumn: string | null,
  columns: TestColumn[],
  rows: Cell[][],
): TestTable {
  return { name, key: [columns[0]?.name ?? ''], mainDate: null, displayColumn, columns, rows };
}

/** A relation that was found in the data, without an exception. */
export function relate(fromTable: string, fromColumn: string, toTable: string, toColumn: string): Relation {
  return { fromTable, fromColumn, toTable, toColumn, inclusion: 1, origin: 'inferred' };
}

/** A data source as a test declares it: an upload, or the sample company. */
export interface TestSource {
  name: string;
  isSample: boolean;
  tables: TestTable[];
  relations: Relation[];
}

const customers: TestTable = {
  name: 'customers',
  key: ['customer_id'],
  mainDate: 'signup_date',
  displayColumn: 'customer_name',
  columns: [
    column('customer_id', 'VARCHAR', 'identifier'),
    column('customer_name', 'VARCHAR', 'text'),
    column('segment', 'VARCHAR', 'category'),
    column('country', 'VARCHAR', 'place'),
    column('region', 'VARCHAR', 'place'),
    column('signup_date', 'DATE', 'date'),
    column('active', 'BOOLEAN', 'boolean'),
  ],
  rows: [
    ['C1', 'Ada Ltd', 'Enterprise', 'Germany', 'Europe', '2022-05-01', true],
    ['C2', 'Bolt Inc', 'Retail', 'France', 'Europe', '2023-01-15', true],
    ['C3', 'Cedar GmbH', 'Retail', 'Germany', 'Europe', '2023-06-30', false],
    ['C4', 'Delta Labs', 'Enterprise', 'Japan', 'Asia', '2024-02-10', true],
    ['C5', 'Echo Works', 'Public', 'Japan', 'Asia', '2024-11-05', false],
  ],
};

const products: TestTable = {
  name: 'products',
  key: ['product_id'],
  mainDate: null,
  displayColumn: 'product_name',
  columns: [
    column('product_id', 'VARCHAR', 'identifier'),
    column('product_name', 'VARCHAR', 'text'),
    column('category', 'VARCHAR', 'category'),
    column('price', 'DECIMAL(12,2)', 'ratio'),
  ],
  rows: [
    ['P1', 'Anvil', 'Tools', 120],
    ['P2', 'Brush', 'Paint', 8.5],
    ['P3', 'Chisel', 'Tools', 32],
    ['P4', 'Dye', 'Paint', 15],
  ],
};

const orders: TestTable = {
  name: 'orders',
  key: ['order_id'],
  mainDate: 'order_date',
  displayColumn: null,
  columns: [
    column('order_id', 'INTEGER', 'identifier'),
    column('order_date', 'DATE', 'date'),
    column('customer_id', 'VARCHAR', 'identifier'),
    column('product_id', 'VARCHAR', 'identifier'),
    column('quantity', 'INTEGER', 'additive'),
    column('net_amount', 'DECIMAL(12,2)', 'additive'),
    column('channel', 'VARCHAR', 'category'),
    column('status', 'VARCHAR', 'category'),
    column('paid_date', 'DATE', 'date'),
  ],
  rows: [
    [1001, '2023-11-20', 'C1', 'P1', 2, 240, 'Online', 'completed', '2023-12-01'],
    [1002, '2024-01-05', 'C2', 'P2', 10, 85, 'Online', 'completed', '2024-01-20'],
    [1003, '2024-01-31', 'C1', 'P3', 1, 32, 'Phone', 'cancelled', null],
    [1004, '2024-03-02', 'C3', 'P1', 1, 120, 'Online', 'completed', '2024-03-09'],
    [1005, '2024-06-18', 'C4', 'P4', 4, 60, 'Partner', 'completed', null],
    [1006, '2024-09-09', 'C1', 'P1', 3, 360, 'Phone', 'completed', '2024-09-30'],
    [1007, '2024-12-30', 'C2', 'P3', 2, 64, 'Online', 'pending', null],
    [1008, '2025-01-10', 'C4', 'P2', 6, 51, 'Partner', 'completed', '2025-02-01'],
    [1009, '2025-02-14', 'C1', 'P4', 2, 30, 'Online', 'completed', null],
    [1010, '2025-03-03', 'C3', 'P2', 4, 34, 'Phone', 'cancelled', null],
  ],
};

const shopRelations: Relation[] = [
  {
    fromTable: 'orders',
    fromColumn: 'customer_id',
    toTable: 'customers',
    toColumn: 'customer_id',
    inclusion: 1,
    origin: 'inferred',
  },
  {
    fromTable: 'orders',
    fromColumn: 'product_id',
    toTable: 'products',
    toColumn: 'product_id',
    inclusion: 1,
    origin: 'inferred',
  },
];

export const shopTables: TestTable[] = [customers, products, orders];

/** Of its cancelled orders somebody has chosen that they count. */
export async function openTestShop(): Promise<TestShop> {
  const shop = await openTestTables(shopTables, shopRelations);
  const tables = shop.catalog.tables.map((table) =>
    table.name === orders.name ? { ...table, stateChoices: [{ column: 'status', leftOut: [] }] } : table,
  );
  return { ...shop, catalog: { ...shop.catalog, tables } };
}

/** Loads several sources into one catalog. */
export async function openTestSources(sources: TestSource[]): Promise<TestShop> {
  const shop = await openTestTables(
    sources.flatMap((source) => source.tables),
    sources.flatMap((source) => source.relations),
  );
  const sourceOf = new Map(sources.flatMap((source) => source.tables.map((table) => [table.name, source])));
  const tables = shop.catalog.tables.map((table): CatalogTable => {
    const source = sourceOf.get(table.name);
    return source
      ? { ...table, dataSourceId: source.name, dataSourceName: source.name, isSample: source.isSample }
      : table;
  });
  return { ...shop, catalog: { ...shop.catalog, tables } };
}

/** Loads the tables and says of each column what an import would have measured. */
export async function openTestTables(tables: TestTable[], relations: Relation[]): Promise<TestShop> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  for (const table of tables) await loadTable(connection, table);
  return {
    catalog: { tables: tables.map(catalogTable), relations },
    run: runOn(connection),
    connection,
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

async function loadTable(connection: DuckDBConnection, table: TestTable): Promise<void> {
  await connection.run(
    `CREATE TABLE "${table.name}" (${table.columns.map(({ name, type }) => `"${name}" ${type}`).join(', ')})`,
  );
  for (const row of table.rows) {
    const values = row.map((cell) =>
      typeof cell === 'string' ? `'${cell.replaceAll("'", "''")}'` : String(cell ?? 'NULL'),
    );
    await connection.run(`INSERT INTO "${table.name}" VALUES (${values.join(', ')})`);
  }
}

const columnTypes: Record<TestColumn['type'], ColumnType> = {
  VARCHAR: 'text',
  INTEGER: 'integer',
  'DECIMAL(12,2)': 'decimal',
  DATE: 'date',
  TIMESTAMP: 'timestamp',
  BOOLEAN: 'boolean',
};

function catalogTable(table: TestTable): CatalogTable {
  return {
    dataSourceId: 'shop',
    dataSourceName: 'Shop',
    tableId: table.name,
    name: table.name,
    sqlName: table.name,
    versionId: `${table.name}-1`,
    version: 1,
    asOf: '2025-03-14T08:00:00.000Z',
    profile: {
      rowCount: table.rows.length,
      key: table.key,
      mainDate: table.mainDate,
      displayColumn: table.displayColumn,
      columns: table.columns.map((declared, index) =>
        profileOf(
          declared,
          table.rows.map((row) => row[index] ?? null),
        ),
      ),
    },
  };
}

function profileOf({ name, type, role }: TestColumn, cells: Cell[]): ColumnProfile {
  const present = cells.filter((cell) => cell !== null);
  const counts = Map.groupBy(present.map(String), (text) => text);
  const sorted =
    typeof present[0] === 'number'
      ? present
          .map(Number)
          .sort((left, right) => left - right)
          .map(String)
      : present.map(String).sort();
  const values =
    type === 'VARCHAR'
      ? [...counts]
          .map(([value, all]) => ({ value, rows: all.length }))
          .sort((left, right) => right.rows - left.rows)
      : [];
  return {
    name,
    type: columnTypes[type],
    role,
    unit: null,
    defaultAggregate: role === 'additive' ? 'sum' : role === 'ratio' ? 'avg' : 'none',
    distinctCount: counts.size,
    nullCount: cells.length - present.length,
    isUnique: counts.size === cells.length,
    min: sorted[0] ?? null,
    max: sorted.at(-1) ?? null,
    values,
    hasAllValues: type === 'VARCHAR',
  };
}

/** Runs statements in the test's own database, and continues their rows where that is asked for. */
export function runOn(connection: DuckDBConnection): RunQuery {
  return continuing(async ({ sql, maxRows }): Promise<QueryResult> => {
    const reader = await connection.runAndReadAll(sql);
    const types = reader.columnTypes().map(String);
    const rows = reader.getRows().map((row) => row.map(cellOf));
    return {
      columns: reader.columnNames().map((name, index) => ({ name, type: typeOf(types[index] ?? '') })),
      rows: rows.slice(0, maxRows),
      truncated: rows.length > maxRows,
      elapsedMs: 0,
    };
  });
}

/** Makes the forecasts that are asked for with a statement, in this process. */
export function continuing(run: RunQuery): RunQuery {
  return async ({ continuation, ...request }) => {
    if (!continuation) return run(request);
    const history = await run({ ...request, maxRows: 50_000 });
    return { ...history, ...continueRows(continuation, history), truncated: false };
  };
}

function cellOf(value: DuckDBValue): Cell {
  if (value === null || typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number')
    return value;
  const text = value.toString();
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function typeOf(type: string): ColumnType {
  if (/INT/.test(type)) return 'integer';
  if (type.startsWith('DECIMAL')) return 'decimal';
  if (type === 'DOUBLE') return 'double';
  if (type === 'DATE') return 'date';
  return type === 'BOOLEAN' ? 'boolean' : 'text';
}
