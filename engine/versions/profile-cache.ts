import type { TableProfile } from '#kernel/catalog.ts';
import type { VersionStore } from './version-store.ts';

/** The most recently used profiles. Versions never change, so nothing in here grows old. */
export class ProfileCache {
  readonly #store: VersionStore;
  readonly #size: number;
  readonly #profiles = new Map<string, Promise<TableProfile>>();

  constructor(store: VersionStore, size: number) {
    this.#store = store;
    this.#size = size;
  }

  read(workspaceId: string, versionId: string): Promise<TableProfile> {
    const key = `${workspaceId}/${versionId}`;
    const profile = this.#profiles.get(key) ?? this.#store.readProfile(workspaceId, versionId);
    this.#profiles.delete(key);
    this.#profiles.set(key, profile);
    const oldest = this.#profiles.keys().next().value;
    if (this.#profiles.size > this.#size && oldest !== undefined) this.#profiles.delete(oldest);
    profile.catch(() => this.#profiles.delete(key));
    return profile;
  }

  forget(workspaceId: string, versionId: string): void {
    this.#profiles.delete(`${workspaceId}/${versionId}`);
  }
}
