import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine, type Engine } from './engine.ts';
import type { EngineLimits } from './limits.ts';

export interface TestEngine extends AsyncDisposable {
  engine: Engine;
  directory: string;
  /** What the engine logged. */
  logged: { fields: object; sentence: string }[];
}

/** An engine with the real child processes, in a directory that is removed with it. */
export async function createTestEngine(
  limits: Partial<EngineLimits> = {},
  parts: { sampleDirectory?: string } = {},
): Promise<TestEngine> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-engine-'));
  const logged: TestEngine['logged'] = [];
  const write = (fields: object, sentence: string): void => {
    logged.push({ fields, sentence });
  };
  const engine = createEngine({
    ...parts,
    directory,
    importChild: new URL('../app/import-child.ts', import.meta.url),
    queryChild: new URL('../app/query-child.ts', import.meta.url),
    versionChild: new URL('../app/version-child.ts', import.meta.url),
    warmChild: new URL('../app/warm-child.ts', import.meta.url),
    exportChild: new URL('../app/export-child.ts', import.meta.url),
    log: { info: write, warn: write, error: write },
    // A process that stands by is of use to somebody who waits for an answer.
    limits: { spareQueryChildren: { idle: 0, busy: 0, calmMs: 1000 }, ...limits },
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
