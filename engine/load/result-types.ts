import { type DuckDBConnection, DuckDBInstance, DuckDBTypeId } from '@duckdb/node-api';
import type { SystemType } from '#kernel/system-types.ts';
import { quoteName } from '../sql-text.ts';
import { type LoadColumn, mostDigits, readType } from './load-types.ts';

/** A statement of ours, and the tables that it is over. */
export interface StatementOver {
  sql: string;
  tables: readonly { sqlName: string; columns: readonly LoadColumn[] }[];
}

/**
 * The columns that a statement of the engine's gives over tables like these, which are empty: another database that computes the
 * same calls a mean a decimal of its own width. Nothing is read; the statement can reach no file and no network.
 */
export async function resultColumns({ sql, tables }: StatementOver): Promise<LoadColumn[]> {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: '1',
    memory_limit: '64MB',
    enable_external_access: 'false',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  const connection = await instance.connect();
  try {
    for (const { sqlName, columns } of tables) await connection.run(emptyTable(sqlName, columns));
    return await columnsOf(connection, sql);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

function emptyTable(sqlName: string, columns: readonly LoadColumn[]): string {
  const typed = columns.map(({ name, type }) => `${quoteName(name)} ${tableType(type)}`);
  // A count of rows reads no column.
  return `CREATE TABLE ${quoteName(sqlName)} (${typed.length > 0 ? typed.join(', ') : 'none BOOLEAN'})`;
}

/** Numbers whose digits the system does not declare are decimals all the same. */
function tableType(type: SystemType): string {
  const own = readType(type);
  return type.startsWith('decimal') && own === 'VARCHAR' ? 'DECIMAL(18,3)' : own;
}

async function columnsOf(connection: DuckDBConnection, sql: string): Promise<LoadColumn[]> {
  const statement = await connection.prepare(sql);
  try {
    const count = statement.columnCount;
    return Array.from({ length: count }, (_, index) => ({
      name: statement.columnName(index),
      type: systemType(statement.columnTypeId(index)),
    }));
  } finally {
    statement.destroySync();
  }
}

/** How the texts of such a column are read: exactly, whatever digits they have. */
function systemType(typeId: DuckDBTypeId): SystemType {
  switch (typeId) {
    case DuckDBTypeId.BOOLEAN:
      return 'boolean';
    case DuckDBTypeId.TINYINT:
    case DuckDBTypeId.SMALLINT:
    case DuckDBTypeId.INTEGER:
    case DuckDBTypeId.BIGINT:
    case DuckDBTypeId.UTINYINT:
    case DuckDBTypeId.USMALLINT:
    case DuckDBTypeId.UINTEGER:
      return 'integer';
    case DuckDBTypeId.UBIGINT:
      return 'unsigned';
    case DuckDBTypeId.HUGEINT:
    case DuckDBTypeId.UHUGEINT:
      return `decimal(${mostDigits},0)`;
    case DuckDBTypeId.DECIMAL:
      return 'decimal';
    case DuckDBTypeId.FLOAT:
    case DuckDBTypeId.DOUBLE:
      return 'double';
    case DuckDBTypeId.DATE:
      return 'date';
    case DuckDBTypeId.TIME:
    case DuckDBTypeId.TIME_TZ:
      return 'time';
    case DuckDBTypeId.TIMESTAMP:
    case DuckDBTypeId.TIMESTAMP_S:
    case DuckDBTypeId.TIMESTAMP_MS:
    case DuckDBTypeId.TIMESTAMP_NS:
      return 'timestamp';
    case DuckDBTypeId.TIMESTAMP_TZ:
      return 'timestampWithZone';
    default:
      return 'text';
  }
}
