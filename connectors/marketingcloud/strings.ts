/** What a call of Marketing Cloud came to, beyond what holds for every system over HTTP. */
export const marketingCloudStrings = {
  system: 'Marketing Cloud',
  tokens: 'the token service of Marketing Cloud',
  theData: 'the data',
  connected: 'Connected to Marketing Cloud. Its data extensions can be read.',
  connectedTo: (unit: string) =>
    `Connected to the business unit ${unit} of Marketing Cloud. Its data extensions can be read.`,
  plainAddress:
    'An address of Marketing Cloud begins with http://, which sends secrets where others can read them. Write https://.',
  noBusinessUnit: (unit: string) =>
    `There is no business unit ${/^[\w .-]{1,40}$/.test(unit) ? unit : 'of this name'}. Enter its MID, which is a number.`,
  unitRefused: (unit: string) =>
    `The integration may not use the business unit ${unit}. Grant it access there, or leave the MID empty.`,
  noInstances:
    'Marketing Cloud did not say where its interfaces are. Enter the Authentication Base URI of the integration, such as https://mc123.auth.marketingcloudapis.com.',
  noClient: 'Set up the OAuth client of Marketing Cloud in OAuth Setup.',
  refusedClient:
    'Marketing Cloud did not accept the client. Check the Client ID and the Client Secret, which is its password, and that the address is the Authentication Base URI of its own tenant.',
  refusedScope: 'Marketing Cloud does not know this scope for the integration. Leave the scope empty.',
  noRights:
    'The integration may not read data extensions. Give it the permission Data Extensions: Read, and fetch a new token.',
  tableRefused: (table: string) =>
    `The integration may not read ${table}. Give it the permission to read data extensions, or lists, e-mails and tracking events, in this business unit.`,
  tableGone: (table: string) =>
    `${table} is no longer there, or has other columns now. Choose the tables again.`,
  retrieveFailed: (table: string) =>
    `Marketing Cloud could not hand out ${table}. It ends questions that take too long: try again later.`,
  otherAnswer:
    'What answered is not Marketing Cloud. Enter the Authentication Base URI of the integration, such as https://mc123.auth.marketingcloudapis.com.',
  changed: (table: string) =>
    `${table} was changed while it was read, so rows may be missing or doubled. Nothing of it was kept: read it again when less is written there.`,
  doubled: (table: string) => `A page of ${table} came twice. Nothing of it was kept: read it again.`,
  missing: (table: string) =>
    `Marketing Cloud sent other rows of ${table} than it counted. Nothing of it was kept: read it again.`,
  tooWide: (table: string) =>
    `${table} has no primary key and too many columns to be read in an order. Give it a primary key in Marketing Cloud.`,
  missingProperty: (table: string) =>
    `A row of ${table} lacks one of its columns. Nothing of it was kept, since an empty cell may be a lost one.`,
  wrongValue: (table: string, column: string) =>
    `A value of ${table} in the column ${column} is not of the type that Marketing Cloud declares. Nothing of it was kept.`,
  sameNames: (table: string) => `${table} has two columns of the same name. Rename one in Marketing Cloud.`,
  notIncremental: (table: string) =>
    `What has changed in ${table} cannot be found by this column. Choose another one, or read the table whole.`,
  movedOn: (table: string) => `The reading of ${table} cannot go on from where it stopped. It begins anew.`,
} as const;
