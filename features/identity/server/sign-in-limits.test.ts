import { expect, it } from 'vitest';
import { openTestDatabase } from '#platform/db/testing.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import { createAttemptStore } from './attempt-store.ts';
import { createSignInLimits } from './sign-in-limits.ts';

it('counts the addresses of one IPv6 line together', async () => {
  await using database = await openTestDatabase();
  const clock = { now: () => new Date('2026-03-01T10:00:00Z') };
  const limits = createSignInLimits({
    attempts: createAttemptStore(database.db),
    clock,
    key: Buffer.alloc(32),
  });
  const admits = (number: number, address: string) =>
    limits
      .admit({
        email: `${number}@example.com`,
        address: addressKey(address),
        deviceId: null,
        callerId: null,
      })
      .then(
        () => 1,
        () => 0,
      );
  let admitted = 0;
  for (let number = 0; number < 300; number += 1)
    admitted += await admits(number, `2001:db8:7:${number.toString(16)}::1`);
  expect(admitted).toBe(240);
  expect(await admits(1000, '2001:db8:8::1')).toBe(1);
});
