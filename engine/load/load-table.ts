import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { settleFile, writeParquet } from '../import/write-parquet.ts';
import type { TableBounds } from '../profile/bounds.ts';
import { profileTable } from '../profile.ts';
import { quoteText } from '../sql-text.ts';
import { CsvSegment } from './csv-segment.ts';
import { isFinalIn } from './final-values.ts';
import { gatherParts, type LoadNote } from './gather-parts.ts';
import type { LoadColumn } from './load-types.ts';
import type { LoadedPart } from './loaded-part.ts';
import { longestLine, segmentRelation, segmentRows, usualLine } from './segment-sql.ts';
import { findUnreadable } from './unreadable.ts';

export interface LoadTableOptions {
  connection: DuckDBConnection;
  /** Parts and the finished table are written here. */
  directory: string;
  name: string;
  columns: readonly LoadColumn[];
  /** What an earlier reading that was broken off has left. */
  parts?: readonly LoadedPart[];
  /** Told when rows are safe: the position that was given with them. */
  onPart: (part: LoadedPart, position: unknown) => void;
  segmentBytes: number;
}

export interface LoadedTable {
  name: string;
  path: string;
  profile: Awaited<ReturnType<typeof profileTable>>;
  sizeBytes: number;
  contentHash: string;
  notes: LoadNote[];
}

/**
 * Takes the rows of one table of an outside system and makes one typed Parquet file of them. Rows are gathered as text in a
 * file; at a mark, once there are enough, they become a part while further rows arrive. All conversion is the engine's: no
 * value passes through a JavaScript number.
 */
export class LoadTable {
  readonly #options: LoadTableOptions;
  readonly #parts: LoadedPart[];
  /** What the writer counted of the only part, where nothing has to be gathered. */
  #bounds: TableBounds | undefined;
  #segment: CsvSegment | null = null;
  #segmentRows = 0;
  /** Of parts that this reading made, and of the segment that becomes one. */
  #partBytes = 0;
  #convertingBytes = 0;
  #converting: Promise<void> = Promise.resolve();
  /** Bytes that the longest row so far may have. */
  #lineBytes = usualLine;

  constructor(options: LoadTableOptions) {
    this.#options = options;
    this.#parts = [...(options.parts ?? [])];
  }

  /** Rows that are safe, those of an earlier reading among them. */
  get safeRowCount(): number {
    return this.#parts.reduce((sum, part) => sum + part.rowCount, 0);
  }

  /** Rows that were handed over as cells since the last part. */
  get openRowCount(): number {
    return this.#segmentRows;
  }

  /** On disk now, without what an earlier reading has left. */
  get heldBytes(): number {
    return this.#partBytes + this.#convertingBytes + (this.#segment?.byteCount ?? 0);
  }

  /** Cells in the order of the columns, each exactly as the system writes it. Await what is returned, if anything. */
  addRows(rows: readonly (readonly (string | null)[])[]): Promise<void> | undefined {
    this.#segmentRows += rows.length;
    return this.#open().addRows(rows);
  }

  /** The same as bytes: see `CsvSegment`. Rows may be cut anywhere but at a mark. */
  addBytes(bytes: Uint8Array): Promise<void> | undefined {
    return this.#open().addBytes(bytes);
  }

  /**
   * Says that all rows up to here are whole.
   * @param position plain data; a later reading that goes on behind the last safe part is given it
   */
  async mark(position: unknown): Promise<void> {
    const segment = this.#segment;
    if (segment && segment.byteCount >= this.#options.segmentBytes) await this.#endSegment(position);
  }

  /** Ends the table, and measures it. */
  async close(): Promise<LoadedTable> {
    const { path, notes, bounds } = await this.finish();
    const { connection, name, columns } = this.#options;
    const units = new Map(
      columns.flatMap(({ name: column, unit }) => (unit ? [[column, unit] as const] : [])),
    );
    const relation = `read_parquet(${quoteText(path)})`;
    const [profile, file] = await Promise.all([
      profileTable(connection, relation, units, bounds),
      settleFile(path),
    ]);
    return { name, path, profile, ...file, notes };
  }

  /** Ends the table as a file that nothing is known of but its rows. */
  async finish(): Promise<{ path: string; notes: LoadNote[]; bounds: TableBounds | undefined }> {
    if (this.#segment || this.#parts.length === 0) {
      this.#open();
      await this.#endSegment(null);
    }
    await this.#converting;
    const { connection, directory, columns } = this.#options;
    const path = join(directory, `${randomUUID()}.parquet`);
    const gathered = await gatherParts(connection, columns, this.#parts, path);
    return { path, notes: gathered.notes, bounds: gathered.bounds ?? this.#bounds };
  }

  #open(): CsvSegment {
    this.#segment ??= new CsvSegment(join(this.#options.directory, `${randomUUID()}.csv`));
    return this.#segment;
  }

  /** Only one segment is converted at a time, while the next one fills: the memory of two is the most that is held. */
  async #endSegment(position: unknown): Promise<void> {
    const segment = this.#open();
    this.#segment = null;
    this.#segmentRows = 0;
    await Promise.all([segment.close(), this.#converting]);
    this.#convertingBytes = segment.byteCount;
    this.#converting = this.#convert(segment.path, position);
    // It is awaited at the next mark; until then nobody listens.
    this.#converting.catch(() => {});
  }

  async #convert(source: string, position: unknown): Promise<void> {
    const { connection, directory, columns, onPart } = this.#options;
    const path = join(directory, `${randomUUID()}.part.parquet`);
    const known = new Set(this.#parts.flatMap(({ asText }) => asText));
    let asText = columns.filter(({ name }) => known.has(name)).map(({ name }) => name);
    let bounds: TableBounds;
    try {
      bounds = await this.#write(source, asText, path);
    } catch (error) {
      const segment = { columns, path: source, lineBytes: longestLine };
      const unreadable = await findUnreadable(connection, segmentRelation(segment, true), columns);
      // What no text can explain is no matter of types: the disk is full, the memory too small.
      if (unreadable.every((name) => known.has(name))) throw error;
      asText = [...new Set([...asText, ...unreadable])];
      bounds = await this.#write(source, asText, path);
    }
    this.#partBytes += (await stat(path)).size;
    await rm(source, { force: true });
    this.#convertingBytes = 0;
    const isFinal = asText.length === 0 && columns.every((column) => isFinalIn(column, bounds));
    const part = { path, rowCount: bounds.rowCount, asText, isFinal };
    this.#bounds = this.#parts.length === 0 ? bounds : undefined;
    this.#parts.push(part);
    // Behind the last part reading cannot go on: where it is told, whoever takes it up would read everything once more beside it.
    if (position !== null) onPart(part, position);
  }

  /** With room for rows of any length only once there was one: it costs memory and time. */
  async #write(source: string, asText: readonly string[], path: string): Promise<TableBounds> {
    const { connection, columns } = this.#options;
    const write = () => {
      const segment = { columns, path: source, lineBytes: this.#lineBytes };
      return writeParquet(connection, segmentRows(segment, new Set(asText)), path);
    };
    try {
      return await write();
    } catch (error) {
      if (this.#lineBytes === longestLine || !isOfLength(error)) throw error;
      this.#lineBytes = longestLine;
      return write();
    }
  }
}

function isOfLength(error: unknown): boolean {
  return error instanceof Error && /maximum line size/i.test(error.message);
}
