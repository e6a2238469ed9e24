import type { BoundStatement, SqlDialect } from '#kernel/sql-dialect.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { planSql } from './compile.ts';
import { bindValues, shownValues } from './dialects/bound-values.ts';
import { Unsayable } from './dialects/dialect.ts';
import { dialects } from './dialects/registry.ts';

export interface PushDownTarget {
  dialect: SqlDialect;
  /** The most rows to be told; one more is asked for, which tells that there are more. */
  maxRows: number;
  /** Where a table of the catalog lies in the database: its schema and its name. Without it, it is called as in the catalog. */
  pathOf?: (sqlName: string) => readonly string[];
}

export type PushedDown =
  /** `shown` has its values in it, for people. */
  ({ isOk: true; shown: string } & BoundStatement) | { isOk: false; reason: string };

/**
 * A plan as one SELECT of another database, to the same rows as DuckDB's over the same data, or the reason why it cannot be said
 * there. Texts and days are parameters; numbers stand in the statement, since as parameters they would take the type of a column.
 * The session has to be in UTC and, in Oracle, to compare by bytes.
 */
export function pushDown(plan: Plan, model: SemanticModel, target: PushDownTarget): PushedDown {
  const dialect = dialects[target.dialect];
  try {
    const sql = planSql(plan, { model, dialect, pathOf: target.pathOf }, target.maxRows);
    return { isOk: true, ...bindValues(sql, dialect), shown: shownValues(sql) };
  } catch (error) {
    if (error instanceof Unsayable) return { isOk: false, reason: error.message };
    throw error;
  }
}
