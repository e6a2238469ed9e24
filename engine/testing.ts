import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine, type Engine } from './engine.ts';
import { defaultLimits, type EngineLimits } from './limits.ts';
import { openDatabase, runQueryOn } from './sandbox/query-job.ts';
import { VersionStore } from './versions/version-store.ts';

export interface TestEngine extends AsyncDisposable {
  engine: Engine;
  directory: string;
  /** What the engine logged. */
  logged: { fields: object; sentence: string }[];
}

/** An engine with the real child processes, in a directory that is removed with it. */
export async function createTestEngine(limits: Partial<EngineLimits> = {}): Promise<TestEngine> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-engine-'));
  const logged: TestEngine['logged'] = [];
  const write = (fields: object, sentence: string): void => {
    logged.push({ fields, sentence });
  };
  const engine = createEngine({
    directory,
    importChild: new URL('../app/import-child.ts', import.meta.url),
    queryChild: new URL('../app/query-child.ts', import.meta.url),
    versionChild: new URL('../app/version-child.ts', import.meta.url),
    warmChild: new URL('../app/warm-child.ts', import.meta.url),
    exportChild: new URL('../app/export-child.ts', import.meta.url),
    log: { info: write, warn: write, error: write },
    limits,
  });
  return {
    engine,
    directory,
    logged,
    [Symbol.asyncDispose]: async () => {
      await engine[Symbol.asyncDispose]();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * The same engine, but that runs foreign statements in this process: checked, shut in and run by the same code, without the
 * start of a child for each. For tests of very many answers, not of the sandbox: nothing caps the memory here.
 * @param directory of the engine's files
 */
export function runStatementsHere(engine: Engine, directory: string): Engine {
  const store = new VersionStore(directory);
  return {
    ...engine,
    queryFor:
      (workspaceId) =>
      async ({ tables, sql, maxRows, signal, deadlineMs }) => {
        const job = {
          sql,
          tables: tables.map(({ sqlName, versionId }) => ({
            sqlName,
            path: store.dataPath(workspaceId, versionId),
          })),
          maxRows,
          maxBytes: defaultLimits.queryResultBytes,
          memoryBytes: defaultLimits.queryMemoryBytes,
          hasRowNumbers: false,
        };
        const deadline = AbortSignal.timeout(deadlineMs);
        const database = await openDatabase(job);
        try {
          return await runQueryOn(database, job, signal ? AbortSignal.any([signal, deadline]) : deadline);
        } finally {
          database.closeSync();
        }
      },
  };
}
