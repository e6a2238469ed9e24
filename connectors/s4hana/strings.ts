/** What a call of SAP S/4HANA came to, and what to do about it; what holds for every service is in `connectors/odata/strings.ts`. */
export const s4Strings = {
  system: 'SAP S/4HANA',
  connected: (services: number) =>
    `Connected to SAP S/4HANA. It lists ${services} ${services === 1 ? 'service' : 'services'} that can be read.`,
  connectedTo: (path: string) => `Connected to SAP S/4HANA. The service at ${path} can be read.`,
  plainAddress:
    'The server URL begins with http://, which sends the password where others can read it. Write https://, or switch Use SSL off if that is meant.',
  noClient:
    'Set up the OAuth client of S/4HANA in OAuth Setup and sign in there, or choose User name and password.',
  wrongPassword: (client: string) =>
    client === ''
      ? 'The user name or the password is wrong, or the system needs its client. Enter that, such as 100.'
      : `The user name or the password is wrong, or there is no client ${client}.`,
  tokenRefused:
    'SAP S/4HANA did not accept the token. Sign in again in OAuth Setup, and check that the client belongs to this system.',
  keyRefused: 'SAP S/4HANA did not accept the API key.',
  noService: (path: string) =>
    `There is no service at ${path}. Check the service path, and that the service is activated.`,
  refusedService: (path: string) =>
    `The account may not use the service at ${path}. Ask for the authorization S_SERVICE, or for a communication arrangement.`,
  noServices:
    'This account may use no service that is listed, nor one of the well-known ones. Enter the service path, or ask for a communication arrangement.',
  tooManyServices: (count: number, most: number) =>
    `${count} services can be read, which is more than the ${most} that are listed at once. Enter a service path.`,
} as const;
