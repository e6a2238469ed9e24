/** What the driver announces by itself and is not to. Local files above all: a server could ask for one. */
const unwanted = [
  'FOUND_ROWS',
  'ODBC',
  'LOCAL_FILES',
  'IGNORE_SPACE',
  'IGNORE_SIGPIPE',
  'RESERVED',
  'MULTI_RESULTS',
  'SESSION_TRACK',
  'CLIENT_QUERY_ATTRIBUTES',
];

/** Of the client: that it wants TLS; of the server: that it has it. */
export const tlsCapability = 0x8_00;

/** What is left: "Capabilities Flags" of MySQL's internals. */
const capabilities = {
  longPassword: 0x1,
  longFlag: 0x4,
  connectWithDatabase: 0x8,
  protocol41: 0x2_00,
  tls: tlsCapability,
  transactions: 0x20_00,
  secureConnection: 0x80_00,
  pluginAuthentication: 0x8_00_00,
  connectionAttributes: 0x10_00_00,
  longAuthenticationData: 0x20_00_00,
};

/** What a client announces with its request for TLS. The driver must announce the same behind it: the server reads this alone. */
export const clientCapabilities = Object.values(capabilities).reduce((sum, one) => sum | one);

/** The same as the driver is told it. */
export function driverFlags(useTls: boolean): string[] {
  return [...unwanted.map((name) => `-${name}`), ...(useTls ? ['SSL'] : [])];
}
