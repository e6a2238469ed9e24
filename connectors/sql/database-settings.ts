import type { Settings } from '#kernel/settings.ts';

/** What is entered for a database server that people sign in to by name and password. */
export interface DatabaseSettings {
  host: string;
  port: number;
  database: string;
  username: string;
  password: string;
  useTls: boolean;
  /** PEM of the authorities that its certificate may be of, instead of the system's. */
  ca?: string | undefined;
}

export function readDatabaseSettings(given: Settings): DatabaseSettings {
  const { trustedAuthority: ca } = given;
  return {
    host: String(given.host),
    port: Number(given.port),
    database: String(given.database),
    username: String(given.username),
    password: String(given.password),
    useTls: given.useTls !== false,
    ca: typeof ca === 'string' && ca.trim() !== '' ? ca : undefined,
  };
}
