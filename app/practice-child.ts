import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { practiceSql } from '#connectors/practice/practice-data.ts';
import { openPracticeEngine } from '#connectors/practice/practice-engine.ts';
import { findPort, startPracticeServer } from '#connectors/practice/practice-server.ts';
import { type StartedPractice, startHttpPractice } from '#connectors/practice/start-kind.ts';
import { serveOneJob } from '#engine/process/child-side.ts';
import { AppError } from '#kernel/errors.ts';
import type { PracticeJob, PracticeProgress } from './practice-systems.ts';

const lookMs = 5000;

/** The process in which a practice system runs, as long as somebody uses it. */
serveOneJob({
  async run(request, { onProgress }) {
    const job = request as PracticeJob;
    const { type, ports, lastDay, idleMs } = job;
    const port = await findPort(ports).catch((error: unknown) => {
      if ((error as { code?: unknown }).code !== 'EADDRINUSE') throw error;
      throw new AppError('conflict', `Another program of this machine listens on port ${ports.join(', ')}.`);
    });
    const key = Buffer.from(job.key, 'base64');
    const options = { port, key, lastDay };
    await using practice =
      type === 'postgresql' ? await startDatabase(options) : await startHttpPractice(type, options);
    onProgress({ port } satisfies PracticeProgress);
    while (practice.isBusy || performance.now() - practice.quietSince < idleMs)
      await sleep(Math.min(lookMs, idleMs));
    return null;
  },
});

async function startDatabase({
  port,
  key,
  lastDay,
}: {
  port: number;
  key: Buffer;
  lastDay: string;
}): Promise<StartedPractice> {
  const statements = practiceSql(lastDay);
  const file = fileOf(statements);
  const known = readKept(file);
  await using parts = new AsyncDisposableStack();
  const engine = parts.use(await openPracticeEngine({ statements, kept: known }));
  if (engine.kept !== null && engine.kept !== known) keep(file, engine.kept);
  const server = parts.use(await startPracticeServer({ ports: [port], key, engine }));
  const opened = parts.move();
  return {
    get isBusy() {
      return server.connections > 0;
    },
    get quietSince() {
      return server.quietSince;
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** In the working directory, which is the practice systems' own. */
const ending = '.tar.gz';

function fileOf(statements: readonly string[]): string {
  return `postgresql-${createHash('sha256').update(statements.join('\0')).digest('hex').slice(0, 16)}${ending}`;
}

function readKept(file: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    return null;
  }
}

/** Makes the next start quick. What other data were made of before goes; where the disk is full nothing is kept. */
function keep(file: string, packed: Uint8Array): void {
  try {
    for (const name of readdirSync('.')) if (name.endsWith(ending)) rmSync(name);
    writeFileSync(`${file}.new`, packed);
    renameSync(`${file}.new`, file);
  } catch {
    rmSync(`${file}.new`, { force: true });
  }
}
