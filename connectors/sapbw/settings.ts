import type { Settings } from '#kernel/settings.ts';

/** What is entered for a SAP BW or BW/4HANA. */
export interface BwSettings {
  useTls: boolean;
  host: string;
  port: number;
  /** Of the system, three digits: users and data are those of one. */
  client: string;
  language: string;
  /** Whose cubes and queries are told alone; empty for all that the user may see. */
  infoProvider: string;
  username: string;
  password: string;
  /** PEM of authorities that are trusted instead of the system's. */
  ca?: string;
}

export function readBwSettings(given: Settings): BwSettings {
  const ca = String(given.trustedAuthority ?? '').trim();
  return {
    ...placeOfBw(given),
    client: String(given.client).trim(),
    language: String(given.language ?? 'EN'),
    infoProvider: String(given.infoProvider ?? '').trim(),
    username: String(given.username),
    password: String(given.password),
    ...(ca === '' ? {} : { ca }),
  };
}

/** Where it is. TLS is asked for in front of the host. */
export function placeOfBw({ host, port }: Settings): { useTls: boolean; host: string; port: number } {
  const [, scheme = '', name = ''] = /^(https?:\/\/)?(.*)$/i.exec(String(host).trim()) ?? [];
  return { useTls: /^https/i.test(scheme), host: name.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}
