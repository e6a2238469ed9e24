import { mkdir, rm } from 'node:fs/promises';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { AppError, messageOf } from '#kernel/errors.ts';
import { openWorkDatabase } from '../open-database.ts';
import type { FrameRequest, TypedFrame } from './frame-request.ts';
import { readFrame } from './read-frame.ts';
import { type NewColumn, type WrittenTable, writeColumns, writeWithColumns } from './write-columns.ts';

export interface FrameSessionOptions {
  /** Of this job alone. */
  directory: string;
  /** DuckDB's buffers. */
  memoryBytes: number;
}

/** The engine of a process that learns and predicts: versions in as columns of numbers, predictions out as a table. */
export class FrameSession {
  readonly #instance: DuckDBInstance;
  readonly #connection: DuckDBConnection;
  readonly #directory: string;

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection, directory: string) {
    this.#instance = instance;
    this.#connection = connection;
    this.#directory = directory;
  }

  static async open({ directory, memoryBytes }: FrameSessionOptions): Promise<FrameSession> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const { instance, connection } = await openWorkDatabase({ directory, memoryBytes });
    return new FrameSession(instance, connection, directory);
  }

  /** @throws AppError 'notFound' for a version that is gone, 'tooLarge' where memory ends */
  readFrame(request: FrameRequest, onProgress?: (share: number) => void): Promise<TypedFrame> {
    return explained(() => readFrame(this.#connection, request, onProgress));
  }

  /** The rows of the base with further columns, as a table that is to become a version. `places` are those of the frame. */
  writeWithColumns(
    request: FrameRequest,
    places: Float64Array,
    columns: readonly NewColumn[],
  ): Promise<WrittenTable> {
    return explained(() =>
      writeWithColumns(
        { connection: this.#connection, directory: this.#directory },
        request,
        places,
        columns,
      ),
    );
  }

  /** A table of these columns alone. */
  writeColumns(rowCount: number, columns: readonly NewColumn[]): Promise<WrittenTable> {
    return explained(() =>
      writeColumns({ connection: this.#connection, directory: this.#directory }, rowCount, columns),
    );
  }

  close(): void {
    this.#connection.closeSync();
    this.#instance.closeSync();
  }

  async remove(): Promise<void> {
    this.close();
    await rm(this.#directory, { recursive: true, force: true });
  }
}

/** What DuckDB says of limits and files, as sentences for the person; everything else as it is. */
async function explained<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const text = messageOf(error);
    if (/No files found|Cannot open file/i.test(text))
      throw new AppError('notFound', 'The data that the model learns from are not there any more.', {
        cause: error,
      });
    if (/No space left|ENOSPC/i.test(text))
      throw new AppError('full', 'There is no room left on the disk. Ask the operator for more space.', {
        cause: error,
      });
    if (/Out of Memory|bad_alloc|failed to (?:allocate|pin)/i.test(text))
      throw new AppError(
        'tooLarge',
        'Reading the table needs more memory than one model may use. Choose fewer columns.',
        { cause: error },
      );
    throw error;
  }
}
