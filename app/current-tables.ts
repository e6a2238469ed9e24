import type { FeatureParts } from './features.ts';

/** All tables of a workspace that a statement can read now: versions, and what stays in its system and is asked when it is read. */
export async function readCurrentTables(
  { tables, liveTables, clock }: Pick<FeatureParts, 'tables' | 'liveTables' | 'clock'>,
  workspaceId: string,
) {
  const asOf = clock.now().toISOString();
  const live = await liveTables.list(workspaceId);
  return [
    ...(await tables.list(workspaceId)),
    ...live.map(({ sqlName, name, dataSourceName, factsId }) => ({
      sqlName,
      name,
      dataSourceName,
      versionId: factsId,
      asOf,
    })),
  ];
}
