import oracledb, { type DbType } from 'oracledb';
import { AppError } from '#kernel/errors.ts';
import { rightsBeyondReading } from '../pushdown/account-rights.ts';
import { askGuarded } from '../pushdown/ask-guarded.ts';
import { createGuard, type Guard } from '../pushdown/guard.ts';
import type { OnRow, WarehouseRows, WarehouseSession } from '../pushdown/session.ts';
import { shortestFloat } from '../sql/shortest-float.ts';
import { type QueryOutcome, SystemFailure, type SystemQuery } from '../system-session.ts';
import './exact-times.ts';
import { queryTexts, runStatement, type Signed } from './run-statement.ts';
import { untilClosed } from './sign-in.ts';
import { oracleStrings as strings } from './strings.ts';
import { numberText } from './types.ts';

export interface OracleQueries extends AsyncDisposable {
  query(request: SystemQuery, onRow: (cells: readonly (string | null)[]) => void): Promise<QueryOutcome>;
  rightsBeyondReading(): Promise<string[]>;
}

/** Questions of a session that has signed in. The parser is started with the first of them. */
export function createQueries(signed: Signed): OracleQueries {
  let guard: Guard | undefined;
  let isUnicode: Promise<boolean> | undefined;
  return {
    async query(request, onRow) {
      guard ??= createGuard();
      isUnicode ??= keepsUnicode(signed);
      if (!(await isUnicode)) throw new SystemFailure('permission', strings.otherCharacters);
      const session = warehouseSession(signed, request.deadlineMs);
      try {
        const columns = await askGuarded({ guard, session, dialect: 'oracle' }, request, onRow);
        return { columns, server: `${strings.system} ${signed.connection.oracleServerVersionString}` };
      } catch (error) {
        throw notComputed(error) ?? error;
      }
    },
    rightsBeyondReading: () => rightsBeyondReading(warehouseSession(signed, rightsDeadlineMs), 'oracle'),
    [Symbol.asyncDispose]: async () => guard?.[Symbol.asyncDispose](),
  };
}

const rightsDeadlineMs = 10_000;
/** A server that does not end a statement when it is told to is left. */
const endingMs = 2000;
const fetchedRows = 1000;

/** In other characters a sign of a statement may become another one, and find what it should not. */
async function keepsUnicode(signed: Signed): Promise<boolean> {
  const [row] = await queryTexts(
    signed,
    `SELECT VALUE FROM NLS_DATABASE_PARAMETERS WHERE PARAMETER = 'NLS_CHARACTERSET'`,
  );
  return /UTF8$/.test(row?.[0] ?? '');
}

/** Ended by its deadline: by the driver's word, or by the server's. */
const tookTooLong = /^(NJS-123|ORA-01013)$/;
/** Divided by zero, a wrong number or date, no such operator for these types, too large a result. */
const notComputedNumbers = new Set([
  ...[907, 909, 920, 932, 933, 936, 939, 979, 1426, 1427, 1428, 1476, 1489, 1722, 1790, 1821, 1830, 1839],
  ...[1841, 1843, 1847, 1850, 1858, 1861, 1873, 6502, 12_704, 22_848, 22_849, 43_853],
]);

/** A statement that the server reads and does not compute. */
function notComputed(error: unknown): SystemFailure | null {
  const { errorNum, code } = error as { errorNum?: unknown; code?: unknown };
  if (error instanceof TookTooLong || tookTooLong.test(String(code)))
    return new SystemFailure('permission', strings.tookTooLong, { code: String(code), cause: error });
  if (typeof errorNum !== 'number' || !notComputedNumbers.has(errorNum)) return null;
  const details = { code: String(errorNum), cause: error };
  return new SystemFailure('permission', strings.notAnswered(errorNum), details);
}

class TookTooLong extends Error {
  override name = 'TookTooLong';
  readonly code = 'NJS-123';
}

function warehouseSession(signed: Signed, deadlineMs: number): WarehouseSession {
  return {
    command: (sql) => runStatement(signed, sql),
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
 * One statement with its values apart. The driver tells the server to end what takes too long, call by call; one that does not end it
 * is left.
 */
async function runBound(
  signed: Signed,
  { sql, parameters, onRow, deadlineMs }: Bound,
): Promise<WarehouseRows> {
  const { connection, opened } = signed;
  let isLate = false;
  const ending = setTimeout(() => {
    isLate = true;
    opened.stream?.destroy();
  }, deadlineMs + endingMs);
  connection.callTimeout = Math.max(1, Math.ceil(deadlineMs));
  try {
    return await fetchAll(signed, { sql, parameters, onRow });
  } catch (error) {
    // The only way not to be sent the rest of a result.
    if (error instanceof AppError) opened.stream?.destroy();
    throw isLate ? new TookTooLong('The deadline has passed.', { cause: error }) : error;
  } finally {
    clearTimeout(ending);
    connection.callTimeout = 0;
  }
}

async function fetchAll(
  { connection, opened }: Signed,
  { sql, parameters, onRow }: Omit<Bound, 'deadlineMs'>,
): Promise<WarehouseRows> {
  const { resultSet } = await untilClosed(opened, () =>
    connection.execute(sql, [...parameters], {
      resultSet: true,
      outFormat: oracledb.OUT_FORMAT_ARRAY,
      prefetchRows: 0,
      fetchArraySize: fetchedRows,
      fetchTypeHandler: exactType,
    }),
  );
  if (!resultSet) throw new Error('The server sent no rows where it was asked for some.');
  const columns = resultSet.metaData.map(({ name }) => name);
  const rows: unknown[][] = [];
  try {
    for (;;) {
      const fetched = (await untilClosed(opened, () => resultSet.getRows(fetchedRows))) as unknown[][];
      for (const row of fetched) {
        const cells = row.map(exactCell);
        if (onRow) onRow(cells);
        else rows.push(cells);
      }
      if (fetched.length < fetchedRows) return { columns, rows };
    }
  } finally {
    await untilClosed(opened, () => resultSet.close()).catch(() => {});
  }
}

/** Numbers as their digits, and large values whole. */
function exactType({ dbType }: { dbType: DbType }): FetchType | undefined {
  switch (dbType) {
    case oracledb.DB_TYPE_NUMBER:
      return {
        type: oracledb.STRING,
        converter: (text) => (text === null ? null : numberText(String(text))),
      };
    case oracledb.DB_TYPE_BINARY_FLOAT:
      return { type: dbType, converter: (value) => (value === null ? null : shortestFloat(Number(value))) };
    case oracledb.DB_TYPE_CLOB:
    case oracledb.DB_TYPE_NCLOB:
      return { type: oracledb.STRING };
    case oracledb.DB_TYPE_BLOB:
      return { type: oracledb.BUFFER };
  }
  return undefined;
}

interface FetchType {
  type: DbType;
  converter?: (value: unknown) => unknown;
}

function exactCell(cell: unknown): string | number | boolean | null {
  if (cell === null || typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean')
    return cell;
  if (Buffer.isBuffer(cell)) return cell.toString('hex');
  // What the driver makes an object of has no text that would be its value.
  throw new SystemFailure('permission', strings.unreadableColumn);
}
