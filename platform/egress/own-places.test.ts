import { describe, expect, it } from 'vitest';
import { createEgress } from './egress.ts';
import { createOwnPlaces } from './own-places.ts';

const names: Record<string, string[]> = {
  'plumbline.corp': ['10.0.0.9'],
  'plumbline.example': ['93.184.216.34'],
  'metadata.corp': ['10.0.0.20'],
  'alias.corp': ['10.0.0.20'],
  'looped.corp': ['127.0.0.1'],
};
const lookUp = async (host: string) => {
  const found = names[host];
  if (!found) throw new Error('ENOTFOUND');
  return found.map((address) => ({ address }));
};
const door = (change: { publicUrl?: string; serverUrls?: string[] } = {}) =>
  createEgress({
    allow: '0.0.0.0/0:*,[::/0]:*',
    lookUp,
    own: createOwnPlaces({
      listeningPort: () => 3000,
      publicUrl: null,
      serverUrls: [],
      lookUp,
      interfaces: () => ({ eth0: [{ address: '10.0.0.7' }, { address: 'fd00::7' }] }),
      ...change,
    }),
  });
const isOpen = async (egress: ReturnType<typeof door>, host: string, port: number) =>
  (await egress.resolve({ host, port, standardPorts: [5432] }, new AbortController().signal)).ok;

describe('the product itself (F01, F16)', () => {
  it('is not called on any address of this machine, whatever is allowed', async () => {
    for (const host of [
      '127.0.0.1',
      '127.9.9.9',
      '0.0.0.0',
      '::1',
      '::',
      '2130706433',
      '::ffff:127.0.0.1',
      '10.0.0.7',
      'fd00::7',
      'looped.corp',
    ]) {
      expect([host, await isOpen(door(), host, 3000)]).toEqual([host, false]);
      expect([host, await isOpen(door(), host, 5432)]).toEqual([host, true]);
    }
    expect(await isOpen(door(), '10.0.0.8', 3000)).toBe(true);
  });

  it('is not called where people open it: by its name everywhere, by its address inside the network', async () => {
    const inside = door({ publicUrl: 'https://plumbline.corp' });
    expect(await isOpen(inside, 'plumbline.corp', 443)).toBe(false);
    expect(await isOpen(inside, '10.0.0.9', 443)).toBe(false);
    expect(await isOpen(inside, '10.0.0.9', 8443)).toBe(true);
    const outside = door({ publicUrl: 'https://plumbline.example' });
    expect(await isOpen(outside, 'plumbline.example', 443)).toBe(false);
    // A proxy of many: other names behind the same public address are others.
    expect(await isOpen(outside, '93.184.216.34', 443)).toBe(true);
  });

  it('keeps the database of the metadata to itself, by whatever name', async () => {
    const egress = door({ serverUrls: ['postgresql://u:p@metadata.corp/plumbline'] });
    for (const host of ['metadata.corp', 'alias.corp', '10.0.0.20'])
      expect([host, await isOpen(egress, host, 5432)]).toEqual([host, false]);
    const here = door({ serverUrls: ['postgresql://u:p@localhost:6543/plumbline', 'postgresql:///socket'] });
    names.localhost = ['::1'];
    for (const host of ['127.0.0.1', 'localhost', '10.0.0.7'])
      expect([host, await isOpen(here, host, 6543)]).toEqual([host, false]);
    expect(await isOpen(here, '127.0.0.1', 5432)).toBe(true);
  });

  it('is refused in the words of every other place inside the network', async () => {
    const ask = (egress: ReturnType<typeof createEgress>) =>
      egress.resolve({ host: '127.0.0.1', port: 3000, standardPorts: [] }, new AbortController().signal);
    expect(await ask(door())).toEqual(await ask(createEgress({ allow: '', lookUp })));
  });
});
