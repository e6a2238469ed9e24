/** What a call of MySQL or MariaDB came to, and what to do about it; what holds for both is in `connectors/strings.ts`. `system` is one of the two. */
export const mysqlStrings = {
  either: 'MySQL or MariaDB',
  connected: (system: string, version: string, database: string, tables: number) =>
    `Connected to ${system} ${version}. The user may read ${tables} ${tables === 1 ? 'table' : 'tables'} of ${database}.`,
  wrongPassword: (system: string, useTls: boolean) =>
    `The user name or the password is wrong, or ${system} does not let the user in from this server${useTls ? '' : ' or without TLS'}.`,
  hostRefused: (system: string) =>
    `${system} does not let anybody in from this server. Allow its address there.`,
  hostBlocked: (system: string) =>
    `${system} has blocked this server after too many broken connections. Have its host cache flushed (FLUSH HOSTS).`,
  locked: 'The account is locked. Have it unlocked (ALTER USER … ACCOUNT UNLOCK).',
  passwordExpired: 'The password has expired. Set a new one, and enter it here.',
  unknownDatabase: (database: string) => `There is no database named ${database}.`,
  databaseRefused: (database: string) => `The user may not use the database ${database}.`,
  tableRefused: (table: string) => `The user may not read ${table}. Grant it SELECT, or leave the table out.`,
  someRefused: 'The user may not read a table or column. Grant it SELECT, or leave the table out.',
  changedTable: 'A table or column that is read is no longer there. Choose the tables again.',
  brokenView:
    'A view that is read does not work: what it is made of has changed, or its owner may not read it. Mend the view, or leave it out.',
  brokenTable: (system: string) => `${system} says that a table is damaged. Have it repaired (REPAIR TABLE).`,
  stopped: (system: string, place: string) =>
    `${system} at ${place} was stopped, or ended the connection, while it was read.`,
  tookTooLong: (system: string) => `${system} ended the statement because it took too long.`,
  ended: (system: string) => `${system} was told to end the statement. Try again later.`,
  conflict: (system: string) => `${system} broke the reading off because of a change beside it.`,
  tooManyConnections: (system: string) => `${system} has no connection left. Try again later.`,
  userLimit: (system: string) =>
    `The user has used up what ${system} allows it at the moment. Try again later, or have its limits raised.`,
  withoutTls: (system: string) =>
    `${system} does not offer TLS there. Turn it on in ${system}, or switch Use TLS off.`,
  tlsDemanded: (system: string) => `${system} lets nobody in without TLS. Switch Use TLS on.`,
  passwordUnsecured: (system: string) =>
    `${system} asks for the password itself to let this user in, which is not sent without TLS. Switch Use TLS on.`,
  methodRefused: (system: string) =>
    `${system} asks for a way to sign in that is not supported. Let the user sign in by mysql_native_password or caching_sha2_password.`,
  notComputed: (system: string, code: number) =>
    `${system} cannot compute this over its rows (code ${code}).`,
  tooOld: (system: string) =>
    `This ${system} is too old to be asked: it cannot compare texts by their very characters. Sync the table.`,
  otherReadCode: (system: string, code: number) => `${system} could not read what was asked (code ${code}).`,
  otherCode: (system: string, code: number) => `${system} refused the connection (code ${code}).`,
} as const;
