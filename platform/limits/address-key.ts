import type { FastifyRequest } from 'fastify';
import { canonicalAddress, familyOf } from '../egress/address-kind.ts';

/** Groups of an IPv6 address that name a network: whoever has one has all 2^64 addresses in it. */
const networkGroups = 4;
/** And those that name what a provider hands out at most: one line may have 65,536 of the former. */
const widerGroups = 3;

/**
 * What one client's addresses have in common: an IPv4 address itself, of IPv6 the /64. A port or a zone behind it does not count. What is no
 * address at all shares one key.
 */
export function addressKey(address: string): string {
  const plain = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
  const canonical = canonicalAddress(plain);
  if (canonical === null) return 'unknown';
  if (familyOf(canonical) === 'ipv4') return canonical;
  return `${canonical.split(':').slice(0, networkGroups).join(':')}::/64`;
}

/** What the addresses of one site have in common, of the key of one of them: of IPv6 the /48, else the key itself. */
export function networkOf(key: string): string {
  return key.endsWith('::/64')
    ? `${key.split(':').slice(0, widerGroups).join(':')}::/${16 * widerGroups}`
    : key;
}

/** The key of who sent a request, counted from the right of what the trusted proxies wrote. */
export function addressKeyOf(request: FastifyRequest): string {
  return addressKey(request.ip ?? '');
}
