import { createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';

/** Servers that misbehave, over real sockets: what a hostile or broken peer does to whoever calls it. No protocol is spoken rightly. */

/** What a server does with each connection. */
export interface Misbehaviour {
  name: string;
  /** Whether it only wastes time: what ends it is a deadline. */
  isSlow?: boolean;
  /** Waits to be spoken to: where the server speaks first, both wait. */
  isShy?: boolean;
  /** Speaks TLS from the first byte on. */
  tls?: { key: string; cert: string };
  /** Called once for each connection. `stream` sends without an end, as fast as the other side takes it. */
  serve(socket: Socket, stream: (chunk: Buffer) => void): void;
}

export interface RogueServer extends AsyncDisposable {
  port: number;
  /** Bytes that it got rid of, buffers of the system included. */
  sentBytes(): number;
  /** Connections that were made, and those that are still there. */
  connections(): { made: number; open: number };
}

/** A chunk of an endless stream. */
const chunkBytes = 64 * 1024;

export async function startRogue({ serve, tls }: Misbehaviour): Promise<RogueServer> {
  const sockets = new Set<Socket>();
  const held = new Set<Socket>();
  let made = 0;
  let sent = 0;
  // One that never closes is one that does not end when its peer does.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    made += 1;
    sockets.add(socket);
    held.add(socket);
    const spoken = tls ? new TLSSocket(socket, { ...tls, isServer: true }) : socket;
    for (const one of new Set([socket, spoken])) {
      one.on('error', () => held.delete(socket));
      // What the other side has closed is free there, whatever is kept here.
      for (const event of ['end', 'close']) one.on(event, () => held.delete(socket));
    }
    spoken.on('close', () => {
      sent += spoken.bytesWritten - spoken.writableLength;
      sockets.delete(socket);
    });
    serve(spoken, (chunk) => streamTo(spoken, chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    sentBytes: () =>
      [...sockets].reduce((sum, socket) => sum + socket.bytesWritten - socket.writableLength, sent),
    connections: () => ({ made, open: held.size }),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Whatever came is answered by this, and by nothing else. */
export function answering(bytes: Buffer | string): Misbehaviour['serve'] {
  return (socket) => void socket.once('data', () => socket.resume().write(bytes));
}

/** What any server of any protocol may do. */
export function rogues(certificate: { key: string; cert: string }): Misbehaviour[] {
  const silent: Misbehaviour['serve'] = (socket) => void socket.resume();
  return [
    { name: 'closes at once', serve: (socket) => void socket.destroy() },
    { name: 'ends at once and keeps the socket', serve: (socket) => void socket.resume().end() },
    { name: 'resets the connection', serve: (socket) => void socket.resetAndDestroy() },
    {
      name: 'greets as a mail server',
      serve: (socket) => void socket.resume().write('220 mail.example.com\r\n'),
    },
    {
      name: 'answers as a web server',
      isShy: true,
      serve: answering('HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n'),
    },
    { name: 'answers as Redis', isShy: true, serve: answering("-ERR unknown command 'x'\r\n") },
    { name: 'sends back what it is sent', isShy: true, serve: (socket) => void socket.pipe(socket) },
    { name: 'streams zeros', serve: (_, stream) => stream(Buffer.alloc(chunkBytes)) },
    { name: 'streams one letter', serve: (_, stream) => stream(Buffer.alloc(chunkBytes, 'E')) },
    { name: 'streams garbage', serve: (_, stream) => stream(garbage(chunkBytes)) },
    { name: 'says nothing', isSlow: true, serve: silent },
    {
      name: 'says one byte a second',
      isSlow: true,
      serve: (socket) => {
        socket.resume();
        const timer = setInterval(() => socket.write('R'), 1000);
        socket.on('close', () => clearInterval(timer));
      },
    },
    { name: 'speaks TLS at once', isShy: true, tls: certificate, serve: silent },
  ];
}

/** In place of the one that begins with what is no HTTP. */
export const slowHttpRogue: Misbehaviour = {
  name: 'says one byte a second',
  isSlow: true,
  serve: (socket) => {
    const bytes = [...'HTTP/1.1 200 OK\r\n'];
    socket.resume();
    const timer = setInterval(() => socket.write(bytes.shift() ?? 'x'), 1000);
    socket.on('close', () => clearInterval(timer));
  },
};

/** What a server of HTTP may do. Paths are of no matter. */
export const httpRogues: (Misbehaviour & { bound: 'headers' | 'body' | 'time' | 'encoding' | 'other' })[] = [
  {
    name: 'headers without an end',
    bound: 'headers',
    serve: httpStream('HTTP/1.1 200 OK\r\n', `x: ${'y'.repeat(1000)}\r\n`),
  },
  {
    name: 'one header without an end',
    bound: 'headers',
    serve: httpStream('HTTP/1.1 200 OK\r\nx: ', 'y'.repeat(1000)),
  },
  {
    name: 'a first line without an end',
    bound: 'headers',
    serve: httpStream('HTTP/1.1 200 ', 'O'.repeat(1000)),
  },
  {
    name: 'interim answers without an end',
    bound: 'headers',
    serve: httpStream('', 'HTTP/1.1 103 Early Hints\r\nlink: <a>\r\n\r\n'),
  },
  {
    name: 'a body without an end',
    bound: 'body',
    serve: httpStream('HTTP/1.1 200 OK\r\n\r\n', '0'.repeat(1000)),
  },
  {
    name: 'a huge length, then a stream',
    bound: 'body',
    serve: httpStream('HTTP/1.1 200 OK\r\ncontent-length: 2000000000\r\n\r\n', '0'.repeat(1000)),
  },
  {
    name: 'chunks without an end',
    bound: 'body',
    serve: httpStream(
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n',
      `3e8\r\n${'0'.repeat(1000)}\r\n`,
    ),
  },
  {
    name: 'one chunk that is announced huge',
    bound: 'body',
    serve: httpStream('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n7fffffff\r\n', '0'.repeat(1000)),
  },
  {
    name: 'an extension of a chunk without an end',
    bound: 'other',
    serve: httpStream('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5;', 'x'.repeat(1000)),
  },
  {
    name: 'trailers without an end',
    bound: 'other',
    serve: httpStream(
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n',
      `x: ${'y'.repeat(1000)}\r\n`,
    ),
  },
  {
    name: 'a gzip that unpacks to 20 MB',
    bound: 'body',
    serve: (socket) => void packed(socket, 'gzip', bomb()),
  },
  {
    name: 'a gzip in a gzip',
    bound: 'encoding',
    serve: (socket) => void packed(socket, 'gzip, gzip', gzipSync(bomb())),
  },
  {
    name: 'an encoding that nobody knows',
    bound: 'encoding',
    serve: (socket) => void packed(socket, 'constructor', Buffer.from('x')),
  },
  {
    name: 'a gzip that is none',
    bound: 'other',
    serve: (socket) => void packed(socket, 'gzip', garbage(1000)),
  },
  { name: 'garbage', bound: 'other', serve: (_, stream) => stream(garbage(chunkBytes)) },
  {
    name: 'a cut answer',
    bound: 'other',
    serve: answeringAndEnding('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc'),
  },
  { name: 'silence', bound: 'time', isSlow: true, serve: (socket) => void socket.resume() },
  {
    name: 'one byte of the body at a time',
    bound: 'time',
    isSlow: true,
    serve: dripping('HTTP/1.1 200 OK\r\n\r\n'),
  },
  {
    name: 'one byte of a header at a time',
    bound: 'time',
    isSlow: true,
    serve: dripping('HTTP/1.1 200 OK\r\nx: '),
  },
];

/** Sends this, then that again and again. */
function httpStream(start: string, again: string): Misbehaviour['serve'] {
  const chunk = Buffer.from(again.repeat(Math.ceil(chunkBytes / again.length)));
  return (socket, stream) =>
    void socket.once('data', () => {
      socket.resume().write(start);
      stream(chunk);
    });
}

function dripping(start: string): Misbehaviour['serve'] {
  return (socket) => {
    socket.resume().write(start);
    const timer = setInterval(() => socket.write('y'), 50);
    socket.on('close', () => clearInterval(timer));
  };
}

function answeringAndEnding(text: string): Misbehaviour['serve'] {
  return (socket) => void socket.once('data', () => socket.resume().end(text));
}

function packed(socket: Socket, encoding: string, body: Buffer): void {
  socket.once('data', () => {
    socket.resume();
    socket.write(
      `HTTP/1.1 200 OK\r\ncontent-encoding: ${encoding}\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    socket.end(body);
  });
}

function bomb(): Buffer {
  return gzipSync(Buffer.alloc(20_000_000));
}

/** Bytes that look like nothing, the same each time. */
function garbage(bytes: number): Buffer {
  const found = Buffer.alloc(bytes);
  let state = 1;
  for (let at = 0; at < bytes; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    found[at] = state >>> 16;
  }
  return found;
}

/** As fast as the other side takes it, and no faster. */
function streamTo(socket: Socket, chunk: Buffer): void {
  const send = (): void => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', send);
  send();
}
