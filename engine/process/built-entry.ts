import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What `tools/build-server.ts` says beside the files that it made. */
export interface Sources {
  hash: string;
  /** From the root of the checkout. */
  files: string[];
}

const root = join(import.meta.dirname, '..', '..');

/** Of all names and contents. `tools/prepare.cjs` counts the same. */
export function hashOfSources(directory: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(directory, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * The built form of a module that a process starts with, which starts in half the time. The module itself where nothing was
 * built, or where a source has changed since: what runs is always what is written.
 * @param directory root of the checkout
 */
export function builtEntry(entry: URL, directory = root): URL {
  if (!entry.pathname.endsWith('.ts')) return entry;
  const file = join(directory, 'dist', 'server', `${basename(fileURLToPath(entry), '.ts')}.js`);
  return isFresh(directory) && existsSync(file) ? pathToFileURL(file) : entry;
}

/** A process that starts others asks once: it runs what it has loaded itself, whatever is written meanwhile. */
const known = new Map<string, boolean>();

function isFresh(directory: string): boolean {
  const found = known.get(directory) ?? readFresh(directory);
  known.set(directory, found);
  return found;
}

function readFresh(directory: string): boolean {
  try {
    const { hash, files } = JSON.parse(
      readFileSync(join(directory, 'dist', 'server', 'sources.json'), 'utf8'),
    ) as Sources;
    return hashOfSources(directory, files) === hash;
  } catch {
    return false;
  }
}
