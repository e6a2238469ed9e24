import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createEgress } from '#platform/egress/egress.ts';
import { createLog } from '#platform/log/log.ts';
import { createPracticeSystems } from './practice-systems.ts';

const directories: string[] = [];
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

/** A practice system that listened on this port before. */
function practiceAt(port: number, isOffered = true) {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-practice-'));
  directories.push(directory);
  writeFileSync(join(directory, 'postgresql.json'), JSON.stringify({ port, lastDay: '2026-03-01' }));
  return createPracticeSystems({
    isOffered,
    directory,
    key: Buffer.alloc(32, 1),
    clock: systemClock,
    log: createLog('fatal'),
  });
}

const closed = createEgress({ allow: '' });
const ask = (practice: ReturnType<typeof practiceAt>, host: string, port: number) =>
  practice.admit(closed).resolve({ host, port, standardPorts: [5432] }, new AbortController().signal);

describe('the policy beside a practice system', () => {
  it('leaves every other place as it was', async () => {
    await using practice = practiceAt(25_432);
    for (const [host, port] of [
      ['127.0.0.1', 25_433],
      ['127.0.0.2', 25_432],
      ['localhost', 25_432],
      ['10.0.0.1', 25_432],
    ] as const)
      expect(await ask(practice, host, port)).toMatchObject({ ok: false, reason: 'forbidden' });
    expect(practice.isAt('postgresql', { host: '127.0.0.1', port: 25_432 })).toBe(true);
    expect(practice.isAt('mysql', { host: '127.0.0.1', port: 25_432 })).toBe(false);
    expect(practice.isAt('postgresql', { host: '127.0.0.1' })).toBe(false);
  });

  it('says that it is switched off, and then offers none', async () => {
    await using practice = practiceAt(25_432, false);
    expect(practice.types).toEqual([]);
    expect(await ask(practice, '127.0.0.1', 25_432)).toMatchObject({
      ok: false,
      message: expect.stringContaining('PRACTICE_SYSTEMS'),
    });
    await expect(
      practice.start('postgresql', { workspaceId: 'workspace', origin: 'http://localhost' }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('calls no other program that has taken the port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await using practice = practiceAt(port);
    expect(await ask(practice, '127.0.0.1', port)).toMatchObject({
      ok: false,
      message: expect.stringContaining(`has taken port ${port}`),
    });
    other.close();
  });
});
