import type { DatabaseSync } from 'node:sqlite';
import { type FakeDatabase, type FakeResult, FakeSqlError, owner } from './testing-database.ts';
import { wireKindOf } from './testing-types.ts';
import type { WireKind } from './testing-values.ts';

/**
 * Questions to the fake server: SQLite answers what it can say as Oracle does, after a few words were replaced. So it is shown that a
 * statement, its values, its rows and its end go over the wire as they should; what Oracle makes of it is not. For tests alone.
 * @returns null of what no question is
 */
export function answerQuestion(
  { sql, parameters }: { sql: string; parameters: readonly string[] },
  held: FakeDatabase,
  session: DatabaseSync,
): FakeResult | null {
  if (sql.includes('NLS_CHARACTERSET')) return rowsOf([[held.characters]]);
  if (sql.includes('session_privs')) return rowsOf(held.rights);
  // A reading quotes the table that it reads.
  if (!isQuestion.test(sql)) return null;
  const told = [...held.tables.values()].filter(({ name }) => sql.includes(name));
  if (told.some(({ isRefused }) => isRefused)) throw new FakeSqlError(942, 'table or view does not exist');
  const statement = session.prepare(inSqlite(sql));
  statement.setReturnArrays(true);
  statement.setReadBigInts(true);
  const columns = statement.columns().map(({ name, column, table }) => {
    const own = held.tables.get(table ?? '')?.columns.find((one) => one.name === column);
    return { name, kind: own ? answeredKind(own.native, wireKindOf(own)) : ('number' as const) };
  });
  const rows = statement.all(...parameters) as unknown as (string | bigint | null)[][];
  return {
    columns,
    rows: rows.map((row) => row.map((cell) => (cell === null ? null : String(cell)))).values(),
    isSlow: told.some(({ isSlow }) => isSlow),
  };
}

const isQuestion = new RegExp(`^SELECT [^"]*\\bFROM ${owner}\\.\\w`, 's');

/** Times go as themselves, where a reading has the server write them. */
function answeredKind(native: string, kind: WireKind): WireKind {
  if (native === 'DATE') return 'date';
  return /^TIMESTAMP\(\d\)$/.test(native) ? 'timestamp' : kind;
}

function rowsOf(rows: readonly (readonly string[])[]): FakeResult {
  const [first = ['', '']] = rows;
  return { columns: first.map((_, at) => ({ name: `C${at}`, kind: 'text' })), rows: rows.values() };
}

function inSqlite(sql: string): string {
  return sql
    .replace(/ FETCH FIRST (\d+) ROWS ONLY$/, ' LIMIT $1')
    .replaceAll(new RegExp(`\\b${owner}\\.`, 'g'), '')
    .replaceAll(/:(\d+)/g, '?$1');
}
