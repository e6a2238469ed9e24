import { AppError } from '#kernel/errors.ts';
import { rightsBeyondReading } from '../pushdown/account-rights.ts';
import { askGuarded } from '../pushdown/ask-guarded.ts';
import { createGuard, type Guard } from '../pushdown/guard.ts';
import type { OnRow, WarehouseRows, WarehouseSession } from '../pushdown/session.ts';
import { type QueryOutcome, SystemFailure, type SystemQuery } from '../system-session.ts';
import { type HanaConnection, runStatement, streamBound } from './run-statement.ts';
import { hanaStrings as strings } from './strings.ts';

export interface HanaQueries extends AsyncDisposable {
  query(request: SystemQuery, onRow: (cells: readonly (string | null)[]) => void): Promise<QueryOutcome>;
  rightsBeyondReading(): Promise<string[]>;
}

/** Questions of a session that has signed in. The parser is started with the first of them. */
export function createQueries(connection: HanaConnection): HanaQueries {
  const { client } = connection;
  let guard: Guard | undefined;
  return {
    async query(request, onRow) {
      guard ??= createGuard();
      const session = warehouseSession(connection, request.deadlineMs);
      // A transaction of its own would be each statement otherwise, and none of them one that only reads.
      client.setAutoCommit(false);
      try {
        const columns = await askGuarded({ guard, session, dialect: 'hana' }, request, onRow);
        return { columns, server: `SAP HANA ${versionOf(connection)}`.trim() };
      } catch (error) {
        throw notComputed(error) ?? error;
      } finally {
        client.setAutoCommit(true);
      }
    },
    rightsBeyondReading: () => rightsBeyondReading(warehouseSession(connection, rightsDeadlineMs), 'hana'),
    [Symbol.asyncDispose]: async () => guard?.[Symbol.asyncDispose](),
  };
}

const rightsDeadlineMs = 10_000;

function versionOf({ client }: HanaConnection): string {
  const version = client.connectOptions.fullVersionString ?? '';
  return /^\d{1,4}(\.\d{1,4}){0,3}/.exec(version)?.[0] ?? '';
}

/** Divided by zero, out of range, a wrong number or date, a subquery with several rows, no such operator or function for these types. */
const notComputedCodes = new Set([
  ...[7, 256, 257, 260, 266, 268, 274, 276, 277, 303, 304, 305, 306, 309, 314, 328, 336, 337, 338, 339],
]);

/** A statement that the server reads and does not compute. */
function notComputed(error: unknown): SystemFailure | null {
  const { code, sqlState } = error as { code?: unknown; sqlState?: unknown };
  if (error instanceof TookTooLong)
    return new SystemFailure('permission', strings.answersTooLate, { code: 'deadline', cause: error });
  if (typeof code !== 'number' || sqlState === undefined || !notComputedCodes.has(code)) return null;
  return new SystemFailure('permission', strings.notAnswered(code), { code: String(code), cause: error });
}

class TookTooLong extends Error {
  override name = 'TookTooLong';
}

function warehouseSession(connection: HanaConnection, deadlineMs: number): WarehouseSession {
  return {
    command: (sql) => runStatement(connection, sql),
    query: (sql, parameters, onRow) => runBound(connection, { sql, parameters, onRow, deadlineMs }),
  };
}

interface Bound {
  sql: string;
  parameters: readonly string[];
  onRow: OnRow | undefined;
  deadlineMs: number;
}

/** The driver has no word that ends a statement: at its deadline the connection is closed, and the server undoes what belongs to it. */
async function runBound(
  connection: HanaConnection,
  { sql, parameters, onRow, deadlineMs }: Bound,
): Promise<WarehouseRows> {
  const rows: unknown[][] = [];
  const leave = (): void => void connection.opened.stream?.destroy();
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    leave();
  }, deadlineMs);
  try {
    const { columns } = await streamBound(connection, { sql, parameters }, (found) => {
      for (const row of found) {
        const cells = row.map(momentText);
        if (onRow) onRow(cells);
        else rows.push(cells);
      }
      return undefined;
    });
    return { columns, rows };
  } catch (error) {
    // The only way not to be sent the rest of a result.
    if (error instanceof AppError) leave();
    throw isLate ? new TookTooLong('The deadline has passed.', { cause: error }) : error;
  } finally {
    clearTimeout(deadline);
  }
}

/** One with a tenth of a microsecond has a comma, so that it is no time to us: see `types.ts`. */
function momentText(cell: string | null): string | null {
  return cell !== null && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{7}$/.test(cell)
    ? cell.replace('.', ',')
    : cell;
}
