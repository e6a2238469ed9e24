import { storageTitle } from './page-names.ts';

export const storageStrings = {
  title: storageTitle,
  subtitle: 'What this workspace keeps on the server, and what it may keep.',
  card: 'Used space',
  manage: 'Manage storage',
  openHint: 'What this workspace keeps, and how to free space.',
  readFailed: 'The storage of this workspace could not be read',
  usedOf: (used: string, limit: string) => `${used} of ${limit} used`,
  used: (used: string) => `${used} used`,
  noLimit: 'No limit is set.',
  left: (left: string) => `${left} left`,
  nothingLeft: 'Nothing left: uploads are refused until space is freed.',
  bar: 'Used space by kind',
  parts: {
    current: 'Data sources',
    originals: 'Files as uploaded',
    older: 'Older versions',
    removed: 'Removed sources',
    models: 'Models',
    answers: 'Answers and receipts',
    waiting: 'Uploads not yet applied',
  },
  counts: 'Counts',
  sourcesCount: 'Data sources',
  chatsCount: 'Conversations',
  countOf: (count: string, limit: string) => `${count} of ${limit}`,
  exportsNote: 'Exports are written while they are downloaded, so they keep nothing here.',

  free: 'Free space',
  removedTitle: 'Removed data sources',
  removedMessage: (sources: string, bytes: string, days: number) =>
    `${sources} ${sources === '1' ? 'source' : 'sources'}, ${bytes}. Each is kept for ${days} days after its removal, so that it can be restored.`,
  removedNone: 'Nothing waits to be deleted.',
  olderTitle: 'Older versions of tables',
  olderMessage: (versions: string, bytes: string) =>
    `${versions} ${versions === '1' ? 'version' : 'versions'}, ${bytes}, that newer ones have replaced.`,
  olderNone: 'No table has an older version.',
  answersTitle: 'Conversations',
  answersMessage: (chats: string, bytes: string) =>
    `${chats} ${chats === '1' ? 'conversation' : 'conversations'} with ${bytes} of answers and receipts. Delete those that are not needed where they are listed.`,
  openConversations: 'Open conversations',
  emptyRemoved: 'Delete for good',
  deleteOlder: 'Delete older versions',
  askRemoved: 'Delete removed sources for good?',
  askRemovedMessage: (sources: string, bytes: string) =>
    `${sources} ${sources === '1' ? 'source' : 'sources'} with ${bytes} can no longer be restored. This cannot be undone.`,
  askOlder: 'Delete older versions?',
  askOlderMessage: (versions: string, bytes: string) =>
    `${versions} ${versions === '1' ? 'version' : 'versions'} with ${bytes} can no longer be compared or restored. The current data stay as they are. This cannot be undone.`,
  namedNote: (receipts: string, versions: string, bytes: string) =>
    `${receipts} ${receipts === '1' ? 'receipt stands' : 'receipts stand'} on ${versions} of these versions (${bytes}). They are left, unless you choose otherwise.`,
  withReceipts: (receipts: string) =>
    `Delete them too: ${receipts} ${receipts === '1' ? 'receipt' : 'receipts'} can then not be run again`,
  deleteNow: 'Delete',
  freedTitle: 'Space freed',
  freedMessage: (bytes: string) => `${bytes} are free again.`,
  freedNothing: 'There was nothing to delete.',
  failedTitle: 'Error',
  freeFailed: 'The space could not be freed.',

  bySource: 'By data source',
  dataOf: (bytes: string) => `Data ${bytes}`,
  fileOf: (bytes: string) => `File as uploaded ${bytes}`,
  olderOf: (versions: string, bytes: string) =>
    `${versions} older ${versions === '1' ? 'version' : 'versions'} ${bytes}`,
  sample: 'Sample data',
  noSources: 'No data sources',

  /** Before anything is made of it. */
  quotaBytes: (used: string, limit: string, wanted: string) =>
    `This workspace keeps ${used} of the ${limit} that it may keep, which leaves no room for ${wanted} more. Free space on the page Storage (removed sources and older versions count too), or ask your administrator for more.`,
  /** Once it is known what it becomes. */
  quotaMade: (used: string, limit: string) =>
    `With this the workspace would keep ${used} of the ${limit} that it may keep, so nothing of it was kept. Free space on the page Storage (removed sources and older versions count too), or ask your administrator for more.`,
  quotaSources: (limit: string) =>
    `This workspace has ${limit} data sources, which is as many as it may have. Remove one that is not needed, or ask your administrator for more.`,
  quotaAnswers: (used: string, limit: string) =>
    `The answers and receipts of this workspace take ${used} of the ${limit} that it may keep, so nothing more can be asked. Delete conversations that are not needed, on the page AI Agent, or ask your administrator for more.`,
  quotaChats: (limit: string) =>
    `This workspace has ${limit} conversations, which is as many as it may keep. Go on in one of them, delete one on the page AI Agent, or ask your administrator for more.`,
} as const;
