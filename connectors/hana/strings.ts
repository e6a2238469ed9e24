/** What a call of SAP HANA came to, and what to do about it; what holds for every system is in `connectors/strings.ts`. */
export const hanaStrings = {
  connected: (version: string, tables: number) =>
    `Connected to SAP HANA ${version}. The user sees ${tables} ${tables === 1 ? 'table or view' : 'tables and views'}.`,
  wrongPassword:
    'The user name or the password is wrong, or the account is locked: SAP HANA tells no more than that.',
  mustChangePassword: 'The user has to set a new password first. Set it in SAP HANA, and enter it here.',
  deactivated: 'The account may not sign in: it is deactivated. Have it activated (ALTER USER … ACTIVATE).',
  locked:
    'The account is locked after too many wrong passwords, or not valid at the moment. Have it unlocked (ALTER USER … RESET CONNECT ATTEMPTS).',
  clientRefused:
    'The account may not sign in by a client. Have it allowed to (ALTER USER … ENABLE CLIENT CONNECT).',
  methodRefused:
    'SAP HANA asks for a way to sign in that is not supported. Let the user sign in by a password.',
  serverUnproved:
    'The server could not prove that it knows the password of the user, so it is not taken for SAP HANA. Check the host and the port.',
  withoutTls:
    'The server does not speak TLS at that port. Check the port, turn TLS on in SAP HANA, or switch Encrypt the connection off.',
  tlsWanted: 'SAP HANA lets nobody in without TLS there. Switch Encrypt the connection on.',
  tlsWantedPerhaps:
    'The server does not greet as SAP HANA does without TLS. Switch Encrypt the connection on, or check the port.',
  tlsOnCloudPort:
    'Port 443 is that of HANA Cloud, which speaks TLS only. Switch Encrypt the connection on, or check the port.',
  unknownDatabase: (database: string) =>
    `There is no tenant database named ${database}, or it is not running. HANA Cloud needs none: leave Database empty.`,
  unknownSchema: (schema: string) =>
    `There is no schema named ${schema} that the user may see. Names are told apart by capitals.`,
  tableRefused: (table: string) => `The user may not read ${table}. Grant it SELECT, or leave the table out.`,
  someRefused: 'The user may not read what SAP HANA tells of its tables. Ask its administrator.',
  changedTable: 'A table or column that is read is no longer there. Choose the tables again.',
  brokenView:
    'A view that is read does not work: what it is made of has changed, or it asks for values that it was not given. Mend the view, or leave it out.',
  unreadableType: (column: string) =>
    `SAP HANA sent the column ${column} in a way that cannot be read here. Leave the column out.`,
  tooLargeValue: (column: string, megabytes: number) =>
    `A value of the column ${column} is larger than the ${megabytes} MB that can be read. Leave the column out.`,
  outOfMemory: 'SAP HANA had too little memory for the statement. Try again later, or read less.',
  conflict: 'SAP HANA broke the reading off because of a change beside it.',
  tookTooLong: 'SAP HANA ended the statement because it took too long.',
  ended: 'Somebody cancelled the statement in SAP HANA. Try again.',
  stopped: (place: string) => `SAP HANA at ${place} was stopped, or ended the connection, while it was read.`,
  otherReadCode: (code: number) => `SAP HANA could not read what was asked (code ${code}).`,
  otherCode: (code: number) => `SAP HANA refused the connection (code ${code}).`,
  notAnswered: (code: number) => `SAP HANA cannot compute this over its rows (code ${code}).`,
  answersTooLate: 'SAP HANA did not answer in time, and the connection was closed. Ask for less at once.',
} as const;
