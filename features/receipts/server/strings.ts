export const receiptsServerStrings = {
  unknownReceipt: 'There is no such receipt.',
  sameOnNewest: 'On the newest data the answer is the same.',
  tableRemoved: (table: string) => `${table} has been removed since; its data is kept for this receipt.`,
  tableNewer: (table: string, version: number) => `${table} has a newer version (${version}).`,
  sourceGone: (tables: readonly string[]) =>
    `${tables.join(', ')} ${tables.length === 1 ? 'has' : 'have'} been removed, so these are the numbers as they were then.`,
  noLongerFits: (reason: string) =>
    `The query no longer fits the current tables, so these are the numbers as they were then. ${reason}`,
  onNewest: (change: string) => `On the newest data: ${change}`,
} as const;
