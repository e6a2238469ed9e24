import { applicationManifests, warehouseManifests } from '#connectors/manifests.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { connectionsEndpoints } from '../contract.ts';
import { type ConnectionsParts, createConnections, type TestCaller } from './connections.ts';

export function connectionsHandlers(parts: ConnectionsParts): Handlers<typeof connectionsEndpoints> {
  const warehouses = createConnections(parts, warehouseManifests);
  const applications = createConnections(parts, applicationManifests);
  return {
    listWarehouses: ({ caller }) => warehouses.list(caller.workspaceId),
    saveWarehouse: ({ caller, body }) => warehouses.save(caller.workspaceId, body),
    removeWarehouse: ({ caller, params }) => warehouses.remove(caller.workspaceId, params.id),
    testWarehouse: ({ caller, body, signal }) => warehouses.test(testerOf(caller, signal), body),
    listApplications: ({ caller }) => applications.list(caller.workspaceId),
    saveApplication: ({ caller, body }) => applications.save(caller.workspaceId, body),
    removeApplication: ({ caller, params }) => applications.remove(caller.workspaceId, params.id),
    testApplication: ({ caller, body, signal }) => applications.test(testerOf(caller, signal), body),
  };
}

function testerOf(
  caller: { workspaceId: string; isAdministrator: boolean },
  signal: AbortSignal,
): TestCaller {
  return { workspaceId: caller.workspaceId, signal, seesStages: caller.isAdministrator };
}
