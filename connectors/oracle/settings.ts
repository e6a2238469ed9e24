import { domainToASCII } from 'node:url';
import type { Settings } from '#kernel/settings.ts';
import { type DatabaseSettings, readDatabaseSettings } from '../sql/database-settings.ts';

/** `database` is the name of the service. */
export interface OracleSettings extends DatabaseSettings {
  /** Whose tables are told; empty for all that the user may read. */
  schema: string;
}

export function readOracleSettings(given: Settings): OracleSettings {
  const { schema, useSSL = true } = given;
  return {
    ...readDatabaseSettings({
      ...given,
      ...placeOfOracle(given),
      database: String(given.serviceName),
      useTls: useSSL,
    }),
    schema: typeof schema === 'string' ? schema.trim() : '',
  };
}

/** Where it is, under the names that other databases give it. People copy it with what stands in front of an address. */
export function placeOfOracle({ serverUrl, port }: Settings): { host: string; port: number } {
  const host = String(serverUrl)
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^\[(.*)\]$/, '$1');
  return { host: host.includes(':') ? host : domainToASCII(host) || host, port: Number(port) };
}
