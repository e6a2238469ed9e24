import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createVault } from '#platform/vault/vault.ts';
import { createLoginAttempts } from './login-attempts.ts';

const attempt = { state: 'state-1', nonce: 'nonce-1', verifier: 'verifier-1' };
const now = new Date(Date.UTC(2026, 0, 2, 10));
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it('A06 gives an attempt back once, to nobody but the browser that has it, and not for long', () => {
  const attempts = createLoginAttempts(createVault(randomBytes(32)));
  const token = attempts.create(attempt, now);
  expect(token).not.toMatch(/state|nonce|verifier/);
  // It fits into a cookie with room to spare.
  expect(token.length).toBeLessThan(1000);
  expect(attempts.take(`${token.slice(0, -4)}AAAA`, before(10))).toBeNull();
  expect(createLoginAttempts(createVault(randomBytes(32))).take(token, before(10))).toBeNull();
  expect(attempts.take(token, new Date(now.getTime() + 1))).toBeNull();
  expect(attempts.take(token, before(10))).toEqual(attempt);
  expect(attempts.take(token, before(10))).toBeNull();
});

it('K05 keeps a bounded number of those that were taken', () => {
  const attempts = createLoginAttempts(createVault(randomBytes(32)));
  const tokens = Array.from({ length: 10_050 }, (_, n) =>
    attempts.create({ ...attempt, state: `state-${n}` }, now),
  );
  for (const token of tokens) expect(attempts.take(token, before(10))).not.toBeNull();
  expect(attempts.take(tokens.at(-1) ?? '', before(10))).toBeNull();
  // The oldest are forgotten: their code at the provider is long used up.
  expect(attempts.take(tokens[0] ?? '', before(10))).not.toBeNull();
});
