/** Packets of the SAP HANA SQL Command Network Protocol, for the fake server and for servers that misbehave. */

export interface FakePart {
  kind: number;
  bytes: Buffer;
  /** Of what it holds; 1 where nothing is said. */
  count?: number;
  attributes?: number;
}

export interface Message {
  type: number;
  number: number;
  /** By kind. */
  parts: Map<number, Buffer>;
  /** All of it. */
  byteCount: number;
}

const headerBytes = 32;
const segmentBytes = 24;
const partBytes = 16;

/** What a client sends, once it is whole. */
export function readMessage(bytes: Buffer): Message | null {
  if (bytes.length < headerBytes || bytes.length < headerBytes + bytes.readUInt32LE(12)) return null;
  const byteCount = headerBytes + bytes.readUInt32LE(12);
  const segment = bytes.subarray(headerBytes, byteCount);
  const parts = new Map<number, Buffer>();
  let at = segmentBytes;
  for (let left = segment.readInt16LE(8); left > 0; left -= 1) {
    const length = segment.readInt32LE(at + 8);
    parts.set(segment.readUInt8(at), segment.subarray(at + partBytes, at + partBytes + length));
    at += partBytes + aligned(length);
  }
  return { type: segment.readUInt8(13), number: bytes.readInt32LE(8), parts, byteCount };
}

/** @param options.isSignIn the first answer of a sign-in, which belongs to no session yet */
export function reply(
  {
    functionCode,
    parts,
    isError = false,
  }: { functionCode: number; parts: readonly FakePart[]; isError?: boolean },
  { isSignIn = false, number = 0 }: { isSignIn?: boolean; number?: number } = {},
): Buffer {
  const body = Buffer.concat(parts.map(partBuffer));
  const segment = Buffer.alloc(segmentBytes);
  segment.writeInt32LE(segmentBytes + body.length, 0);
  segment.writeInt16LE(parts.length, 8);
  segment.writeInt16LE(1, 10);
  segment[12] = isError ? 5 : 2;
  segment.writeInt16LE(functionCode, 14);
  const header = Buffer.alloc(headerBytes);
  header.writeBigInt64LE(isSignIn ? 0n : 1n, 0);
  header.writeInt32LE(number, 8);
  header.writeUInt32LE(segmentBytes + body.length, 12);
  header.writeUInt32LE(Math.max(130_000, segmentBytes + body.length), 16);
  header.writeInt16LE(1, 20);
  return Buffer.concat([header, segment, body]);
}

function partBuffer({ kind, bytes, count = 1, attributes = 0 }: FakePart): Buffer {
  const head = Buffer.alloc(partBytes);
  head[0] = kind;
  head[1] = attributes;
  // More than these bits hold stands in those behind them.
  head.writeInt16LE(count > 0x7f_ff ? -1 : count, 2);
  head.writeInt32LE(count > 0x7f_ff ? count : 0, 4);
  head.writeInt32LE(bytes.length, 8);
  head.writeInt32LE(130_000, 12);
  return Buffer.concat([head, bytes, Buffer.alloc(aligned(bytes.length) - bytes.length)]);
}

/** "Error": its text has a byte behind it. */
export function partOf({
  code,
  message,
  state = 'HY000',
}: {
  code: number;
  message: string;
  state?: string;
}): FakePart {
  const text = Buffer.from(message);
  const head = Buffer.alloc(18);
  head.writeInt32LE(code, 0);
  head.writeInt32LE(text.length, 8);
  head[12] = 1;
  head.write(state, 13, 'latin1');
  return { kind: 6, bytes: Buffer.concat([head, text, Buffer.alloc(1)]) };
}

/** Parts of a sign-in, each with its length in front. */
export function readFields(bytes: Buffer = Buffer.alloc(2)): Buffer[] {
  const fields: Buffer[] = [];
  let at = 2;
  for (let left = bytes.readUInt16LE(0); left > 0; left -= 1) {
    let length = bytes.readUInt8(at);
    at += 1;
    if (length === 246) {
      length = bytes.readUInt16LE(at);
      at += 2;
    }
    fields.push(bytes.subarray(at, at + length));
    at += length;
  }
  return fields;
}

export function writeFields(fields: readonly Buffer[]): Buffer {
  const parts = fields.flatMap((field) => [
    field.length <= 245
      ? Buffer.from([field.length])
      : Buffer.from([246, field.length & 0xff, field.length >> 8]),
    field,
  ]);
  return Buffer.concat([Buffer.from([fields.length & 0xff, fields.length >> 8]), ...parts]);
}

type OptionValue = string | number | boolean;

/** "Options": key, type, value. */
export function optionsOf(bytes: Buffer = Buffer.alloc(0)): Map<number, OptionValue> {
  const options = new Map<number, OptionValue>();
  for (let at = 0; at + 2 < bytes.length; ) {
    const [key = 0, type] = [bytes[at], bytes[at + 1]];
    at += 2;
    if (type === 3) {
      options.set(key, bytes.readInt32LE(at));
      at += 4;
    } else if (type === 28) {
      options.set(key, bytes[at] === 1);
      at += 1;
    } else if (type === 4 || type === 7) at += 8;
    else {
      const length = bytes.readInt16LE(at);
      options.set(key, bytes.toString('utf8', at + 2, at + 2 + length));
      at += 2 + length;
    }
  }
  return options;
}

export function writeOptions(options: readonly (readonly [number, OptionValue])[]): Buffer {
  return Buffer.concat(
    options.map(([key, value]) => {
      if (typeof value === 'boolean') return Buffer.from([key, 28, value ? 1 : 0]);
      if (typeof value === 'number') {
        const bytes = Buffer.from([key, 3, 0, 0, 0, 0]);
        bytes.writeInt32LE(value, 2);
        return bytes;
      }
      const text = Buffer.from(value);
      return Buffer.concat([Buffer.from([key, 29, text.length & 0xff, text.length >> 8]), text]);
    }),
  );
}

function aligned(length: number): number {
  return length + ((8 - (length % 8)) % 8);
}
