import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { isReadableSystem } from '#connectors/manifests.ts';
import { type SystemId, systems } from '#connectors/systems.ts';
import {
  type ConformanceCaseId,
  conformanceCases,
  type FixtureServer,
  type SystemFixture,
} from '#connectors/testing-conformance.ts';
import type { Log } from '#platform/log/log.ts';
import type { AccessTokens } from './access-tokens.ts';
import { createSystemReader } from './system-reader.ts';
import { ConformanceBench, conformanceEgress } from './testing-conformance-bench.ts';
import { liveCases } from './testing-conformance-live.ts';
import { readCases } from './testing-conformance-read.ts';
import { testCases } from './testing-conformance-test.ts';
import { openTestSystems } from './testing-rogue-suite.ts';

const canary = /canary/i;
/** A large server is fetched at first, and starts in half a minute. */
const startMs = 600_000;

const secretCases = {
  async secretsOfOutcomes(bench) {
    expect(bench.told.length).toBeGreaterThan(10);
    expect(bench.told.filter((text) => canary.test(text))).toEqual([]);
    await Promise.resolve();
  },
  async secretsOfProcesses(bench) {
    const logged: string[] = [];
    const { server } = bench;
    const accessTokens: AccessTokens = ({ stale }) =>
      server.accessToken?.({}, stale) ?? Promise.reject(new Error('Nobody signs it in by a token.'));
    using tested = openTestSystems(
      {},
      { egress: conformanceEgress, log: listeningLog(logged), accessTokens },
    );
    using reader = createSystemReader({
      directory: bench.directory,
      egress: conformanceEgress,
      accessTokens,
    });
    const caller = { workspaceId: 'w', signal: new AbortController().signal };
    if (!isReadableSystem(bench.id)) throw new Error(`${bench.id} is not among the systems that are read.`);
    const source = { workspaceId: 'w', system: bench.id, settings: bench.server.settingsFor() };
    const made = await server.makeTable(10);
    const work = Promise.all([
      tested.test(bench.id, bench.server.settingsFor({ database: 'nowhere' }), caller),
      reader.tables(source, caller),
    ]);
    const seen = new Set<number>();
    const watch = setInterval(() => {
      for (const child of readChildren()) {
        seen.add(child.pid);
        if (canary.test(child.text)) logged.push(child.text);
      }
    }, 20);
    const [outcome, { tables }] = await work.finally(() => clearInterval(watch));
    expect(tables.map((table) => table.name)).toContain(server.listed ?? made);
    expect(seen.size).toBeGreaterThanOrEqual(2);
    expect([...logged, inspect(outcome)].filter((text) => canary.test(text))).toEqual([]);
  },
} satisfies Partial<Record<ConformanceCaseId, (bench: ConformanceBench) => Promise<void>>>;

/** In the order of the list: the case that looks through all that was told comes behind the others. */
const cases: Record<ConformanceCaseId, (bench: ConformanceBench) => Promise<void>> = {
  ...testCases,
  ...readCases,
  ...liveCases,
  ...secretCases,
};

/** Every case that one connector can be in, against a server of its own. */
export function conformanceSuite(id: SystemId, fixture: SystemFixture): void {
  describe(`${id} conforms`, () => {
    let bench: ConformanceBench | null = null;
    let server: FixtureServer | null = null;
    beforeAll(async () => {
      server = await fixture.start();
      if (server) bench = new ConformanceBench(id, fixture.connector ?? (await systems[id].load()), server);
    }, startMs);
    afterAll(async () => {
      bench?.close();
      await server?.[Symbol.asyncDispose]();
    });

    for (const [name, { shows }] of Object.entries(conformanceCases)) {
      const caseId = name as ConformanceCaseId;
      if (fixture.absent[caseId] !== undefined) continue;
      it(shows, async (context: TestContext) => {
        if (bench) await cases[caseId](bench);
        else context.skip(`There is no ${fixture.peer} here.`);
      });
    }
  });
}

/** What is seen of processes that this one has started: arguments and environment. Linux only; elsewhere none. */
function readChildren(): { pid: number; text: string }[] {
  if (process.platform !== 'linux') return [];
  const own = `/proc/${process.pid}/task`;
  const pids = readdirSync(own).flatMap((task) => readProcess(join(own, task, 'children')).split(' '));
  return pids
    .filter((pid) => pid !== '')
    .map((pid) => ({
      pid: Number(pid),
      text: ['cmdline', 'environ'].map((name) => readProcess(`/proc/${pid}/${name}`)).join('\n'),
    }))
    .filter(({ text }) => /(system|load)-child/.test(text));
}

/** A process may be gone before it is looked at. */
function readProcess(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** A log whose lines are kept as they were handed over, before anything is redacted. */
function listeningLog(lines: string[]): Log {
  const write = (...told: unknown[]): void => void lines.push(inspect(told, { depth: 8 }));
  const log = { debug: write, info: write, warn: write, error: write, fatal: write, child: () => log };
  return log as unknown as Log;
}
