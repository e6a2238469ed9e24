import type { Settings } from '#kernel/settings.ts';
import { answering, type Misbehaviour } from '../testing-rogue.ts';

/** Settings that would lead to a database on this machine. */
export function postgresqlSettings(port: number): Settings {
  return {
    host: '127.0.0.1',
    port,
    database: 'd',
    username: 'u',
    password: 'canary-of-rogues',
    useTls: false,
  };
}

/** What a server that speaks PostgreSQL well enough may do. */
export const postgresqlRogues: (Misbehaviour & { settings?: Settings })[] = [
  {
    name: 'announces 2 GB and streams',
    serve: whole(Buffer.from('R\x7f\xff\xff\xf0', 'latin1'), Buffer.alloc(65_536)),
  },
  {
    name: 'announces an error of 1 GB and streams',
    serve: whole(Buffer.from('E\x40\x00\x00\x00', 'latin1'), Buffer.alloc(65_536, 'M')),
  },
  {
    name: 'announces a length below the smallest',
    serve: answering(Buffer.from('R\x00\x00\x00\x00', 'latin1')),
  },
  {
    name: 'tells parameters without an end',
    serve: whole(
      Buffer.alloc(0),
      Buffer.concat(
        Array.from({ length: 1000 }, () => message('S', Buffer.from(`name\0${'v'.repeat(100)}\0`))),
      ),
    ),
  },
  {
    name: 'gives notices without an end',
    serve: whole(
      Buffer.alloc(0),
      Buffer.concat(
        Array.from({ length: 100 }, () => message('N', Buffer.from(`SNOTICE\0M${'n'.repeat(1000)}\0\0`))),
      ),
    ),
  },
  {
    name: 'sends rows before the sign-in',
    serve: whole(Buffer.alloc(0), Buffer.concat(Array.from({ length: 1000 }, () => row('1', '2')))),
  },
  {
    name: 'sends rows without an end',
    serve: afterQuery(description(), Buffer.concat(Array.from({ length: 1000 }, () => row('17.1', '5')))),
  },
  {
    name: 'announces a row of 1 GB and streams',
    serve: afterQuery(
      Buffer.concat([description(), Buffer.from('D\x40\x00\x00\x00', 'latin1')]),
      Buffer.alloc(65_536),
    ),
  },
  {
    name: 'tells a version that is a page of HTML',
    serve: afterQuery(
      Buffer.concat([
        description(),
        row('17</p><script>alert(1)</script>', '1; DROP'),
        message('E', Buffer.from('SERROR\0C<b>x\0Mcanary-of-servers\0\0')),
      ]),
      null,
    ),
  },
  { name: 'asks for two hundred million rounds of SCRAM', serve: scram(200_000_000) },
  {
    name: 'has an error code that is a page',
    serve: answering(message('E', Buffer.from(`SFATAL\0C${'<h1>'.repeat(1000)}\0Mcanary-of-servers\0\0`))),
  },
  { name: 'answers nothing but the first byte', isSlow: true, serve: answering('R') },
  {
    name: 'has TLS and then streams garbage',
    settings: { useTls: true },
    serve: whole(Buffer.from('S'), Buffer.alloc(65_536, 7), true),
  },
  {
    name: 'answers in the clear behind its yes to TLS',
    settings: { useTls: true },
    serve: answering(Buffer.concat([Buffer.from('S'), message('R', Buffer.alloc(4))])),
  },
  { name: 'has TLS and then nothing', isSlow: true, settings: { useTls: true }, serve: answering('S') },
  { name: 'has no TLS', settings: { useTls: true }, serve: answering('N') },
  {
    name: 'streams where TLS is asked for',
    settings: { useTls: true },
    serve: whole(Buffer.alloc(0), Buffer.alloc(65_536, 'E')),
  },
];

function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
}

/** Of two columns of text: `version` and `tables`. */
function description(): Buffer {
  const fields = ['version', 'tables'].map((name) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0]),
    ]),
  );
  return message('T', Buffer.concat([Buffer.from([0, 2]), ...fields]));
}

function row(...cells: string[]): Buffer {
  const values = cells.map((cell) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(Buffer.byteLength(cell));
    return Buffer.concat([length, Buffer.from(cell)]);
  });
  return message('D', Buffer.concat([Buffer.from([0, cells.length]), ...values]));
}

/** Sends this, then that without an end. */
function whole(start: Buffer, again: Buffer, isAfterTls = false): Misbehaviour['serve'] {
  return (socket, stream) =>
    void socket.once('data', () => {
      socket.resume().write(start);
      if (isAfterTls) socket.once('data', () => stream(again));
      else stream(again);
    });
}

/** Lets everybody in, and answers the first statement by this, then that without an end. */
function afterQuery(start: Buffer, again: Buffer | null): Misbehaviour['serve'] {
  return (socket, stream) =>
    void socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]));
      socket.once('data', () => {
        socket.resume().write(start);
        if (again !== null) stream(again);
      });
    });
}

function scram(rounds: number): Misbehaviour['serve'] {
  return (socket) =>
    void socket.once('data', () => {
      const methods = Buffer.from('\0\0\0\x0aSCRAM-SHA-256\0\0', 'latin1');
      socket.write(message('R', methods));
      socket.once('data', (sent: Buffer) => {
        const nonce = /r=([^,\0]+)/.exec(sent.toString('latin1'))?.[1] ?? '';
        const salt = Buffer.from('salt').toString('base64');
        socket
          .resume()
          .write(message('R', Buffer.from(`\0\0\0\x0br=${nonce}more,s=${salt},i=${rounds}`, 'latin1')));
      });
    });
}
