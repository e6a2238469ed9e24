import { AppError } from '#kernel/errors.ts';
import type { ImportedSource, ImportedTable } from '../import/importer.ts';
import type { SampleShelf } from './sample-shelf.ts';
import type { VersionStore } from './version-store.ts';

interface Made {
  today: string;
  workspaceId: string;
  source: ImportedSource;
}

/**
 * The sample company of a day is the same for everybody, and versions never change: it is made once, and the next workspaces
 * get its files under names of their own.
 */
export class SampleImporter {
  readonly #store: VersionStore;
  readonly #make: (workspaceId: string, today: string, signal?: AbortSignal) => Promise<ImportedSource>;
  readonly #shelf: SampleShelf | null;
  #latest: Made | null = null;

  /** @param shelf where what was made is kept for other engines */
  constructor(
    store: VersionStore,
    make: (workspaceId: string, today: string, signal?: AbortSignal) => Promise<ImportedSource>,
    shelf: SampleShelf | null = null,
  ) {
    this.#store = store;
    this.#make = make;
    this.#shelf = shelf;
  }

  /** The sample company as it stands on a day, `YYYY-MM-DD`, in a workspace. Throws as an import does. */
  async import(workspaceId: string, today: string, signal?: AbortSignal): Promise<ImportedSource> {
    const shared = this.#latest?.today === today ? await this.#share(this.#latest, workspaceId) : null;
    const source =
      shared ??
      (await this.#shelf?.take(today, workspaceId)) ??
      (await this.#makeForAll(workspaceId, today, signal));
    this.#latest = { today, workspaceId, source };
    return structuredClone(source);
  }

  async #makeForAll(workspaceId: string, today: string, signal?: AbortSignal): Promise<ImportedSource> {
    const source = await this.#make(workspaceId, today, signal);
    await this.#shelf?.put(today, workspaceId, source);
    return source;
  }

  /** Null when the workspace that has it has removed some of it in the meantime. */
  async #share({ workspaceId, source }: Made, target: string): Promise<ImportedSource | null> {
    const tables: ImportedTable[] = [];
    try {
      for (const table of source.tables) {
        const versionId = await this.#store.duplicate(workspaceId, table.versionId, target);
        tables.push({ ...table, versionId });
      }
      return { ...source, tables };
    } catch (error) {
      await Promise.all(tables.map(({ versionId }) => this.#store.remove(target, versionId)));
      if (error instanceof AppError && error.code === 'full') throw error;
      return null;
    }
  }
}
