/** What a call of Dynamics 365 came to, and what to do about it; what holds for every service is in `connectors/odata/strings.ts`. */
export const microsoftStrings = {
  system: 'Dynamics 365',
  directory: 'Microsoft Entra ID',
  connected: (version: string) => `Connected to Dynamics 365. Its Web API ${version} can be read.`,
  plainAddress: (label: string) =>
    `The ${label} begins with http://, which sends secrets where others can read them. Write https://.`,
  isFinance:
    'This is an environment of Finance and Operations, which has another interface that is not read. Enter the Environment URL of Dataverse, such as https://myorg.crm.dynamics.com.',
  wrongSecret:
    'Microsoft Entra ID did not accept the Client Secret, which is the password of the client. Enter the value of the secret, which is not its ID.',
  expiredSecret:
    'The Client Secret has expired. Create another one in Microsoft Entra ID and enter its value.',
  unknownClient:
    'Microsoft Entra ID does not know this Client ID in the tenant. Check Client ID and Tenant ID.',
  unknownTenant:
    'Microsoft Entra ID does not know this Tenant ID. Check it; clouds of their own, such as for governments, need their Token URL.',
  unknownEnvironment:
    'Microsoft Entra ID does not know the environment as a resource of this tenant. Check the Environment URL and the Tenant ID.',
  refusedClient:
    'Microsoft Entra ID did not accept the client. Check Tenant ID, Client ID and Client Secret.',
  noApplicationUser:
    'Microsoft Entra ID issued a token, but the client may not sign in to the environment. Create an application user for the Client ID in the environment, switch it on, and give it a security role.',
  noWebApi: (version: string) =>
    `The environment has no Web API ${version} at this address. Check the Environment URL and the API Version.`,
} as const;
