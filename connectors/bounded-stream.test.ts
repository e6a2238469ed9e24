import { connect, type Socket } from 'node:net';
import { Duplex, PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { BoundError, BoundedStream, type Framing, type StreamBounds } from './bounded-stream.ts';
import { explainFailure } from './explain-failure.ts';
import { postgresqlFraming } from './postgresql/postgresql-framing.ts';
import { startTls } from './start-tls.ts';
import { createCertificateAuthority, type TestCertificate } from './testing-certificate.ts';
import { startRogue } from './testing-rogue.ts';

const bounds: StreamBounds = {
  signIn: { bytes: 1000, bytesPerMessage: 200, totalMs: 5000 },
  session: { bytes: 100_000, bytesPerMessage: 10_000 },
  idleMs: 5000,
};

/** Four bytes: the length of what follows in three, little end first, and a number; a full packet goes on in the next. */
const mysqlFraming: Framing = {
  headerBytes: 4,
  read: (bytes, at) => 4 + bytes.readUIntLE(at, 3),
  goesOn: (bytes, at) => bytes.readUIntLE(at, 3) === 0xff_ff_ff,
};

/** Eight bytes: the second tells whether it is the last packet, two tell the length of the whole. */
const tdsFraming: Framing = {
  headerBytes: 8,
  read: (bytes, at) => bytes.readUInt16BE(at + 2),
  goesOn: (bytes, at) => ((bytes[at + 1] ?? 0) & 1) === 0,
};

const opened: BoundedStream[] = [];
afterEach(() => {
  for (const stream of opened.splice(0)) stream.destroy();
});

/** A stream whose peer is written to by hand. */
function open(framing: Framing | null, given: Partial<StreamBounds> = {}) {
  const peer = new PassThrough();
  const sent: Buffer[] = [];
  const inner = Duplex.from({
    readable: peer,
    writable: new PassThrough().on('data', (chunk: Buffer) => sent.push(chunk)),
  });
  const stream = new BoundedStream(inner, { ...bounds, ...given }, framing);
  opened.push(stream);
  const got: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => got.push(chunk));
  const ended = new Promise<Error | null>((resolve) => {
    stream.on('error', resolve);
    stream.on('close', () => resolve(null));
  });
  return { peer, sent, stream, ended, got: () => Buffer.concat(got) };
}

const message = (kind: string, length: number, body = Math.max(0, length - 4)) => {
  const whole = Buffer.alloc(5 + body);
  whole.write(kind);
  whole.writeUInt32BE(length, 1);
  return whole;
};

describe('a stream with bounds', () => {
  it('lets by what is within them, both ways, as it came', async () => {
    const { peer, sent, stream, got } = open(postgresqlFraming);
    const bytes = Buffer.concat([message('R', 8), message('S', 20), message('Z', 5)]);
    for (const byte of bytes) peer.write(Buffer.from([byte]));
    stream.write('asked');
    await expect.poll(() => got().length).toBe(bytes.length);
    expect(got()).toEqual(bytes);
    expect(Buffer.concat(sent).toString()).toBe('asked');
    stream.acceptSignIn();
    peer.write(message('D', 9000));
    await expect.poll(() => got().length).toBe(bytes.length + 9001);
    expect(stream.violation).toBe(null);
  });

  it.each([
    ['message', message('R', 0x7f_ff_ff_f0, 0), postgresqlFraming, 200],
    ['message', message('E', 200), postgresqlFraming, 200],
    ['protocol', message('D', 20), postgresqlFraming, 0],
    ['protocol', message('R', 3, 0), postgresqlFraming, 0],
    ['protocol', Buffer.from('HTTP/1.1 400'), postgresqlFraming, 0],
    ['bytes', Buffer.concat(Array.from({ length: 51 }, () => message('N', 19))), postgresqlFraming, 1000],
    ['bytes', Buffer.alloc(1001), null, 1000],
    ['message', Buffer.from([0xff, 0xff, 0xff, 0]), mysqlFraming, 200],
    ['message', Buffer.from([4, 1, 0xff, 0xff, 0, 0, 0, 0]), tdsFraming, 200],
    ['protocol', Buffer.from([4, 1, 0, 7, 0, 0, 0, 0]), tdsFraming, 0],
  ] as const)('ends at what is beyond: %s', async (bound, bytes, framing, limit) => {
    const { peer, ended, got } = open(framing);
    peer.write(bytes);
    expect(await ended).toMatchObject({ name: 'BoundError', bound, limit });
    expect(got().length).toBe(0);
  });

  it('counts packets that go on as one message', async () => {
    const packet = (last: boolean) =>
      Buffer.concat([Buffer.from([4, last ? 1 : 0, 0, 80, 0, 0, 0, 0]), Buffer.alloc(72)]);
    const fine = open(tdsFraming);
    fine.peer.write(Buffer.concat([packet(false), packet(true), packet(false), packet(true)]));
    await expect.poll(() => fine.got().length).toBe(320);
    const { peer, ended } = open(tdsFraming);
    peer.write(Buffer.concat([packet(false), packet(false), packet(true)]));
    expect(await ended).toMatchObject({ bound: 'message' });
  });

  it('decides the same wherever the bytes are cut', async () => {
    const part = fc.record({
      kind: fc.constantFrom('R', 'N', 'E', 'D', 'x'),
      length: fc.integer({ min: 0, max: 260 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 6 }),
        fc.array(fc.nat(400), { maxLength: 8 }),
        async (parts, cuts) => {
          const bytes = Buffer.concat(parts.map(({ kind, length }) => message(kind, length)));
          const wrong = parts.some(
            ({ kind, length }) => !'RNE'.includes(kind) || length < 4 || length + 1 > 200,
          );
          const { peer, stream } = open(postgresqlFraming);
          let at = 0;
          for (const cut of [...cuts.toSorted((a, b) => a - b), bytes.length]) {
            if (cut > at) peer.write(bytes.subarray(at, cut));
            at = Math.max(at, cut);
          }
          peer.end();
          await new Promise((resolve) => stream.on('close', resolve).on('error', () => {}));
          expect(stream.violation !== null).toBe(wrong);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps nothing of a stream that nobody reads', async () => {
    await using server = await startRogue({ name: 'zeros', serve: (_, send) => send(Buffer.alloc(65_536)) });
    const socket = connect(server.port, '127.0.0.1');
    const stream = new BoundedStream(
      socket,
      { ...bounds, signIn: { ...bounds.signIn, bytes: Number.POSITIVE_INFINITY } },
      null,
    );
    opened.push(stream);
    await wait(200);
    expect(stream.readableLength + socket.readableLength).toBeLessThan(300_000);
    let read = 0;
    for await (const chunk of stream) {
      read += (chunk as Buffer).length;
      if (read > 20e6) break;
    }
    await expect.poll(() => server.connections().open).toBe(0);
  });

  it('ends a peer that is silent, and one that is slow until the sign-in, but not one that waits for its reader', async () => {
    const idle = open(null, { idleMs: 50 });
    expect(await idle.ended).toMatchObject({ bound: 'idle', limit: 50 });
    const slow = open(null, { signIn: { ...bounds.signIn, totalMs: 120 }, idleMs: 1000 });
    const drip = setInterval(() => slow.peer.write('x'), 20);
    expect(await slow.ended).toMatchObject({ bound: 'time', limit: 120 });
    clearInterval(drip);
    const peer = new PassThrough();
    const held = new BoundedStream(
      peer,
      { ...bounds, idleMs: 50, signIn: { ...bounds.signIn, bytes: 1e6 } },
      null,
      { highWaterMark: 10 },
    );
    opened.push(held);
    held.read(0);
    peer.write(Buffer.alloc(100));
    await wait(200);
    expect(held.destroyed).toBe(false);
  });

  it('closes what is below, and hears when that closes', async () => {
    await using server = await startRogue({ name: 'silence', serve: (socket) => void socket.resume() });
    const socket = connect(server.port, '127.0.0.1');
    const stream = new BoundedStream(socket, bounds, null);
    await expect.poll(() => server.connections().open).toBe(1);
    stream.destroy();
    await expect.poll(() => server.connections().open).toBe(0);
    const { peer, ended } = open(null);
    peer.destroy(new Error('gone'));
    expect(await ended).toBeInstanceOf(Error);
  });
});

describe('F19 a certificate', () => {
  const authority = createCertificateAuthority();
  const past = { from: new Date('2020-01-01'), until: new Date('2021-01-01') };
  const tls = async (certificate: TestCertificate, host: string, ca: string | undefined = authority.cert) => {
    await using server = await startRogue({
      name: 'tls',
      tls: certificate,
      serve: (socket) => void socket.resume().write('secured'),
    });
    const socket: Socket = connect(server.port, '127.0.0.1').on('error', () => {});
    try {
      const secured = await startTls(socket, { host, ca });
      for await (const chunk of secured) return String(chunk);
      return null;
    } catch (error) {
      return explainFailure(error, { system: 'S', host, port: 1, stage: 'tls' });
    } finally {
      socket.destroy();
      await expect.poll(() => server.connections().open).toBe(0);
    }
  };

  it('is taken where its authority, its name and its days are right', async () => {
    expect(await tls(authority.issue({ host: 'db.example.com' }), 'db.example.com')).toBe('secured');
    expect(await tls(authority.issue({ host: '127.0.0.1' }), '127.0.0.1')).toBe('secured');
  });

  it.each([
    ['expired', authority.issue({ host: 'db.example.com', ...past }), 'has expired'],
    ['of another host', authority.issue({ host: 'other.example.com' }), 'was not issued for db.example.com'],
    ['of an address', authority.issue({ host: '127.0.0.1' }), 'was not issued for db.example.com'],
    [
      'of another authority',
      createCertificateAuthority().issue({ host: 'db.example.com' }),
      'authority that this server trusts',
    ],
    ['of itself', createCertificateAuthority('db.example.com'), 'authority that this server trusts'],
  ])('is refused with its reason where it is %s', async (_, certificate, reason) => {
    expect(await tls(certificate, 'db.example.com')).toEqual({
      isOk: false,
      stage: 'certificate',
      message: expect.stringContaining(reason),
    });
  });
});

it.each([
  ['message', 32_000, 'more than the 32 kB that it should here'],
  ['bytes', 1_000_000, 'more than the 1 MB that it should here'],
  ['protocol', 0, 'did not answer as S does'],
  ['idle', 20_000, 'said nothing for 20 seconds'],
  ['time', 10_000, 'the sign-in was not over in time'],
] as const)('tells a person of the bound %s', (bound, limit, words) => {
  const { message: told } = explainFailure(new BoundError(bound, limit), {
    system: 'S',
    host: '::1',
    port: 5,
    stage: 'login',
  });
  expect(told).toContain('[::1]:5');
  expect(told).toContain(words);
});
