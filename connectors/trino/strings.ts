/** What a call of Trino came to, and what to do about it; what holds for every system is in `connectors/strings.ts`. */
export const trinoStrings = {
  connected: (version: string, catalog: string, tables: number) =>
    `Connected to Trino ${version}. The user may read ${tables} ${tables === 1 ? 'table' : 'tables'} of ${catalog}.`,
  wrongPassword: 'The user name or the password is wrong.',
  passwordWanted:
    'Trino wants a password, and takes it over TLS alone. Switch Use TLS on and check the port.',
  userRefused: (user: string) => `Trino does not let the user ${user} in. Ask whoever runs it for access.`,
  unknownCatalog: (catalog: string) => `There is no catalog named ${catalog}.`,
  tableRefused: (table: string) => `The user may not read ${table}. Grant it SELECT, or leave the table out.`,
  catalogRefused: (catalog: string) => `The user may not read the catalog ${catalog}.`,
  changedTable: 'A table or column that is read is no longer there. Choose the tables again.',
  withoutTls: 'The server does not speak TLS at that port. Check the port, or switch Use TLS off.',
  tlsWanted: 'The server does not answer without TLS at that port. Switch Use TLS on, or check the port.',
  starting: 'Trino is starting up or shutting down. Try again in a moment.',
  busy: 'Trino is too busy to take the statement. Try again later.',
  tookTooLong: 'Trino ended the statement because it took too long.',
  cancelled: 'Somebody cancelled the statement in Trino. Try again.',
  otherCode: (code: string) => `Trino could not run the statement (${code}).`,
} as const;
