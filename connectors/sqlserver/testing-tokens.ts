import { headerBytes, lastPacket } from './tds-framing.ts';

/** What a server of SQL Server's protocol sends, byte by byte ("Tabular Data Stream", version 7.4). For tests alone. */

/** How a column goes over the wire, and its values. */
export interface WireType {
  /** TYPE_INFO. */
  info: Buffer;
  /** Of a value's exact text. */
  encode(text: string | null): Buffer;
}

const collation = Buffer.from([0x09, 0x04, 0xd0, 0x00, 0x34]);

export const message = {
  batch: 0x01,
  call: 0x03,
  answer: 0x04,
  attention: 0x06,
  login: 0x10,
  prelogin: 0x12,
} as const;

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
}

/** A text with its length in signs in front, in one byte or in two. */
function unicode(text: string, lengthBytes: 1 | 2): Buffer {
  const length = lengthBytes === 1 ? Buffer.from([text.length]) : u16(text.length);
  return Buffer.concat([length, Buffer.from(text, 'utf16le')]);
}

/** A value of at most 255 bytes, its length in front; of null it is nothing. */
function short(bytes: Buffer | null): Buffer {
  return bytes === null ? Buffer.from([0]) : Buffer.concat([Buffer.from([bytes.length]), bytes]);
}

function long(bytes: Buffer | null): Buffer {
  return bytes === null ? u16(0xffff) : Buffer.concat([u16(bytes.length), bytes]);
}

/** A value without a known end, in chunks. */
function partial(bytes: Buffer | null): Buffer {
  if (bytes === null) return u64(0xffff_ffff_ffff_ffffn);
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 8000) {
    const chunk = bytes.subarray(at, at + 8000);
    chunks.push(u32(chunk.length), chunk);
  }
  return Buffer.concat([u64(BigInt(bytes.length)), ...chunks, u32(0)]);
}

function integer(width: 1 | 2 | 4 | 8): WireType {
  return {
    info: Buffer.from([0x26, width]),
    encode: (text) => {
      if (text === null) return short(null);
      const bytes = Buffer.alloc(8);
      bytes.writeBigInt64LE(BigInt(text));
      return short(bytes.subarray(0, width));
    },
  };
}

function floating(width: 4 | 8): WireType {
  return {
    info: Buffer.from([0x6d, width]),
    encode: (text) => {
      if (text === null) return short(null);
      const bytes = Buffer.alloc(width);
      if (width === 4) bytes.writeFloatLE(Number(text));
      else bytes.writeDoubleLE(Number(text));
      return short(bytes);
    },
  };
}

/** Windows-1252, as far as the tests go. */
function latin(text: string): Buffer {
  return Buffer.from(text.replaceAll('€', '\x80'), 'latin1');
}

const varchar: WireType = {
  info: Buffer.concat([Buffer.from([0xa7]), u16(8000), collation]),
  encode: (text) => long(text === null ? null : latin(text)),
};
const nvarchar: WireType = {
  info: Buffer.concat([Buffer.from([0xe7]), u16(8000), collation]),
  encode: (text) => long(text === null ? null : Buffer.from(text, 'utf16le')),
};
const nvarcharMax: WireType = {
  info: Buffer.concat([Buffer.from([0xe7]), u16(0xffff), collation]),
  encode: (text) => partial(text === null ? null : Buffer.from(text, 'utf16le')),
};
const bytes: WireType = {
  info: Buffer.concat([Buffer.from([0xa5]), u16(8000)]),
  encode: (text) => long(text === null ? null : Buffer.from(text, 'hex')),
};
const bit: WireType = {
  info: Buffer.from([0x68, 1]),
  encode: (text) => short(text === null ? null : Buffer.from([text === '1' ? 1 : 0])),
};
/** The first three groups lowest byte first. */
const guid: WireType = {
  info: Buffer.from([0x24, 16]),
  encode: (text) => {
    if (text === null) return short(null);
    const [one = '', two = '', three = '', ...rest] = text.split('-');
    const groups = [one, two, three].map((group) => Buffer.from(group, 'hex').reverse());
    return short(Buffer.concat([...groups, Buffer.from(rest.join(''), 'hex')]));
  },
};
/** Sign, then the digits as one number of 16 bytes. */
function decimal(precision: number, scale: number): WireType {
  return {
    info: Buffer.from([0x6a, 17, precision, scale]),
    encode: (text) => {
      if (text === null) return short(null);
      const [whole = '', fraction = ''] = text.replace('-', '').split('.');
      const digits = BigInt(whole + fraction.padEnd(scale, '0'));
      const number = Buffer.concat([u64(digits & 0xffff_ffff_ffff_ffffn), u64(digits >> 64n)]);
      return short(Buffer.concat([Buffer.from([text.startsWith('-') ? 0 : 1]), number]));
    },
  };
}
/** Days since the year 1 behind ten millionths of a second of the day. */
const datetime2: WireType = {
  info: Buffer.from([0x2a, 7]),
  encode: (text) => {
    if (text === null) return short(null);
    const [, date = '', hours, minutes, seconds, fraction = ''] =
      /^(\S+) (\d\d):(\d\d):(\d\d)\.?(\d*)$/.exec(text) ?? [];
    const ticks =
      BigInt(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 10_000_000n +
      BigInt(fraction.padEnd(7, '0'));
    const days = Math.round(
      (Date.parse(`${date}T00:00:00Z`) - Date.parse('0001-01-01T00:00:00Z')) / 86_400_000,
    );
    return short(Buffer.concat([u64(ticks).subarray(0, 5), u32(days).subarray(0, 3)]));
  },
};

export const wireTypes = {
  tinyint: integer(1),
  smallint: integer(2),
  int: integer(4),
  bigint: integer(8),
  float: floating(8),
  real: floating(4),
  ...{ bit, varchar, nvarchar, nvarcharMax, bytes, guid, decimal, datetime2 },
} as const;

export function columns(described: readonly { name: string; type: WireType }[]): Buffer {
  const each = described.map(({ name, type }) =>
    Buffer.concat([u32(0), u16(1), type.info, unicode(name, 1)]),
  );
  return Buffer.concat([Buffer.from([0x81]), u16(described.length), ...each]);
}

export function row(types: readonly WireType[], cells: readonly (string | null)[]): Buffer {
  return Buffer.concat([Buffer.from([0xd1]), ...types.map((type, at) => type.encode(cells[at] ?? null))]);
}

/** A row whose empty cells are told by bits in front of it. */
export function sparseRow(types: readonly WireType[], cells: readonly (string | null)[]): Buffer {
  const empty = Buffer.alloc(Math.ceil(types.length / 8));
  const there: Buffer[] = [];
  types.forEach((type, at) => {
    const cell = cells[at] ?? null;
    if (cell === null) empty[at >> 3] = (empty[at >> 3] ?? 0) | (1 << (at & 7));
    else there.push(type.encode(cell));
  });
  return Buffer.concat([Buffer.from([0xd2]), empty, ...there]);
}

export function failure(number: number, text: string, severity = 16): Buffer {
  const body = Buffer.concat([
    u32(number),
    Buffer.from([1, severity]),
    unicode(text, 2),
    unicode('fake', 1),
    unicode('', 1),
    u32(1),
  ]);
  return Buffer.concat([Buffer.from([0xaa]), u16(body.length), body]);
}

/** The end of a procedure, which says by a number how it went. */
export function procedureDone(count: number): Buffer {
  const ending = (token: number, status: number): Buffer =>
    Buffer.concat([Buffer.from([token]), u16(status), u16(0xe0), u64(BigInt(count))]);
  return Buffer.concat([ending(0xff, 0x11), Buffer.from([0x79]), u32(0), ending(0xfe, 0)]);
}

const doneStatus = { final: 0, failed: 2, counted: 0x10, attention: 0x20 } as const;

export function done(kind: keyof typeof doneStatus = 'final', count = 0): Buffer {
  return Buffer.concat([Buffer.from([0xfd]), u16(doneStatus[kind]), u16(0xc1), u64(BigInt(count))]);
}

export function signedIn(database: string, packetBytes: number): Buffer {
  const name = unicode('Microsoft SQL Server', 1);
  const body = Buffer.concat([Buffer.from([1, 0x74, 0, 0, 4]), name, Buffer.from([16, 0, 0x10, 0x27])]);
  return Buffer.concat([
    change(1, unicode(database, 1), unicode('master', 1)),
    change(7, short(collation), short(null)),
    change(4, unicode(String(packetBytes), 1), unicode('4096', 1)),
    Buffer.concat([Buffer.from([0xad]), u16(body.length), body]),
    done(),
  ]);
}

/** The server that is behind this one. */
export function routed(host: string, port: number): Buffer {
  const place = Buffer.concat([Buffer.from([0]), u16(port), unicode(host, 2)]);
  return change(20, Buffer.concat([u16(place.length), place]), u16(0));
}

const transaction = Buffer.from([1, 0, 0, 0, 0, 0, 0, 0]);
export const transactionBegun = (): Buffer => change(8, short(transaction), short(null));
export const transactionEnded = (): Buffer => change(10, short(null), short(transaction));

/** ENVCHANGE. */
function change(kind: number, now: Buffer, before: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xe3]),
    u16(1 + now.length + before.length),
    Buffer.from([kind]),
    now,
    before,
  ]);
}

/** The packets of a message. */
export function packets(type: number, body: Buffer, packetBytes: number, isEnd = true): Buffer {
  const most = packetBytes - headerBytes;
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length || at === 0; at += most) {
    const piece = body.subarray(at, at + most);
    const header = Buffer.alloc(headerBytes);
    header[0] = type;
    header[1] = isEnd && at + most >= body.length ? lastPacket : 0;
    header.writeUInt16BE(headerBytes + piece.length, 2);
    parts.push(header, piece);
  }
  return Buffer.concat(parts);
}

/** Who signs in: LOGIN7, whose password has its halves of bytes swapped and then 0xA5 laid over each. */
export function readLogin(body: Buffer): {
  username: string;
  password: string;
  database: string;
  packetBytes: number;
} {
  const part = (at: number): Buffer => {
    const [offset, length] = [body.readUInt16LE(at), body.readUInt16LE(at + 2)];
    return body.subarray(offset, offset + length * 2);
  };
  const password = Buffer.from(
    part(44).map((byte) => {
      const plain = byte ^ 0xa5;
      return ((plain << 4) & 0xf0) | (plain >> 4);
    }),
  );
  return {
    username: part(40).toString('utf16le'),
    password: password.toString('utf16le'),
    database: part(68).toString('utf16le'),
    packetBytes: body.readUInt32LE(8),
  };
}

/** The statements of a batch, behind the headers that say which transaction they belong to. */
export function readBatch(body: Buffer): string {
  return body.subarray(body.readUInt32LE(0)).toString('utf16le');
}

/** `sp_executesql`: a statement, what its parameters are, and their values, all of them texts. */
export function readCall(body: Buffer): { sql: string; parameters: Map<string, string> } {
  const executeSql = 10;
  let at = body.readUInt32LE(0);
  if (body.readUInt16LE(at) !== 0xffff || body.readUInt16LE(at + 2) !== executeSql)
    throw new Error('This is another procedure.');
  at += 6;
  const values: [name: string, text: string][] = [];
  while (at < body.length) {
    const nameEnd = at + 1 + (body[at] ?? 0) * 2;
    const name = body.subarray(at + 1, nameEnd).toString('utf16le');
    const [type, most] = [body[nameEnd + 1], body.readUInt16LE(nameEnd + 2)];
    if (type !== nvarchar.info[0]) throw new Error('This parameter is no text.');
    const from = nameEnd + 4 + collation.length;
    const read = most === 0xffff ? readChunks(body, from) : readLong(body, from);
    values.push([name, read.bytes.toString('utf16le')]);
    at = read.end;
  }
  const [[, sql = ''] = [], , ...bound] = values;
  return { sql, parameters: new Map(bound.map(([name, text]) => [name.replace('@', ''), text])) };
}

function readLong(body: Buffer, at: number): { bytes: Buffer; end: number } {
  const end = at + 2 + body.readUInt16LE(at);
  return { bytes: body.subarray(at + 2, end), end };
}

function readChunks(body: Buffer, from: number): { bytes: Buffer; end: number } {
  const chunks: Buffer[] = [];
  let at = from + 8;
  for (let length = body.readUInt32LE(at); length > 0; length = body.readUInt32LE(at)) {
    chunks.push(body.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { bytes: Buffer.concat(chunks), end: at + 4 };
}
