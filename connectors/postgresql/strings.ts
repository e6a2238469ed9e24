/** What a call of PostgreSQL came to, and what to do about it. */
export const postgresqlStrings = {
  connected: (version: string, database: string, tables: number) =>
    `Connected to PostgreSQL ${version}. The user may read ${tables} ${tables === 1 ? 'table' : 'tables'} of ${database}.`,
  timeout: (place: string) =>
    `${place} did not answer in time. Check the host and the port, and whether a firewall lets this server through.`,
  refused: (place: string) => `Nothing listens at ${place}. Check the port, and that PostgreSQL is running.`,
  unreachable: (place: string) => `${place} cannot be reached from this server.`,
  wrongPassword: 'The user name or the password is wrong.',
  userRefused: (user: string) =>
    `PostgreSQL does not know the user ${user}, or does not let it in from this server (pg_hba.conf).`,
  unknownDatabase: (database: string) => `There is no database named ${database}.`,
  databaseRefused: (database: string) => `The user may not connect to the database ${database}.`,
  tableRefused: (table: string) => `The user may not read ${table}. Grant it SELECT, or leave the table out.`,
  changedTable: 'A table or column that is read is no longer there. Choose the tables again.',
  stopped: (place: string) => `PostgreSQL at ${place} was stopped while it was read.`,
  tookTooLong: 'PostgreSQL ended the statement because it took too long.',
  conflict: 'PostgreSQL broke the reading off because of a change beside it.',
  connectionLost: (place: string) => `The connection to ${place} broke off.`,
  tooManyConnections: 'PostgreSQL has no connection left. Try again later.',
  starting: 'PostgreSQL is starting up or shutting down. Try again in a moment.',
  certificateExpired: 'The certificate of the server has expired.',
  certificateOfAnother: (host: string) => `The certificate of the server was not issued for ${host}.`,
  certificateUntrusted:
    'The certificate of the server was not issued by an authority that this server trusts.',
  withoutTls: 'PostgreSQL does not offer TLS there. Turn it on in PostgreSQL, or switch Use TLS off.',
  otherCode: (code: string) => `PostgreSQL refused the connection (code ${code}).`,
  noPostgresql: (place: string) =>
    `${place} closed the connection or did not answer as PostgreSQL does. Check the port.`,
} as const;
