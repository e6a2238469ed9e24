/** Why a statement does not go to a warehouse, and what an account may do that a reader need not. */
export const pushdownStrings = {
  tooLong: 'The SQL is too long. Ask for less at once.',
  tooDeep: 'The SQL is nested too deeply.',
  unreadable: 'The SQL cannot be read: it has a syntax error, or is written in a way that is not taken here.',
  oneSelect: 'Only one SELECT can be run: data is read here, never changed.',
  noUse: (what: string) => `${what} cannot be used here.`,
  noFunction: (name: string) => `The function ${name}() cannot be used here.`,
  noTable: (name: string) => `There is no table ${name}.`,
  noName: (name: string) => `The name ${name} belongs to no table of the statement.`,
  innerWith: 'WITH can only stand at the beginning of the statement, without RECURSIVE.',
  text: 'A text or a name in the SQL holds a sign that is not taken here.',
  parameters: 'The statement has another number of placeholders than values.',
  tooManyRows: (rows: number) => `The statement asks for more than ${rows} rows.`,
  rowLimit: 'The number of rows must be written as a plain number, without ties or percent.',
  tooMuch: (megabytes: number) =>
    `The system sent more than ${megabytes} MB for one question. Ask for less at once, or sync the table.`,
  superuser: 'The account is a superuser.',
  mayWrite: (what: string) => `The account may ${what}.`,
  roles: (names: string) => `The account has rights of the role ${names}.`,
  noReadOnlySession:
    'SQL Server has no session that cannot write: each statement is proved to read only, and undone. Let the account have SELECT alone.',
  unknownRights: 'What the account may do could not be told.',
} as const;
