import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { SystemTestOutcome } from '#connectors/index.ts';
import type { SystemId } from '#connectors/systems.ts';
import { createCertificateAuthority } from '#connectors/testing-certificate.ts';
import { systemFixtures } from '#connectors/testing-fixtures.ts';
import { type Misbehaviour, type RogueServer, rogues, startRogue } from '#connectors/testing-rogue.ts';
import type { Settings } from '#kernel/settings.ts';
import { createEgress } from '#platform/egress/egress.ts';
import { createLog } from '#platform/log/log.ts';
import { sampled } from '../tools/test-depth.ts';
import type { AccessTokens } from './access-tokens.ts';
import { createSystems, type SystemLimits, type Systems, type SystemsOptions } from './systems.ts';

/** What one system's own rogues are, and how it is told where they listen. */
export interface RogueCases {
  id: SystemId;
  settingsFor(port: number): Settings;
  /** Whether a server of this protocol greets before anybody has spoken to it. */
  speaksFirst?: boolean;
  rogues: readonly (Misbehaviour & { settings?: Settings })[];
}

/** Systems as the server has them, but for what is given; loopback may be called. Disposed of with its directory. */
export function openTestSystems(
  limits: Partial<SystemLimits> = {},
  options: Partial<SystemsOptions> = {},
): Systems & Disposable {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-systems-'));
  const systems = createSystems({
    child: new URL('./system-child.ts', import.meta.url),
    directory,
    egress: createEgress({ allow: '127.0.0.0/8:*' }),
    log: createLog('silent'),
    limits,
    ...options,
  });
  return { ...systems, [Symbol.dispose]: () => rmSync(directory, { recursive: true, force: true }) };
}

/** Processes that this one, or another, has started to call systems and that still run. Linux only. */
export function childrenOf(pid = process.pid): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid && /system-child|testing-systems/.test(commandOf(name)))
    .map(Number);
}

/** Of a process's resident memory in bytes: now, and the most since `resetPeak`. Linux only. */
export function residentBytes(pid: number, which: 'VmRSS' | 'VmHWM' | 'VmData' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${which}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024;
}

/** What the kernel holds of a connection in both directions on loopback, at most. */
export const kernelBufferBytes = 16e6;
/** For those that only waste time; the others end by themselves, and have long enough on a busy machine. */
const slowDeadlineMs = 4000;
const deadlineMs = 20_000;
const secrets = /canary|<|stack|node:|\.ts:/i;

/**
 * Every rogue against one connector, through the child process that the product has: each call ends in a sentence and a
 * failure, in time, without more bytes than a bound lets by, and leaves neither a process nor a connection behind.
 */
export function rogueServerSuite({ id, settingsFor, speaksFirst, rogues: own }: RogueCases): void {
  const authority = createCertificateAuthority();
  const certificate = authority.issue({ host: '127.0.0.1' });
  const names = new Set(own.map(({ name }) => name));
  // Of a name that a connector has too, its own counts: what wastes time differs from protocol to protocol. Where both wait for the other, each is the one that says nothing.
  const general: RogueCases['rogues'] = rogues(certificate).filter(
    ({ name, isShy }) => !names.has(name) && !(speaksFirst && isShy),
  );
  const all = [...general, ...own];
  // What every server may do meets one connector here and another there; what is of one protocol, every second time.
  const from = Object.keys(systemFixtures).indexOf(id);
  const some = [...sampled(general, 3, from % 3), ...sampled(own, 2)];

  describe(`F15 a rogue server that is taken for ${id}`, () => {
    const systems = openTestSystems({ testDeadlineMs: deadlineMs }, { accessTokens });
    const hurried = openTestSystems(
      { testDeadlineMs: slowDeadlineMs, testQueue: manyAtOnce },
      { accessTokens },
    );
    afterAll(() => {
      for (const one of [systems, hurried]) one[Symbol.dispose]();
    });

    it.each(some.filter((rogue) => !rogue.isSlow))('that $name', async (rogue) => {
      expect((await meet(rogue, systems)).message).not.toContain('in time');
    });

    it(`that only wastes time: ${all
      .filter((rogue) => rogue.isSlow)
      .map(({ name }) => name)
      .join(', ')}`, async () => {
      const slow = all.filter((rogue) => rogue.isSlow);
      const outcomes = await Promise.all(slow.map((rogue) => meet(rogue, hurried)));
      const told = outcomes.map(({ message }, index) => [slow[index]?.name, message]);
      expect(told.filter(([, message]) => !message?.includes('in time'))).toEqual([]);
    });
  });

  async function meet(
    rogue: Misbehaviour & { settings?: Settings },
    systems: Systems,
  ): Promise<SystemTestOutcome> {
    await using server = await startRogue(rogue);
    const outcome = await systems.test(
      id,
      { ...settingsFor(server.port), ...rogue.settings },
      { workspaceId: rogue.name, signal: new AbortController().signal },
    );
    expect(outcome, rogue.name).toMatchObject({
      isOk: false,
      message: expect.stringMatching(/^[^\n]{20,400}\.$/),
    });
    expect(outcome.message).not.toMatch(secrets);
    await expectNothingLeft(server);
    return outcome;
  }
}

/** For those that the client of a provider signs in. */
const accessTokens: AccessTokens = () =>
  Promise.resolve({
    value: 'canary-token-of-rogues',
    places: {},
    client: { apiKey: 'canary-key-of-rogues', realm: 'R' },
  });

const manyAtOnce = { running: 20, runningPerWorkspace: 20, waitingPerWorkspace: 20 };

/** Connections are closed, and no more bytes have left than the kernel takes besides those of the bound. */
export async function expectNothingLeft(server: RogueServer, readBytes = 2e6): Promise<void> {
  // The system may hand a connection on when its other side has gone already.
  await expect.poll(() => server.connections().made).toBeGreaterThan(0);
  await expect.poll(() => server.connections().open).toBe(0);
  expect(server.sentBytes()).toBeLessThan(kernelBufferBytes + readBytes);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function parentOf(pid: string): number | null {
  try {
    // The name of a program, in brackets, may hold anything.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return null;
  }
}
