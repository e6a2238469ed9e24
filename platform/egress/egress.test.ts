import { describe, expect, it } from 'vitest';
import { canonicalAddress, kindOf } from './address-kind.ts';
import { createEgress, hostOf, isAllowList } from './egress.ts';

const never = new AbortController().signal;

describe('the kind of an address', () => {
  it.each([
    ['93.184.216.34', 'public'],
    ['8.8.8.8', 'public'],
    ['172.15.255.255', 'public'],
    ['172.32.0.1', 'public'],
    ['100.63.255.255', 'public'],
    ['2606:4700::1111', 'public'],
    ['::ffff:8.8.8.8', 'public'],
    ['64:ff9b::808:808', 'public'],
    ['10.0.0.1', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['100.64.0.1', 'private'],
    ['198.19.0.1', 'private'],
    ['fc00::1', 'private'],
    ['fdff::1', 'private'],
    ['::ffff:10.0.0.1', 'private'],
    ['::ffff:a00:1', 'private'],
    ['0:0:0:0:0:ffff:192.168.0.1', 'private'],
    ['64:ff9b::10.1.2.3', 'private'],
    ['::10.0.0.1', 'private'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['0.0.0.0', 'loopback'],
    ['::1', 'loopback'],
    ['0000:0000:0000:0000:0000:0000:0000:0001', 'loopback'],
    ['::', 'loopback'],
    ['::ffff:127.0.0.1', 'loopback'],
    ['169.254.1.1', 'linkLocal'],
    ['fe80::1', 'linkLocal'],
    ['fe80::1%eth0', 'linkLocal'],
    ['febf::1', 'linkLocal'],
    ['169.254.169.254', 'metadata'],
    ['::ffff:169.254.169.254', 'metadata'],
    ['::ffff:a9fe:a9fe', 'metadata'],
    ['64:ff9b::a9fe:a9fe', 'metadata'],
    ['fd00:ec2::254', 'metadata'],
    ['fd00:0ec2:0:0:0:0:0:0254', 'metadata'],
    ['100.100.100.200', 'metadata'],
    ['168.63.129.16', 'metadata'],
    ['224.0.0.1', 'reserved'],
    ['255.255.255.255', 'reserved'],
    ['203.0.113.7', 'reserved'],
    ['2002:7f00:1::', 'reserved'],
    ['2001:0:1::1', 'reserved'],
    ['2001:db8::1', 'reserved'],
    ['ff02::1', 'reserved'],
    ['100::1', 'reserved'],
    ['4000::1', 'reserved'],
  ])('%s is %s', (address, kind) => {
    expect(kindOf(canonicalAddress(address) ?? '')).toBe(kind);
  });

  it('is asked of addresses only', () => {
    for (const text of ['', 'localhost', '1.2.3', '1.2.3.4.5', '0177.0.0.1', '2130706433', '12345::']) {
      expect(canonicalAddress(text)).toBeNull();
    }
  });
});

describe('the host that a text means', () => {
  it.each([
    ['db.example.com', 'db.example.com'],
    [' DB.Example.COM ', 'db.example.com'],
    ['db.example.com.', 'db.example.com'],
    ['https://db.example.com', 'db.example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['2130706433', '127.0.0.1'],
    ['0177.0.0.1', '127.0.0.1'],
    ['0x7f.1', '127.0.0.1'],
    ['127.1', '127.0.0.1'],
    ['0', '0.0.0.0'],
    ['１２７.0.0.1', '127.0.0.1'],
    ['%31%32%37.0.0.1', '127.0.0.1'],
    ['::1', '::1'],
    ['[::1]', '::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['', null],
    [' ', null],
    ['a b', null],
    ['db.example.com:5432', null],
    ['db.example.com:80', null],
    ['[::1]:5432', null],
    ['me@db.example.com', null],
    ['db.example.com/path', null],
    ['db.example.com?x', null],
    ['256.256.256.256', null],
    ['999999999999', null],
  ])('%s is %s', (text, host) => {
    expect(hostOf(text)).toBe(host);
  });
});

describe('the door', () => {
  const names: Record<string, string[]> = {
    'one.example': ['93.184.216.34'],
    'mixed.example': ['93.184.216.34', '10.0.0.5'],
    'inside.example': ['10.0.0.5', '10.0.0.6'],
    'mapped.example': ['::ffff:127.0.0.1'],
    'cloud.example': ['169.254.169.254'],
    'empty.example': [],
  };
  const door = (allow = '') =>
    createEgress({
      allow,
      lookUp: async (host) => {
        const found = names[host];
        if (!found) throw new Error('ENOTFOUND');
        return found.map((address) => ({ address }));
      },
    });
  const ask = async (host: string, allow = '') => {
    const answer = await door(allow).resolve({ host, port: 5432, standardPorts: [5432] }, never);
    return answer.ok ? answer.address : answer.reason;
  };

  it.each([
    ['one.example', '93.184.216.34'],
    ['93.184.216.34', '93.184.216.34'],
    ['mixed.example', 'forbidden'],
    ['inside.example', 'forbidden'],
    ['mapped.example', 'forbidden'],
    ['cloud.example', 'forbidden'],
    ['127.0.0.1', 'forbidden'],
    ['0x7f000001', 'forbidden'],
    ['[::ffff:127.0.0.1]', 'forbidden'],
    ['no.example', 'unknown'],
    ['empty.example', 'unknown'],
    ['a b', 'invalid'],
  ])('leads from %s to %s', async (host, answer) => {
    expect(await ask(host)).toBe(answer);
  });

  it('opens to what the operator allows, and for every address of a name', async () => {
    expect(await ask('inside.example', '10.0.0.0/8')).toBe('10.0.0.5');
    expect(await ask('inside.example', '10.0.0.5')).toBe('forbidden');
    expect(await ask('inside.example', ' 10.0.0.5 , 10.0.0.6/32,')).toBe('10.0.0.5');
    expect(await ask('mapped.example', '127.0.0.0/8')).toBe('127.0.0.1');
    expect(await ask('::1', '::1')).toBe('0:0:0:0:0:0:0:1');
  });

  it('stays shut before the metadata service of a cloud, whatever is allowed', async () => {
    for (const allow of ['0.0.0.0/0:*', '169.254.169.254/32', '169.254.0.0/16', 'cloud.example:*']) {
      expect(await ask('cloud.example', allow)).toBe('forbidden');
    }
    expect(await ask('fd00:ec2::254', '::/0')).toBe('forbidden');
  });

  it('does not wait for a name longer than its caller does', async () => {
    const slow = createEgress({ allow: '', lookUp: () => new Promise(() => {}) });
    const answer = await slow.resolve(
      { host: 'slow.example', port: 443, standardPorts: [443] },
      AbortSignal.timeout(20),
    );
    expect(answer).toMatchObject({ ok: false, reason: 'cancelled' });
  });

  it('knows a list of addresses from other texts', () => {
    for (const text of ['', '10.0.0.1', '10.0.0.0/8, ::1/128', 'localhost:80,443'])
      expect(isAllowList(text)).toBe(true);
    for (const text of ['local host', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/x', '10.0.0.1;10.0.0.2']) {
      expect(isAllowList(text)).toBe(false);
    }
  });
});
