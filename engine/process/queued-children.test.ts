import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestEngine, type TestEngine } from '../testing.ts';
import { queueFor } from '../work-limits.ts';
import type { OnWaiting } from './queued-children.ts';

/** Children of this process that read a file, by what the kernel says of them. */
async function importChildren(): Promise<{ pid: string; residentBytes: number }[]> {
  const found = [];
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const [status, command] = await Promise.all(
      ['status', 'cmdline'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
    );
    if (!status?.includes(`PPid:\t${process.pid}\n`) || !/(import|version)-child/.test(command ?? ''))
      continue;
    found.push({ pid, residentBytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024 });
  }
  return found;
}

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
    const order: string[] = [];
    const told: (number | null)[] = [];
    let most = 0;
    const many = Array.from({ length: 4 }, (_, index) =>
      importText(test, 'many', path, index === 3 ? (ahead) => told.push(ahead) : undefined).then(() =>
        order.push('many'),
      ),
    );
    const few = importText(test, 'few', path).then(() => order.push('few'));
    let isOver = false;
    const all = Promise.all([...many, few]).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      most = Math.max(most, (await importChildren()).length);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await all;
    expect(most).toBeLessThanOrEqual(2);
    expect(order.indexOf('few')).toBeLessThanOrEqual(2);
    expect(told[0]).toBe(2);
    expect(told.slice(-2)).toEqual([0, null]);
    await rm(directory, { recursive: true, force: true });
  },
);
