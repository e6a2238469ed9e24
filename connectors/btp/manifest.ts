import type { ConnectorManifest } from '../connector.ts';
import { defaultScope } from '../oauth/manifest.ts';

export const btpManifest: ConnectorManifest = {
  id: 'btp',
  name: 'SAP BTP',
  kind: 'application',
  capabilities: [],
  fields: [
    {
      name: 'subaccountUrl',
      label: 'Subaccount URL',
      kind: 'text',
      format: 'url',
      isRequired: true,
      isDestination: true,
      placeholder: 'https://mysubaccount.authentication.eu10.hana.ondemand.com',
    },
    { name: 'clientId', label: 'Client ID', kind: 'text', isRequired: true },
    { name: 'clientSecret', label: 'Client Secret', kind: 'secret', isRequired: true },
    {
      name: 'tokenUrl',
      label: 'Token URL',
      kind: 'text',
      format: 'url',
      isRequired: false,
      isDestination: true,
      help: 'Left empty, it is /oauth/token of the subaccount.',
    },
    { name: 'scope', label: 'Scope', kind: 'text', isRequired: false, default: defaultScope },
  ],
};
