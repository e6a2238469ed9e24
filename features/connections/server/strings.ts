/** Sentences that only the server writes. */
export const connectionsServerStrings = {
  unknownConnection: 'There is no such connection.',
  nameTaken: (name: string) =>
    `There already is a connection named ${name}. Choose another name, or edit that connection.`,
  typeFixed: 'type: a connection keeps its type. Make a new connection for another system.',
  unreadable: 'The stored settings can no longer be decrypted. Enter them again.',
  tooMany: (maximum: number) =>
    `A workspace holds at most ${maximum} connections. Remove one that is not needed.`,
  testMissing: (labels: readonly string[]) => `Please fill in: ${labels.join(', ')}.`,
} as const;
