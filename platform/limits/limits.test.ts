import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createAddressBuckets } from './address-buckets.ts';
import { addressKey, networkOf } from './address-key.ts';
import { createCallLimits } from './call-limits.ts';
import { createTokenBuckets } from './token-buckets.ts';

let now = Date.parse('2026-06-15T12:00:00Z');
const clock = { now: () => new Date(now) };
const rate = { capacity: 3, refillMs: 1000 };

describe('the key of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['[2001:DB8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['whatever', 'unknown'],
    ['', 'unknown'],
  ])('%s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['2001:db8:1:3::1', '2001:db8:1::/48'],
    ['2001:db8:2:3::1', '2001:db8:2::/48'],
  ])('of the network around %s is %s', (address, key) => {
    expect(networkOf(addressKey(address))).toBe(key);
  });
});

describe('address buckets', () => {
  it('give the networks of one line no more than eight of them, and take nothing of who is refused by them', () => {
    const buckets = createAddressBuckets({ rate, clock });
    const key = (number: number) => addressKey(`2001:db8:1:${number.toString(16)}::1`);
    const taken = Array.from({ length: 100 }, (_, number) => buckets.take(key(number)));
    expect(taken.filter((waitMs) => waitMs === 0)).toHaveLength(24);
    expect(buckets.take(addressKey('2001:db8:2::1'))).toBe(0);
    expect(buckets.take('192.0.2.1')).toBe(0);
    buckets.giveBack(key(0));
    expect([buckets.take(key(99)), buckets.take(key(99))].map((waitMs) => waitMs > 0)).toEqual([false, true]);
  });
});

describe('token buckets', () => {
  it('give what they hold, then one at a time, and say how long it takes', () => {
    const buckets = createTokenBuckets({ rate, clock });
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 1000]);
    now += 400;
    expect(buckets.take('a')).toBe(600);
    expect(buckets.take('b')).toBe(0);
    now += 600;
    expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 1000]);
    buckets.giveBack('a');
    expect(buckets.take('a')).toBe(0);
    now += 60_000;
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 1000]);
  });

  it('keep nobody out for longer when the clock is set back', () => {
    const buckets = createTokenBuckets({ rate, clock });
    for (let count = 0; count < 4; count += 1) buckets.take('a');
    now -= 86_400_000;
    expect(buckets.take('a')).toBeLessThanOrEqual(1000);
  });

  it('stay small under a million keys, and forget nobody who is at their limit', () => {
    const buckets = createTokenBuckets({ rate, clock, maximum: 1000 });
    for (let count = 0; count < 3; count += 1) buckets.take('guesser');
    let passed = 0;
    for (let key = 0; key < 1_000_000; key += 1) if (buckets.take(`k${key}`) === 0) passed += 1;
    expect(buckets.size()).toBeLessThanOrEqual(1001);
    expect(passed).toBeLessThan(1010);
    expect(buckets.take('guesser')).toBeGreaterThan(0);
    now += 10_000;
    expect(buckets.take('newcomer')).toBe(0);
    expect(buckets.size()).toBe(1);
  });
});

describe('calls', () => {
  const from = (ip: string) => ({ ip }) as FastifyRequest;
  const countUntilRefused = (count: () => void, maximum = 1000): number => {
    for (let calls = 0; calls < maximum; calls += 1)
      try {
        count();
      } catch {
        return calls;
      }
    return maximum;
  };

  it('of visitors are counted by network, those of a caller for themselves', () => {
    const limits = createCallLimits(clock);
    const visit = (ip: string) => () => limits.count('sign-in', 10, null, from(ip));
    expect(countUntilRefused(visit('2001:db8::1'))).toBe(10);
    expect(countUntilRefused(visit('2001:db8::2'))).toBe(0);
    expect(countUntilRefused(visit('2001:db9::1'))).toBe(10);
    const call = (account: string, ip: string) => () => limits.count('ask', 10, account, from(ip));
    expect(countUntilRefused(call('ada', '192.0.2.1'))).toBe(10);
    expect(countUntilRefused(call('ada', '192.0.2.2'))).toBe(0);
    expect(countUntilRefused(call('bob', '192.0.2.1'))).toBe(10);
  });

  it('of one address end, with however many accounts, and who is refused takes nothing of the others', () => {
    const limits = createCallLimits(clock);
    let account = 0;
    const asOther = () => limits.count('ask', 10, `a${account++}`, from('192.0.2.1'));
    const asSame = () => limits.count('ask', 10, 'same', from('192.0.2.1'));
    for (let calls = 0; calls < 500; calls += 1)
      try {
        asSame();
      } catch {}
    expect(countUntilRefused(asOther)).toBe(190);
  });

  it('that stay open are held to a number for each caller', () => {
    const limits = createCallLimits(clock);
    const close = limits.hold('stream', 2, 'ada');
    limits.hold('stream', 2, 'ada');
    expect(() => limits.hold('stream', 2, 'ada')).toThrow(/Wait for one of them to end/);
    limits.hold('stream', 2, 'bob');
    close();
    limits.hold('stream', 2, 'ada');
    expect(() => limits.hold('stream', 2, 'ada')).toThrow();
  });

  it('are refused with how long to wait', () => {
    const limits = createCallLimits(clock);
    const count = () => limits.count('test', 6, null, from('192.0.2.1'));
    countUntilRefused(count);
    expect(count).toThrow('Too many requests. Wait 10 seconds and try again.');
  });
});
