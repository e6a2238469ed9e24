import type { UseQueryResult } from '@tanstack/react-query';
import type { ConnectorManifest } from '#connectors/connector.ts';
import {
  type ApplicationType,
  applicationManifests,
  type WarehouseType,
  warehouseManifests,
} from '#connectors/manifests.ts';
import type { Connection, TestOutcome } from '../contract.ts';
import { connectionsStrings } from '../strings.ts';
import { connectionsApi, useConnectionsRead } from './api.ts';

/** What the form sends. */
export interface ConnectionInput {
  id?: string;
  name: string;
  isActive: boolean;
  config: Record<string, unknown>;
}

/** One of the two pages: its systems, its words and its calls. Both are otherwise the same. */
export interface Family {
  /** Address of the list, and what is read again after a change. */
  path: string;
  words: (typeof connectionsStrings)['warehouses' | 'applications'];
  /** By type, in the order of the tabs. */
  manifests: Readonly<Record<string, ConnectorManifest>>;
  useConnections: () => UseQueryResult<Connection[]>;
  save: (type: string, input: ConnectionInput) => Promise<Connection>;
  test: (type: string, input: ConnectionInput) => Promise<TestOutcome>;
  remove: (id: string) => Promise<unknown>;
}

export const warehouseFamily: Family = {
  path: '/api/data-warehouse/connections',
  words: connectionsStrings.warehouses,
  manifests: warehouseManifests,
  useConnections: () => useConnectionsRead('GET /api/data-warehouse/connections'),
  save: (type, input) =>
    connectionsApi('POST /api/data-warehouse/connections', {
      body: { ...input, type: type as WarehouseType },
    }),
  test: (type, input) =>
    connectionsApi('POST /api/data-warehouse/test', { body: { ...input, type: type as WarehouseType } }),
  remove: (id) => connectionsApi('DELETE /api/data-warehouse/connections/{id}', { params: { id } }),
};

export const applicationFamily: Family = {
  path: '/api/business-apps/connections',
  words: connectionsStrings.applications,
  manifests: applicationManifests,
  useConnections: () => useConnectionsRead('GET /api/business-apps/connections'),
  save: (type, input) =>
    connectionsApi('POST /api/business-apps/connections', {
      body: { ...input, type: type as ApplicationType },
    }),
  test: (type, input) =>
    connectionsApi('POST /api/business-apps/test', { body: { ...input, type: type as ApplicationType } }),
  remove: (id) => connectionsApi('DELETE /api/business-apps/connections/{id}', { params: { id } }),
};
