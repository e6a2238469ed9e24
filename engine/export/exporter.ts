import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { AppError } from '#kernel/errors.ts';
import type { EngineLimits } from '../limits.ts';
import { CappedChild } from '../process/capped-child.ts';
import type { ChildCaps } from '../process/spawn-capped.ts';
import type { VersionStore } from '../versions/version-store.ts';
import { FairQueue } from '../warm/fair-queue.ts';
import type { ExportFormat, ExportJob } from './export-job.ts';

export interface ExportRequest {
  workspaceId: string;
  format: ExportFormat;
  /** A whole version in the order of its file, or what a statement gives over versions. */
  source:
    | { kind: 'version'; versionId: string }
    | { kind: 'statement'; sql: string; tables: { sqlName: string; versionId: string }[] };
  /** Names the sheets of a workbook. */
  title: string;
  hasByteOrderMark?: boolean;
  /** Ends the export, whether it waits, computes or writes. */
  signal: AbortSignal;
}

/** A file on its way out. */
export interface ExportedFile {
  /** Fails where the file could not be written to its end: what was read by then is no whole file. */
  stream: Readable;
  /** Where it is known beforehand. */
  sizeBytes: number | null;
}

/** Writes tables and results as files, each in a process of its own, as fast as they are read. */
export class Exporter {
  readonly #store: VersionStore;
  readonly #caps: ChildCaps;
  readonly #limits: EngineLimits;
  readonly #queue: FairQueue;

  constructor(store: VersionStore, caps: ChildCaps, limits: EngineLimits) {
    this.#store = store;
    this.#caps = { ...caps, hasOutput: true };
    this.#limits = limits;
    this.#queue = new FairQueue(limits.exportQueue);
  }

  /**
   * Resolves when the file begins. Throws AppError before that: `notFound` for a version that is gone, `tooLarge` for what
   * the format cannot hold, `invalid`, `timeout`, `cancelled`, `tooMany`.
   */
  async open(request: ExportRequest): Promise<ExportedFile> {
    const tables = await this.#resolve(request);
    const [first] = tables;
    if (request.format === 'parquet' && request.source.kind === 'version' && first !== undefined) {
      // A version is a Parquet file already, and the exact one.
      return { stream: createReadStream(first.path), sizeBytes: (await stat(first.path)).size };
    }
    const leave = await this.#queue.enter(request.workspaceId, request.signal);
    try {
      return await this.#start(request, tables, leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  async #start(
    request: ExportRequest,
    tables: ExportJob['tables'],
    leave: () => void,
  ): Promise<ExportedFile> {
    const directory = this.#store.jobDirectory();
    await mkdir(directory, { recursive: true });
    const child = new CappedChild(this.#caps);
    const controller = new AbortController();
    const begun = Promise.withResolvers<void>();
    const run = child.run({
      request: this.#jobOf(request, tables, directory),
      deadlineMs: this.#limits.exportDeadlineMs,
      graceMs: this.#limits.queryGraceMs,
      signal: AbortSignal.any([request.signal, controller.signal]),
      onProgress: () => begun.resolve(),
      sentences: {
        timeout: 'The export took too long and was stopped. Export a part of it, or use Parquet.',
        memory: 'The export needs more memory than one export may use. Use CSV or Parquet.',
      },
    });
    const written = endWith(run, () => rm(directory, { recursive: true, force: true }));
    written.then(leave, leave);
    await Promise.race([begun.promise, written]);
    const passed = { bytes: 0 };
    const stream = child.output.pipe(endsWith(written, passed));
    // A reader that goes away ends the work too.
    stream.once('close', () => controller.abort());
    this.#endHeld({ stream, passed, written }, request.workspaceId);
    return { stream, sizeBytes: null };
  }

  /** Ends an export whose reader keeps it waiting while others wait for its place: there are few, and whoever reads nothing would have one for ever. */
  #endHeld(
    { stream, passed, written }: { stream: Transform; passed: Passed; written: Promise<unknown> },
    workspaceId: string,
  ): void {
    const { exportHeldMs, exportHeldBytesPerSecond } = this.#limits;
    let heldMs = 0;
    const timer = setInterval(() => {
      if (stream.readableLength < stream.readableHighWaterMark) return;
      heldMs += heldLookMs;
      if (heldMs < exportHeldMs) return;
      const isSlow = passed.bytes * 1000 < exportHeldBytesPerSecond * heldMs;
      passed.bytes = 0;
      heldMs = 0;
      if (isSlow && this.#queue.isWaitedFor(workspaceId))
        stream.destroy(
          new AppError('timeout', 'The export was read too slowly while others waited for theirs.'),
        );
    }, heldLookMs);
    timer.unref();
    const stop = (): void => clearInterval(timer);
    written.then(stop, stop);
  }

  #jobOf(request: ExportRequest, tables: ExportJob['tables'], directory: string): ExportJob {
    const { source } = request;
    return {
      format: request.format,
      sql: source.kind === 'version' ? 'SELECT * FROM "rows"' : source.sql,
      tables,
      hasByteOrderMark: request.hasByteOrderMark === true,
      title: request.title,
      sheetRows: this.#limits.exportSheetRows,
      memoryBytes: this.#limits.exportMemoryBytes,
      threads: this.#limits.warmThreads,
      temporaryPath: join(directory, 'result.parquet'),
      spillDirectory: join(directory, 'spill'),
      spillBytes: this.#limits.warmSpillBytes,
    };
  }

  async #resolve({ workspaceId, source }: ExportRequest): Promise<ExportJob['tables']> {
    const wanted =
      source.kind === 'version' ? [{ sqlName: 'rows', versionId: source.versionId }] : source.tables;
    for (const { versionId } of wanted) {
      if (await this.#store.exists(workspaceId, versionId)) continue;
      throw new AppError('notFound', 'This version of the data is not there any more.');
    }
    return wanted.map(({ sqlName, versionId }) => ({
      sqlName,
      path: this.#store.dataPath(workspaceId, versionId),
    }));
  }
}

const heldLookMs = 250;

/** Since it was looked at. */
interface Passed {
  bytes: number;
}

/** Passes bytes on, counted, and ends only when the work has ended well: a process that died ends its output too. */
function endsWith(written: Promise<unknown>, passed: Passed): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      passed.bytes += chunk.length;
      done(null, chunk);
    },
    flush: (done) => {
      written.then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
}

/** What `work` gives or throws, after `last` was done. */
async function endWith<Result>(work: Promise<Result>, last: () => Promise<void>): Promise<Result> {
  try {
    return await work;
  } finally {
    await last();
  }
}
