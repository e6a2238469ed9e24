import type { BoundStatement, SqlDialect } from '#kernel/sql-dialect.ts';

export interface WarehouseRows {
  columns: string[];
  rows: unknown[][];
}

export type OnRow = (cells: readonly unknown[]) => void;

/** An open session with a database, as a driver gives it. */
export interface WarehouseSession {
  /** Runs a statement of this file: it sets the session up. */
  command(sql: string): Promise<void>;
  /**
   * Runs one statement through the channel of prepared statements, which takes no second one and binds its parameters.
   * @param onRow takes each row as it comes; what is returned then has none
   */
  query(sql: string, parameters: readonly string[], onRow?: OnRow): Promise<WarehouseRows>;
}

/** What opens and ends a transaction that cannot write, with a deadline, in the time zone and order that plans count on. */
interface SessionWords {
  begin(deadlineMs: number): readonly string[];
  end: string;
}

const mysqlWords = (own: (deadlineMs: number) => readonly string[]): SessionWords => ({
  begin: (deadlineMs) => [
    // A backslash in a text is a sign like any other, and the difference of two numbers that are never below zero may be.
    `SET SESSION sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES,ONLY_FULL_GROUP_BY,NO_UNSIGNED_SUBTRACTION,STRICT_ALL_TABLES'`,
    `SET SESSION time_zone = '+00:00'`,
    'SET NAMES utf8mb4',
    ...own(deadlineMs),
    'START TRANSACTION READ ONLY',
  ],
  end: 'ROLLBACK',
});

/**
 * SQL Server has no transaction that cannot write: there the account's rights stand alone beside the guard, and what was done is undone.
 * HANA, Oracle and SQL Server have no deadline in SQL, which the connector keeps; Trino sets its own by headers. Only PostgreSQL and
 * MariaDB are proved by a server.
 */
const words: Record<SqlDialect, SessionWords> = {
  postgresql: {
    begin: (deadlineMs) => [
      'BEGIN TRANSACTION READ ONLY',
      `SET LOCAL statement_timeout = ${deadlineMs}`,
      `SET LOCAL TIME ZONE 'UTC'`,
      // A backslash in a text is a sign like any other.
      'SET LOCAL standard_conforming_strings = on',
    ],
    end: 'ROLLBACK',
  },
  mysql: mysqlWords((deadlineMs) => [`SET SESSION max_execution_time = ${deadlineMs}`]),
  mariadb: mysqlWords((deadlineMs) => [
    `SET SESSION max_statement_time = ${deadlineMs / 1000}`,
    // Over an empty table it takes a table in a table, put into the one around it, for a total without GROUP BY.
    `SET SESSION optimizer_switch = 'derived_merge=off'`,
  ]),
  sqlserver: {
    begin: (deadlineMs) => [
      'SET ANSI_NULLS, ANSI_WARNINGS, ARITHABORT, CONCAT_NULL_YIELDS_NULL, QUOTED_IDENTIFIER ON',
      `SET LOCK_TIMEOUT ${deadlineMs}`,
      'BEGIN TRANSACTION',
    ],
    // A failure may have ended it already, which is no failure then.
    end: 'IF @@TRANCOUNT > 0 ROLLBACK',
  },
  hana: { begin: () => ['SET TRANSACTION READ ONLY'], end: 'ROLLBACK' },
  oracle: {
    begin: () => [
      `ALTER SESSION SET NLS_COMP = BINARY NLS_SORT = BINARY TIME_ZONE = '+00:00'`,
      'SET TRANSACTION READ ONLY',
    ],
    end: 'ROLLBACK',
  },
  trino: { begin: () => ['START TRANSACTION READ ONLY'], end: 'ROLLBACK' },
};

/** Runs a statement that the guard has let through, and leaves nothing behind it. Throws what the driver throws. */
export async function runReadOnly(
  session: WarehouseSession,
  statement: BoundStatement & { dialect: SqlDialect },
  { deadlineMs, onRow }: { deadlineMs: number; onRow?: OnRow },
): Promise<WarehouseRows> {
  const { begin, end } = words[statement.dialect];
  try {
    for (const command of begin(Math.ceil(deadlineMs))) await session.command(command);
    return await session.query(statement.sql, statement.parameters, onRow);
  } finally {
    // A session that is gone has ended its transaction too.
    await session.command(end).catch(() => {});
  }
}
