import type { SystemStage } from './system-connector.ts';

/** By the stage that was not over when the time was. */
const late: Record<SystemStage, (place: string, system: string) => string> = {
  address: (place) => `The name of ${place} could not be resolved in time. Check its spelling.`,
  port: (place) =>
    `${place} did not answer in time. Check the host and the port, and whether a firewall lets this server through.`,
  tls: (place, system) =>
    `${place} took the connection, but did not set up TLS in time. Check that ${system} listens there.`,
  certificate: (place) => `${place} did not show its certificate in time. Check the host and the port.`,
  login: (place, system) =>
    `${place} took the connection, but the sign-in was not over in time. Check that ${system} listens there.`,
  database: (place) => `${place} did not open the database in time. Try again later.`,
  permission: (place) =>
    `${place} signed the user in, but did not say in time what may be read. It may be overloaded: try again later.`,
};

/** What keeps any system from being read, and what to do about it. `place` is host and port as they were entered. */
export const systemStrings = {
  refused: (place: string, system: string) =>
    `Nothing listens at ${place}. Check the port, and that ${system} is running.`,
  unreachable: (place: string) => `${place} cannot be reached from this server.`,
  certificateExpired: 'The certificate of the server has expired.',
  certificateOfAnother: (host: string) => `The certificate of the server was not issued for ${host}.`,
  certificateUntrusted:
    'The certificate of the server was not issued by an authority that this server trusts.',
  unusableAuthority: 'The certificate of the authority cannot be read. Paste it as PEM.',
  otherSystem: (place: string, system: string) =>
    `${place} closed the connection or did not answer as ${system} does. Check the port.`,
  tooMuch: (place: string, size: string, system: string) =>
    `The server at ${place} sent, or announced, more than the ${size} that it should here. Nothing was read. Check that it is ${system}.`,
  beyondMemory: (place: string) =>
    `The server at ${place} sent more than can be held here. Nothing was read. Check the host and the port.`,
  silent: (place: string, seconds: number) =>
    `The server at ${place} said nothing for ${seconds} seconds. Check that it is not overloaded, and try again.`,
  tooManyHosts: 'The server led from one host to the next without an end. Check its address.',
  testOf: (system: string) => `Test of ${system}`,
  /** By what a process was to read. */
  readings: {
    tables: (system: string) => `List of tables of ${system}`,
    rights: (system: string) => `Rights in ${system}`,
    preview: (system: string) => `First rows of ${system}`,
    load: (system: string) => `Reading of ${system}`,
    converse: (system: string) => `Question to ${system}`,
    measure: (system: string) => `Measuring of ${system}`,
    end: (system: string) => `End of a session of ${system}`,
  },
  busy: 'Other systems are being tested at the moment. Try again in a few seconds.',
  broken: (place: string) =>
    `Reading ${place} went wrong on this side. Try again; the operator finds the reason in the log.`,
  late,
} as const;
