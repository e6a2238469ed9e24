export const receiptsServerStrings = {
  unknownReceipt: 'There is no such receipt.',
  sameOnNewest: 'On the newest data the answer is the same.',
  tableRemoved: (table: string) => `${table} has been removed since; its data is kept for this receipt.`,
  tableNewer: (table: string, version: number) => `${table} has a newer version (${version}).`,
  onNewest: (change: string) => `On the newest data: ${change}`,
} as const;
