import { BlockList, isIP } from 'node:net';

/** What an address is to a server that calls it. Only `public` ones are called without an operator's leave. */
export type AddressKind = 'public' | 'private' | 'loopback' | 'linkLocal' | 'metadata' | 'reserved';

/** Where clouds hand credentials to whoever asks from inside: AWS (both families, and its containers), Google, Azure, Alibaba, Oracle. */
const metadata = listOf([
  '169.254.169.254/32',
  '169.254.170.2/32',
  '168.63.129.16/32',
  '100.100.100.200/32',
  '192.0.0.192/32',
  'fd00:ec2::254/128',
  'fd20:ce::254/128',
]);

/** The special-purpose registries of IANA, as far as they are not plain public addresses; the first match counts. */
const specialRanges: readonly (readonly [AddressKind, BlockList])[] = [
  ['metadata', metadata],
  ['loopback', listOf(['127.0.0.0/8', '0.0.0.0/8', '::1/128', '::/128'])],
  ['linkLocal', listOf(['169.254.0.0/16', 'fe80::/10'])],
  [
    'private',
    listOf([
      '10.0.0.0/8',
      '172.16.0.0/12',
      '192.168.0.0/16',
      '100.64.0.0/10',
      '198.18.0.0/15',
      'fc00::/7',
      'fec0::/10',
    ]),
  ],
  [
    'reserved',
    listOf([
      '192.0.0.0/24',
      '192.0.2.0/24',
      '192.88.99.0/24',
      '198.51.100.0/24',
      '203.0.113.0/24',
      '224.0.0.0/4',
      '240.0.0.0/4',
      // Tunnels that name an IPv4 address inside: nobody needs them to reach a business system.
      '2001::/32',
      '2002::/16',
      '2001:db8::/32',
    ]),
  ],
];

/** The only part of IPv6 that is handed out to the public. */
const globalUnicast = listOf(['2000::/3']);

/**
 * The address itself where IPv6 only wraps an IPv4 address (`::ffff:10.0.0.1`, `64:ff9b::a00:1`), in canonical form and
 * without a zone. Null for what is no address.
 */
export function canonicalAddress(text: string): string | null {
  const plain = text.replace(/%.*$/, '');
  const family = isIP(plain);
  if (family === 0) return null;
  if (family === 4) return plain;
  const groups = groupsOf(new URL(`http://[${plain}]/`).hostname.slice(1, -1));
  const [high = 0, low = 0] = groups.slice(6);
  const prefix = groups.slice(0, 6).join(':');
  const isMapped = prefix === '0:0:0:0:0:65535';
  const isTranslated = prefix === `${0x64}:${0xff9b}:0:0:0:0`;
  const isCompatible = prefix === '0:0:0:0:0:0' && high > 0;
  if (!isMapped && !isTranslated && !isCompatible) return groups.map((group) => group.toString(16)).join(':');
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** What kind of address this canonical one is. */
export function kindOf(address: string): AddressKind {
  const family = familyOf(address);
  for (const [kind, range] of specialRanges) if (range.check(address, family)) return kind;
  return family === 'ipv4' || globalUnicast.check(address, family) ? 'public' : 'reserved';
}

/** Addresses and ranges (`10.0.0.0/8`) as a list that can be asked. Throws on what is neither. */
export function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const maximum = isIP(address) === 4 ? 32 : 128;
    const bits = prefix === undefined ? maximum : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
    if (isIP(address) === 0 || bits < 0 || bits > maximum) throw new Error(`"${entry}" is no address range.`);
    list.addSubnet(address, bits, familyOf(address));
  }
  return list;
}

export function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}

/** The eight groups of a canonical IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const numbersOf = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const first = numbersOf(head);
  if (tail === undefined) return first;
  const last = numbersOf(tail);
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}
