import type { DatabaseSync } from 'node:sqlite';
import { bareType, type FakeAnswer, type FakeDatabase } from './testing-database.ts';
import { failure, wireTypes } from './testing-tokens.ts';

/**
 * Questions to the fake server: SQLite answers what it can say as T-SQL does, after a few words were replaced. So it is shown that a
 * statement, its values, its rows and its end go over the wire as they should; what T-SQL makes of it is not. For tests alone.
 */
export function answerQuestion(
  { sql, parameters }: { sql: string; parameters: ReadonlyMap<string, string> },
  held: FakeDatabase,
  database: DatabaseSync,
): FakeAnswer | Buffer {
  if (sql.includes('fn_my_permissions'))
    return { columns: [text, text], rows: held.rights.map(([kind, name]) => [kind, name]) };
  const told = [...held.tables.values()].filter(({ name }) => sql.includes(name));
  if (told.some(({ isRefused }) => isRefused)) return failure(229, 'The SELECT permission was denied.', 14);
  try {
    const statement = database.prepare(inSqlite(sql));
    statement.setReturnArrays(true);
    statement.setReadBigInts(true);
    const rows = statement.all(Object.fromEntries(parameters)) as unknown as (string | bigint | null)[][];
    const columns = statement.columns().map(({ name, column, table }, at) => {
      const own = held.tables.get(table ?? '')?.columns.find((one) => one.name === column);
      const isText = rows.some((row) => typeof row[at] === 'string');
      return { name, type: own ? bareType(own) : isText ? wireTypes.nvarchar : wireTypes.bigint };
    });
    return {
      columns,
      rows: rows.map((row) => row.map((cell) => (cell === null ? null : String(cell)))),
      ...(told.some(({ isSlow }) => isSlow) ? { waitMs: 60_000 } : {}),
    };
  } catch (error) {
    return failure(102, error instanceof Error ? error.message : '', 15);
  }
}

const text = { name: '', type: wireTypes.nvarchar };

function inSqlite(sql: string): string {
  return (
    sql
      .replace(/^SELECT TOP \((\d+)\)(.*)$/s, 'SELECT$2 LIMIT $1')
      .replace(/( ORDER BY \(SELECT NULL\))? OFFSET 0 ROWS FETCH NEXT (\d+) ROWS ONLY$/, ' LIMIT $2')
      .replaceAll(/\[?\bdbo\b\]?\./g, '')
      .replaceAll(/ COLLATE \w+/g, '')
      .replaceAll(/\+ N'/g, "|| '")
      .replaceAll(/\bN'/g, "'")
      .replaceAll(/ AS nvarchar\(max\)/gi, ' AS TEXT')
      // A time is a text there, of which the seventh digit is cut.
      .replaceAll(
        /DATEADD\(nanosecond, -\(DATEPART\(nanosecond, (\S+)\) % 1000\), \1\)/g,
        'substr($1, 1, 26)',
      )
      .replaceAll(/COUNT_BIG\(/g, 'count(')
  );
}
