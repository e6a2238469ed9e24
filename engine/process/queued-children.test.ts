import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeHostileFiles } from '../../bench/hostile-files.ts';
import { childProcessesOf, isImport } from '../../tools/child-processes.ts';
import { createTestEngine, type TestEngine } from '../testing.ts';
import { fitWork, queueFor } from '../work-limits.ts';
import type { OnWaiting } from './queued-children.ts';

function importText(test: TestEngine, workspaceId: string, path: string, onWaiting?: OnWaiting) {
  return test.engine.importFile({ workspaceId, path, fileName: 'x.csv', onWaiting });
}

const title = 'K05 reads the files of one workspace one after another while those of others go before them';

it.skipIf(process.platform !== 'linux')(
  `${title} (counts processes in /proc)`,
  { timeout: 60_000 },
  async () => {
    await using test = await createTestEngine({ importQueue: queueFor(2) });
    const directory = await mkdtemp(join(tmpdir(), 'plumbline-queue-'));
    const path = join(directory, 'x.csv');
    await writeFile(path, `a,b\n${'1,x\n2,"y\nz"\n'.repeat(500)}`);
    const told: (number | null)[] = [];
    let most = 0;
    const many = Array.from({ length: 4 }, (_, index) =>
      importText(test, 'many', path, index === 3 ? (ahead) => told.push(ahead) : undefined),
    );
    const toldFew: (number | null)[] = [];
    const few = importText(test, 'few', path, (ahead) => toldFew.push(ahead));
    let isOver = false;
    const all = Promise.all([...many, few]).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      most = Math.max(most, (await childProcessesOf(process.pid)).filter(isImport).length);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    await all;
    expect(most).toBeLessThanOrEqual(2);
    // Its turn came at once, though three others had come before.
    expect(toldFew).toEqual([]);
    expect(told[0]).toBe(2);
    expect(told.slice(-2)).toEqual([0, null]);
    await rm(directory, { recursive: true, force: true });
  },
);

const hostile =
  'U02 U05 K05 holds eight hostile files of one workspace within the memory of all, while three others read theirs';

it.skipIf(process.platform !== 'linux')(
  `${hostile} (counts processes in /proc)`,
  { timeout: 60_000 },
  async () => {
    const memoryBytes = 3 * 1024 ** 3;
    const limits = fitWork({ importsAtOnce: 2, importDataBytes: 4e9, exportDataBytes: 2e9 }, memoryBytes);
    await using test = await createTestEngine(limits);
    const directory = await mkdtemp(join(tmpdir(), 'plumbline-hostile-'));
    const path = join(directory, 'x.csv');
    await writeFile(path, 'a,b\n1,x\n');
    const stop = new AbortController();
    const files = await writeHostileFiles(directory, 0.01);
    const state = { ended: 0 };
    const flood = [...files, ...files].map((file) =>
      test.engine
        .importFile({ workspaceId: 'hostile', ...file, signal: stop.signal })
        .catch(() => null)
        .finally(() => {
          state.ended += 1;
        }),
    );
    const most = { processes: 0, bytes: 0 };
    const others = { isOver: false };
    const imports = Promise.all(
      ['a', 'b', 'c'].map((workspaceId) => importText(test, workspaceId, path)),
    ).finally(() => {
      others.isOver = true;
    });
    while (!others.isOver) {
      const children = (await childProcessesOf(process.pid)).filter(isImport);
      const bytes = children.reduce((sum, { residentBytes }) => sum + residentBytes, 0);
      most.processes = Math.max(most.processes, children.length);
      most.bytes = Math.max(most.bytes, bytes);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    expect((await imports).map(({ tables }) => tables[0]?.profile.rowCount)).toEqual([1, 1, 1]);
    // Theirs went first, though all of the others had come before.
    expect(state.ended).toBeLessThan(8);
    stop.abort();
    await Promise.all(flood);
    expect(most.processes).toBeLessThanOrEqual(2);
    expect(most.bytes).toBeLessThan(memoryBytes);
    await rm(directory, { recursive: true, force: true });
  },
);
