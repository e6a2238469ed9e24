/** What a call of SAP SuccessFactors came to, and what to do about it; what holds for every service is in `connectors/odata/strings.ts`. */
export const successFactorsStrings = {
  system: 'SAP SuccessFactors',
  connected: (entities: number) => `Connected to SAP SuccessFactors. It lists ${entities} entities.`,
  connectedWithoutUser: (entities: number) =>
    `Connected to SAP SuccessFactors. It lists ${entities} entities, and does not let this account read User. Choose tables that it may read.`,
  plainAddress:
    'The server URL begins with http://, which sends the password or token where others can read it. Write https://.',
  noClient:
    'Set up the OAuth client of SuccessFactors in OAuth Setup, or choose a user name and password and enter the company ID.',
  tokenFormat:
    'SAP SuccessFactors could not read the token. Check that the client in OAuth Setup belongs to this API server.',
  tokenExpired:
    'The token has ended, and a new one was not accepted either. Check the client and its certificate in OAuth Setup.',
  tokenInvalid:
    'SAP SuccessFactors did not accept the token. Check in OAuth Setup that client ID, company and API user belong together.',
  wrongPassword: 'The user name or the password is wrong. Check both, and that the user is active.',
  noCompany: (company: string) =>
    `There is no company ${company === '' ? 'of that name' : company} at this API server. Check the company ID, in which capitals count, and that the server is the one of its data centre.`,
  shutOut:
    'This account may not sign in: its password opens no API, or calls from this network are not permitted. Use OAuth, or ask the administrator of SAP SuccessFactors for an exception.',
  generating: 'SAP SuccessFactors is generating its metadata at the moment. Try again in some minutes.',
  maintenance: 'SAP SuccessFactors is under maintenance or overloaded. Try again later.',
  noService:
    'The server answered, but has no OData API. Enter the API server of your data centre, such as https://api4.successfactors.com.',
  changedProperty: (table: string) =>
    `A column of ${table} is no longer there, or the account may not see it any more. Choose the tables again.`,
  tooManyEntities: (count: number, most: number) =>
    `${count} entities are listed, which is more than the ${most} that can be looked through at once. Use an account with fewer permissions.`,
} as const;
