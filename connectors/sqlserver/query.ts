import { Request, TYPES } from 'tedious';
import { rightsBeyondReading } from '../pushdown/account-rights.ts';
import { askGuarded } from '../pushdown/ask-guarded.ts';
import { createGuard, type Guard } from '../pushdown/guard.ts';
import type { OnRow, WarehouseRows, WarehouseSession } from '../pushdown/session.ts';
import { type QueryOutcome, SystemFailure, type SystemQuery } from '../system-session.ts';
import { type AnsweredColumn, readExactly } from './exact-values.ts';
import { Gone, runBatch, type Signed, serverVersion } from './run-batch.ts';
import { sqlServerStrings as strings } from './strings.ts';

export interface SqlServerQueries extends AsyncDisposable {
  query(request: SystemQuery, onRow: (cells: readonly (string | null)[]) => void): Promise<QueryOutcome>;
  rightsBeyondReading(): Promise<string[]>;
}

/** Questions of a session that has signed in. The parser is started with the first of them. */
export function createQueries(signed: Signed): SqlServerQueries {
  let guard: Guard | undefined;
  return {
    async query(request, onRow) {
      guard ??= createGuard();
      const session = warehouseSession(signed, request.deadlineMs);
      try {
        const columns = await askGuarded({ guard, session, dialect: 'sqlserver' }, request, onRow);
        return { columns, server: await serverVersion(signed) };
      } catch (error) {
        throw notComputed(error) ?? error;
      }
    },
    rightsBeyondReading: () => rightsBeyondReading(warehouseSession(signed, rightsDeadlineMs), 'sqlserver'),
    [Symbol.asyncDispose]: async () => guard?.[Symbol.asyncDispose](),
  };
}

const rightsDeadlineMs = 10_000;
/** A server that does not end a statement when it is told to is left. */
const endingMs = 2000;

/** Divided by zero, out of range, a wrong value, a subquery with several rows, no such operator or function for these types. */
const notComputedCodes = new Set([
  ...[102, 156, 195, 206, 220, 232, 241, 242, 245, 402, 512, 517, 529, 535, 8114, 8115, 8116, 8117, 8120],
  ...[8134, 8623, 8632, 8729, 9810],
]);

/** A statement that the server reads and does not compute. */
function notComputed(error: unknown): SystemFailure | null {
  const { number, code } = error as { number?: unknown; code?: unknown };
  if (error instanceof TookTooLong || code === 'ECANCEL')
    return new SystemFailure('permission', strings.tookTooLong, { code: 'ECANCEL', cause: error });
  if (typeof number !== 'number' || !notComputedCodes.has(number)) return null;
  return new SystemFailure('permission', strings.notAnswered(number), { code: String(number), cause: error });
}

class TookTooLong extends Error {
  override name = 'TookTooLong';
}

function warehouseSession(signed: Signed, deadlineMs: number): WarehouseSession {
  return {
    command: (sql) => runBatch(signed, sql),
    query: (sql, parameters, onRow) => runBound(signed, { sql, parameters, onRow, deadlineMs }),
  };
}

interface Bound {
  sql: string;
  parameters: readonly string[];
  onRow: OnRow | undefined;
  deadlineMs: number;
}

/**
 * By `sp_executesql`, which keeps values apart from the statement. Its deadline is kept here, since the server knows none for a
 * statement: it is told to end it, and left when it does not.
 */
async function runBound(
  { connection, opened }: Signed,
  { sql, parameters, onRow, deadlineMs }: Bound,
): Promise<WarehouseRows> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const rows: unknown[][] = [];
  let names: string[] = [];
  let isOver = false;
  const leave = (error: unknown): void => {
    isOver = true;
    reject(error);
    opened.stream?.destroy();
  };
  const request = new Request(sql, (error) => (error ? reject(error) : resolve()));
  for (const [index, value] of parameters.entries())
    request.addParameter(`p${index + 1}`, TYPES.NVarChar, value);
  request.on('columnMetadata', (columns) => {
    const answered = columns as unknown as AnsweredColumn[];
    readExactly(answered);
    names = answered.map(({ colName }) => colName);
  });
  request.on('row', (columns: readonly { value: unknown }[]) => {
    if (isOver) return;
    try {
      const cells = columns.map(({ value }) => (Buffer.isBuffer(value) ? value.toString('hex') : value));
      if (onRow) onRow(cells);
      else rows.push(cells);
    } catch (error) {
      // The only way not to be sent the rest of a result.
      leave(error);
    }
  });
  const close = (): void => reject(opened.stream?.violation ?? new Gone());
  opened.stream?.once('close', close);
  const deadline = setTimeout(() => void connection.cancel(), deadlineMs);
  const ending = setTimeout(() => leave(new TookTooLong('The deadline has passed.')), deadlineMs + endingMs);
  try {
    connection.execSql(request);
    await promise;
    return { columns: names, rows };
  } finally {
    clearTimeout(deadline);
    clearTimeout(ending);
    opened.stream?.off('close', close);
  }
}
