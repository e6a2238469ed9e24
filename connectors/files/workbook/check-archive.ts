import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise } from 'yauzl';
import { AppError } from '#kernel/errors.ts';

export const archiveLimits = { entries: 2000, totalBytes: 2e9, ratio: 100, ratioFromBytes: 10e6 } as const;

export const passwordSentence =
  'The workbook is protected by a password. Remove the password and upload it again.';

/** The parts of a workbook. */
export interface Archive {
  /** A part by its path, unpacked as it is read; null where there is none. */
  open(path: string): Promise<Readable | null>;
  /** Bytes of a part when unpacked, as the archive claims; 0 where there is none. */
  sizeOf(path: string): number;
}

/**
 * Reads only the directory of a zip archive and refuses what would unpack to an unreasonable size.
 * The sizes are the archive's own claims: a part that turns out larger ends in an error while it is read.
 */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  try {
    const zip = await fromBufferPromise(bytes, { validateEntrySizes: true });
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
      open: async (path) => {
        const entry = entries.get(keyOf(path));
        return entry === undefined ? null : zip.openReadStreamPromise(entry);
      },
      sizeOf: (path) => entries.get(keyOf(path))?.uncompressedSize ?? 0,
    };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(
      'unreadable',
      'The workbook is damaged: its archive cannot be read. Save it again in your spreadsheet program.',
      { cause },
    );
  }
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
