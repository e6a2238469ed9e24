/** What a call of SQL Server came to, and what to do about it; what holds for every system is in `connectors/strings.ts`. */
export const sqlServerStrings = {
  either: 'SQL Server',
  connected: (server: string, database: string, tables: number) =>
    `Connected to ${server}. The user may read ${tables} ${tables === 1 ? 'table' : 'tables'} of ${database}.`,
  unreadableString:
    'The connection string cannot be read. Write it as Server=host,port;Database=name;User ID=name;Password=….',
  unknownKey: (key: string) =>
    /^[\w ]{1,40}$/.test(key)
      ? `The connection string has the key ${key}, which is not known here. Take it out, or fill in the fields instead.`
      : 'The connection string has a key that is not known here. Take it out, or fill in the fields instead.',
  keyMissing: (key: string) => `The connection string lacks ${key}.`,
  trustRefused:
    'The connection string asks to trust any certificate. Take TrustServerCertificate out, and paste the authority of the server’s certificate instead.',
  namedInstance:
    'The connection string names an instance. Enter its port instead, as Server=host,port: SQL Server Configuration Manager shows it.',
  unreadableServer: 'The server of the connection string cannot be read. Write it as Server=host,port.',
  withoutTls: 'SQL Server does not offer TLS there. Turn encryption on in SQL Server, or check the port.',
  tlsDemanded: 'SQL Server lets nobody in without TLS. Switch Use TLS on.',
  passwordUnsecured:
    'SQL Server does not encrypt the sign-in there, and the password is not sent in the clear. Turn encryption on in SQL Server.',
  wrongPassword: 'The user name or the password is wrong, or SQL Server does not let the user in.',
  locked: 'The account is locked after too many attempts. Have it unlocked (ALTER LOGIN … UNLOCK).',
  disabled: 'The account is disabled and may not sign in. Have it enabled (ALTER LOGIN … ENABLE).',
  passwordExpired: 'The password has expired, or has to be changed. Set a new one, and enter it here.',
  windowsOnly:
    'SQL Server there lets in accounts of Windows alone, or took this user for one. Have it allow SQL Server authentication.',
  trigger: 'A logon trigger of SQL Server keeps this user out. Ask its administrator.',
  firewall: 'The firewall of Azure SQL does not let this server in. Add its address there.',
  unknownDatabase: (database: string) =>
    `There is no database named ${database} that the user may open. Check its spelling, and that the user has been added to it.`,
  databaseOffline: (database: string) =>
    `The database ${database} is not available at the moment. Try again later.`,
  tableRefused: (table: string) => `The user may not read ${table}. Grant it SELECT, or leave the table out.`,
  someRefused: 'The user may not read a table or column. Grant it SELECT, or leave the table out.',
  changedTable: 'A table or column that is read is no longer there. Choose the tables again.',
  brokenView:
    'A view that is read does not work: what it is made of has changed. Mend the view, or leave it out.',
  busyTable: 'A table was locked by somebody who changes it. It is read again later.',
  conflict: 'SQL Server broke the reading off because of a change beside it.',
  overloaded: 'SQL Server has no room for another connection or statement at the moment. Try again later.',
  notComputed: (code: number) => `SQL Server could not compute a value that was read (code ${code}).`,
  notAnswered: (code: number) => `SQL Server cannot compute this over its rows (code ${code}).`,
  tookTooLong: 'SQL Server was told to end the statement because it took too long. Ask for less at once.',
  stopped: (place: string) =>
    `SQL Server at ${place} was stopped, or ended the connection, while it was read.`,
  otherReadCode: (code: number) => `SQL Server could not read what was asked (code ${code}).`,
  otherCode: (code: number) => `SQL Server refused the connection (code ${code}).`,
} as const;
