import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, type FileHandle, link, open, rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { joinFooters, type ParquetFooter, readFooter } from './parquet-footer.ts';

const mark = Buffer.from('PAR1');
/** Behind the footer: its length in four bytes, and the mark. */
const endBytes = 8;

/**
 * Puts Parquet files of the same columns one behind the other: their row groups are copied as they are, none is read or written
 * anew. The files stay. False, and nothing at `path`, where they cannot be put together so.
 */
export async function joinParquet(files: readonly string[], path: string): Promise<boolean> {
  const [only, ...others] = files;
  if (only !== undefined && others.length === 0) {
    // One file under two names, or a copy where the file system knows no such thing.
    await link(only, path).catch(() => copyFile(only, path));
    return true;
  }
  const parts = await placeParts(files);
  const footer = parts && joinFooters(parts.map((part) => part.footer));
  if (!parts || !footer) return false;
  try {
    await writeFile(path, mark, { mode: 0o600 });
    for (const { file, end } of parts) await append(file, end, path);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(footer.length);
    await writeFile(path, Buffer.concat([footer, length, mark]), { flag: 'a' });
    return true;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

interface PlacedPart {
  file: string;
  footer: ParquetFooter;
  /** Of its row groups, in the file. */
  end: number;
}

async function placeParts(files: readonly string[]): Promise<PlacedPart[] | null> {
  const parts: PlacedPart[] = [];
  let place = mark.length;
  let groups = 0;
  for (const file of files) {
    const read = await readEnd(file);
    const footer = read && readFooter(read.bytes, BigInt(place - mark.length), groups);
    if (!read || !footer || !isUnderstood(read.bytes)) return null;
    parts.push({ file, footer, end: read.start });
    place += read.start - mark.length;
    groups += footer.groupCount;
  }
  return parts;
}

/** Whether what is read of a footer makes the same bytes again. */
function isUnderstood(bytes: Buffer): boolean {
  const footer = readFooter(bytes, 0n, 0);
  return footer !== null && joinFooters([footer])?.equals(bytes) === true;
}

/** The footer of a file, and where it starts; null where the file is none of Parquet. */
async function readEnd(path: string): Promise<{ bytes: Buffer; start: number } | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size < mark.length + endBytes) return null;
    const end = await readAt(file, size - endBytes, endBytes);
    const start = size - endBytes - end.readUInt32LE(0);
    if (!end.subarray(4).equals(mark) || start < mark.length) return null;
    return { bytes: await readAt(file, start, size - endBytes - start), start };
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(length), position });
  if (bytesRead !== length) throw new Error('A part of a reading ends before its end.');
  return buffer;
}

async function append(file: string, end: number, path: string): Promise<void> {
  if (end === mark.length) return;
  const chunk = { highWaterMark: 1 << 20 };
  await pipeline(
    createReadStream(file, { start: mark.length, end: end - 1, ...chunk }),
    createWriteStream(path, { flags: 'a', ...chunk }),
  );
}
