import { lookup } from 'node:dns/promises';
import { canonicalAddress, kindOf } from './address-kind.ts';
import { type Dialled, readAllowList } from './allow-list.ts';
import type { OwnPlaces } from './own-places.ts';
import { egressStrings as strings } from './strings.ts';

/** An address that may be called. Whoever calls uses `address`, so that a second look-up cannot lead elsewhere. */
export interface PermittedTarget {
  ok: true;
  /** The name as it was meant, for TLS and for messages. */
  host: string;
  address: string;
  /** All that the name has, the first of them `address`: whoever dials may try one after the other. */
  addresses: readonly string[];
}

/** Why a host is not called, as a sentence for the person who entered it. */
export interface RefusedTarget {
  ok: false;
  reason: 'invalid' | 'unknown' | 'forbidden' | 'cancelled';
  message: string;
}

/** Where somebody wants to call: a host name or an address as a person entered it, and the port. */
export type CalledPlace = Omit<Dialled, 'address'>;

export interface Egress {
  /** Decides on a place before anything is sent there. Never throws. */
  resolve(place: CalledPlace, signal: AbortSignal): Promise<PermittedTarget | RefusedTarget>;
}

/** A list that leaves nothing out: for an address that only the operator can set. A cloud's metadata service stays shut. */
export const everyAddress = '0.0.0.0/0:*,[::/0]:*';

type LookUp = (host: string) => Promise<readonly { address: string }[]>;

export const lookUpAll: LookUp = (host) => lookup(host, { all: true, verbatim: true });

/**
 * The one door to outside systems. Public addresses are called; loopback, private, link-local and reserved ones only
 * where the operator's list names them and the port; a cloud's metadata service and the product itself never. A name counts by every
 * address it has. Whatever is refused inside the network is refused by one sentence, which tells nothing of what is there.
 */
export function createEgress(options: { allow: string; lookUp?: LookUp; own?: OwnPlaces }): Egress {
  const isAllowed = readAllowList(options.allow);
  const { lookUp = lookUpAll, own } = options;
  return {
    async resolve({ host: text, port, standardPorts }, signal) {
      const host = hostOf(text);
      if (host === null) return { ok: false, reason: 'invalid', message: strings.invalid };
      const found = await addressesOf(host, signal);
      if (!Array.isArray(found)) return found;
      const addresses = found.map((entry) => canonicalAddress(entry) ?? entry);
      const [address] = addresses;
      if (address === undefined) return { ok: false, reason: 'unknown', message: strings.unknown(host) };
      const refused = await firstRefused(
        addresses.map((one) => ({ host, address: one, port, standardPorts })),
      );
      if (refused === null) return { ok: true, host, address, addresses };
      const message = kindOf(refused) === 'metadata' ? strings.metadata(host) : strings.forbidden(host);
      return { ok: false, reason: 'forbidden', message };
    },
  };

  async function firstRefused(places: readonly Dialled[]): Promise<string | null> {
    for (const place of places) if (!(await isPermitted(place))) return place.address;
    return null;
  }

  async function isPermitted(place: Dialled): Promise<boolean> {
    const kind = kindOf(place.address);
    if (kind === 'metadata' || (kind !== 'public' && !isAllowed(place))) return false;
    return !(await own?.includes(place.host, place.address, place.port));
  }

  async function addressesOf(host: string, signal: AbortSignal): Promise<string[] | RefusedTarget> {
    if (canonicalAddress(host) !== null) return [host];
    try {
      // The system's resolver cannot be stopped; its late answer is passed over.
      return (await beforeAbort(lookUp(host), signal)).map(({ address }) => address);
    } catch {
      if (signal.aborted) return { ok: false, reason: 'cancelled', message: strings.tooLate(host) };
      return { ok: false, reason: 'unknown', message: strings.unknown(host) };
    }
  }
}

/** Whether a setting names places only. */
export function isAllowList(text: string): boolean {
  try {
    readAllowList(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The host that a text means, as a browser understands it: `0x7f.1`, `2130706433` and `０` written with other digits all
 * become plain addresses, names get their ASCII form. Null for anything beside a host.
 */
export function hostOf(text: string): string | null {
  const bare = text.trim().replace(/^https?:\/\//i, '');
  const bracketed =
    canonicalAddress(bare) !== null && bare.includes(':') ? `[${bare.replace(/%.*$/, '')}]` : bare;
  if (bracketed === '' || /[\s/\\?#@]/.test(bracketed)) return null;
  const address = `http://${bracketed}/`;
  if (!URL.canParse(address)) return null;
  const { hostname, port, username } = new URL(address);
  if (port !== '' || username !== '' || /:\d*$/.test(bracketed.replace(/^\[.*\]/, ''))) return null;
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '') || null;
}

function beforeAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('aborted'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
