/** What a call of SAP Concur came to, and what to do about it. */
export const concurStrings = {
  system: 'SAP Concur',
  connected: (host: string, readable: number, of: number) =>
    `Connected to SAP Concur at ${host}. ${readable} of ${of} tables can be read.`,
  unread: (labels: readonly string[]) =>
    `Not readable with this sign-in: ${labels.join(', ')}. Its application needs their scopes, and user=ALL the role Web Services Administrator.`,
  noTables:
    'SAP Concur signed in, but none of its tables may be read. Give the application the scopes of what is to be read, and its user the role Web Services Administrator.',
  noClient: 'Set up the OAuth client of Concur in OAuth Setup and sign in there.',
  tokenRefused:
    'SAP Concur did not accept the token. Sign in again in OAuth Setup, and check that the client belongs to this data centre.',
  wrongGeolocation:
    'The geolocation of this sign-in is no address that begins with https://. Correct it in OAuth Setup, or sign in again.',
  movedAway:
    'SAP Concur has moved this company to another address while it was read. Start the reading again.',
  tableRefused: (table: string) =>
    `SAP Concur does not let this sign-in read ${table}. Its application needs the scope, and its user the role Web Services Administrator.`,
  tableGone: (table: string) =>
    `${table} is no longer there, or not with this sign-in. Choose the tables of this source anew.`,
  wrongValue: (table: string, column: string) =>
    `A value of ${column} in ${table} is of another kind than SAP Concur describes. Leave the column out, and tell us.`,
  notIncremental: (table: string) =>
    `${table} cannot be asked for what has changed by this column. Choose LastModifiedDate of expense_reports, or read the table whole.`,
  doubled: (table: string) =>
    `SAP Concur sent rows of ${table} twice, so the reading ended and the last good version stays. Try again later.`,
  missing: (table: string) =>
    `SAP Concur did not send all rows of ${table}, so the reading ended and the last good version stays. Try again later.`,
  uneven: (table: string, column: string) =>
    `A page of ${table} came without ${column}, which others have, so the reading ended. Try again later.`,
  otherAnswer:
    'What answers there is not SAP Concur. Check the server URL: it is that of the data centre, such as https://us.api.concursolutions.com.',
  correlation: (id: string) => `Support at SAP Concur finds this call by its correlation id ${id}.`,
} as const;
