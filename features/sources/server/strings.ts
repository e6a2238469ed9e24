/** Sentences that only the server writes. */
export const sourcesServerStrings = {
  uploadEmpty: 'The file is empty. Choose a file with at least one row.',
  unknownSource: 'There is no such data source.',
  unknownTable: 'There is no such table in this data source.',
  unknownColumn: 'There is no such column in this table.',
  configInvalid: 'config: not a JSON object.',
  configTwice: 'configuration and config: send one of them, not both.',
  idMismatch: 'id: not the id of the address.',
  sampleExists: 'The sample company is already there.',
  sampleName: 'Sample company',
  diskFull: 'The disk of the server is full. Free space or ask your administrator, then upload again.',
} as const;
