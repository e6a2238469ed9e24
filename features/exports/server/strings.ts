/** Sentences that only the server writes. */
export const exportsServerStrings = {
  unknownTable: 'There is no such table in this data source.',
  unknownVersion: 'There is no such version of this table.',
  unknownReceipt: 'There is no such receipt.',
} as const;
