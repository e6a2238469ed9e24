/** What a call of Oracle came to, and what to do about it; what holds for every system is in `connectors/strings.ts`. */
export const oracleStrings = {
  system: 'Oracle',
  connected: (version: string, tables: number) =>
    `Connected to Oracle Database ${version}. The user sees ${tables} ${tables === 1 ? 'table or view' : 'tables and views'}.`,
  wrongPassword: 'The user name or the password is wrong.',
  locked: 'The account is locked. Have it unlocked (ALTER USER … ACCOUNT UNLOCK).',
  passwordExpired: 'The password has expired. Set a new one in Oracle, and enter it here.',
  noSession: 'The account may not sign in: it lacks the right CREATE SESSION. Have it granted.',
  administrator: 'The account signs in as an administrator only. Use one that may read, and nothing else.',
  oldVerifier:
    'The password of the account is kept in a form that is no longer spoken. Have it set anew while SQLNET.ALLOWED_LOGON_VERSION_SERVER is 12 or higher.',
  tooOld: 'The database is older than Oracle 12.1, which cannot be read.',
  serverUnproved:
    'The server could not prove that it knows the password of the user, so it is not taken for Oracle. Check the host and the port.',
  nativeEncryption:
    'Oracle demands its own native encryption there, which is not supported. Use a port with TLS, and switch Use SSL on.',
  withoutTls:
    'The listener does not speak TLS at that port. Check the port, which is often 2484 for TLS, or switch Use SSL off.',
  tlsWanted: 'The listener speaks TLS there. Switch Use SSL on, or check the port.',
  tlsWantedPerhaps:
    'The server hung up without an answer. Where its listener speaks TLS, switch Use SSL on; else check the port.',
  unknownService: (service: string) =>
    `The listener knows no service named ${service}. Check the service name: it is not the SID, and the database may not be running.`,
  unknownOwner: (schema: string) =>
    `There is no schema named ${schema} that the user may see. Check its spelling, or leave it empty.`,
  notOpen: (service: string) => `The database ${service} is not open at the moment. Try again later.`,
  overloaded: 'Oracle has no room for another session at the moment. Try again later.',
  tooManySessions:
    'The account has as many sessions as its profile allows. End some of them, or have SESSIONS_PER_USER raised.',
  missingTable: (table: string) =>
    `${table} is no longer there, or the user may not read it. Grant it SELECT, or choose the tables again.`,
  tableRefused: (table: string) => `The user may not read ${table}. Grant it SELECT, or leave the table out.`,
  someRefused: 'The user may not read what Oracle tells of its tables. Ask its administrator.',
  changedTable: 'A column that is read is no longer there. Choose the tables again.',
  brokenView:
    'A view that is read does not work: what it is made of has changed. Mend the view, or leave it out.',
  unreadableColumn:
    'Oracle sent a column in a way that cannot be read here: a type, or a set of characters. Leave the column out.',
  conflict:
    'Oracle could no longer show the table as it was when the reading began, because of changes beside it. It is read again later.',
  outOfMemory: 'Oracle had too little memory or temporary space for the statement. Try again later.',
  limited:
    'The profile or the plan of the account ended the statement. Have its limits raised, or read less.',
  ended: 'Somebody cancelled the statement in Oracle. Try again.',
  notComputed: (number: number) =>
    `A view that is read could not compute a value (ORA-${String(number).padStart(5, '0')}). Mend the view, or leave it out.`,
  notAnswered: (code: number) =>
    `Oracle cannot compute this over its rows (code ORA-${String(code).padStart(5, '0')}).`,
  tookTooLong: 'Oracle was told to end the statement because it took too long. Ask for less at once.',
  otherCharacters:
    'This database does not keep its texts as Unicode, so that they cannot be compared exactly. Sync the table.',
  stopped: (place: string) => `Oracle at ${place} was stopped, or ended the connection, while it was read.`,
  otherReadCode: (code: string) => `Oracle could not read what was asked (${code}).`,
  otherCode: (code: string) => `Oracle refused the connection (${code}).`,
} as const;
