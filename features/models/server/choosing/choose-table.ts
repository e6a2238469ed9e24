import type { CatalogTable } from '#kernel/catalog.ts';
import type { ModelTask } from '../../manifest.ts';
import { chooseTarget, structureScore } from './choose-target.ts';

/** Fewer rows are no sample of anything. */
const rowsMinimum = 20;
/** Things that people put into groups; events are rarely. */
const groupedNames =
  /(customer|client|user|member|account|employee|supplier|vendor|product|item|store|kunde|patient|country|people)/i;

/** The tables from the one with most to learn from on; those that have nothing for this task are left out. */
export function rankTables(tables: readonly CatalogTable[], task: ModelTask): CatalogTable[] {
  const scored = tables.flatMap((table) => {
    const score = scoreOf(table, task);
    return score === null ? [] : [{ table, score }];
  });
  return scored.toSorted((left, right) => right.score - left.score).map(({ table }) => table);
}

function scoreOf(table: CatalogTable, task: ModelTask): number | null {
  const { rowCount } = table.profile;
  const size = Math.log10(Math.max(1, rowCount)) - (rowCount < rowsMinimum ? 10 : 0);
  switch (task) {
    case 'forecasting':
    case 'regression':
    case 'classification': {
      const target = chooseTarget(table, task);
      return target && target.score + size;
    }
    case 'clustering':
      return structureScore(table, task) + (groupedNames.test(table.name) ? 8 : 0) + Math.min(size, 3);
    case 'anomaly_detection':
      return structureScore(table, task) + size;
  }
}
