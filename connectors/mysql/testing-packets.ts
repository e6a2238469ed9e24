/** What a server of MySQL sends, byte by byte, for servers that misbehave. */

export const tlsCapability = 0x08_00;
/** Protocol 4.1, sign-in by a scramble, methods by name, attributes, long data, the database with the sign-in. */
const capabilities = 0x00_38_82_0d;

export function header(length: number, number: number): Buffer {
  return Buffer.from([length & 0xff, (length >> 8) & 0xff, length >> 16, number % 256]);
}

export function packet(number: number, body: Buffer): Buffer {
  return Buffer.concat([header(body.length, number), body]);
}

/** @param more capabilities beside those that every server has */
export function greeting(version: string, more = 0): Buffer {
  const flags = Buffer.alloc(4);
  flags.writeUInt32LE(capabilities | more);
  return packet(
    0,
    Buffer.concat([
      Buffer.from(`\x0a${version}\0`, 'latin1'),
      Buffer.from([1, 0, 0, 0]),
      Buffer.from('scramble\0'),
      flags.subarray(0, 2),
      Buffer.from([45, 2, 0]),
      flags.subarray(2),
      Buffer.from([21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      Buffer.from('twelve bytes\0'),
      Buffer.from('mysql_native_password\0'),
    ]),
  );
}

export const success = Buffer.from([0, 0, 0, 2, 0, 0, 0]);
export const endOfFile = Buffer.from([0xfe, 0, 0, 2, 0]);

export function failure(errno: number, message: string): Buffer {
  return Buffer.concat([Buffer.from([0xff, errno & 0xff, errno >> 8]), Buffer.from(`#HY000${message}`)]);
}

/** A cell, or a name: its length in front. */
export function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([Buffer.byteLength(value)]), Buffer.from(value)]);
}

/** "Column Definition" of a text. */
export function column(name: string): Buffer {
  return Buffer.concat([
    ...['def', '', '', '', name, name].map(text),
    Buffer.from([0x0c, 45, 0, 0, 1, 0, 0, 253, 0, 0, 0, 0, 0]),
  ]);
}
