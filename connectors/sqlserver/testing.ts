import { connect } from 'node:net';
import type { Settings } from '#kernel/settings.ts';
import type { SystemTools } from '../system-connector.ts';
import { createCertificateAuthority } from '../testing-certificate.ts';
import type { Misbehaviour } from '../testing-rogue.ts';
import { answerType, encryption, packetOf, preloginPacket, preloginType } from './prelogin.ts';
import { admit } from './testing-server.ts';
import {
  columns,
  done,
  failure,
  message,
  packets,
  routed,
  row,
  signedIn,
  wireTypes,
} from './testing-tokens.ts';

/** Settings that would lead to a database on this machine. */
export function sqlServerSettings(port: number): Settings {
  return {
    host: '127.0.0.1',
    port,
    database: 'd',
    username: 'u',
    password: 'canary-of-rogues',
    useTls: false,
  };
}

/** What a connector is handed, without a policy: for tests that know where they call. */
export function openTools(signal = new AbortController().signal): SystemTools {
  return {
    reach: {
      // An error of a connection that nobody uses any more would end the tests.
      dial: async ({ host, port }) => connect({ host, port }).on('error', () => {}),
      fetch: globalThis.fetch,
    },
    signal,
    onStage: () => {},
  };
}

const zeros = Buffer.alloc(65_536);
const endless = packets(message.answer, Buffer.alloc(60_000, 0xd1), 32_000, false);
const withTls = { useTls: true };
const own = createCertificateAuthority().issue({ host: '127.0.0.1' });

/** What a server that speaks TDS well enough may do. */
export const sqlServerRogues: (Misbehaviour & { settings?: Settings })[] = [
  {
    name: 'answers the greeting by a packet of 64 kB and streams',
    serve: greeted(packetOf(answerType, zeros.subarray(0, 60_000)), zeros),
  },
  { name: 'answers the greeting by nothing', serve: greeted(packetOf(answerType, Buffer.alloc(0))) },
  {
    name: 'points out of its greeting',
    serve: greeted(packetOf(answerType, Buffer.from([1, 0xff, 0xff, 0, 1, 0xff]))),
  },
  {
    name: 'has no encryption for a password',
    serve: greeted(preloginPacket(answerType, encryption.notSupported)),
  },
  { name: 'demands TLS', serve: greeted(preloginPacket(answerType, encryption.required)) },
  { name: 'has no TLS', settings: withTls, serve: greeted(preloginPacket(answerType, encryption.off)) },
  {
    name: 'lets in before TLS is there',
    settings: withTls,
    serve: greeted(
      Buffer.concat([
        preloginPacket(answerType, encryption.on),
        packets(message.answer, signedIn('d', 4096), 4096),
      ]),
    ),
  },
  {
    name: 'has TLS and then streams garbage',
    settings: withTls,
    serve: greeted(preloginPacket(answerType, encryption.on), Buffer.alloc(65_536, 7)),
  },
  {
    name: 'has TLS and then streams packets of it',
    settings: withTls,
    serve: greeted(
      preloginPacket(answerType, encryption.on),
      packetOf(preloginType, Buffer.alloc(30_000, 22)),
    ),
  },
  {
    name: 'has TLS and then nothing',
    isSlow: true,
    settings: withTls,
    serve: greeted(preloginPacket(answerType, encryption.on)),
  },
  {
    name: 'has TLS of its own making',
    settings: withTls,
    serve: admitted(packets(message.answer, signedIn('d', 4096), 4096)),
  },
  { name: 'answers the sign-in by tokens without an end', serve: admitted(Buffer.alloc(0), endless) },
  { name: 'answers the sign-in by nothing', isSlow: true, serve: admitted(Buffer.alloc(0)) },
  {
    name: 'refuses with a page',
    serve: admitted(
      packets(
        message.answer,
        Buffer.concat([failure(99_999, '<b>canary</b>'.repeat(50)), done('failed')]),
        4096,
      ),
    ),
  },
  {
    name: 'refuses with a name that is a page',
    serve: admitted(
      packets(
        message.answer,
        Buffer.concat([failure(229, "denied on the object '<b>canary</b>'"), done('failed')]),
        4096,
      ),
    ),
  },
  {
    name: 'sends on to itself again and again',
    serve: (socket) => {
      const place = routed('127.0.0.1', socket.localPort ?? 0);
      admitted(packets(message.answer, Buffer.concat([place, signedIn('d', 4096)]), 4096))(socket, () => {});
    },
  },
  {
    name: 'sends on to where nobody may go',
    serve: admitted(
      packets(message.answer, Buffer.concat([routed('169.254.169.254', 80), signedIn('d', 4096)]), 4096),
    ),
  },
  {
    name: 'sends columns without an end',
    serve: asked(Buffer.concat([Buffer.from([0x81, 0xff, 0x7f]), Buffer.alloc(4000)]), endless),
  },
  {
    name: 'sends rows without an end',
    serve: asked(
      columns([{ name: '', type: wireTypes.nvarchar }]),
      packets(message.answer, row([wireTypes.nvarchar], ['x'.repeat(3000)]), 32_000, false),
    ),
  },
  {
    name: 'announces a text of 2 GB and streams',
    serve: asked(
      Buffer.concat([
        columns([{ name: '', type: wireTypes.nvarcharMax }]),
        Buffer.from([0xd1, 0, 0, 0, 0x80, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0x7f]),
      ]),
      packets(message.answer, Buffer.alloc(30_000), 32_000, false),
    ),
  },
  {
    name: 'has an error that is a page',
    serve: asked(Buffer.concat([failure(50_000, '<h1>canary</h1>'.repeat(99)), done('failed')])),
  },
  { name: 'says a token that there is not', serve: asked(Buffer.alloc(3000, 0x42)) },
];

/** Hears the greeting, and answers it by this, then by that without an end. */
function greeted(start: Buffer, again?: Buffer): Misbehaviour['serve'] {
  return (socket, stream) =>
    void socket.once('data', () => {
      socket.resume().write(start);
      if (again) stream(again);
    });
}

/** Agrees on encryption, and answers the sign-in by this, then by that without an end. */
function admitted(start: Buffer, again?: Buffer): Misbehaviour['serve'] {
  return (socket, stream) =>
    void admit(socket, { mode: 'offered', certificate: own }).then(
      ({ line }) => {
        line.write(start);
        if (again) stream(again);
      },
      () => {},
    );
}

/** Lets everybody in, and answers the first question by this, then by that without an end. */
function asked(start: Buffer, again?: Buffer): Misbehaviour['serve'] {
  return (socket, stream) =>
    void admit(socket, { mode: 'offered', certificate: own })
      .then(
        async ({ line, messages }) => {
          line.write(packets(message.answer, signedIn('d', 4096), 4096));
          // The first is what the driver sets of its session.
          await messages.read();
          line.write(packets(message.answer, done(), 4096));
          await messages.read();
          line.write(packets(message.answer, start, 4096, again === undefined));
          if (again) stream(again);
        },
        () => {},
      )
      .catch(() => {});
}
