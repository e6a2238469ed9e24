import { connect } from 'node:net';
import type { Settings } from '#kernel/settings.ts';
import type { SystemTools } from '../system-connector.ts';
import type { Misbehaviour } from '../testing-rogue.ts';
import { type FakePart, partOf, reply, writeFields, writeOptions } from './testing-packets.ts';

/** Settings that would lead to a database on this machine. */
export function hanaSettings(port: number): Settings {
  return { host: '127.0.0.1', port, username: 'U', password: 'canary-of-rogues', encrypt: false };
}

/** What a connector is handed, without a policy: for tests that know where they call. */
export function openTools(signal = new AbortController().signal): SystemTools {
  return {
    reach: {
      dial: async ({ host, port }) => {
        // An error of a connection that nobody uses any more would end the tests.
        const socket = connect({ host, port }).on('error', () => {});
        signal.addEventListener('abort', () => socket.destroy(), { once: true });
        return socket;
      },
      fetch: globalThis.fetch,
    },
    signal,
    onStage: () => {},
  };
}

const greeting = Buffer.from([4, 20, 0, 4, 1, 0, 0, 0]);
const zeros = Buffer.alloc(65_536);
const none = Buffer.alloc(0);
const page = '<h1>canary</h1>'.repeat(99);
const withTls = { encrypt: true };

function answer(...parts: FakePart[]): Buffer {
  return reply({ functionCode: 0, parts });
}

function failure(code: number, message: string): Buffer {
  return reply({ functionCode: 0, parts: [partOf({ code, message })], isError: true });
}

/** The header of a packet of so many bytes. */
function headerOf(length: number): Buffer {
  const header = answer().subarray(0, 32);
  header.writeUInt32LE(length, 12);
  return header;
}

function challenge(method: string, ...fields: Buffer[]): Buffer {
  return answer({ kind: 33, bytes: writeFields([Buffer.from(method), writeFields(fields)]) });
}

const scram = 'SCRAMPBKDF2SHA256';
const salt = Buffer.alloc(16, 1);
const rounds = Buffer.from([0, 0, 1, 0]);
const fairChallenge = challenge(scram, salt, Buffer.alloc(48, 2), rounds);

/** What a server that speaks the protocol well enough may do. */
export const hanaRogues: (Misbehaviour & { settings?: Settings })[] = [
  { name: 'greets and closes', serve: answersEach([greeting], null) },
  { name: 'greets by half', isSlow: true, serve: answersEach([greeting.subarray(0, 4)]) },
  { name: 'greets and says nothing more', isSlow: true, serve: answersEach([greeting]) },
  { name: 'greets and streams', serve: answersEach([greeting], zeros) },
  { name: 'announces 2 GB at once', serve: answersEach([greeting, headerOf(2 ** 31 - 1)], zeros) },
  { name: 'refuses with a page', serve: answersEach([greeting, failure(9999, page)]) },
  { name: 'answers the sign-in by nothing', serve: answersEach([greeting, answer()]) },
  {
    name: 'answers the sign-in by a part that nobody knows',
    serve: answersEach([greeting, answer({ kind: 99, bytes: zeros.subarray(0, 8) })]),
  },
  { name: 'has a part that is longer than its packet', serve: answersEach([greeting, cutPart()]) },
  {
    name: 'knows a method with the name of a page',
    serve: answersEach([greeting, challenge(page.slice(0, 200), salt)]),
  },
  { name: 'sends a challenge of one field', serve: answersEach([greeting, challenge(scram, salt)]) },
  {
    name: 'asks for the password by a key of its own',
    serve: answersEach([
      greeting,
      challenge('LDAP', Buffer.alloc(64), salt, Buffer.from('no key'), Buffer.from([1])),
    ]),
  },
  {
    name: 'lets in without a proof of its own',
    serve: answersEach([greeting, fairChallenge, challenge(scram, Buffer.alloc(32, 7)), failure(2, page)]),
  },
  {
    name: 'asks for rounds without an end',
    isSlow: true,
    serve: answersEach([
      greeting,
      challenge(scram, salt, Buffer.alloc(48, 2), Buffer.from([0x7f, 0xff, 0xff, 0xff])),
    ]),
  },
  { name: 'is TLS', serve: answersEach([Buffer.from([0x15, 3, 3, 0, 2, 2, 70])]) },
  { name: 'has no TLS', settings: withTls, serve: answersEach([greeting]) },
  {
    name: 'has TLS and then nothing',
    isSlow: true,
    settings: withTls,
    serve: (socket) => void socket.resume(),
  },
  {
    name: 'leads to a tenant without a place',
    settings: { database: 'T' },
    serve: answersEach([greeting, answer({ kind: 67, bytes: writeOptions([[2, '']]) })]),
  },
  {
    name: 'leads to itself again and again',
    settings: { database: 'T' },
    serve: (socket) => {
      const place = writeOptions([
        [2, '127.0.0.1'],
        [3, socket.localPort ?? 0],
      ]);
      answersEach([greeting, answer({ kind: 67, count: 2, bytes: place })])(socket, () => {});
    },
  },
];

function cutPart(): Buffer {
  const bytes = answer({ kind: 33, bytes: Buffer.alloc(8) });
  bytes.writeInt32LE(1_000_000, 32 + 24 + 8);
  return bytes;
}

/** Answers what it hears one by one, and then by this without an end; null hangs up. */
function answersEach(answers: readonly Buffer[], again: Buffer | null = none): Misbehaviour['serve'] {
  return (socket, stream) => {
    const left = [...answers];
    socket.on('data', () => {
      const next = left.shift();
      if (next) socket.write(next);
      if (left.length > 0) return;
      if (again === null) socket.end();
      else if (again.length > 0) stream(again);
    });
  };
}
