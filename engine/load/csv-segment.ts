import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** Enough that writing costs little and the memory of a slow disk stays small. */
const gatheredBytes = 1 << 20;

const needsQuotes = /[",\r\n]/;

/**
 * Cells as one line of the form that `addBytes` takes: null is an empty field, a text is quoted where it could be read
 * otherwise. A row of one cell has an empty field behind it.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  let line = '';
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? null;
    if (index > 0) line += ',';
    if (cell === null) continue;
    line += cell === '' || needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  }
  // A single cell that is null would be an empty line, which is no row.
  return cells.length === 1 ? `${line},\n` : `${line}\n`;
}

/** A file of rows as they come: UTF-8, commas, double quotes, no header; an empty field without quotes is null (RFC 4180 but for that). */
export class CsvSegment {
  readonly path: string;
  readonly #stream: WriteStream;
  readonly #done: Promise<void>;
  #gathered: string[] = [];
  #gatheredLength = 0;
  #writtenBytes = 0;

  constructor(path: string) {
    this.path = path;
    this.#stream = createWriteStream(path, { highWaterMark: gatheredBytes, mode: 0o600 });
    this.#done = finished(this.#stream);
    // Whoever writes or closes is told; a failure between the two must not end the process.
    this.#done.catch(() => {});
  }

  /** What is handed over as cells counts by its characters until it is written. */
  get byteCount(): number {
    return this.#writtenBytes + this.#gatheredLength;
  }

  /** Await what is returned, if anything: the disk is behind. */
  addRows(rows: readonly (readonly (string | null)[])[]): Promise<void> | undefined {
    for (const cells of rows) {
      const line = csvLine(cells);
      this.#gathered.push(line);
      this.#gatheredLength += line.length;
    }
    return this.#gatheredLength < gatheredBytes ? undefined : this.#writeGathered();
  }

  addBytes(bytes: Uint8Array): Promise<void> | undefined {
    this.#writtenBytes += bytes.byteLength;
    return this.#stream.write(bytes) ? undefined : this.#drained();
  }

  /** All of it is in the file when this settles. Throws what kept it from there. */
  async close(): Promise<void> {
    await this.#writeGathered();
    this.#stream.end();
    await this.#done;
  }

  destroy(): void {
    this.#stream.destroy();
  }

  #writeGathered(): Promise<void> | undefined {
    if (this.#gathered.length === 0) return undefined;
    const bytes = Buffer.from(this.#gathered.join(''));
    this.#gathered = [];
    this.#gatheredLength = 0;
    return this.addBytes(bytes);
  }

  /** A stream that failed never drains. */
  #drained(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#stream.once('drain', resolve);
    return Promise.race([promise, this.#done]);
  }
}
