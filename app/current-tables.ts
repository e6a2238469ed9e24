import { labelPractice } from '#kernel/practice.ts';
import type { FeatureParts } from './features.ts';

/** All tables of a workspace that a statement can read now: versions, and what stays in its system and is asked when it is read. */
export async function readCurrentTables(
  { tables, liveTables, clock }: Pick<FeatureParts, 'tables' | 'liveTables' | 'clock'>,
  workspaceId: string,
) {
  const asOf = clock.now().toISOString();
  const live = await liveTables.list(workspaceId);
  return [
    ...(await tables.list(workspaceId)).map((table) => ({ ...table, dataSourceName: shownName(table) })),
    ...live.map(({ sqlName, name, factsId, ...source }) => ({
      sqlName,
      name,
      dataSourceName: shownName(source),
      versionId: factsId,
      asOf,
    })),
  ];
}

function shownName(source: { dataSourceName: string; isPractice: number }): string {
  return labelPractice(source.dataSourceName, source.isPractice === 1);
}
