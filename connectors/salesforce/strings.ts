import type { SignInWay } from './sign-in.ts';

const ways: Record<SignInWay, string> = {
  client: 'client ID and secret',
  password: 'user name and password by OAuth',
  soap: 'user name, password and security token by SOAP',
};

/** What a call of Salesforce came to, and what to do about it; what holds for every system is in `connectors/strings.ts`. */
export const salesforceStrings = {
  system: 'Salesforce',
  connected: (way: SignInWay, version: string, callsLeft: string | null) =>
    `Connected to Salesforce, API ${version}, by ${ways[way]}${callsLeft === null ? '' : ` (${callsLeft} calls left today)`}.`,
  ending: ' Salesforce ends this way to sign in in 2027: have an app with the client credentials flow made.',
  refusedBefore: (way: SignInWay) => ` It did not let in by ${ways[way]}.`,
  nothingEntered:
    'Enter client ID and client secret, or user name and password: without either nobody can be signed in to Salesforce.',
  wrongClient:
    'Salesforce does not know this client ID, or the client secret is another one. Copy both again from the app’s settings.',
  noClientFlow:
    'Salesforce knows the client, but not its client credentials flow. Have it enabled in the app with a user to run as, and enter the address of My Domain (https://….my.salesforce.com).',
  wrongLogin:
    'Salesforce did not let the user in: user name, password or security token is wrong, or the user is locked or may not sign in from here.',
  tokenWanted:
    'Salesforce wants the security token of this user beside the password. Enter the one of its newest mail, or let this server’s address be trusted.',
  passwordExpired: 'The password of this user has expired. Change it in Salesforce, and enter the new one.',
  soapOff:
    'Salesforce does not take sign-ins by SOAP in this org. Have an app with the client credentials flow made, and enter its client ID and secret.',
  clientGone:
    'Salesforce did not renew the sign-in of this client. Check whether the app or its user was disabled.',
  foreignInstance:
    'The sign-in named a server that is neither the entered one nor one of Salesforce’s. No token is sent there. Enter the address of My Domain.',
  noApi:
    'The user may not call the API of this org, or its edition has none. Have “API Enabled” given to the user.',
  unknownVersion: (version: string) => `This org has no API ${version}. Choose another version.`,
  limit: (used: number, most: number) =>
    `The org has made ${used} of its ${most} API calls of 24 hours. The rest is left to its other programs. Read it again later, or less often.`,
  limitReached:
    'The org has used up its API calls of 24 hours. Read it again tomorrow, or less often, or have more calls allowed.',
  atOnce: 'The org has too many long calls at once. Try again later.',
  unknownObject: (name: string) =>
    `There is no object named ${name} that the user may read. Check its API name, with __c behind it where it is your own.`,
  tooManyObjects: (count: number, most: number) =>
    `The user sees ${count} objects, of which ${most} can be listed. Enter the API names of those that are wanted (Objects).`,
  changedTable: (table: string) =>
    `${table} is no longer there, or the user may not read it. Have the right to it given, or choose the tables again.`,
  changedField: (table: string) =>
    `A field of ${table} is no longer there, or the user may not read it. Choose the table and its columns again.`,
  filterWanted: (table: string) =>
    `Salesforce does not hand out ${table} as a whole: it wants to be asked for single records. Leave the table out.`,
  tooSlow: (table: string) =>
    `Salesforce took too long over ${table} and ended it. Choose fewer columns, or try again later.`,
  rowsMissing: (table: string) =>
    `Of ${table} not as many rows came as Salesforce counted. Nothing of it was kept. Try again.`,
  noOrder:
    'This column does not tell what has changed since. Choose SystemModstamp, or read the table whole.',
  jobFailed: (table: string) =>
    `Salesforce did not complete the job that reads ${table}, or somebody ended it there (Bulk Data Load Jobs). Try again.`,
  resultsGone:
    'Salesforce no longer keeps what was left to be read. The table is read again from the beginning.',
  otherAnswer: 'The server answered otherwise than Salesforce does. Check the instance URL.',
  cursorGone: 'Salesforce has dropped the rest of the answer. Try again.',
  theData: 'the data',
} as const;
