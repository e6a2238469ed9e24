import type { Settings } from '#kernel/settings.ts';
import { type DatabaseSettings, readDatabaseSettings } from '../sql/database-settings.ts';
import { sqlServerStrings as strings } from './strings.ts';

export interface SqlServerSettings extends DatabaseSettings {
  /** Where the database is kept by several servers: one that only reads will do. */
  isReadOnlyIntent: boolean;
}

/** The connection string that was entered cannot be used; the sentence holds nothing of it but names of keys. */
export class UnusableConnectionString extends Error {
  override name = 'UnusableConnectionString';
}

const standardPort = 1433;

/** Keys that people write, each with the word that is read here; by "SqlConnection.ConnectionString" of ADO.NET. */
const keys: Readonly<
  Record<string, 'server' | 'database' | 'user' | 'password' | 'encrypt' | 'trust' | 'intent'>
> = {
  server: 'server',
  'data source': 'server',
  addr: 'server',
  address: 'server',
  'network address': 'server',
  database: 'database',
  'initial catalog': 'database',
  'user id': 'user',
  uid: 'user',
  user: 'user',
  password: 'password',
  pwd: 'password',
  encrypt: 'encrypt',
  'trust server certificate': 'trust',
  trustservercertificate: 'trust',
  'application intent': 'intent',
  applicationintent: 'intent',
};

/** Keys that change nothing of what is read. */
const passedOver = new Set([
  'application name',
  'app',
  'connect timeout',
  'connection timeout',
  'timeout',
  'command timeout',
  'language',
  'current language',
  'max pool size',
  'min pool size',
  'pooling',
  'packet size',
  'persist security info',
  'persistsecurityinfo',
  'multipleactiveresultsets',
  'multiple active result sets',
  'multisubnetfailover',
  'multi subnet failover',
  'workstation id',
  'wsid',
]);

/** What is entered, by fields or by a connection string, which then counts alone. Throws UnusableConnectionString. */
export function readSqlServerSettings(given: Settings): SqlServerSettings {
  const { connectionString } = given;
  if (typeof connectionString !== 'string' || connectionString.trim() === '')
    return { ...readDatabaseSettings(given), isReadOnlyIntent: false };
  const parts = readParts(connectionString);
  for (const needed of ['server', 'database', 'user', 'password'] as const)
    if (!parts.get(needed)) throw new UnusableConnectionString(strings.keyMissing(writtenAs[needed]));
  if (isYes(parts.get('trust') ?? 'no')) throw new UnusableConnectionString(strings.trustRefused);
  const { ca, useTls } = readDatabaseSettings(given);
  const encrypt = parts.get('encrypt');
  return {
    ...readPlace(parts.get('server') ?? ''),
    database: parts.get('database') ?? '',
    username: parts.get('user') ?? '',
    password: parts.get('password') ?? '',
    useTls: encrypt === undefined ? useTls : isYes(encrypt),
    isReadOnlyIntent: /^read-?only$/i.test(parts.get('intent') ?? ''),
    ca,
  };
}

const writtenAs = { server: 'Server', database: 'Database', user: 'User ID', password: 'Password' } as const;

/** `key=value;key="a;b"`: a quote within quotes is doubled, and so is an equals sign within a key. */
const part = /\s*((?:[^=;]|==)+?)\s*=(?!=)\s*("(?:[^"]|"")*"|'(?:[^']|'')*'|[^;]*?)\s*(?:;|$)/gy;

function readParts(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const rest = text.trim().replace(/[;\s]+$/, '');
  part.lastIndex = 0;
  while (part.lastIndex < rest.length) {
    const [, name = '', value = ''] = part.exec(rest) ?? [];
    if (name === '') throw new UnusableConnectionString(strings.unreadableString);
    const key = name.toLowerCase();
    const known = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (known === undefined && !passedOver.has(key))
      throw new UnusableConnectionString(strings.unknownKey(name));
    // The last one counts, as it does to every client.
    if (known !== undefined) found.set(known, unquoted(value));
  }
  return found;
}

function unquoted(value: string): string {
  const [quote] = value;
  if (value.length < 2 || (quote !== '"' && quote !== "'")) return value;
  return value.slice(1, -1).replaceAll(quote + quote, quote);
}

/** `tcp:host,port`. A named instance has another port at each start, which only a service beside it knows. */
function readPlace(server: string): { host: string; port: number } {
  const [, host = '', port] = /^(?:tcp:)?\s*([^\s,\\]+)\s*(?:,\s*(\d{1,5}))?$/i.exec(server.trim()) ?? [];
  if (host === '')
    throw new UnusableConnectionString(
      server.includes('\\') ? strings.namedInstance : strings.unreadableServer,
    );
  return {
    host: host === '.' || /^\(local\)$/i.test(host) ? 'localhost' : host,
    port: Number(port ?? standardPort),
  };
}

/** `Optional`, `no` and `false` of `Encrypt`; all else, `Mandatory` and `Strict` among it, is yes. */
function isYes(value: string): boolean {
  return !/^(false|no|optional)$/i.test(value.trim());
}

/** Where it is, as people write it, without a word of what else stands in a connection string. */
export function placeOfSqlServer(given: Settings): { host: string; port: number } {
  try {
    const { host, port } = readSqlServerSettings(given);
    return { host, port };
  } catch {
    return { host: strings.either, port: standardPort };
  }
}
