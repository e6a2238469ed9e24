import { pipeline } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '#kernel/errors.ts';

export const archiveLimits = { entries: 2000, totalBytes: 2e9, ratio: 100, ratioFromBytes: 10e6 } as const;

export const passwordSentence =
  'The workbook is protected by a password. Remove the password and upload it again.';

/** Unpacked in larger pieces than streams have by default, and some of them ahead: the parser works meanwhile. */
const unpacking = { chunkSize: 128 * 1024, highWaterMark: 1024 * 1024 };
/** The method of packing that zip archives have beside none. */
const deflated = 8;

/** The parts of a workbook. */
export interface Archive extends AsyncDisposable {
  /** A part by its path, unpacked as it is read; null where there is none. */
  open(path: string): AsyncIterable<Buffer> | null;
  /** Bytes of a part when unpacked, as the archive claims; 0 where there is none. */
  sizeOf(path: string): number;
}

/**
 * Reads only the directory of a zip archive and refuses what would unpack to an unreasonable size.
 * The sizes are the archive's own claims: a part that turns out larger ends in an error while it is read.
 */
export async function openArchive(path: string): Promise<Archive> {
  let zip: ZipFile | null = null;
  try {
    zip = await openPromise(path, { validateEntrySizes: true, autoClose: false });
    const opened = zip;
    checkCount(zip.entryCount);
    const entries = new Map<string, Entry>();
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize;
      checkEntry(entry, total);
      // Some programs write Windows paths, and names in another case than they refer to.
      entries.set(keyOf(entry.fileName), entry);
    }
    return {
      open: (path) => {
        const entry = entries.get(keyOf(path));
        return entry === undefined ? null : unpack(opened, entry);
      },
      sizeOf: (path) => entries.get(keyOf(path))?.uncompressedSize ?? 0,
      [Symbol.asyncDispose]: () => {
        opened.close();
        return Promise.resolve();
      },
    };
  } catch (cause) {
    zip?.close();
    if (cause instanceof AppError) throw cause;
    throw new AppError(
      'unreadable',
      'The workbook is damaged: its archive cannot be read. Save it again in your spreadsheet program.',
      { cause },
    );
  }
}

/** The bytes of a part. It has as many as the archive claims, or ends in an error. */
async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  if (entry.compressionMethod !== deflated) {
    yield* await zip.openReadStreamPromise(entry);
    return;
  }
  const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  // An error of either stream ends both; it is met where the pieces are taken.
  const unpacked = pipeline(packed, createInflateRaw(unpacking), () => undefined);
  let bytes = 0;
  for await (const chunk of unpacked) {
    bytes += (chunk as Buffer).length;
    if (bytes > entry.uncompressedSize) throw new RangeError('A part is larger than its archive claims.');
    yield chunk as Buffer;
  }
  if (bytes < entry.uncompressedSize) throw new Error('A part is smaller than its archive claims.');
}

function keyOf(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();
}

function checkCount(found: number): void {
  const limit = archiveLimits.entries;
  if (found <= limit) return;
  throw new AppError(
    'tooLarge',
    `The workbook holds ${found.toLocaleString('en')} parts; at most ${limit.toLocaleString('en')} are read.`,
  );
}

function checkEntry(entry: Entry, total: number): void {
  if (entry.isEncrypted()) throw new AppError('unreadable', passwordSentence);
  if (!isSwollen(entry) && total <= archiveLimits.totalBytes) return;
  throw new AppError(
    'tooLarge',
    'The workbook unpacks to far more data than its size allows. Save it again, or export the sheet as .csv.',
  );
}

function isSwollen(entry: Entry): boolean {
  const { uncompressedSize, compressedSize } = entry;
  return (
    uncompressedSize > archiveLimits.ratioFromBytes &&
    uncompressedSize > archiveLimits.ratio * Math.max(1, compressedSize)
  );
}
