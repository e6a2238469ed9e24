import { AppError } from '#kernel/errors.ts';
import type { SqlDialect } from '#kernel/sql-dialect.ts';
import type { SystemQuery } from '../system-session.ts';
import type { Guard } from './guard.ts';
import { runReadOnly, type WarehouseSession } from './session.ts';
import { pushdownStrings as strings } from './strings.ts';

export interface GuardedQuery {
  guard: Guard;
  session: WarehouseSession;
  dialect: SqlDialect;
}

/** Of one result, as texts: what a process holds while it makes them a file. */
const mostCharacters = 64e6;

/**
 * The face of `SystemSession.query`: what the guard lets through is run where nothing can be written, and its rows are passed on
 * as they come. Throws AppError `invalid` for what the guard refuses, `tooLarge` beyond the bounds, else what the driver throws.
 * @returns the names of the columns
 */
export async function askGuarded(
  { guard, session, dialect }: GuardedQuery,
  { sql, parameters, tables, maxRows, deadlineMs }: SystemQuery,
  onRow: (cells: readonly (string | null)[]) => void,
): Promise<string[]> {
  const guarded = await guard.check({ sql, parameters, tables, maxRows, dialect });
  if (!guarded.isOk) throw new AppError('invalid', guarded.reason);
  let characters = 0;
  const { columns } = await runReadOnly(session, guarded.statement, {
    deadlineMs,
    onRow(cells) {
      const texts = cells.map((cell) => (cell === null || cell === undefined ? null : textOf(cell)));
      characters += texts.reduce((sum, text) => sum + (text?.length ?? 0) + 1, 0);
      if (characters > mostCharacters)
        throw new AppError('tooLarge', strings.tooMuch(Math.round(mostCharacters / 1e6)));
      onRow(texts);
    },
  });
  return columns;
}

/** Drivers are set to give texts; whatever they do not know how to is a number or a truth value. */
function textOf(cell: unknown): string {
  return typeof cell === 'string' ? cell : String(cell);
}
