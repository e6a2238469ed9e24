import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SyncStore } from './sync-store.ts';

/** Removes parts of readings that nobody goes on with: cancelled while they waited, or of a source that was removed. */
export async function sweepLoads(directory: string, syncs: Pick<SyncStore, 'activeIds'>): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // Listed first: what begins meanwhile is not touched.
  const names = await readdir(directory);
  const active = new Set(names.length > 0 ? await syncs.activeIds() : []);
  for (const name of names)
    if (!active.has(name)) await rm(join(directory, name), { recursive: true, force: true, maxRetries: 3 });
}
