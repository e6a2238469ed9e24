import { Worker } from 'node:worker_threads';
import { builtEntry } from '#engine/process/built-entry.ts';
import type { Catalog } from '#kernel/catalog.ts';
import type { FromWorker, ToWorker } from './ask-worker.ts';

/** Catalogs that the thread keeps; the least recently used goes first. */
const catalogsMaximum = 30;
const threadMemoryMb = 512;
/** A small young generation costs a little time and saves tens of megabytes of a thread that mostly waits. */
const youngMemoryMb = 8;

interface Listener {
  onMessage: (message: FromWorker) => void;
  onError: (error: unknown) => void;
  onExit: () => void;
}

/** One thread of the agent, with the catalogs that it was sent. */
export class AgentThread {
  readonly #worker: Worker;
  readonly #sentCatalogs = new Map<string, true>();

  constructor({ onMessage, onError, onExit }: Listener) {
    this.#worker = new Worker(builtEntry(new URL('./ask-worker.ts', import.meta.url)), {
      resourceLimits: { maxOldGenerationSizeMb: threadMemoryMb, maxYoungGenerationSizeMb: youngMemoryMb },
    });
    this.#worker.unref();
    this.#worker.on('message', onMessage);
    this.#worker.on('error', onError);
    this.#worker.on('exit', onExit);
  }

  hasCatalog(key: string): boolean {
    return this.#sentCatalogs.has(key);
  }

  /** Sends a catalog once; versions and what was told never change, so their ids and numbers name its content. */
  sendCatalog(key: string, catalog: Catalog): void {
    if (!this.#sentCatalogs.delete(key)) this.post({ type: 'catalog', key, catalog });
    this.#sentCatalogs.set(key, true);
    const oldest = this.#sentCatalogs.keys().next().value;
    if (this.#sentCatalogs.size > catalogsMaximum && oldest !== undefined) {
      this.#sentCatalogs.delete(oldest);
      this.post({ type: 'forget', key: oldest });
    }
  }

  post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  /** Time that it has computed, in ms, told from outside: also by one that takes no message. Rejects once it has ended. */
  async computedMs(): Promise<number> {
    const { user, system } = await this.#worker.cpuUsage();
    return (user + system) / 1000;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
