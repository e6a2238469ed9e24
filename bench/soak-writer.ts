import { type SoakClient, type SoakDatabase, tagSql } from './soak-databases.ts';

/** Rows whose number is a multiple of this are never written again: every version has all of them. */
export const standingEvery = 10;
const pauseMs = 20;

/**
 * A client that inserts, updates and deletes `orders`, and inserts and updates `events`, until it is paused. Of rows that are removed a reading by
 * what has changed learns nothing, so none of `events` is.
 */
export class SoakWriter {
  readonly #database: SoakDatabase;
  readonly #random: () => number;
  #client: SoakClient | null = null;
  #isWanted = false;
  #working: Promise<void> = Promise.resolve();
  /** Ids above these are new. */
  #nextOrder = 1_000_001;
  #nextEvent = 1_000_001;
  writes = 0;

  constructor(database: SoakDatabase, random: () => number) {
    this.#database = database;
    this.#random = random;
  }

  go(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.#working = this.#work();
  }

  /** Nothing is on its way when this settles. */
  async pause(): Promise<void> {
    this.#isWanted = false;
    await this.#working;
    await this.#client?.close();
    this.#client = null;
  }

  async #work(): Promise<void> {
    while (this.#isWanted) {
      try {
        this.#client ??= await this.#database.connect();
        await this.#client.run(this.#statements());
        this.writes += 1;
      } catch {
        // The database was killed; what was not committed is not there.
        await this.#client?.close();
        this.#client = null;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  /** One transaction. */
  #statements(): string {
    const n = Math.floor(this.#random() * 1e9);
    const order = this.#changing(260_000);
    const event = this.#changing(20_000);
    const [newOrder, newEvent] = [this.#nextOrder, this.#nextEvent];
    this.#nextOrder += 2;
    this.#nextEvent += 1;
    const removed =
      this.#random() < 0.5 ? this.#changing(260_000) : newOrder - 2 * Math.floor(this.#random() * 50);
    return `BEGIN;
      INSERT INTO orders (id, n, tag) VALUES (${newOrder}, ${n}, ${tagSql(String(newOrder), String(n))});
      UPDATE orders SET n = ${n}, tag = ${tagSql('id', String(n))} WHERE id BETWEEN ${order} AND ${order + 8};
      DELETE FROM orders WHERE id = ${removed};
      INSERT INTO events (id, n, tag) VALUES (${newEvent}, ${n}, ${tagSql(String(newEvent), String(n))});
      UPDATE events SET n = ${n}, tag = ${tagSql('id', String(n))}, changed_at = CURRENT_TIMESTAMP(6) WHERE id BETWEEN ${event} AND ${event + 8};
      COMMIT`;
  }

  /** The first of nine ids between two that stand. */
  #changing(most: number): number {
    return Math.floor((this.#random() * most) / standingEvery) * standingEvery + 1;
  }
}
