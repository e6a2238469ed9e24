import { canLookUp } from '../model/join-paths.ts';
import type { ModelColumn, SemanticModel } from '../model/semantic-model.ts';
import type { Part } from './links.ts';

/** The tables that a question speaks of, the nearest to a part first: those that are named, before those whose columns or values are. */
export function spokenTables(parts: readonly Part[], index: number): string[] {
  const at = parts[index]?.mention.from ?? 0;
  const distanceOf = ({ mention }: Part): number =>
    mention.from <= at ? at - mention.from : (mention.from - at) * forwardCost;
  const near = parts
    .filter((_, other) => other !== index)
    .toSorted((left, right) => distanceOf(left) - distanceOf(right));
  const named = near.flatMap(({ table }) => table?.sqlName ?? []);
  const told = near.flatMap(({ column, value }) => column?.ref.table ?? value?.column.table ?? []);
  return [...new Set([...named, ...told])];
}

/** What is told of a table stands behind its name more often than before it. */
const forwardCost = 2;

/** The only one of the columns in the nearest of the tables that has any; null where it has several. */
export function onlyNearest(columns: readonly ModelColumn[], tables: readonly string[]): ModelColumn | null {
  for (const table of tables) {
    const [only, ...more] = columns.filter(({ ref }) => ref.table === table);
    if (only) return more.length === 0 ? only : null;
  }
  return null;
}

/** The tables whose rows are told or counted. */
export function subjectTables(parts: readonly Part[]): string[] {
  const told = parts.flatMap(({ role, column, table }) =>
    role === 'condition' || role === 'denial' || role === 'none'
      ? []
      : role === 'shown' || role === 'grouped' || column
        ? (column?.ref.table ?? table?.sqlName ?? [])
        : role === 'counted'
          ? (table?.sqlName ?? [])
          : [],
  );
  if (told.length > 0) return [...new Set(told)];
  const first = parts.find(({ role, table }) => role === 'none' && table !== null)?.table;
  return first ? [first.sqlName] : [];
}

/** Whether each row that is told has one row of the table, or is one. */
export function isOfSubject(model: SemanticModel, parts: readonly Part[], table: string): boolean {
  return subjectTables(parts).some((subject) => canLookUp(model, subject, table));
}
