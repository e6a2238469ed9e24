import type { Relation } from '#kernel/catalog.ts';

interface Side {
  table: string;
  column: string;
}

/** Two columns that a statement sets equal to join their tables. */
export interface JoinPair {
  left: Side;
  right: Side;
}

const word = '[A-Za-z_][A-Za-z0-9_]*';
const alias = new RegExp(`(?:from|join|,)\\s+(${word})(?:\\s+as)?\\s+(${word})`, 'gi');
const plain = new RegExp(`(?:from|join|,)\\s+(${word})`, 'gi');
const equal = new RegExp(`(${word})\\.(${word})\\s*=\\s*(${word})\\.(${word})`, 'g');

/** The joins of a statement whose tables and columns are in the catalog. `columns` holds lower-case names by table. */
export function goldJoins(
  sql: string,
  sqlNameOf: (table: string) => string,
  columns: ReadonlyMap<string, ReadonlySet<string>>,
): JoinPair[] {
  const tables = new Map<string, string>();
  for (const [, table = ''] of sql.matchAll(plain)) tables.set(table.toLowerCase(), sqlNameOf(table));
  for (const [, table = '', name = ''] of sql.matchAll(alias))
    if (columns.has(sqlNameOf(table))) tables.set(name.toLowerCase(), sqlNameOf(table));
  const pairs = [...sql.matchAll(equal)].flatMap(([, left = '', one = '', right = '', other = '']) => {
    const pair = {
      left: { table: tables.get(left.toLowerCase()) ?? '', column: one.toLowerCase() },
      right: { table: tables.get(right.toLowerCase()) ?? '', column: other.toLowerCase() },
    };
    const isKnown = [pair.left, pair.right].every(
      ({ table, column }) => columns.get(table)?.has(column) === true,
    );
    return isKnown && pair.left.table !== pair.right.table ? [pair] : [];
  });
  return pairs;
}

/** Whether a relation, or two that meet in the same column, say what the join says. */
export function isProposed({ left, right }: JoinPair, relations: readonly Relation[]): boolean {
  const targets = ({ table, column }: Side): string[] => [
    `${table}.${column}`,
    ...relations
      .filter(({ fromTable, fromColumn }) => fromTable === table && fromColumn.toLowerCase() === column)
      .map(({ toTable, toColumn }) => `${toTable}.${toColumn.toLowerCase()}`),
  ];
  const reached = targets(right);
  return targets(left).some((target) => reached.includes(target));
}
