/** What a call of SAP SuccessFactors came to, and what to do about it; what holds for every service is in `connectors/odata/strings.ts`. */
export const successFactorsStrings = {
  system: 'SAP SuccessFactors',
  connected: 'Connected to SAP SuccessFactors. Its users can be read.',
  plainAddress:
    'The server URL begins with http://, which sends secrets where others can read them. Write https://.',
  companyWanted: 'Enter the user name with its company behind it, as user@company.',
  noClient:
    'Set up the OAuth client of SuccessFactors in OAuth Setup and connect it there, or choose User name and password.',
  wrongPassword: 'The user name, its company or the password is wrong, or the user may not sign in.',
  tokenRefused:
    'SAP SuccessFactors did not accept the token. Connect again in OAuth Setup, and check that the client is of this company.',
  unknownCompany:
    'SAP SuccessFactors does not know the company at this API server. Check its ID, in which capital letters count, and the server.',
  blocked:
    'SAP SuccessFactors lets nobody in this way: password sign-in is switched off for the user, or this address is not on its list.',
  lockedUser: 'The user may not sign in. Ask the administrator whether the account is locked or has ended.',
  generating: 'SAP SuccessFactors is making its description anew. Try again in a few minutes.',
  maintenance: 'SAP SuccessFactors is in maintenance. Try again later.',
  noEntities:
    'This user may read none of the entities that most companies have. Ask for permissions of the OData API, or name entities.',
} as const;
