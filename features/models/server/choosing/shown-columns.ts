import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import type { TrainingPlan } from '../../contract.ts';
import type { ModelTask } from '../../manifest.ts';
import { isClass, isNumber, isTime, kindOf, namesRows } from './column-kinds.ts';
import type { Lookup } from './lookups.ts';
import type { UsedTable } from './planned-training.ts';

/** The columns that a person may choose from, with what each can be. */
export function shownColumns(
  base: CatalogTable,
  lookups: readonly Lookup[],
  task: ModelTask,
): TrainingPlan['columns'] {
  const { rowCount, columns } = base.profile;
  const own = columns.map((column) => ({
    name: column.name,
    label: column.label ?? column.name,
    kind: kindOf(column),
    canBe: {
      target: canBeTarget(column, rowCount, task),
      time: isTime(column),
      series: !isTime(column) && !isNumber(column) && column.distinctCount > 0,
      feature: task !== 'forecasting' && !namesRows(column, rowCount),
    },
  }));
  const joined = lookups.flatMap((lookup) =>
    lookup.columns.map(({ name, column }) => ({
      name,
      label: column.label ?? name,
      kind: kindOf(column),
      canBe: { target: false, time: false, series: false, feature: true },
    })),
  );
  return [...own, ...joined];
}

function canBeTarget(column: ColumnProfile, rowCount: number, task: ModelTask): boolean {
  switch (task) {
    case 'forecasting':
    case 'regression':
      return isNumber(column);
    case 'classification':
      return column.distinctCount > 1 && column.distinctCount <= 100 && !isTime(column);
    case 'anomaly_detection':
      return isClass(column, rowCount) && column.distinctCount === 2;
    case 'clustering':
      return false;
  }
}

export function usedTable(table: CatalogTable): UsedTable {
  const { tableId, sqlName, name, dataSourceName, dataSourceId, versionId, version, asOf } = table;
  return { tableId, sqlName, name, dataSourceName, dataSourceId, versionId, version, asOf };
}
