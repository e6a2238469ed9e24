import { mkdir, rm } from 'node:fs/promises';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { uniqueNames } from '../import/column-names.ts';
import { openWorkDatabase } from '../open-database.ts';
import { quoteText } from '../sql-text.ts';
import { LoadTable } from './load-table.ts';
import type { LoadColumn } from './load-types.ts';
import type { LoadedPart } from './loaded-part.ts';

export interface LoadSessionOptions {
  /** Of this load alone; it outlives the process, so that a broken load can go on. */
  directory: string;
  /** DuckDB's buffers. */
  memoryBytes: number;
  /** A mark after so many bytes makes a part. */
  segmentBytes?: number | undefined;
}

const defaultSegmentBytes = 24e6;

/** The engine of a process that loads tables of an outside system. */
export class LoadSession {
  readonly #instance: DuckDBInstance;
  readonly #connection: DuckDBConnection;
  readonly #options: LoadSessionOptions;

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection, options: LoadSessionOptions) {
    this.#instance = instance;
    this.#connection = connection;
    this.#options = options;
  }

  static async open(options: LoadSessionOptions): Promise<LoadSession> {
    await mkdir(options.directory, { recursive: true, mode: 0o700 });
    const { instance, connection } = await openWorkDatabase(options);
    return new LoadSession(instance, connection, options);
  }

  /** Columns keep their names, but for what no two columns of a table may share: upper and lower case are one. */
  openTable(request: {
    name: string;
    columns: readonly LoadColumn[];
    parts?: readonly LoadedPart[] | undefined;
    onPart?: ((part: LoadedPart, position: unknown) => void) | undefined;
  }): LoadTable {
    const names = uniqueNames(request.columns.map(({ name }) => name));
    return new LoadTable({
      connection: this.#connection,
      directory: this.#options.directory,
      name: request.name,
      columns: request.columns.map((column, index) => ({ ...column, name: names[index] ?? column.name })),
      parts: request.parts ?? [],
      onPart: request.onPart ?? (() => {}),
      segmentBytes: this.#options.segmentBytes ?? defaultSegmentBytes,
    });
  }

  /** Cells of a finished table as texts, for a look at it: those that are longer end with `…`. */
  async readTexts(
    path: string,
    { limit, cellLength }: { limit: number; cellLength: number },
  ): Promise<(string | null)[][]> {
    const reader = await this.#connection.runAndReadAll(
      `SELECT left(CAST(COLUMNS(*) AS VARCHAR), ${Math.floor(cellLength) + 1}) FROM read_parquet(${quoteText(path)}) LIMIT ${Math.floor(limit)}`,
    );
    return (reader.getRows() as (string | null)[][]).map((cells) =>
      cells.map((cell) =>
        cell !== null && cell.length > cellLength ? `${cell.slice(0, cellLength)}…` : cell,
      ),
    );
  }

  /** Ends the session and deletes all that it has written. */
  async remove(): Promise<void> {
    this.close();
    await rm(this.#options.directory, { recursive: true, force: true });
  }

  close(): void {
    this.#connection.closeSync();
    this.#instance.closeSync();
  }
}
