import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#kernel/ids.ts';
import type { ImportedSource } from '../import/importer.ts';
import type { VersionStore } from './version-store.ts';

/**
 * The sample company of a day, kept outside of every store for those that share a directory: `<day>/source.json` and the
 * files of each table in `<day>/<number>/`. It appears by one rename, so whoever finds it finds all of it.
 */
export class SampleShelf {
  readonly #directory: string;
  readonly #store: VersionStore;

  constructor(directory: string, store: VersionStore) {
    this.#directory = directory;
    this.#store = store;
  }

  /** Gives a workspace what is kept of a day; null where nothing is. Throws `full` as a publish does. */
  async take(today: string, workspaceId: string): Promise<ImportedSource | null> {
    const from = join(this.#directory, today);
    const text = await readFile(join(from, 'source.json'), 'utf8').catch(() => null);
    if (text === null) return null;
    const source = JSON.parse(text) as ImportedSource;
    const tables: ImportedSource['tables'] = [];
    for (const [number, table] of source.tables.entries()) {
      const versionId = await this.#store.adopt(join(from, String(number)), workspaceId);
      tables.push({ ...table, versionId });
    }
    return { ...source, tables };
  }

  /** Keeps what a workspace was given. Where another has been quicker, or there is no room, nothing happens. */
  async put(today: string, workspaceId: string, source: ImportedSource): Promise<void> {
    const staged = join(this.#directory, newId());
    try {
      await mkdir(staged, { recursive: true });
      for (const [number, { versionId }] of source.tables.entries())
        await this.#store.lend(workspaceId, versionId, join(staged, String(number)));
      await writeFile(join(staged, 'source.json'), JSON.stringify(source));
      await rename(staged, join(this.#directory, today));
    } catch {
      await rm(staged, { recursive: true, force: true });
    }
  }
}
