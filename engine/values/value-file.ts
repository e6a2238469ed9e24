import { hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { endianness } from 'node:os';

/**
 * The different values of a column beside its version, in the order of their prints, so that those which are one of some texts are
 * found by a few reads: their texts in UTF-8; a first and a second print of each and where its text ends, in 32 bits each; and
 * at the end a mark, the number of values and the bytes of their texts. Both prints together are 64 bits of a digest: two texts of all that
 * a column may have share them once in a million million columns.
 */
const mark = 'plumval1';
const footerBytes = 16;
const wordBytes = 4;
/** Hexadecimal digits of one print. */
export const printDigits = 8;
/** Texts and places are counted in 32 bits, and a file is to stay below what its table takes. */
const mostTextBytes = 256e6;
/** In characters, as compared. A longer one is left out: whoever looks for such a text reads the column. */
export const longestIndexed = 200;

export function valueFileName(column: string): string {
  return `values-${hash('sha256', column, 'hex').slice(0, 16)}.index`;
}

export function isValueFile(name: string): boolean {
  return /^values-[0-9a-f]{16}\.index$/.test(name);
}

/** Both prints of a text as it is compared: in small letters, without accents. */
export function printsOf(text: string): [number, number] {
  const digits = hash('sha256', text, 'hex');
  return [
    Number.parseInt(digits.slice(0, printDigits), 16),
    Number.parseInt(digits.slice(printDigits, 2 * printDigits), 16),
  ];
}

/** One value of a file. */
export interface PrintedValue {
  first: number;
  second: number;
  /** In UTF-8. */
  text: Uint8Array;
}

/** Writes such a file. Values come in the order of their prints. */
export class ValueFileWriter implements AsyncDisposable {
  readonly #file: FileHandle;
  readonly #first: number[] = [];
  readonly #second: number[] = [];
  readonly #ends: number[] = [];
  #texts: Uint8Array[] = [];
  #bytes = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async create(path: string): Promise<ValueFileWriter> {
    return new ValueFileWriter(await open(path, 'wx'));
  }

  /** Throws where the values are more than a file may hold. */
  async add(values: Iterable<PrintedValue>): Promise<void> {
    for (const { first, second, text } of values) {
      this.#bytes += text.length;
      this.#texts.push(text);
      this.#first.push(first);
      this.#second.push(second);
      this.#ends.push(this.#bytes);
    }
    if (this.#bytes > mostTextBytes) throw new Error('The values are too many for a file.');
    await this.#file.appendFile(Buffer.concat(this.#texts));
    this.#texts = [];
  }

  /** Behind the last value: without it the file is none. */
  async finish(): Promise<void> {
    const footer = Buffer.alloc(footerBytes);
    footer.write(mark, 'latin1');
    footer.writeUInt32LE(this.#ends.length, mark.length);
    footer.writeUInt32LE(this.#bytes, mark.length + wordBytes);
    const words = [this.#first, this.#second, this.#ends].map(bytesOfWords);
    await this.#file.appendFile(Buffer.concat([...words, footer]));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#file.close();
  }
}

function bytesOfWords(words: readonly number[]): Buffer {
  const bytes = Buffer.alloc(words.length * wordBytes);
  for (const [at, word] of words.entries()) bytes.writeUInt32LE(word, at * wordBytes);
  return bytes;
}

/** The first prints of all values, rising; null where there is no such file, or not all of it. */
export async function readFirstPrints(path: string): Promise<Uint32Array | null> {
  if (endianness() !== 'LE') return null;
  const file = await open(path).catch(() => null);
  if (file === null) return null;
  try {
    const { size } = await file.stat();
    const footer = await readBytes(file, Math.max(0, size - footerBytes), footerBytes);
    const count = footer.readUInt32LE(mark.length);
    const textBytes = footer.readUInt32LE(mark.length + wordBytes);
    const isWhole =
      footer.toString('latin1', 0, mark.length) === mark &&
      size === textBytes + 3 * wordBytes * count + footerBytes;
    return isWhole ? wordsIn(await readBytes(file, textBytes, count * wordBytes)) : null;
  } catch {
    return null;
  } finally {
    await file.close();
  }
}

/** The values that are one of the texts. Throws where the file is gone. */
export async function readValues(
  path: string,
  firstPrints: Uint32Array,
  texts: readonly string[],
): Promise<string[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const count = firstPrints.length;
    const secondAt = size - footerBytes - 2 * wordBytes * count;
    const endsAt = secondAt + wordBytes * count;
    const wordAt = async (start: number, index: number): Promise<number> =>
      (await readBytes(file, start + index * wordBytes, wordBytes)).readUInt32LE();
    const found: string[] = [];
    for (const [first, second] of texts.map(printsOf)) {
      for (let at = placeOf(firstPrints, first); firstPrints[at] === first; at += 1) {
        if ((await wordAt(secondAt, at)) !== second) continue;
        const start = at === 0 ? 0 : await wordAt(endsAt, at - 1);
        found.push((await readBytes(file, start, (await wordAt(endsAt, at)) - start)).toString());
      }
    }
    return found;
  } finally {
    await file.close();
  }
}

/** Where a number stands among sorted ones, or would: the first place of several. */
export function placeOf(sorted: Uint32Array, print: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < print) low = middle + 1;
    else high = middle;
  }
  return low;
}

function wordsIn(bytes: Buffer): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / wordBytes);
}

/** Of their own memory, which begins where numbers may. */
async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.from(new ArrayBuffer(length));
  let read = 0;
  while (read < length) {
    const { bytesRead } = await file.read(buffer, read, length - read, position + read);
    if (bytesRead === 0) throw new Error('The file is shorter than it says.');
    read += bytesRead;
  }
  return buffer;
}
