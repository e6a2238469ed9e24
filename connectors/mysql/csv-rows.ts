/**
 * How the bytes of a cell become its exact text in CSV: `plain` as they are, where no sign needs quotes; `text` with quotes
 * where it needs them; `date` without the date that is none (0000-00-00); `hex` as two digits a byte; `float` with the fewest
 * digits that tell it from every other number of 32 bits.
 */
export type CellKind = 'plain' | 'text' | 'date' | 'hex' | 'float';

/** Enough that handing over costs little. */
const chunkBytes = 256 * 1024;

const [quote, comma, lineFeed, carriageReturn] = [0x22, 0x2c, 0x0a, 0x0d];
const nullCell = 0xfb;
const zeroDate = Buffer.from('0000-00-00');
const hexDigits = Buffer.from('0123456789abcdef');

/**
 * Writes rows of MySQL's text protocol ("Text Resultset Row": each cell with its length in front) as CSV. No cell becomes a
 * JavaScript text or number on the way, but for those of 32 bits. Cells behind those that are written are the key of the row.
 */
export class CsvRows {
  readonly #kinds: readonly CellKind[];
  readonly #take: (bytes: Uint8Array) => void;
  #out = Buffer.allocUnsafe(chunkBytes);
  #at = 0;
  /** Of the last row, whose bytes stay as they are: where the cells behind those that are written begin. */
  #last: { bytes: Buffer; at: number; end: number } | null = null;
  rowCount = 0;

  /** @param take is given whole lines, whose bytes are its own from then on */
  constructor(kinds: readonly CellKind[], take: (bytes: Uint8Array) => void) {
    this.#kinds = kinds;
    this.#take = take;
  }

  /** Takes the row between these places. Throws where its lengths do not fit. */
  add(bytes: Buffer, start: number, end: number): void {
    const kinds = this.#kinds;
    // Each byte may become two, and each cell has a comma and two quotes.
    this.#makeRoom((end - start) * 2 + kinds.length * 3 + 2);
    let at = start;
    for (let index = 0; index < kinds.length; index += 1) {
      if (index > 0) this.#out[this.#at++] = comma;
      const lead = bytes[at] as number;
      if (lead === nullCell) {
        at += 1;
        continue;
      }
      const from = at + headBytes(lead);
      const to = from + (lead < nullCell ? lead : longLength(bytes, at, end));
      if (!(to <= end)) throw brokenRow();
      this.#at = writeCell(kinds[index] as CellKind, this.#out, this.#at, bytes, from, to);
      at = to;
    }
    // A row of one cell has an empty field behind it.
    if (kinds.length === 1) this.#out[this.#at++] = comma;
    this.#out[this.#at++] = lineFeed;
    this.rowCount += 1;
    this.#last = { bytes, at, end };
  }

  /** Texts of the cells behind those that are written, of the last row. Throws where one is null or does not fit. */
  lastKey(): string[] {
    const key: string[] = [];
    if (this.#last === null) return key;
    const { bytes, end } = this.#last;
    for (let { at } = this.#last; at < end; ) {
      const lead = bytes[at] as number;
      const from = at + headBytes(lead);
      at = from + (lead < nullCell ? lead : longLength(bytes, at, end));
      if (lead === nullCell || !(at <= end)) throw brokenRow();
      key.push(bytes.toString('utf8', from, at));
    }
    return key;
  }

  /** Hands over what is left. */
  flush(): void {
    if (this.#at > 0) this.#take(this.#out.subarray(0, this.#at));
    this.#out = Buffer.allocUnsafe(chunkBytes);
    this.#at = 0;
  }

  #makeRoom(most: number): void {
    if (this.#out.length - this.#at >= most) return;
    this.flush();
    if (most > this.#out.length) this.#out = Buffer.allocUnsafe(most);
  }
}

/** Writes the cell between `from` and `to`, and says where the next one begins. */
function writeCell(kind: CellKind, out: Buffer, at: number, bytes: Buffer, from: number, to: number): number {
  switch (kind) {
    case 'plain':
      return copy(out, at, bytes, from, to);
    case 'text':
      return writeText(out, at, bytes, from, to);
    case 'date':
      // With a time behind it, it is none either.
      return bytes.compare(zeroDate, 0, zeroDate.length, from, Math.min(to, from + zeroDate.length)) === 0
        ? at
        : copy(out, at, bytes, from, to);
    case 'hex':
      return writeHex(out, at, bytes, from, to);
    case 'float':
      return at + out.write(shortestFloat(bytes.toString('latin1', from, to)), at, 'latin1');
  }
}

function copy(out: Buffer, start: number, bytes: Buffer, from: number, to: number): number {
  let at = start;
  for (let index = from; index < to; index += 1) out[at++] = bytes[index] as number;
  return at;
}

/** An empty text has quotes too: without them it is null. */
function writeText(out: Buffer, start: number, bytes: Buffer, from: number, to: number): number {
  if (from === to) return writeQuoted(out, start, bytes, from, to);
  let at = start;
  for (let index = from; index < to; index += 1) {
    const byte = bytes[index] as number;
    if (byte === quote || byte === comma || byte === lineFeed || byte === carriageReturn)
      return writeQuoted(out, start, bytes, from, to);
    out[at++] = byte;
  }
  return at;
}

function writeQuoted(out: Buffer, start: number, bytes: Buffer, from: number, to: number): number {
  let at = start;
  out[at++] = quote;
  for (let index = from; index < to; index += 1) {
    const byte = bytes[index] as number;
    if (byte === quote) out[at++] = quote;
    out[at++] = byte;
  }
  out[at++] = quote;
  return at;
}

function writeHex(out: Buffer, start: number, bytes: Buffer, from: number, to: number): number {
  if (from === to) return writeQuoted(out, start, bytes, from, to);
  let at = start;
  for (let index = from; index < to; index += 1) {
    const byte = bytes[index] as number;
    out[at++] = hexDigits[byte >> 4] as number;
    out[at++] = hexDigits[byte & 0xf] as number;
  }
  return at;
}

/** Bytes in front of a cell: its length as one, or what says how many follow, and those. */
function headBytes(lead: number): number {
  if (lead <= nullCell) return 1;
  return lead === 0xfc ? 3 : lead === 0xfd ? 4 : 9;
}

function longLength(bytes: Buffer, at: number, end: number): number {
  const lead = bytes[at];
  if (at + headBytes(lead ?? 0) > end) throw brokenRow();
  if (lead === 0xfc) return bytes.readUInt16LE(at + 1);
  if (lead === 0xfd) return bytes.readUIntLE(at + 1, 3);
  // No row is as long as six bytes can say.
  if (lead !== 0xfe || bytes.readUInt16LE(at + 7) !== 0) throw brokenRow();
  return bytes.readUIntLE(at + 1, 6);
}

function brokenRow(): Error {
  return new Error('The server sent a row whose lengths do not fit.');
}

/** A number of 32 bits, written with up to 17 digits, in the fewest that lead back to it: nine always do. */
export function shortestFloat(text: string): string {
  const value = Number(text);
  for (let digits = 6; digits < 9; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return String(short);
  }
  return String(Number(value.toPrecision(9)));
}
