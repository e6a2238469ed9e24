import { applicationManifests, warehouseManifests } from '#connectors/manifests.ts';
import { missingFields, type Settings } from '#kernel/settings.ts';
import type { ConnectionsParts } from './connections.ts';

const manifests = { ...warehouseManifests, ...applicationManifests };

/** What a saved connection is reached by, secrets included: for the data source that it has become. Null where it was removed, or does not open. */
export async function readConnectionSettings(
  { connections, connectionSeal }: Pick<ConnectionsParts, 'connections' | 'connectionSeal'>,
  workspaceId: string,
  connectionId: string,
): Promise<{ settings: Settings; missing: string[] } | null> {
  const row = await connections.find(workspaceId, connectionId);
  const settings = row && connectionSeal.open(row.configuration, { id: row.id, workspaceId });
  if (!settings || !isType(row.type)) return null;
  const missing = missingFields(manifests[row.type].fields, settings).map(({ label }) => label);
  return { settings, missing };
}

function isType(type: string): type is keyof typeof manifests {
  return Object.hasOwn(manifests, type);
}
