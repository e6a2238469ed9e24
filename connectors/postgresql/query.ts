import pg from 'pg';
import { rightsBeyondReading } from '../pushdown/account-rights.ts';
import { askGuarded } from '../pushdown/ask-guarded.ts';
import { createGuard, type Guard } from '../pushdown/guard.ts';
import type { OnRow, WarehouseRows, WarehouseSession } from '../pushdown/session.ts';
import { type QueryOutcome, SystemFailure, type SystemQuery } from '../system-session.ts';
import { postgresqlStrings as strings } from './strings.ts';

export interface PostgresQueries extends AsyncDisposable {
  query(request: SystemQuery, onRow: (cells: readonly (string | null)[]) => void): Promise<QueryOutcome>;
  rightsBeyondReading(): Promise<string[]>;
}

/**
 * Questions of a session that has signed in. The parser is started with the first of them.
 * @param leave closes the connection: the only way not to be sent the rest of a result
 */
export function createQueries(client: pg.Client, leave: () => void): PostgresQueries {
  const session = warehouseSession(client, leave);
  let guard: Guard | undefined;
  return {
    async query(request, onRow) {
      guard ??= createGuard();
      await freeWhenLeft(client);
      try {
        const columns = await askGuarded({ guard, session, dialect: 'postgresql' }, request, onRow);
        return { columns, server: await serverName(client) };
      } catch (error) {
        throw notComputed(error) ?? error;
      }
    },
    rightsBeyondReading: () => rightsBeyondReading(session, 'postgresql'),
    [Symbol.asyncDispose]: async () => guard?.[Symbol.asyncDispose](),
  };
}

/**
 * A server looks for its client only when it has something to send: asked to look while it computes, as those from release 14 on
 * can be, it ends the statement of whoever has gone. Before that the deadline of the statement ends it.
 */
async function freeWhenLeft(client: pg.Client): Promise<void> {
  await client.query(
    `SELECT set_config(name, '500', false) FROM pg_catalog.pg_settings WHERE name = 'client_connection_check_interval'`,
  );
}

async function serverName(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `SELECT current_setting('server_version') AS version`,
  );
  return `PostgreSQL ${/^\d{1,4}(\.\d{1,4}){0,3}/.exec(rows[0]?.version ?? '')?.[0] ?? ''}`.trim();
}

/** A statement that the server reads and does not compute: divided by zero, out of range, no such operator for these types. */
function notComputed(error: unknown): SystemFailure | null {
  const { code } = error as { code?: unknown };
  const isComputed = typeof code === 'string' && /^(0A|21|22|42|54)[0-9A-Z]{3}$/.test(code);
  const isKnown = ['42501', '42P01', '42703'].includes(String(code));
  return isComputed && !isKnown
    ? new SystemFailure('permission', strings.notComputed(code), { code, cause: error })
    : null;
}

/** As the server writes them: days are days and numbers keep their digits. */
const asTexts = { getTypeParser: () => (value: string | Buffer) => String(value) };

function warehouseSession(client: pg.Client, leave: () => void): WarehouseSession {
  return {
    command: async (sql) => void (await client.query(sql)),
    query: (sql, parameters, onRow) => runExtended(client, { sql, parameters, onRow, leave }),
  };
}

interface Extended {
  sql: string;
  parameters: readonly string[];
  onRow: OnRow | undefined;
  leave: () => void;
}

/** By the extended protocol, which takes one statement and keeps its values apart. */
function runExtended(client: pg.Client, { sql, parameters, onRow, leave }: Extended): Promise<WarehouseRows> {
  const { promise, resolve, reject } = Promise.withResolvers<WarehouseRows>();
  const rows: unknown[][] = [];
  let failure: unknown = null;
  const config = {
    text: sql,
    values: [...parameters],
    rowMode: 'array' as const,
    queryMode: 'extended',
    types: asTexts as unknown as pg.CustomTypesConfig,
  };
  const query = new pg.Query<Record<string, unknown>>(config);
  query.on('row', (row: unknown) => {
    if (failure !== null) return;
    try {
      if (onRow) onRow(row as unknown[]);
      else rows.push(row as unknown[]);
    } catch (error) {
      failure = error;
      reject(error);
      leave();
    }
  });
  query.on('error', reject);
  query.on('end', ({ fields }) => resolve({ columns: fields.map(({ name }) => name), rows }));
  client.query(query);
  return promise;
}
