/** What a call of SAP BTP came to, and what to do about it; what holds for every service is in `connectors/odata/strings.ts`. */
export const btpStrings = {
  system: 'SAP BTP',
  tokens: 'the token service of the subaccount',
  connected: (readable: number, all: number) =>
    `Connected to SAP BTP. Of its ${all} ${all === 1 ? 'destination' : 'destinations'} ${readable} can be tried as a service of OData.`,
  onPremise: (count: number) =>
    `${count === 1 ? 'One lies' : `${count} lie`} behind a Cloud Connector, which nobody outside BTP can use.`,
  otherKinds: (count: number) =>
    `${count === 1 ? 'One is' : `${count} are`} of another kind, or ${count === 1 ? 'signs' : 'sign'} in a person.`,
  plainAddress: (label: string) =>
    `The ${label} begins with http://, which sends secrets where others can read them. Write https://.`,
  serviceWanted:
    'The region cannot be told from the Subaccount URL. Enter the Destination Service URL, which is "uri" in the key of the service.',
  refusedClient:
    'SAP BTP did not accept the client. Check the Client ID and the Client Secret, which is its password, and that both are of this subaccount.',
  refusedScope: 'SAP BTP does not know this scope. Leave the scope empty.',
  noDestinations:
    'SAP BTP issued a token, but with it the client may not sign in to the destination service, so there is nothing to read. Enter Client ID and Client Secret of a key of the Destination service.',
  noService: 'There is no destination service at this address. Check the Destination Service URL.',
  noneReadable: 'No destination of this subaccount can be read as a service of OData.',
  destinationGone: 'The destination of this table is not there any more, or is of another kind now.',
  noCredentials: (table: string) =>
    `SAP BTP has no credentials for the destination of ${table}. Check the destination in its cockpit.`,
} as const;
