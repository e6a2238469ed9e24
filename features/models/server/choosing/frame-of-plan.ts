import type { FrameColumnRequest, FrameRequest } from '#engine/index.ts';
import type { CatalogTable } from '#kernel/catalog.ts';
import type { ModelNote } from '../../contract.ts';
import { frameCellsMaximum, frameRowsMaximum, networkRowsMaximum, seriesRowsMaximum } from '../../limits.ts';
import type { ModelTask } from '../../manifest.ts';
import { kindOf, levelsMaximum, namesRows } from './column-kinds.ts';
import type { Lookup } from './lookups.ts';
import { choosingStrings as strings } from './strings.ts';

interface Decided {
  base: CatalogTable;
  lookups: readonly Lookup[];
  task: ModelTask;
  algorithm: string;
  target: string | null;
  timeColumn: string | null;
  seriesColumn: string | null;
  features: readonly string[] | null;
  seed: number;
}

/** What is read for a training, and what is left out before it is read. */
export function frameOf(decided: Decided): { frame: Omit<FrameRequest, 'tables'>; notes: ModelNote[] } {
  const { base, task, algorithm, target, timeColumn, seriesColumn, features, seed } = decided;
  const wanted = [timeColumn, target, seriesColumn, ...(features ?? [])].filter((name) => name !== null);
  const notes: ModelNote[] = [];
  const columns: FrameColumnRequest[] = [];
  for (const column of base.profile.columns) {
    const { name } = column;
    if (!wanted.includes(name)) {
      if (features === null || name === target || !namesRows(column, base.profile.rowCount)) continue;
      const count = column.distinctCount;
      const isText = count > levelsMaximum && kindOf(column) === 'category';
      const sentence = isText
        ? strings.tooManyTexts(name, count.toLocaleString('en-US'))
        : strings.namesRows(name);
      notes.push({ kind: 'column', column: name, sentence });
      continue;
    }
    columns.push({
      name,
      table: base.sqlName,
      column: name,
      kind: name === seriesColumn ? 'category' : kindOf(column),
    });
  }
  const { joins, joined } = joinsOf(decided);
  columns.push(...joined);
  for (const { table, fromColumn } of joins)
    notes.push({
      kind: 'lookup',
      column: null,
      sentence: strings.lookup(
        decided.lookups.find((one) => one.table.sqlName === table)?.table.name ?? table,
        fromColumn,
      ),
    });
  const leftOut = task === 'forecasting' ? statesLeftOut(base) : [];
  for (const { column, values } of leftOut)
    notes.push({ kind: 'rows', column, sentence: strings.stateLeftOut(column, values.join(', ')) });
  return {
    frame: {
      base: base.sqlName,
      columns,
      joins,
      leftOut,
      rowsMaximum: rowsMaximumOf(task, algorithm, columns.length),
      seed,
    },
    notes,
  };
}

function joinsOf({ lookups, features }: Decided): {
  joins: FrameRequest['joins'];
  joined: FrameColumnRequest[];
} {
  const joined: FrameColumnRequest[] = [];
  const joins = lookups.flatMap(({ table, fromColumn, toColumn, columns }) => {
    const used = columns.filter(({ name }) => features?.includes(name));
    for (const { name, column } of used)
      joined.push({ name, table: table.sqlName, column: column.name, kind: kindOf(column) });
    return used.length > 0 ? [{ table: table.sqlName, fromColumn, toColumn }] : [];
  });
  return { joins, joined };
}

/** Which states a person left out where amounts are taken together. */
function statesLeftOut({ stateChoices = [] }: CatalogTable): FrameRequest['leftOut'] {
  return stateChoices.flatMap(({ column, leftOut }) =>
    leftOut.length > 0 ? [{ column, values: [...leftOut] }] : [],
  );
}

function rowsMaximumOf(task: ModelTask, algorithm: string, columnCount: number): number {
  // A part of the rows would add up to a part of the amounts.
  if (task === 'forecasting') return seriesRowsMaximum;
  const most = algorithm === 'neural_network' ? networkRowsMaximum : frameRowsMaximum;
  return Math.min(most, Math.floor(frameCellsMaximum / Math.max(1, columnCount)));
}

/** How the values of one period become one: amounts are added, states and rates averaged. */
export function howOf(base: CatalogTable, target: string | null): 'sum' | 'mean' {
  if (target === null) return 'sum';
  const column = base.profile.columns.find(({ name }) => name === target);
  return column?.defaultAggregate === 'sum' ? 'sum' : 'mean';
}
