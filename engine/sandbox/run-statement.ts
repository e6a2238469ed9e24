import type { DuckDBConnection } from '@duckdb/node-api';
import type { QueryResult } from '#kernel/catalog.ts';
import { readResult } from '../read-result.ts';
import { checkStatement } from './check-statement.ts';
import type { QueryJob } from './query-job.ts';
import { withoutEnd } from './statement-end.ts';

export type Rows = Omit<QueryResult, 'elapsedMs'>;

/** Proves a statement by itself and runs it up to the caps of its job. */
export async function runStatement(connection: DuckDBConnection, sql: string, job: QueryJob): Promise<Rows> {
  await checkStatement(
    connection,
    sql,
    job.tables.map((table) => table.sqlName),
  );
  const capped = `SELECT * FROM (${withoutEnd(sql)}\n) LIMIT ${job.maxRows + 1}`;
  return readResult(await connection.stream(capped), job);
}
