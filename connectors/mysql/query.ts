import type mysql from 'mysql2';
import { rightsBeyondReading } from '../pushdown/account-rights.ts';
import { askGuarded } from '../pushdown/ask-guarded.ts';
import { createGuard, type Guard } from '../pushdown/guard.ts';
import type { OnRow, WarehouseRows, WarehouseSession } from '../pushdown/session.ts';
import { type QueryOutcome, SystemFailure, type SystemQuery } from '../system-session.ts';
import { shortestFloat } from './csv-rows.ts';
import { queryRows, serverVersion } from './query-rows.ts';
import type { Opened } from './sign-in.ts';
import { mysqlStrings as strings } from './strings.ts';

export interface MysqlQueries extends AsyncDisposable {
  query(request: SystemQuery, onRow: (cells: readonly (string | null)[]) => void): Promise<QueryOutcome>;
  rightsBeyondReading(): Promise<string[]>;
}

/** Questions of a session that has signed in. The parser is started with the first of them. */
export function createQueries(connection: mysql.Connection, opened: Opened): MysqlQueries {
  const system = opened.system ?? strings.either;
  const dialect = opened.system === 'MariaDB' ? 'mariadb' : 'mysql';
  // The only way not to be sent the rest of a result.
  const session = warehouseSession(connection, () => opened.stream?.destroy());
  let guard: Guard | undefined;
  return {
    async query(request, onRow) {
      guard ??= createGuard();
      try {
        const columns = await askGuarded({ guard, session, dialect }, request, onRow);
        return { columns, server: `${system} ${await serverVersion(connection)}`.trim() };
      } catch (error) {
        throw notComputed(error, system) ?? error;
      }
    },
    rightsBeyondReading: () => rightsBeyondReading(session, dialect),
    [Symbol.asyncDispose]: async () => guard?.[Symbol.asyncDispose](),
  };
}

/** Unknown collations: those that tell every text from every other came with MySQL 8.0.17 and MariaDB 10.2. */
const unknownCollation = 1273;
/** Out of range, divided by zero, a wrong value, a subquery with several rows, no such function or operator for these types. */
const notComputedCodes = new Set([
  1064, 1242, 1264, 1267, 1270, 1271, 1292, 1305, 1365, 1411, 1426, 1690, 3065,
]);

/** A statement that the server reads and does not compute. */
function notComputed(error: unknown, system: string): SystemFailure | null {
  const { errno } = error as { errno?: unknown };
  if (typeof errno !== 'number') return null;
  const details = { code: String(errno), cause: error };
  if (errno === unknownCollation) return new SystemFailure('permission', strings.tooOld(system), details);
  return notComputedCodes.has(errno)
    ? new SystemFailure('permission', strings.notComputed(system, errno), details)
    : null;
}

function warehouseSession(connection: mysql.Connection, leave: () => void): WarehouseSession {
  return {
    command: async (sql) => void (await queryRows(connection, sql)),
    query: (sql, parameters, onRow) => runPrepared(connection, { sql, parameters, onRow, leave }),
  };
}

interface Prepared {
  sql: string;
  parameters: readonly string[];
  onRow: OnRow | undefined;
  leave: () => void;
}

/** The events of a prepared statement, which the types of mysql2 give only for its rows as objects. */
interface PreparedEvents {
  on(event: 'fields', listener: (fields: readonly { name: string }[]) => void): this;
  on(event: 'result', listener: (row: unknown) => void): this;
  on(event: 'error', listener: (error: unknown) => void): this;
  on(event: 'end', listener: () => void): this;
}

/** By the protocol of prepared statements, which takes one statement and keeps its values apart. Cells are exact texts. */
function runPrepared(
  connection: mysql.Connection,
  { sql, parameters, onRow, leave }: Prepared,
): Promise<WarehouseRows> {
  const { promise, resolve, reject } = Promise.withResolvers<WarehouseRows>();
  const rows: unknown[][] = [];
  let columns: string[] = [];
  let failure: unknown = null;
  const statement = connection.execute({ sql, rowsAsArray: true, typeCast: exactCell }, [
    ...parameters,
  ]) as unknown as PreparedEvents;
  statement.on('fields', (fields) => {
    columns = fields.map(({ name }) => name);
  });
  statement.on('result', (row) => {
    if (failure !== null || !Array.isArray(row)) return;
    try {
      if (onRow) onRow(row);
      else rows.push(row);
    } catch (error) {
      failure = error;
      reject(error);
      leave();
    }
  });
  statement.on('error', reject);
  statement.on('end', () => resolve({ columns, rows }));
  // What breaks the connection is told to it alone.
  connection.once('error', reject);
  return promise.finally(() => connection.off('error', reject));
}

/** Numbers of 32 bits come with the digits of 64; bits and bytes, which a statement writes as numbers and texts, as they are. */
function exactCell(field: { type: string }, next: () => unknown): string | null {
  const value = next();
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (Buffer.isBuffer(value)) return value.toString('utf8');
  return field.type === 'FLOAT' ? shortestFloat(String(value)) : String(value);
}
