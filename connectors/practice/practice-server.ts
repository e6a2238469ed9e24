import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { failure, PacketReader, packet, saslText } from './packets.ts';
import { practicePassword } from './practice-accounts.ts';
import { practiceDatabase } from './practice-data.ts';
import { beginScram, scramMechanism } from './scram.ts';

/** The engine behind it, which has one session. */
export interface PracticeEngine {
  /** `18.1`. */
  readonly version: string;
  /** Runs whole messages of the protocol and hands over what is answered. Rejects once the engine is replaced. */
  run(messages: Uint8Array, onBytes: (bytes: Uint8Array) => void): Promise<void>;
  /** As a new session finds it. */
  renew(): Promise<void>;
  /** Ends whatever it computes, by starting it anew. */
  replace(): Promise<void>;
}

export interface PracticeServer extends AsyncDisposable {
  port: number;
  /** Sign-ins that are open. */
  readonly connections: number;
  /** Since when nobody has been connected, by `performance.now()`. */
  readonly quietSince: number;
}

export interface PracticeServerOptions {
  /** The first of them that is free; 0 stands for any. */
  ports: readonly number[];
  /** Of which each user's password is made. */
  key: Buffer;
  engine: PracticeEngine;
  /** How long a connection waits for the one session. */
  waitMs?: number;
}

const usualWaitMs = 8000;
const signInMs = 10_000;
/** Below the ports that a system gives to whoever asks for any. */
export const practicePorts: readonly number[] = [...Array.from({ length: 20 }, (_, at) => 25_432 + at), 0];
/** Connections at once, those that wait included. */
const connectionsMaximum = 40;

/**
 * Lets PostgreSQL's clients sign in to an engine with one session: on this machine alone, each by the password of its user, one after the
 * other. Whoever goes while a statement runs ends that statement.
 */
export async function startPracticeServer(options: PracticeServerOptions): Promise<PracticeServer> {
  const { engine, key, waitMs = usualWaitMs } = options;
  const turns = new Turns();
  const open = new Set<Socket>();
  let quietSince = performance.now();
  const server = createServer({ noDelay: true }, (socket) => {
    if (open.size >= connectionsMaximum) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      quietSince = performance.now();
    });
    serve(socket)
      .catch(() => {})
      .finally(() => socket.destroySoon());
  });
  const port = await listen(server, options.ports);
  return {
    port,
    get connections() {
      return open.size;
    },
    get quietSince() {
      return quietSince;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function serve(socket: Socket): Promise<void> {
    const reader = new PacketReader(socket);
    const late = setTimeout(() => socket.destroy(), signInMs);
    try {
      if (!(await signIn(reader, socket))) return;
    } finally {
      clearTimeout(late);
    }
    const leave = await turns.enter(socket, waitMs);
    if (leave === null) {
      socket.write(failure('53300', 'The practice system has one session, which somebody else uses.'));
      return;
    }
    try {
      await converse(reader, socket);
    } finally {
      await engine.renew().catch(() => {});
      leave();
    }
  }

  /** False where it has been refused, or has gone. */
  async function signIn(reader: PacketReader, socket: Socket): Promise<boolean> {
    for (;;) {
      const opening = await reader.opening();
      if (opening === null || opening.kind === 'cancel') return false;
      if (opening.kind !== 'startup') {
        socket.write('N');
        continue;
      }
      const username = opening.parameters.get('user') ?? '';
      if (!(await prove(reader, socket, username))) {
        socket.write(failure('28P01', `password authentication failed for user "${username}"`));
        return false;
      }
      const database = opening.parameters.get('database') ?? username;
      if (database !== practiceDatabase) {
        socket.write(failure('3D000', `database "${database}" does not exist`));
        return false;
      }
      return true;
    }
  }

  async function prove(reader: PacketReader, socket: Socket, username: string): Promise<boolean> {
    socket.write(packet('R', 10, scramMechanism, ''));
    const first = await reader.next();
    const initial = first && saslText(first, true);
    if (!initial || initial.mechanism !== scramMechanism) return false;
    // Of a user that there is none of, the password is unknown to everybody: it is refused like a wrong one.
    const isUser = username.startsWith('practice_');
    const password = isUser ? practicePassword(key, username) : randomBytes(24).toString('base64');
    const exchange = beginScram(initial.text, password);
    if (!exchange) return false;
    socket.write(packet('R', 11, Buffer.from(exchange.challenge)));
    const second = await reader.next();
    const final = second && saslText(second, false);
    const proof = final && exchange.verify(final.text);
    if (!proof) return false;
    socket.write(packet('R', 12, Buffer.from(proof)));
    socket.write(packet('R', 0));
    return true;
  }

  async function converse(reader: PacketReader, socket: Socket): Promise<void> {
    const told = {
      server_version: engine.version,
      server_encoding: 'UTF8',
      client_encoding: 'UTF8',
      DateStyle: 'ISO, YMD',
      TimeZone: 'UTC',
      integer_datetimes: 'on',
      standard_conforming_strings: 'on',
    };
    for (const [name, value] of Object.entries(told)) socket.write(packet('S', name, value));
    socket.write(packet('K', process.pid, 0));
    socket.write(packet('Z', Buffer.from('I')));
    let isRunning = false;
    socket.once('close', () => {
      if (isRunning) engine.replace().catch(() => {});
    });
    let batch: Buffer[] = [];
    for (;;) {
      const message = await reader.next();
      // X ends the session.
      if (message === null || message[0] === 0x58) return;
      batch.push(message);
      // Parse, Bind, Describe, Execute and Close wait for the Sync or Flush behind them: together they are one call.
      if (waitsForMore.has(message[0] ?? 0)) continue;
      isRunning = true;
      try {
        await engine.run(Buffer.concat(batch), (bytes) => socket.write(bytes));
      } finally {
        isRunning = false;
      }
      batch = [];
    }
  }
}

const waitsForMore = new Set([...'PBDEC'].map((type) => type.charCodeAt(0)));

/** Which of these ports is free now, before the engine is made. Throws the last failure. */
export async function findPort(ports: readonly number[]): Promise<number> {
  const server = createServer();
  const port = await listen(server, ports);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The first free port of these on this machine's own address. Throws the last failure. */
async function listen(server: ReturnType<typeof createServer>, ports: readonly number[]): Promise<number> {
  let failed: unknown = new Error('No port was given.');
  for (const port of ports) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host: '127.0.0.1' }, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return (server.address() as AddressInfo).port;
    } catch (error) {
      failed = error;
    }
  }
  throw failed;
}

/** One session, given to those who wait in the order in which they came. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** What gives the session back; null where it did not become free in time, or whoever waited has gone. */
  async enter(socket: Socket, waitMs: number): Promise<(() => void) | null> {
    if (this.#isTaken) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const own = (): void => resolve(true);
      const giveUp = (): void => {
        const place = this.#waiting.indexOf(own);
        if (place >= 0) this.#waiting.splice(place, 1);
        if (place >= 0) resolve(false);
      };
      const timer = setTimeout(giveUp, waitMs);
      socket.once('close', giveUp);
      this.#waiting.push(own);
      const hasTurn = await promise;
      clearTimeout(timer);
      socket.off('close', giveUp);
      if (!hasTurn) return null;
    }
    this.#isTaken = true;
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      this.#isTaken = false;
      this.#waiting.shift()?.();
    };
  }
}
