import { readFile, stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { TableProfile } from '#kernel/catalog.ts';
import { partProfile } from './value-lists.ts';

/** What is read in a millisecond or two. */
const readHereBytes = 200_000;

/**
 * A profile without its long lists of values. Versions of before they were set apart have megabytes of them in the profile: those
 * are read in a thread of their own, so that the server goes on.
 */
export async function readPartedProfile(path: string): Promise<TableProfile> {
  const { size } = await stat(path);
  if (size > readHereBytes) return readInThread(path);
  return partProfile(JSON.parse(await readFile(path, 'utf8')) as TableProfile).profile;
}

function readInThread(path: string): Promise<TableProfile> {
  const { promise, resolve, reject } = Promise.withResolvers<TableProfile>();
  const worker = new Worker(new URL('./read-profile-thread.ts', import.meta.url), { workerData: path });
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('The thread that reads a profile ended without it.')));
  return promise;
}
