/** What a call of Datasphere came to, beyond what its database says (`connectors/hana`) and what holds for every service of OData. */
export const datasphereStrings = {
  system: 'SAP Datasphere',
  tokens: 'the token service of SAP Datasphere',
  connected: (spaces: number) =>
    `Connected to SAP Datasphere. ${spaces === 1 ? 'One space' : `${spaces} spaces`} can be read.`,
  connectedTo: (space: string) => `Connected to SAP Datasphere. The space ${space} can be read.`,
  tenantAddress:
    'This is the address of the tenant, where no database listens. Enter the host of the database user (Space Management, Database Access) as Server URL.',
  passwordWanted: 'Enter the password of the database user.',
  methodRefused:
    'Datasphere lets nobody in by an API key or a certificate of one’s own. Choose OAuth 2.0, or the user name and password of a database user.',
  plainAddress: (label: string) =>
    `The ${label} begins with http://, which sends secrets where others can read them. Write https://.`,
  tokenUrlWanted: 'Enter the Token URL of the client.',
  noClient:
    'Set up the OAuth client of DataSphere in OAuth Setup and sign in there, or enter a database user of a space.',
  refusedClient:
    'Datasphere did not accept the client. Check the Client ID and the Client Secret, which is its password, and that the client has not expired.',
  refusedScope: 'Datasphere does not know this scope. Leave the scope empty.',
  wrongPurpose:
    'A token was issued, but whoever holds it may not sign in to this tenant. The client needs the purpose Interactive Usage or Technical User; one for API Access reads no data.',
  refusedCatalog:
    'This user may not read the catalog of Datasphere. Ask for a role in a space that may consume its data.',
  noConsumption:
    'No Datasphere answers at this address. Enter the address of the tenant, such as https://mytenant.eu10.hcs.cloud.sap.',
  noSpace: (space: string) => `There is no space ${space}, or this user may not read it.`,
  tooManyAssets: (most: number) =>
    `More than ${most} tables are exposed, which is more than can be listed at once. Enter a space.`,
  tooManyRecords: (table: string) =>
    `Datasphere sends no result as large as ${table}. Read a relational view of it, or one with fewer columns.`,
} as const;
