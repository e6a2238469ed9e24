import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SystemId } from '#connectors/systems.ts';
import { answering, httpRogues, type Misbehaviour, startRogue } from '#connectors/testing-rogue.ts';
import { createEgress } from '#platform/egress/egress.ts';
import { idleDataBytes, systemLimits } from './systems.ts';
import { childrenOf, expectNothingLeft, openTestSystems, residentBytes } from './testing-rogue-suite.ts';

/** What holds a connector whatever is wrong with it: the process that it runs in, and whoever started that. */

const child = new URL('./testing-systems.ts', import.meta.url);
const named = { name: 'Testable', placeOf: () => 'db.example.com:1', standardPorts: [] };
const entries = new Proxy({}, { get: () => named });
const never = new AbortController().signal;
const zeros: Misbehaviour = { name: 'zeros', serve: (_, stream) => stream(Buffer.alloc(65_536)) };
const silence: Misbehaviour = { name: 'silence', serve: (socket) => void socket.resume() };
const closing: Misbehaviour = { name: 'closes', serve: (socket) => void socket.resume().end() };
const settingsFor = (port: number) => ({ host: '127.0.0.1', port, password: 'canary-of-rogues' });

let before: number[];
beforeEach(() => {
  before = childrenOf();
});
afterEach(async () => {
  await expect.poll(() => childrenOf().filter((pid) => !before.includes(pid))).toEqual([]);
});

const open = (limits: Parameters<typeof openTestSystems>[0] = {}, options: object = {}) =>
  openTestSystems(limits, { child, entries, ...options });

/** One call of a connector that is wrong. */
async function call(connector: string, port = 1, limits: Parameters<typeof open>[0] = {}) {
  using systems = open(limits);
  return await systems.test(connector as SystemId, settingsFor(port), { workspaceId: 'w', signal: never });
}

describe('the process of a connector', () => {
  it.each(['greedy', 'hoarder'])(
    'F15 ends at its cap, with a sentence, where the connector is %s',
    async (connector) => {
      await using rogue = await startRogue(zeros);
      let most = 0;
      const watch = setInterval(() => {
        for (const pid of childrenOf().filter((one) => !before.includes(one)))
          most = Math.max(most, peakOf(pid));
      }, 10);
      const outcome = await call(connector, rogue.port, { testDeadlineMs: 25_000 });
      clearInterval(watch);
      expect(outcome).toEqual({
        isOk: false,
        isUnreached: true,
        stage: 'port',
        message:
          'The server at db.example.com:1 sent more than can be held here. Nothing was read. Check the host and the port.',
      });
      expect(most).toBeGreaterThan(40e6);
      expect(most).toBeLessThan(250e6);
      await expectNothingLeft(rogue, 150e6);
    },
  );

  it('has at most 150 MB more than it needs when nothing is read', async () => {
    await using rogue = await startRogue(silence);
    using systems = open();
    const stop = new AbortController();
    const running = systems.test('greedy' as SystemId, settingsFor(rogue.port), {
      workspaceId: 'w',
      signal: stop.signal,
    });
    await expect.poll(() => rogue.connections().made).toBe(1);
    const [pid = 0] = childrenOf().filter((one) => !before.includes(one));
    const idle = residentBytes(pid, 'VmData');
    stop.abort();
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
    expect(systemLimits.testDataBytes - idle).toBeLessThan(150e6);
    expect(idleDataBytes - idle).toBeLessThan(50e6);
    await expectNothingLeft(rogue);
  });

  it('ends at its deadline though it never lets go, and says where it stood', async () => {
    expect(await call('busy', 1, { testDeadlineMs: 1000 })).toMatchObject({
      isOk: false,
      message: expect.stringContaining('in time'),
    });
    await using rogue = await startRogue(silence);
    expect(await call('greedy', rogue.port, { testDeadlineMs: 4000 })).toEqual({
      isOk: false,
      isUnreached: true,
      stage: 'port',
      message: expect.stringContaining(
        'db.example.com:1 did not answer in time. Check the host and the port',
      ),
    });
  });

  it('F17 tells nothing of what broke it, and no text without an end', async () => {
    for (const connector of ['crash', 'talker', 'unknown'])
      expect(await call(connector)).toEqual({
        isOk: false,
        stage: 'address',
        message:
          'Reading db.example.com:1 went wrong on this side. Try again; the operator finds the reason in the log.',
      });
  });

  it('G03 sees next to no environment, and no secret in its arguments', async () => {
    const { message } = await call('environment');
    const [environment, given, directory] = JSON.parse(message) as [string[], string[], string];
    expect(
      environment.filter((name) => !['NODE_COMPILE_CACHE', 'PWD', 'SHLVL', '_', 'OLDPWD'].includes(name)),
    ).toEqual([]);
    expect(given).toEqual([]);
    expect(directory).toContain('plumbline-systems-');
  });
});

describe('the way out of a process', () => {
  it('F06 leads past the door for no driver', async () => {
    await using rogue = await startRogue(silence);
    expect((await call('past', rogue.port)).message).toBe('A socket was to be connected past the door.');
    await expect.poll(() => rogue.connections().made).toBe(1);
  });

  it('F01 is decided on by the server, for every host', async () => {
    await using rogue = await startRogue(silence);
    using systems = open({}, { egress: createEgress({ allow: '' }) });
    const caller = { workspaceId: 'w', signal: never };
    // What the policy refuses is thrown by a connector that explains nothing.
    const refused = await systems.test('greedy' as SystemId, settingsFor(rogue.port), caller);
    expect(refused).toMatchObject({ isOk: false, message: expect.stringContaining('EGRESS_ALLOW') });
    expect(rogue.connections().made).toBe(0);
  });

  it('F06 asks for a name once, and dials what that answer was', async () => {
    await using rogue = await startRogue(closing);
    let asked = 0;
    const lookUp = () => Promise.resolve([{ address: asked++ === 0 ? '127.0.0.1' : '169.254.169.254' }]);
    using systems = open({}, { egress: createEgress({ allow: '127.0.0.0/8:*', lookUp }) });
    const settings = { ...settingsFor(rogue.port), host: 'rebinding.example' };
    const outcome = await systems.test('greedy' as SystemId, settings, { workspaceId: 'w', signal: never });
    expect(outcome).toEqual({ isOk: true, message: '0' });
    await expect.poll(() => rogue.connections().made).toBe(1);
    expect(asked).toBe(1);
  });

  it('ends for a system that leads from host to host', async () => {
    await using rogue = await startRogue(silence);
    const lookUp = () => Promise.resolve([{ address: '127.0.0.1' }]);
    using systems = open({}, { egress: createEgress({ allow: '127.0.0.0/8:*', lookUp }) });
    const caller = { workspaceId: 'w', signal: never };
    const { message } = await systems.test('led' as SystemId, settingsFor(rogue.port), caller);
    expect(message).toContain('from one host to the next');
    await expect.poll(() => rogue.connections().made).toBe(systemLimits.testHosts);
  });

  it.each(httpRogues.filter(({ bound }) => bound === 'body' || bound === 'headers'))(
    'F15 bounds an answer of the web: $name',
    async (misbehaviour) => {
      await using rogue = await startRogue(misbehaviour);
      expect(await call('web', rogue.port)).toMatchObject({ isOk: false });
      await expectNothingLeft(rogue);
    },
  );

  it('F09 hands a redirect back, and takes its secret nowhere', async () => {
    await using elsewhere = await startRogue(silence);
    const location = `http://127.0.0.1:${elsewhere.port}/`;
    await using rogue = await startRogue({
      name: 'redirect',
      serve: answering(
        `HTTP/1.1 307 Temporary Redirect\r\nlocation: ${location}\r\ncontent-length: 0\r\n\r\n`,
      ),
    });
    expect(await call('web', rogue.port)).toMatchObject({ isOk: false, message: '307 0' });
    expect(elsewhere.connections().made).toBe(0);
  });
});

describe('the queue in front of the processes', () => {
  it('K lets another workspace through while one has more to test than its places', async () => {
    await using rogue = await startRogue(silence);
    await using refusing = await startRogue(closing);
    const limits = {
      testQueue: { running: 2, runningPerWorkspace: 1, waitingPerWorkspace: 2 },
      testWaitMs: 400,
    };
    using systems = open(limits);
    const stop = new AbortController();
    const silent = () =>
      systems.test('greedy' as SystemId, settingsFor(rogue.port), { workspaceId: 'a', signal: stop.signal });
    const running = silent();
    const waiting = silent();
    const dropped = silent();
    await expect(silent()).rejects.toMatchObject({ code: 'tooMany' });
    const other = await systems.test('greedy' as SystemId, settingsFor(refusing.port), {
      workspaceId: 'b',
      signal: never,
    });
    expect(other).toMatchObject({ isOk: true });
    const told = { isOk: false, message: expect.stringContaining('Other systems are being tested') };
    expect([await waiting, await dropped]).toEqual([told, told]);
    await expect.poll(() => rogue.connections().made).toBe(1);
    stop.abort();
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
    await expectNothingLeft(rogue);
  });
});

function peakOf(pid: number): number {
  try {
    return residentBytes(pid, 'VmHWM');
  } catch {
    return 0;
  }
}
