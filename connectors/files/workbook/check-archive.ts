import { fromBufferPromise } from 'yauzl';
import { AppError } from '#kernel/errors.ts';

export const archiveLimits = { entries: 2000, totalBytes: 2e9, ratio: 100, ratioFromBytes: 10e6 } as const;

/**
 * Reads only the directory of a zip archive and refuses what would unpack to an unreasonable size.
 * The sizes are the archive's own claims: readers must still stop at what they claim (`validateEntrySizes`).
 */
export async function checkArchive(bytes: Buffer): Promise<void> {
  const zip = await openArchive(bytes);
  if (zip.entryCount > archiveLimits.entries) {
    throw new AppError(
      'tooLarge',
      `The workbook holds ${zip.entryCount.toLocaleString('en')} parts; at most ${archiveLimits.entries.toLocaleString('en')} are read.`,
    );
  }
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize;
    if (entry.isEncrypted())
      throw new AppError(
        'unreadable',
        'The workbook is protected by a password. Remove the password and upload it again.',
      );
    const isSwollen =
      entry.uncompressedSize > archiveLimits.ratioFromBytes &&
      entry.uncompressedSize > archiveLimits.ratio * Math.max(1, entry.compressedSize);
    if (isSwollen || total > archiveLimits.totalBytes) {
      throw new AppError(
        'tooLarge',
        'The workbook unpacks to far more data than its size allows. Save it again, or export the sheet as .csv.',
      );
    }
  }
}

async function openArchive(bytes: Buffer) {
  try {
    return await fromBufferPromise(bytes, { validateEntrySizes: true });
  } catch (cause) {
    throw new AppError(
      'unreadable',
      'The workbook is damaged: its archive cannot be opened. Save it again in your spreadsheet program.',
      { cause },
    );
  }
}

/** The text of one part of an archive; null where there is none. Parts larger than `maxBytes` are refused. */
export async function readPart(bytes: Buffer, name: string, maxBytes = 5e6): Promise<string | null> {
  const zip = await openArchive(bytes);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue;
    if (entry.uncompressedSize > maxBytes)
      throw new AppError('tooLarge', 'The description of the workbook is too large to read.');
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
    return Buffer.concat(parts).toString('utf8');
  }
  return null;
}
