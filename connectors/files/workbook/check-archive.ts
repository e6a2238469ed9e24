import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise } from 'yauzl';
import { AppError } from '#kernel/errors.ts';

export const archiveLimits = { entries: 2000, totalBytes: 2e9, ratio: 100, ratioFromBytes: 10e6 } as const;

/**
 * Reads only the directory of a zip archive and refuses what would unpack to an unreasonable size.
 * The sizes are the archive's own claims: readers must still stop at what they claim (`validateEntrySizes`).
 */
export async function checkArchive(bytes: Buffer): Promise<void> {
  let total = 0;
  for await (const entry of entriesOf(bytes)) {
    total += entry.uncompressedSize;
    if (entry.isEncrypted()) throw new AppError('unreadable', passwordSentence);
    if (isSwollen(entry) || total > archiveLimits.totalBytes) {
      throw new AppError(
        'tooLarge',
        'The workbook unpacks to far more data than its size allows. Save it again, or export the sheet as .csv.',
      );
    }
  }
}

export const passwordSentence =
  'The workbook is protected by a password. Remove the password and upload it again.';

function isSwollen(entry: Entry): boolean {
  const { uncompressedSize, compressedSize } = entry;
  return (
    uncompressedSize > archiveLimits.ratioFromBytes &&
    uncompressedSize > archiveLimits.ratio * Math.max(1, compressedSize)
  );
}

/** The entries of an archive's directory; `unreadable` where it cannot be read or contradicts itself. */
async function* entriesOf(bytes: Buffer): AsyncGenerator<Entry & { open(): Promise<Readable> }> {
  try {
    const zip = await fromBufferPromise(bytes, { validateEntrySizes: true });
    if (zip.entryCount > archiveLimits.entries) {
      const [found, limit] = [zip.entryCount, archiveLimits.entries].map((count) =>
        count.toLocaleString('en'),
      );
      throw new AppError('tooLarge', `The workbook holds ${found} parts; at most ${limit} are read.`);
    }
    for await (const entry of zip.eachEntry())
      yield Object.assign(entry, { open: () => zip.openReadStreamPromise(entry) });
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(
      'unreadable',
      'The workbook is damaged: its archive cannot be read. Save it again in your spreadsheet program.',
      { cause },
    );
  }
}

/** The text of one part of an archive; null where there is none. Parts larger than `maxBytes` are refused. */
export async function readPart(bytes: Buffer, name: string, maxBytes = 5e6): Promise<string | null> {
  for await (const entry of entriesOf(bytes)) {
    if (entry.fileName !== name) continue;
    if (entry.uncompressedSize > maxBytes) {
      throw new AppError('tooLarge', 'The description of the workbook is too large to read.');
    }
    const parts: Buffer[] = [];
    for await (const part of await entry.open()) parts.push(part as Buffer);
    return Buffer.concat(parts).toString('utf8');
  }
  return null;
}
