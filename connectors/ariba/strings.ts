/** What a call of SAP Ariba came to, and what to do about it. */
export const aribaStrings = {
  system: 'SAP Ariba',
  connected: (realm: string, templates: number) =>
    `Connected to SAP Ariba, realm ${realm}. It lists ${templates} view ${templates === 1 ? 'template' : 'templates'}.`,
  noClient: 'Set up the OAuth client of Ariba in OAuth Setup.',
  noKey: 'Enter the realm and the application key in OAuth Setup, tab Ariba.',
  refused:
    'SAP Ariba did not accept the token with this application key. In OAuth Setup both must be of one application, which must have been granted access to the reporting API.',
  notGranted:
    'SAP Ariba signed in, but none of its reporting APIs is open to this application. Request access to one in the Ariba developer portal, and have it approved for the realm.',
  unknownRealm: (realm: string) =>
    `SAP Ariba does not know the realm ${realm}, or not for this application. Correct the realm in OAuth Setup; that of a test site ends in -T.`,
  noTemplate: (name: string) =>
    `There is no published view template ${name}. Write its name as SAP Ariba has it, or leave the field empty.`,
  tooManyTemplates: (count: number, most: number) =>
    `${count} view templates can be read, and each costs a call of a small quota. Name those that are wanted, ${most} at a time.`,
  firstDayWanted:
    'Enter the first day under Read From, such as 2024-01-01: SAP Ariba hands out a year at a time, and what is older is not read.',
  dayWanted: (table: string, field: string) =>
    `${table} is read over several years, and does not show the day by which they are told apart. Add ${field} to the view template, or read from a later day.`,
  tableRefused: (table: string) =>
    `SAP Ariba does not let this application read ${table}. Its reporting API must be approved for the realm.`,
  tableGone: (table: string) =>
    `${table} is no longer there, or no longer has these columns. Choose the tables of this source anew.`,
  wrongValue: (table: string, column: string) =>
    `A value of ${column} in ${table} is of another kind than SAP Ariba describes. Leave the column out, and tell us.`,
  notIncremental: (table: string) =>
    `${table} cannot be asked for what has changed by this column. Choose a view template that filters by updatedDate and its column, or read the table whole.`,
  doubled: (table: string) =>
    `SAP Ariba sent more records of ${table} than it counted, so the reading ended and the last good version stays. Try again later.`,
  missing: (table: string) =>
    `SAP Ariba did not send all records of ${table} that it counted, so the reading ended and the last good version stays. Try again later.`,
  uneven: (table: string, column: string) =>
    `A page of ${table} came without ${column}, which others have, so the reading ended. Try again later.`,
  changedMeanwhile: (table: string) =>
    `Records of ${table} were changed while they were read, and may be missing. Read it at a quieter hour, refresh what has changed alone, or take a view template that filters by createdDate.`,
  jobFailed: (table: string) =>
    `SAP Ariba could not finish its report of ${table}. Try again later, or with a later first day; its administrator finds the reason in its log.`,
  jobGone: (table: string) =>
    `SAP Ariba keeps the files of a report for two days, and those of ${table} are gone. Start the reading again.`,
  damagedFile: (table: string) =>
    `A file of the report of ${table} cannot be read: it is damaged, or holds no records. Try again.`,
  tooLargeFile: (table: string) =>
    `A file of the report of ${table} unpacks to more than can be held here. Leave columns out of the view template.`,
  otherAnswer:
    'What answers there is not SAP Ariba. Check the server URL: it is that of the interfaces, such as https://openapi.ariba.com.',
} as const;
