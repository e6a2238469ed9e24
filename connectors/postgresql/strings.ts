/** What a call of PostgreSQL came to, and what to do about it; what holds for every system is in `connectors/strings.ts`. */
export const postgresqlStrings = {
  connected: (version: string, database: string, tables: number) =>
    `Connected to PostgreSQL ${version}. The user may read ${tables} ${tables === 1 ? 'table' : 'tables'} of ${database}.`,
  wrongPassword: 'The user name or the password is wrong.',
  userRefused: (user: string) =>
    `PostgreSQL does not know the user ${user}, or does not let it in from this server (pg_hba.conf).`,
  userLocked: (user: string) =>
    `The user ${user} is locked: PostgreSQL knows it, but it may not sign in. Ask for its right to log in.`,
  tlsWanted: (user: string) =>
    `PostgreSQL does not let the user ${user} in without TLS. Switch Use TLS on. If it is on, this server is not in pg_hba.conf.`,
  unknownDatabase: (database: string) => `There is no database named ${database}.`,
  databaseRefused: (database: string) => `The user may not connect to the database ${database}.`,
  tableRefused: (table: string) => `The user may not read ${table}. Grant it SELECT, or leave the table out.`,
  changedTable: 'A table or column that is read is no longer there. Choose the tables again.',
  stopped: (place: string) => `PostgreSQL at ${place} was stopped while it was read.`,
  tookTooLong: 'PostgreSQL ended the statement because it took too long.',
  conflict: 'PostgreSQL broke the reading off because of a change beside it.',
  tooManyConnections: 'PostgreSQL has no connection left. Try again later.',
  starting: 'PostgreSQL is starting up or shutting down. Try again in a moment.',
  withoutTls: 'PostgreSQL does not offer TLS there. Turn it on in PostgreSQL, or switch Use TLS off.',
  notComputed: (code: string) =>
    `PostgreSQL cannot compute this over its rows (code ${code}). Ask in another way, or sync the table.`,
  otherCode: (code: string) => `PostgreSQL refused the connection (code ${code}).`,
} as const;
