import { expect } from 'vitest';
import type { SystemTestOutcome } from '#connectors/index.ts';
import type { ConformanceCaseId } from '#connectors/testing-conformance.ts';
import { startRogue } from '#connectors/testing-rogue.ts';
import { type ConformanceBench, knownHost } from './testing-conformance-bench.ts';

/** Cases of the test of a connection: which stage failed, and a sentence that says what to do. */
export const testCases = {
  async connects(bench) {
    expect(await bench.test()).toEqual({
      isOk: true,
      message: expect.stringMatching(/^Connected to [^\n]+\.$/),
    });
    await bench.expectFree();
  },
  async wrongHost(bench) {
    expect(await bench.testToFail({ host: 'nowhere.test' })).toMatchObject({
      stage: 'address',
      message: expect.stringContaining('nowhere.test'),
    });
  },
  async closedPort(bench) {
    const port = await closedPort();
    expect(await bench.testToFail({ port })).toMatchObject({
      stage: 'port',
      message: expect.stringContaining(`Nothing listens at 127.0.0.1:${port}.`),
    });
  },
  async silentPort(bench) {
    await using silent = await startRogue({ name: 'silent', serve: (socket) => void socket.resume() });
    const stop = new AbortController();
    const running = bench.test({ port: silent.port }, stop.signal).catch(() => null);
    await expect.poll(() => silent.connections().made).toBeGreaterThan(0);
    stop.abort();
    await running;
    await expect.poll(() => silent.connections().open).toBe(0);
  },
  async tlsWherePlain(bench) {
    await speaking(bench, null, async () => {
      expect(await bench.testToFail({ useTls: true })).toMatchObject({
        stage: 'tls',
        message: expect.stringContaining('TLS'),
      });
    });
  },
  async plainWhereTls(bench) {
    await speaking(
      bench,
      { host: knownHost },
      async () => {
        expect(await bench.testToFail({ useTls: false })).toMatchObject({
          stage: 'tls',
          message: expect.stringContaining('TLS'),
        });
      },
      { isDemanded: true },
    );
  },
  async trustedCertificate(bench) {
    await speaking(bench, { host: knownHost }, async () => {
      const place = { host: knownHost, useTls: true, authority: bench.authority.cert };
      expect(await bench.test(place)).toMatchObject({ isOk: true });
    });
  },
  async untrustedCertificate(bench) {
    const outcome = await certificateOutcome(bench, { host: knownHost }, null);
    expect(outcome.message).toContain('was not issued by an authority that this server trusts');
  },
  async expiredCertificate(bench) {
    const [from, until] = [new Date(Date.now() - 2 * 86_400_000), new Date(Date.now() - 86_400_000)];
    const outcome = await certificateOutcome(bench, { host: knownHost, from, until });
    expect(outcome.message).toContain('expired');
  },
  async certificateOfAnother(bench) {
    const outcome = await certificateOutcome(bench, { host: 'other.test' });
    expect(outcome.message).toContain(`was not issued for ${knownHost}`);
  },
  async wrongPassword(bench) {
    const account = { ...bench.server.reader, password: 'canary that is wrong' };
    expect(await bench.testToFail({ account })).toMatchObject({
      stage: 'login',
      message: expect.stringContaining('password'),
    });
  },
  async lockedAccount(bench) {
    expect(await bench.testToFail({ account: bench.server.locked })).toMatchObject({
      stage: 'login',
      message: expect.stringMatching(/locked|may not sign in/),
    });
  },
  async missingDatabase(bench) {
    expect(await bench.testToFail({ database: 'nowhere' })).toMatchObject({
      stage: 'database',
      message: expect.stringContaining('nowhere'),
    });
  },
} satisfies Partial<Record<ConformanceCaseId, (bench: ConformanceBench) => Promise<void>>>;

interface Issued {
  host: string;
  from?: Date;
  until?: Date;
}

/** Does the work while the server speaks otherwise than it usually does. */
async function speaking<T>(
  bench: ConformanceBench,
  issued: Issued | null,
  work: () => Promise<T>,
  options?: { isDemanded: boolean },
): Promise<T> {
  await bench.server.speakTls(issued && bench.authority.issue(issued), options);
  try {
    return await work();
  } finally {
    await bench.server.speakAsUsual();
  }
}

/** A test over TLS that must end at the certificate, before any secret is sent. */
function certificateOutcome(
  bench: ConformanceBench,
  issued: Issued,
  authority: string | null = bench.authority.cert,
): Promise<SystemTestOutcome> {
  return speaking(bench, issued, async () => {
    const trusted = authority === null ? {} : { authority };
    await using line = await bench.line();
    const place = { host: knownHost, port: line.port, useTls: true, ...trusted };
    const outcome = await bench.testToFail(place);
    expect(outcome.stage).toBe('certificate');
    await expect.poll(() => line.open()).toBe(0);
    return outcome;
  });
}

async function closedPort(): Promise<number> {
  await using server = await startRogue({ name: 'soon gone', serve: (socket) => void socket.destroy() });
  return server.port;
}
