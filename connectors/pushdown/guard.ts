import type { BoundStatement, SqlDialect } from '#kernel/sql-dialect.ts';
import { checkTree, NotAllowed } from './check-tree.ts';
import { limitedRows } from './row-limit.ts';
import { createSqlParser } from './sql-parser.ts';
import { pushdownStrings as strings } from './strings.ts';

export interface GuardRequest extends BoundStatement {
  dialect: SqlDialect;
  /** The tables that may be read, each by its path as the database writes it: `['sales', 'orders']`. */
  tables: readonly (readonly string[])[];
  /** The most rows to be told; one more may be asked for. */
  maxRows: number;
}

export type Guarded =
  | { isOk: true; statement: BoundStatement & { dialect: SqlDialect } }
  /** A sentence for the person. */
  | { isOk: false; reason: string };

export interface Guard extends AsyncDisposable {
  check(request: GuardRequest): Promise<Guarded>;
}

/** The languages of the parser. For HANA and Trino it knows no own one: what is special to them is refused, or on the lists. */
const languages: Record<SqlDialect, string> = {
  postgresql: 'postgresql',
  mysql: 'mysql',
  mariadb: 'mysql',
  sqlserver: 'mssql',
  oracle: 'oracle',
  hana: 'generic',
  trino: 'generic',
};

const maxCharacters = 50_000;
/** The parser's stack ends at some seven hundred operators in a row. */
const maxOperators = 400;
const operators = /[-+*/%|&^=<>]|::|\b(?:and|or|not|union|except|intersect|join|case|collate)\b/gi;

/**
 * Lets a statement through to a warehouse, or says why not: one SELECT over the tables that were handed in, of functions that only
 * compute, with a limit of rows. It is proved from the parser's own tree by lists of what is allowed, and what goes out is written anew
 * from that tree, so that no comment and no odd spelling reaches the database.
 */
export function createGuard({ deadlineMs = 3000 }: { deadlineMs?: number } = {}): Guard {
  const parser = createSqlParser({ deadlineMs });
  return {
    async check({ dialect, sql, parameters, tables, maxRows }) {
      const isLong = sql.length > maxCharacters || (sql.match(operators)?.length ?? 0) > maxOperators;
      if (isLong) return refused(strings.tooLong);
      if (sql.includes('\0')) return refused(strings.text);
      const read = await parser.parse({ sql, dialect: languages[dialect] });
      if (read === null || read.kind === 'broken') return refused(strings.tooDeep);
      if (read.kind === 'unreadable') return refused(strings.unreadable);
      const [statement, ...more] = read.statements;
      if (more.length > 0) return refused(strings.oneSelect);
      try {
        const values = checkTree(statement, { dialect, tables });
        if (values !== parameters.length) return refused(strings.parameters);
        return {
          isOk: true,
          statement: { sql: limitedRows(read.printed, statement, dialect, maxRows), parameters, dialect },
        };
      } catch (error) {
        if (error instanceof NotAllowed) return refused(error.message);
        throw error;
      }
    },
    [Symbol.asyncDispose]: () => parser[Symbol.asyncDispose](),
  };
}

function refused(reason: string): Guarded {
  return { isOk: false, reason };
}
