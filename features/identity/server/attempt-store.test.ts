import { describe, expect, it } from 'vitest';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { attemptsForgottenMs, longestBackOffMs } from '../limits.ts';
import { createAttemptStore } from './attempt-store.ts';

const noon = Date.parse('2026-06-15T12:00:00Z');
const at = (seconds: number) => new Date(noon + seconds * 1000);

describe.each(storeKinds())('attempts in %s', (kind) => {
  it('wait longer and longer, and begin anew when one was right', async () => {
    await using database = await openTestDatabase(kind);
    const attempts = createAttemptStore(database.db);
    let now = noon;
    const waits: number[] = [];
    for (let number = 0; number < 14; number += 1) {
      const waitMs = await attempts.take('a', new Date(now));
      waits.push(waitMs / 1000);
      now += waitMs;
      if (waitMs > 0) expect(await attempts.take('a', new Date(now))).toBe(0);
    }
    expect(waits).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900, 900]);
    expect(await attempts.take('b', at(0))).toBe(0);
    await attempts.clear('a');
    expect(await attempts.take('a', new Date(now))).toBe(0);
    expect(await attempts.take('a', new Date(now))).toBe(0);
  });

  it('are counted by a store of another process too, before any of them is looked at', async () => {
    await using database = await openTestDatabase(kind);
    const [one, other] = [createAttemptStore(database.db), createAttemptStore(database.db)];
    const taken = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? one : other).take('a', at(0))),
    );
    expect(taken.filter((waitMs) => waitMs === 0).length).toBeLessThanOrEqual(5);
    let passed = taken.filter((waitMs) => waitMs === 0).length;
    for (let number = 0; number < 10; number += 1)
      if ((await createAttemptStore(database.db).take('a', at(0))) === 0) passed += 1;
    expect(passed).toBe(5);
  });

  it('are forgotten after a day, and never keep somebody out because the clock was set back', async () => {
    await using database = await openTestDatabase(kind);
    const attempts = createAttemptStore(database.db);
    for (let number = 0; number < 5; number += 1) await attempts.take('a', at(0));
    expect(await attempts.take('a', at(1))).toBeGreaterThan(0);
    expect(await attempts.take('a', at(-longestBackOffMs))).toBe(0);
    for (let number = 0; number < 4; number += 1)
      expect(await attempts.take('a', at(attemptsForgottenMs / 1000))).toBe(0);
  });

  it('take bounded room, however many accounts are aimed at', async () => {
    await using database = await openTestDatabase(kind);
    const attempts = createAttemptStore(database.db, 50);
    for (let number = 0; number < 400; number += 1) {
      await attempts.take(`k${number}`, at(number));
      if (number % 10 === 0) await attempts.take('aimed at', at(number));
    }
    const rows = await database.db.selectFrom('sign_in_attempts').select('key').execute();
    expect(rows.length).toBeLessThanOrEqual(101);
    expect(rows.map(({ key }) => key)).toContain('aimed at');
  });
});
