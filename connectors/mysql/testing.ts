import { connect } from 'node:net';
import mysql from 'mysql2/promise';
import type { Settings } from '#kernel/settings.ts';
import type { SystemTools } from '../system-connector.ts';
import type { Misbehaviour } from '../testing-rogue.ts';
import {
  column,
  endOfFile,
  failure,
  greeting,
  header,
  packet,
  success,
  text,
  tlsCapability,
} from './testing-packets.ts';

/** Settings that would lead to a database on this machine. */
export function mysqlSettings(port: number): Settings {
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
export function openTools(): SystemTools {
  return {
    reach: {
      // An error of a connection that nobody uses any more would end the tests.
      dial: async ({ host, port }) => connect({ host, port }).on('error', () => {}),
      fetch: globalThis.fetch,
    },
    signal: new AbortController().signal,
    onStage: () => {},
  };
}

/** A connection that sets a server up: several statements at once, and values as texts. */
export function openAdministration(place: {
  host: string;
  port: number;
  user: string;
  database: string;
}): Promise<mysql.Connection> {
  const { host, port, user, database } = place;
  return mysql.createConnection({
    ...{ host, port, user, database },
    multipleStatements: true,
    supportBigNumbers: true,
    bigNumberStrings: true,
    dateStrings: true,
  });
}

const zeros = Buffer.alloc(65_536);
const none = Buffer.alloc(0);
const withTls = { useTls: true };

/** What a server that speaks MySQL well enough may do. */
export const mysqlRogues: (Misbehaviour & { settings?: Settings })[] = [
  { name: 'greets with 16 MB and streams', serve: greets(header(0xff_ff_ff, 0), zeros) },
  { name: 'greets with nothing', serve: greets(header(0, 0)) },
  {
    name: 'greets by a version that is a page',
    serve: asked(
      1,
      packet(2, failure(1045, '<b>canary</b>')),
      undefined,
      greeting('<h1>canary</h1>'.repeat(50)),
    ),
  },
  {
    name: 'greets and cuts the scramble off',
    serve: greets(packet(0, greeting('8.4.0').subarray(4, 30))),
  },
  { name: 'refuses with a page', serve: greets(packet(0, failure(9999, '<b>canary</b>'.repeat(50)))) },
  { name: 'greets again and again', serve: greets(greeting('8.4.0'), greeting('8.4.0')) },
  { name: 'answers the sign-in by 16 MB', serve: asked(1, header(0xff_ff_ff, 2), zeros) },
  {
    name: 'answers the sign-in by more and more data',
    serve: asked(1, none, packet(2, Buffer.concat([Buffer.from([1]), Buffer.alloc(1000)]))),
  },
  ...(
    [
      ['a method with the name of a page', '<h1>canary</h1>'],
      ['a method that objects have', 'toString'],
      ['the password in the clear', 'mysql_clear_password'],
      ['the password by a key of its own', 'sha256_password'],
    ] as const
  ).map(([what, method]) => ({
    name: `asks for ${what}`,
    serve: asked(1, packet(2, Buffer.from(`\xfe${method}\0${'s'.repeat(20)}\0`, 'latin1'))),
  })),
  {
    name: 'lets nobody in by their proof alone',
    serve: asked(
      1,
      packet(2, Buffer.from(`\xfecaching_sha2_password\0${'s'.repeat(20)}\0`, 'latin1')),
      packet(4, Buffer.from([1, 4])),
    ),
  },
  {
    name: 'asks for a file of this machine',
    serve: queried(packet(1, Buffer.from('\xfb/etc/passwd', 'latin1'))),
  },
  {
    name: 'announces a column of 16 MB and streams',
    serve: queried(Buffer.concat([packet(1, Buffer.from([1])), header(0xff_ff_ff, 2)]), zeros),
  },
  {
    name: 'tells of columns without an end',
    serve: queried(
      packet(1, Buffer.from([0xfe, 255, 255, 255, 255, 255, 255, 0, 0])),
      numbered(2, column('a')),
    ),
  },
  {
    name: 'tells of a column whose name is code',
    serve: queried(
      Buffer.concat([
        packet(1, Buffer.from([1])),
        packet(2, column("x'];process.exit(7);//")),
        packet(3, endOfFile),
        packet(4, text('canary')),
        packet(5, failure(1317, 'canary')),
      ]),
    ),
  },
  { name: 'sends rows without an end', serve: queried(rowsBegin(), numbered(4, text('8.4.0'))) },
  {
    name: 'announces a row of 16 MB and streams',
    serve: queried(Buffer.concat([rowsBegin(), header(0xff_ff_ff, 4)]), zeros),
  },
  {
    name: 'has an error that is a page',
    serve: queried(packet(1, failure(1142, '<h1>canary</h1>'.repeat(99)))),
  },
  { name: 'says one byte of a greeting', isSlow: true, serve: greets(Buffer.from([0x4a])) },
  { name: 'greets and says nothing more', isSlow: true, serve: greets(greeting('8.4.0')) },
  { name: 'has no TLS', settings: withTls, serve: greets(greeting('8.4.0')) },
  {
    name: 'lets in before TLS is there',
    settings: withTls,
    serve: greets(Buffer.concat([greeting('8.4.0', tlsCapability), packet(2, success)])),
  },
  {
    name: 'has TLS and then streams garbage',
    settings: withTls,
    serve: asked(2, none, Buffer.alloc(65_536, 7), greeting('8.4.0', tlsCapability)),
  },
  {
    name: 'has TLS and then nothing',
    isSlow: true,
    settings: withTls,
    serve: greets(greeting('8.4.0', tlsCapability)),
  },
];

/** The same packet again and again, each with its number. */
function numbered(first: number, body: Buffer): Buffer {
  return Buffer.concat(Array.from({ length: 256 }, (_, index) => packet(first + index, body)));
}

function rowsBegin(): Buffer {
  return Buffer.concat([packet(1, Buffer.from([1])), packet(2, column('version')), packet(3, endOfFile)]);
}

/** Sends this as soon as somebody connects, then that without an end. */
function greets(start: Buffer, again?: Buffer): Misbehaviour['serve'] {
  return (socket, stream) => {
    socket.resume().write(start);
    if (again) stream(again);
  };
}

/** Greets, and answers what it hears for the so-manieth time by this, then that without an end. */
function asked(
  times: number,
  start: Buffer,
  again?: Buffer,
  hello = greeting('8.4.0'),
): Misbehaviour['serve'] {
  return (socket, stream) => {
    let heard = 0;
    socket.write(hello);
    socket.on('data', () => {
      heard += 1;
      if (heard !== times) return;
      socket.write(start);
      if (again) stream(again);
    });
  };
}

/** Lets everybody in, and answers the first statement by this, then that without an end, or by hanging up on what comes next. */
function queried(start: Buffer, again?: Buffer): Misbehaviour['serve'] {
  return (socket, stream) => {
    socket.write(greeting('8.4.0'));
    socket.once('data', () => {
      socket.write(packet(2, success));
      socket.once('data', () => {
        socket.write(start);
        if (again) stream(again);
        socket.once('data', () => socket.destroy());
      });
    });
  };
}
