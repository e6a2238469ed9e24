/** Sentences that only the server writes. */
export const sourcesServerStrings = {
  uploadEmpty: 'The file is empty. Choose a file with at least one row.',
  unknownSource: 'There is no such data source.',
  unknownTable: 'There is no such table in this data source.',
  unknownSync: 'There is no such reading of this data source.',
  notReadable: (type: string) => `Data sources of type ${type} hold files, not a system to be read.`,
  notYetReadable: (type: string) => `${type} cannot be read yet.`,
  practiceConnectionStays:
    'A practice system and your own are two connections: what was read of one would stand under the other. Add a new connection.',
  practiceStays:
    'A practice system and your own are two data sources: what was read of one would stand under the other. Add a new data source.',
  settingsOfConnection:
    'The settings of this source are those of its saved connection. Change them there; here it can be renamed.',
  connectionGone: 'The saved connection of this source was removed. Save one again to read it.',
  settingsMissing: (labels: readonly string[]) =>
    `The source cannot be read before this is filled in: ${labels.join(', ')}. Edit the data source.`,
  settingsUnreadable:
    'The stored settings of this source cannot be opened with the key of this server. Enter them again.',
  nothingChosen: 'No table is chosen yet. Choose the tables to read first.',
  chosenTwice: 'A table is chosen twice. Choose each once.',
  firstRowsOnly: (table: string) =>
    `The rows of ${table} stay in their system: only the first of them can be looked at here. Ask a question, or sync the table.`,
  notLive: (table: string) => `${table} can be copied, but not be asked where it is. Choose to sync it.`,
  withoutKey: (table: string) =>
    `${table} has no key that tells its rows apart, so changes cannot be put in. Choose a full refresh.`,
  withoutChangedAt: (table: string) =>
    `Choose which column of ${table} tells when a row has changed: one with a time, or a number that grows.`,
  syncSourceGone: 'The data source was removed or its settings cannot be opened.',
  syncTableGone: (table: string) =>
    `${table} is not there any more, or the user may not read it. Choose the tables again.`,
  syncFailed: 'The reading failed for a reason that the log of the server tells. Try again.',
  syncTurnOver:
    'Other workspaces wait for a place, so this reading pauses. It goes on by itself, behind what is safe already.',
  syncCancelledFirst: 'The first reading was cancelled, so there are no rows yet. Sync again.',
  unknownColumn: 'There is no such column in this table.',
  filtersInvalid: 'filters: a list of conditions as JSON.',
  configInvalid: 'config: not a JSON object.',
  configTwice: 'configuration and config: send one of them, not both.',
  configTooLarge: 'The settings are larger than 100 kB. Shorten them.',
  authConfigInvalid: 'authConfig: an authType and its credentials.',
  unreadable: 'Its settings can no longer be decrypted. Enter them again.',
  methodUnknown: (method: string) => `authType: ${method} is not offered for this type of source.`,
  keyNameInvalid: 'Key Name must hold letters, digits and dashes only.',
  secretsWanted: (moved: string, secrets: readonly string[]) =>
    `${moved} has changed, so enter the secret again: ${secrets.join(', ')}. A stored secret is only sent where it was entered for.`,
  certificateUnreadable:
    'X.509 Certificate cannot be read. Paste one certificate of the identity provider, as PEM or base64 text.',
  certificateWithKey:
    'X.509 Certificate holds a private key. Paste the certificate alone; the key must stay at the identity provider.',
  certificateNotYet: (day: string) => `The certificate is valid from ${day} on, not yet.`,
  certificateExpired: (day: string) =>
    `The certificate expired on ${day}. Ask for the identity provider's new one.`,
  certificateWeak: (bits: number, minimum: number) =>
    `The certificate's RSA key has ${bits} bits, which is too weak to trust. It needs at least ${minimum}.`,
  theSystem: 'the system',
  testNone: 'No authentication is chosen, so there is nothing to test.',
  testOAuth: 'OAuth is tested on the page OAuth Setup, where its client is kept.',
  testMissing: (labels: readonly string[]) => `Please fill in: ${labels.join(', ')}.`,
  testPlain: (label: string) => `${label} must begin with https://: credentials are not sent unprotected.`,
  testUnreached: (system: string, place: string) =>
    `${system} does not answer at ${place}. Check the host and the port, that it is running, and whether a firewall lets this server through. An administrator of this installation sees more.`,
  samlNotRead: (system: string) =>
    `${system} is not read by a SAML sign-in. Choose another method, such as the OAuth client of OAuth Setup.`,
  testNotYet: (system: string) =>
    `The settings are complete. Calling ${system} is not part of this version, so nothing was sent to it.`,
  testCertificate: (subject: string, validUntil: string, system: string) =>
    `The settings are complete; the certificate of ${subject} is valid until ${validUntil}. Calling ${system} is not part of this version, so nothing was sent to it.`,
  idMismatch: 'id: not the id of the address.',
  sampleExists: 'The sample company is already there.',
  sampleName: 'Sample company',
  unknownVersion: 'There is no such version of this table. It may have been deleted by age.',
  noVersionBefore: 'This is the first version that is kept, so there is nothing to compare it with.',
  alreadyCurrent: 'This version is the current one.',
  changeGone: 'This change was applied or discarded already. Upload the file again if it is still wanted.',
  tableMovedOn:
    'The table has a newer version since this change was prepared, and is as it was. Upload the file again.',
  noTablesYet: 'This source has no table yet. Upload the file as a new source.',
  noTableMeets: (file: readonly string[], source: readonly string[]) =>
    `No table of the file (${file.join(', ')}) has the name of one of this source (${source.join(', ')}). Choose the table, or rename the sheet.`,
  noTableIsCalled: (file: readonly string[], wanted: string) =>
    `No table of the file (${file.join(', ')}) is called ${wanted}. Choose another table, or every table that the file has.`,
  tablesNotChosen: (wanted: string, tables: readonly string[]) =>
    `Not taken, because you chose ${wanted} only: ${tables.join(', ')}.`,
  tablesLeftOut: (tables: readonly string[]) =>
    `Not taken, because this source has no table of that name: ${tables.join(', ')}.`,
  tablesUntouched: (tables: readonly string[]) =>
    `Not in the file, and left as they are: ${tables.join(', ')}.`,
  countedRow: '(Counted in rows: this file has no lines.)',
  fixUnknown: (id: string) => `fixes: the report offers nothing called "${id}".`,
  fixLoadedAgain:
    'These tables were loaded again or restored since the file was read, so its fixes cannot be applied or undone any more.',
  fixNoOriginal: 'The file of this source is not kept, so its fixes cannot be applied. Upload it again.',
  fixMovedOn: 'Somebody else has changed this source in the meantime. Look at its report again.',
  fixLeavesNoRow: 'With these fixes no row would be left. Undo one of them first.',
  fixLeavesNothing: (table: string) =>
    `With these fixes no row of "${table}" would be left. Undo one of them first.`,
  fixDiskFull: 'The disk of the server is full. Free space or ask your administrator, then try again.',
  fixCancelled: 'Reading the file again was cancelled.',
  unknownRelation: 'There is no such relation between tables of this source.',
  relationOfNoOwn: 'One of the two tables must be of this data source.',
  relationWithItself: 'A table cannot be related to itself yet. Choose a column of another table.',
  relationKnown: 'These two columns are related already. The relation is in the list.',
  relationTypes: (from: string, fromType: string, to: string, toType: string) =>
    `${from} holds ${fromType} values and ${to} ${toType} values, which cannot be matched. Choose columns that both hold texts, whole numbers or dates.`,
  relationMany: (from: string, to: string, examples: readonly { value: string; rows: number }[]) =>
    `Values of ${from} and of ${to} both occur in several rows (${examples.map(({ value, rows }) => `"${value}" in ${rows}`).join(', ')}), so rows would be counted more than once. One of the two columns must hold each value once: choose the one that tells the rows of its table apart.`,
  relationEmptyCells: (to: string) =>
    `${to} is empty in some rows, so it does not tell the rows of its table apart. Fill it in, or choose another column.`,
  relationNoValues: (from: string) => `${from} is empty in every row, so it belongs to nothing.`,
  relationNoneFound: (values: number, from: string, to: string) =>
    `${values === 1 ? 'The one value' : `None of the ${values.toLocaleString('en-US')} different values`} of ${from} ${values === 1 ? 'is not' : 'is'} found in ${to}. Choose two columns that hold the same values.`,
  relationColumnGone: (column: string) => `${column} is not there any more.`,
  relationNotUnique: (column: string) => `${column} does not hold each value once any more.`,
  termOf: (name: string, reason: string) => `${name}: ${reason}`,
  termValueUnknown: (text: string, column: string) =>
    `No row has "${text}" in "${column}". Write the value as the data have it.`,
  keyBroken: (columns: readonly string[], repeated: number, examples: readonly string[]) =>
    `${columns.join(' and ')} ${columns.length === 1 ? 'does' : 'do'} not tell the rows apart: ${repeated === 1 ? 'one value comes' : `${repeated.toLocaleString('en-US')} values come`} more than once (${examples.join(', ')}).`,
  keyExample: (values: readonly string[], rows: number) => `${values.join(' / ')} in ${rows} rows`,
  keyEmptyCells: (columns: readonly string[], rows: number) =>
    `${columns.join(' and ')} cannot tell the rows apart: ${rows === 1 ? 'one row is' : `${rows.toLocaleString('en-US')} rows are`} empty there.`,
  keyTwice: (column: string) => `Column "${column}" is named twice in the key.`,
  meaningMovedOn:
    'Somebody else has changed the meaning of this table since. Open it again to see what they changed.',
  meaningNoColumn: (name: string) => `There is no column "${name}" in this table.`,
  statesNoColumn: (name: string) => `There is no column "${name}" of texts in this table.`,
  statesNoValue: (value: string, column: string) => `No row has "${value}" in column "${column}".`,
  statesNothingLeft: (column: string) =>
    `Every row would be left out: leave at least one value of column "${column}" to count.`,
  meaningRoleUnfit: (name: string, type: string) =>
    `Column "${name}" holds ${type} values, which cannot be that.`,
  meaningNoDate: (name: string) => `Column "${name}" holds no dates.`,
  meaningNameTaken: (name: string) => `Two columns would be called "${name}". Give each its own name.`,
  diskFull: 'The disk of the server is full. Free space or ask your administrator, then upload again.',
} as const;
