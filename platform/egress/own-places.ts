import { networkInterfaces } from 'node:os';
import { canonicalAddress, kindOf } from './address-kind.ts';

type LookUp = (host: string) => Promise<readonly { address: string }[]>;

export interface OwnPlaces {
  /** Whether an address and port are those of the product itself, or of a server that it keeps its own data in. */
  includes(host: string, address: string, port: number): Promise<boolean>;
}

interface Place {
  host: string;
  port: number;
}

const schemePorts: Record<string, number> = {
  'http:': 80,
  'https:': 443,
  'postgres:': 5432,
  'postgresql:': 5432,
};

/**
 * Where the product itself listens and keeps its metadata. No data source may be there, whatever the operator's list says: a call from
 * this machine to itself passes what stands in front of it.
 * @param listeningPort asked for each call: it is known once the server listens
 * @param serverUrls addresses of servers that only the product talks to, such as DATABASE_URL
 */
export function createOwnPlaces(options: {
  listeningPort: () => number;
  publicUrl: string | null;
  serverUrls: readonly string[];
  lookUp: LookUp;
  interfaces?: () => NodeJS.Dict<{ address: string }[]>;
}): OwnPlaces {
  const { listeningPort, lookUp, interfaces = networkInterfaces } = options;
  const servers = options.serverUrls.map(placeOf).filter((place) => place !== null);
  const pages = options.publicUrl === null ? null : placeOf(options.publicUrl);
  return {
    async includes(host, address, port) {
      const isHere = isThisMachine(address);
      if (isHere && port === listeningPort()) return true;
      if (
        pages &&
        port === pages.port &&
        (host === pages.host || (isInside(address) && (await isAt(pages, address))))
      )
        return true;
      for (const server of servers)
        if (port === server.port && (host === server.host || (await isAt(server, address)))) return true;
      return false;
    },
  };

  /** Whether a place leads to an address; both of them to this machine counts. */
  async function isAt(place: Place, address: string): Promise<boolean> {
    const addresses = canonicalAddress(place.host)
      ? [place.host]
      : await lookUp(place.host).then(
          (found) => found.map((one) => one.address),
          () => [],
        );
    const canonical = addresses.map((one) => canonicalAddress(one) ?? one);
    return canonical.includes(address) || (isThisMachine(address) && canonical.some(isThisMachine));
  }

  function isThisMachine(address: string): boolean {
    if (kindOf(address) === 'loopback') return true;
    return Object.values(interfaces()).some((ones) =>
      ones?.some((one) => canonicalAddress(one.address) === address),
    );
  }
}

/** A public address may be a proxy's that serves many names: there the name alone says whether it is ours. */
function isInside(address: string): boolean {
  return kindOf(address) !== 'public';
}

/** Null for an address without a host, such as that of a socket file. */
function placeOf(url: string): Place | null {
  const { hostname, port, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return host === '' ? null : { host, port: Number(port) || (schemePorts[protocol] ?? 0) };
}
