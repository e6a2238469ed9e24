import type { ConnectorManifest } from '../connector.ts';
import { defaultScope } from '../oauth/manifest.ts';

export const btpManifest: ConnectorManifest = {
  id: 'btp',
  name: 'SAP BTP',
  kind: 'application',
  capabilities: ['tables', 'read'],
  note: 'Destinations of the subaccount that are services of OData are read, with a key of its Destination service.',
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
    {
      name: 'destinationUrl',
      label: 'Destination Service URL',
      kind: 'text',
      format: 'url',
      isRequired: false,
      isDestination: true,
      placeholder: 'https://destination-configuration.cfapps.eu10.hana.ondemand.com',
      help: 'Left empty, it is that of the region of the subaccount.',
    },
    { name: 'scope', label: 'Scope', kind: 'text', isRequired: false, default: defaultScope },
  ],
};
