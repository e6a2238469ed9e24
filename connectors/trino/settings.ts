import type { Settings } from '#kernel/settings.ts';

/** What is entered for a server of Trino. */
export interface TrinoSettings {
  host: string;
  port: number;
  /** Of its catalogs, each of which is a system of its own behind it. */
  catalog: string;
  username: string;
  password: string;
  useTls: boolean;
  /** PEM of authorities that are trusted instead of the system's. */
  ca?: string;
}

export function readSettings(given: Settings): TrinoSettings {
  const ca = String(given.trustedAuthority ?? '').trim();
  return {
    host: String(given.host),
    port: Number(given.port),
    catalog: String(given.database),
    username: String(given.username),
    password: String(given.password ?? ''),
    useTls: given.useTls !== false,
    ...(ca === '' ? {} : { ca }),
  };
}
