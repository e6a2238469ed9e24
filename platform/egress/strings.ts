/** Why an outside system is not called. */
export const egressStrings = {
  invalid: 'The host must be a name or an IP address, without a port, a path or a user name.',
  unknown: (host: string) => `There is no host named ${host}. Check its spelling.`,
  tooLate: (host: string) => `The name ${host} could not be resolved in time.`,
  forbidden: (host: string) =>
    `${host} is an address inside this server's own network, and such addresses are not called. The operator can allow an address and its port with EGRESS_ALLOW.`,
  metadata: (host: string) => `${host} is the metadata service of a cloud, which is never called.`,
  scheme: 'An address must begin with https:// or http://.',
  bodyTooLarge: (bytes: number) =>
    `The server answered with more than ${Math.round(bytes / 1e6)} MB, which is not read.`,
  headersTooLarge: 'The server answered with more headers than are read.',
  encodingUnknown: 'The server packed its answer in a way that is not read.',
  answerLate: 'The server did not end its answer in time.',
} as const;
