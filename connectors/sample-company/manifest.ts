import type { ConnectorManifest } from '../connector.ts';

export const sampleCompanyManifest = {
  id: 'sample',
  name: 'Sample company',
  kind: 'sample',
  fields: [],
  capabilities: ['tables', 'read'],
} as const satisfies ConnectorManifest;
