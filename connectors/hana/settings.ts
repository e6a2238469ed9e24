import type { Settings } from '#kernel/settings.ts';

/** What is entered for SAP HANA. */
export interface HanaSettings {
  host: string;
  port: number;
  /** The tenant of a system that has several; empty where the port is the tenant's own. */
  database: string;
  /** The one schema that is looked at; empty for all. */
  schema: string;
  username: string;
  password: string;
  useTls: boolean;
  /** PEM of the authorities that its certificate may be of, instead of the system's. */
  ca?: string | undefined;
}

export function readHanaSettings(given: Settings): HanaSettings {
  const ca = textOf(given.trustedAuthority);
  return {
    host: String(given.host),
    port: Number(given.port),
    database: textOf(given.database),
    schema: textOf(given.schema),
    username: String(given.username),
    password: String(given.password),
    // By the form of a connection, and by that of a source.
    useTls: given.encrypt !== false && given.useTls !== false,
    ca: ca === '' ? undefined : ca,
  };
}

function textOf(value: Settings[string] | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}
