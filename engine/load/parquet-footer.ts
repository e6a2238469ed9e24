/**
 * The end of a Parquet file, as far as files of the same columns have to be put together. It is a struct of Thrift's compact protocol
 * (github.com/apache/parquet-format, `FileMetaData`; github.com/apache/thrift, thrift-compact-protocol.md). Only places in the file and counts are
 * read; every other byte goes on as it is, so that nothing the writer said of its columns (ranges above all) is rounded or lost.
 */
export interface ParquetFooter {
  /** Version and schema. */
  head: Buffer;
  rowCount: bigint;
  groupCount: number;
  /** The row groups, one after the other, at their places in the joined file. */
  groups: Buffer;
  /** What tells of the whole file: metadata, writer, orders of columns. */
  tail: Buffer;
}

/** Struct fields that are places in the file, and counts, by their way there from `FileMetaData`. A list has no number of its own. */
const rowCountField = '3';
const groupsField = '4';
const placeFields = new Set(['4.5', '4.1.2', '4.1.3.9', '4.1.3.10', '4.1.3.11', '4.1.3.14']);
const ordinalField = '4.7';
/** Indexes of pages hold places themselves; a file in several, and an encrypted one, are others altogether. */
const foreignFields = new Set(['4.1.1', '4.1.4', '4.1.6', '4.1.8', '4.1.9', '8', '9']);

const kinds = {
  yes: 1,
  no: 2,
  byte: 3,
  int16: 4,
  int32: 5,
  int64: 6,
  double: 7,
  binary: 8,
  list: 9,
  set: 10,
  struct: 12,
};

/**
 * @param bytes the footer without its length
 * @param moved by how many bytes what it tells of lies further behind in the joined file
 * @param groupsBefore row groups that are there before these
 * @returns null where there is anything in it that this does not know
 */
export function readFooter(bytes: Buffer, moved: bigint, groupsBefore: number): ParquetFooter | null {
  try {
    return new FooterReader(bytes, moved, groupsBefore).read();
  } catch (error) {
    if (error instanceof UnknownFooter || error instanceof RangeError) return null;
    throw error;
  }
}

/** The footer of all of them; null where they are not of the same columns by the same writer. */
export function joinFooters(footers: readonly ParquetFooter[]): Buffer | null {
  const [first] = footers;
  if (!first) return null;
  const isSame = footers.every(({ head, tail }) => head.equals(first.head) && tail.equals(first.tail));
  if (!isSame) return null;
  const rows = footers.reduce((sum, { rowCount }) => sum + rowCount, 0n);
  const count = footers.reduce((sum, { groupCount }) => sum + groupCount, 0);
  return Buffer.concat([
    first.head,
    // Each is the next field after the one before.
    Buffer.of(0x10 | kinds.int64),
    varint(zigzag(rows)),
    Buffer.of(0x10 | kinds.list),
    listHeader(count),
    ...footers.map(({ groups }) => groups),
    first.tail,
  ]);
}

class UnknownFooter extends Error {
  override name = 'UnknownFooter';
}

class FooterReader {
  readonly #bytes: Buffer;
  readonly #moved: bigint;
  readonly #groupsBefore: number;
  #at = 0;
  /** Up to where the bytes are in `#written`, or left out. */
  #taken = 0;
  #written: Buffer[] = [];

  constructor(bytes: Buffer, moved: bigint, groupsBefore: number) {
    this.#bytes = bytes;
    this.#moved = moved;
    this.#groupsBefore = groupsBefore;
  }

  read(): ParquetFooter {
    let head: Buffer | null = null;
    let rowCount = 0n;
    let groups: { bytes: Buffer; count: number } | null = null;
    this.#readFields('', (field) => {
      if (field === rowCountField) {
        // Its header is one byte, as the field before it is the second.
        head = this.#bytes.subarray(0, this.#at - 1);
        rowCount = unzigzag(this.#readVarint());
        return true;
      }
      if (field === groupsField) {
        groups = this.#readGroups();
        return true;
      }
      return false;
    });
    if (head === null || groups === null || this.#at !== this.#bytes.length) throw new UnknownFooter();
    const { bytes, count } = groups as { bytes: Buffer; count: number };
    return { head, rowCount, groupCount: count, groups: bytes, tail: this.#bytes.subarray(this.#taken) };
  }

  #readGroups(): { bytes: Buffer; count: number } {
    const { count, kind } = this.#readListHeader();
    if (count > 0 && kind !== kinds.struct) throw new UnknownFooter();
    this.#written = [];
    this.#taken = this.#at;
    for (let index = 0; index < count; index += 1) this.#readFields(groupsField);
    this.#copy(this.#at);
    return { bytes: Buffer.concat(this.#written), count };
  }

  /** @param take reads a field itself, and says so */
  #readFields(path: string, take?: (field: string) => boolean): void {
    let id = 0;
    for (;;) {
      const header = this.#readByte();
      if (header === 0) return;
      const step = header >> 4;
      id = step === 0 ? Number(unzigzag(this.#readVarint())) : id + step;
      const field = path === '' ? String(id) : `${path}.${id}`;
      if (foreignFields.has(field)) throw new UnknownFooter();
      if (take?.(field)) continue;
      this.#readValue(header & 15, field);
    }
  }

  #readValue(kind: number, path: string): void {
    switch (kind) {
      case kinds.yes:
      case kinds.no:
        return;
      case kinds.byte:
        this.#skip(1);
        return;
      case kinds.int16:
      case kinds.int32:
      case kinds.int64:
        this.#readInteger(path);
        return;
      case kinds.double:
        this.#skip(8);
        return;
      case kinds.binary:
        this.#skip(Number(this.#readVarint()));
        return;
      case kinds.list:
      case kinds.set: {
        const { count, kind: of } = this.#readListHeader();
        // In a list a boolean is a byte.
        for (let index = 0; index < count; index += 1)
          this.#readValue(of <= kinds.no ? kinds.byte : of, path);
        return;
      }
      case kinds.struct:
        this.#readFields(path);
        return;
      default:
        throw new UnknownFooter();
    }
  }

  /** A place is moved; one that is not said is 0. */
  #readInteger(path: string): void {
    const start = this.#at;
    const raw = this.#readVarint();
    const by = placeFields.has(path) ? this.#moved : path === ordinalField ? BigInt(this.#groupsBefore) : 0n;
    const value = unzigzag(raw);
    if (by === 0n || (value === 0n && path !== ordinalField)) return;
    this.#copy(start);
    this.#written.push(varint(zigzag(value + by)));
    this.#taken = this.#at;
  }

  #readListHeader(): { count: number; kind: number } {
    const byte = this.#readByte();
    const short = byte >> 4;
    return { kind: byte & 15, count: short === 15 ? Number(this.#readVarint()) : short };
  }

  #readVarint(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#readByte();
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw new UnknownFooter();
  }

  #readByte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new UnknownFooter();
    this.#at += 1;
    return byte;
  }

  #skip(count: number): void {
    this.#at += count;
    if (this.#at > this.#bytes.length) throw new UnknownFooter();
  }

  #copy(end: number): void {
    this.#written.push(this.#bytes.subarray(this.#taken, end));
    this.#taken = end;
  }
}

function listHeader(count: number): Buffer {
  if (count < 15) return Buffer.of((count << 4) | kinds.struct);
  return Buffer.concat([Buffer.of(0xf0 | kinds.struct), varint(BigInt(count))]);
}

function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  bytes.push(Number(rest));
  return Buffer.from(bytes);
}

function zigzag(value: bigint): bigint {
  return value < 0n ? -value * 2n - 1n : value * 2n;
}

function unzigzag(value: bigint): bigint {
  return value & 1n ? -((value + 1n) / 2n) : value / 2n;
}
