import type { ConnectorManifest } from '../connector.ts';

export const filesManifest = {
  id: 'files',
  name: 'File upload',
  kind: 'file',
  fields: [],
  capabilities: ['read'],
  extensions: ['xlsx', 'xls', 'csv', 'json', 'xml'],
} as const satisfies ConnectorManifest;
