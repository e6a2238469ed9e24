import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A line between a connector and its server that can be slow, or break. For tests alone. */
export interface TestLine extends AsyncDisposable {
  port: number;
  /** Bytes of the server that have gone through. */
  passedBytes(): number;
  /** Connections of the connector that are still there. */
  open(): number;
}

export interface TestLineOptions {
  /** So many bytes of the server go through; then the connections break, and none comes about any more. */
  cutAfterBytes?: number;
  /** Pieces of this size, with a moment between them. */
  pieceBytes?: number;
}

const pieceMs = 1;

export async function startLine(
  serverPort: number,
  { cutAfterBytes = Number.POSITIVE_INFINITY, pieceBytes = Number.POSITIVE_INFINITY }: TestLineOptions = {},
): Promise<TestLine> {
  const held = new Set<Socket>();
  let passed = 0;
  const server = createServer((client) => {
    if (passed >= cutAfterBytes) return void client.resetAndDestroy();
    const upstream = connect(serverPort, '127.0.0.1');
    held.add(client);
    client.on('close', () => held.delete(client));
    for (const one of [client, upstream]) one.on('error', () => {});
    // What the server has sent before it closed goes through all the same.
    client.on('close', () => upstream.destroy());
    client.pipe(upstream);
    // Unread, the connector's own end would not be noticed. Behind the pipe's own listener, which stops the reading.
    upstream.on('close', () => client.resume());
    void carry(upstream, client);
  });

  async function carry(from: Socket, to: Socket): Promise<void> {
    try {
      for await (const bytes of from as AsyncIterable<Buffer>) {
        for (let at = 0; at < bytes.length; at += pieceBytes) {
          const piece = bytes.subarray(at, Math.min(at + pieceBytes, bytes.length));
          const left = cutAfterBytes - passed;
          passed += piece.length;
          if (!to.write(piece.subarray(0, Math.max(0, left)))) await drained(to);
          if (piece.length >= left) return void to.resetAndDestroy();
          if (Number.isFinite(pieceBytes)) await wait(pieceMs);
        }
      }
      to.end();
    } catch {
      to.destroy();
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    passedBytes: () => passed,
    open: () => held.size,
    async [Symbol.asyncDispose]() {
      for (const socket of held) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function drained(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => {
    socket.once('drain', resolve);
    socket.once('close', resolve);
  });
}
