import { createEngine, type Engine } from '#engine/index.ts';

/** An engine as the product has it, and what it logged. */
export interface BenchEngine {
  engine: Engine;
  logged: readonly object[];
}

export const benchWorkspace = 'bench';

export function openBenchEngine(directory: string): BenchEngine {
  const logged: object[] = [];
  const write = (fields: object): void => {
    logged.push(fields);
  };
  const engine = createEngine({
    directory,
    importChild: new URL('../app/import-child.ts', import.meta.url),
    queryChild: new URL('../app/query-child.ts', import.meta.url),
    versionChild: new URL('../app/version-child.ts', import.meta.url),
    warmChild: new URL('../app/warm-child.ts', import.meta.url),
    exportChild: new URL('../app/export-child.ts', import.meta.url),
    log: { info: write, warn: write, error: write },
  });
  return { engine, logged };
}

/** What importing a file took, and the most memory its process had, both as a person would meet them. */
export async function timeImport(
  { engine, logged }: BenchEngine,
  path: string,
  fileName: string,
): Promise<{ elapsedMs: number; peakMemoryBytes: number }> {
  engine.prepareImport('bench');
  await warm();
  const elapsedMs = await timed(() => engine.importFile({ workspaceId: benchWorkspace, path, fileName }));
  const last = logged.at(-1);
  const peakMemoryBytes =
    last !== undefined && 'peakMemoryBytes' in last ? Number(last.peakMemoryBytes) : Number.NaN;
  return { elapsedMs, peakMemoryBytes };
}

/** The prepared process has time to start, as it has while the bytes of an upload arrive. */
function warm(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1500));
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
