import { constants, crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';
import type { Output } from './output.ts';

interface Entry {
  name: Buffer;
  crc: number;
  compressed: number;
  size: number;
  offset: number;
}

/** Fixed, so that the same table gives the same bytes: 1 January 1980, the first day a ZIP can name. */
const dosDate = 0x21;
/** Sizes follow the data; names are UTF-8. */
const flags = 0x0808;
/** ZIP64: a sheet may be larger than 4 GB before it is compressed. */
const versionNeeded = 45;
const unknown32 = 0xffffffff;
const unknown16 = 0xffff;

/** Writes a ZIP from front to end: nothing is held but the list of its entries. */
export class ZipWriter {
  readonly #output: Output;
  readonly #entries: Entry[] = [];
  #offset = 0;
  #open: { entry: Entry; deflate: DeflateRaw; written: Promise<void> } | null = null;

  constructor(output: Output) {
    this.#output = output;
  }

  /** Begins an entry; `write` adds to it until the next one begins. */
  async begin(name: string): Promise<void> {
    await this.#end();
    const entry = { name: Buffer.from(name), crc: 0, compressed: 0, size: 0, offset: this.#offset };
    this.#entries.push(entry);
    await this.#put(localHeader(entry));
    const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED });
    this.#open = { entry, deflate, written: this.#drain(deflate, entry) };
    // A failure is met where the entry ends.
    this.#open.written.catch(() => {});
  }

  async write(text: string): Promise<void> {
    if (this.#open === null) throw new Error('No entry of the ZIP is open.');
    const { entry, deflate, written } = this.#open;
    const data = Buffer.from(text);
    entry.crc = crc32(data, entry.crc);
    entry.size += data.length;
    if (deflate.write(data)) return;
    await Promise.race([new Promise<void>((resolve) => deflate.once('drain', () => resolve())), written]);
  }

  /** Ends the ZIP; the stream stays open. */
  async finish(): Promise<void> {
    await this.#end();
    const start = this.#offset;
    for (const entry of this.#entries) await this.#put(centralHeader(entry));
    await this.#put(endRecords(this.#entries.length, start, this.#offset - start));
  }

  async #end(): Promise<void> {
    if (this.#open === null) return;
    const { entry, deflate, written } = this.#open;
    this.#open = null;
    deflate.end();
    await written;
    await this.#put(dataDescriptor(entry));
  }

  async #drain(deflate: DeflateRaw, entry: Entry): Promise<void> {
    for await (const chunk of deflate) {
      entry.compressed += (chunk as Buffer).length;
      await this.#put(chunk as Buffer);
    }
  }

  async #put(data: Buffer): Promise<void> {
    this.#offset += data.length;
    await this.#output.write(data);
  }
}

/** An empty ZIP64 field here says that the descriptor behind the data holds sizes of eight bytes. */
function localHeader({ name }: Entry): Buffer {
  const extra = zip64Field([0, 0]);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeKind(header, 4);
  header.writeUInt32LE(unknown32, 18);
  header.writeUInt32LE(unknown32, 22);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, name, extra]);
}

function dataDescriptor({ crc, compressed, size }: Entry): Buffer {
  const descriptor = Buffer.alloc(24);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeBigUInt64LE(BigInt(compressed), 8);
  descriptor.writeBigUInt64LE(BigInt(size), 16);
  return descriptor;
}

function centralHeader(entry: Entry): Buffer {
  const extra = zip64Field([entry.size, entry.compressed, entry.offset]);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(versionNeeded, 4);
  writeKind(header, 6);
  header.writeUInt32LE(entry.crc, 16);
  header.writeUInt32LE(unknown32, 20);
  header.writeUInt32LE(unknown32, 24);
  header.writeUInt16LE(entry.name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(unknown32, 42);
  return Buffer.concat([header, entry.name, extra]);
}

function endRecords(count: number, start: number, size: number): Buffer {
  const large = Buffer.alloc(56);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(versionNeeded, 12);
  large.writeUInt16LE(versionNeeded, 14);
  large.writeBigUInt64LE(BigInt(count), 24);
  large.writeBigUInt64LE(BigInt(count), 32);
  large.writeBigUInt64LE(BigInt(size), 40);
  large.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start + size), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(unknown16, 8);
  end.writeUInt16LE(unknown16, 10);
  end.writeUInt32LE(unknown32, 12);
  end.writeUInt32LE(unknown32, 16);
  return Buffer.concat([large, locator, end]);
}

function zip64Field(values: readonly number[]): Buffer {
  const field = Buffer.alloc(4 + values.length * 8);
  field.writeUInt16LE(0x0001, 0);
  field.writeUInt16LE(values.length * 8, 2);
  for (const [index, value] of values.entries()) field.writeBigUInt64LE(BigInt(value), 4 + index * 8);
  return field;
}

/** Version, flags, method (deflate), time and date: the same ten bytes in both headers. */
function writeKind(header: Buffer, at: number): void {
  header.writeUInt16LE(versionNeeded, at);
  header.writeUInt16LE(flags, at + 2);
  header.writeUInt16LE(8, at + 4);
  header.writeUInt16LE(dosDate, at + 8);
}
