export const receiptsServerStrings = {
  unknownReceipt: 'There is no such receipt.',
  versionsDeleted:
    'The data that this receipt stands on were deleted to free space, so it cannot be run again. Its numbers are as they were when it was written; ask the question anew for those of today.',
  sameOnNewest: 'On the newest data the answer is the same.',
  noNumber: (column: string) => `${column.replaceAll('_', ' ')} is no number any more.`,
  tableRemoved: (table: string) => `${table} has been removed since; its data is kept for this receipt.`,
  tableNewer: (table: string, version: number) => `${table} has a newer version (${version}).`,
  sourceGone: (tables: readonly string[]) =>
    `${tables.join(', ')} ${tables.length === 1 ? 'has' : 'have'} been removed, so these are the numbers as they were then.`,
  noLongerFits: (reason: string) =>
    `The query no longer fits the current tables, so these are the numbers as they were then. ${reason}`,
  rowsDiffer: (different: number, all: number) =>
    `On the newest data ${different.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} rows ${different === 1 ? 'is' : 'are'} different.`,
  headlines: {
    same: (versions: string) => `Reproduced on ${versions}.`,
    sameOnNewest: (versions: string) => `Reproduced on ${versions}. On today's data it is the same.`,
    changed: (versions: string) => `Reproduced on ${versions}. On today's data it is different.`,
    gone: (versions: string) => `Reproduced on ${versions}. On today's data it cannot be given any more.`,
    askedSame: (then: string) => `Asked again: the answer is the same as at ${minuteOf(then)}.`,
    askedChanged: (then: string) => `Asked again: the answer is different from that at ${minuteOf(then)}.`,
    notReproduced: (versions: string) => `Not reproduced: on ${versions} the same query gives other numbers.`,
  },
  version: (version: number) => `version ${version}`,
  versionOf: (table: string, version: number) => `version ${version} of ${table}`,
  onNewest: (change: string) => `On the newest data: ${change}`,
} as const;

function minuteOf(moment: string): string {
  return `${moment.slice(0, 16).replace('T', ' ')} UTC`;
}
