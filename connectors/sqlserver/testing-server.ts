import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { TestCertificate } from '../testing-certificate.ts';
import type { FixtureAccount } from '../testing-conformance.ts';
import { HandshakeLine } from './handshake-line.ts';
import { encryption, preloginPacket, preloginType, readEncryption } from './prelogin.ts';
import { headerBytes, lastPacket } from './tds-framing.ts';
import { answerStatement, type FakeAnswer, FakeDatabase } from './testing-database.ts';
import { answerQuestion } from './testing-questions.ts';
import * as tokens from './testing-tokens.ts';

/**
 * A server that speaks SQL Server's protocol (TDS 7.4, and TDS 8 over TLS) as far as the connector does: sign-in, TLS inside of packets, batches,
 * `sp_executesql`, rows, errors, transactions. It knows the connector's own statements (`testing-database.ts`), and of questions what SQLite can
 * say as well (`testing-questions.ts`). What stays unproved by it: T-SQL, the
 * catalog views and their rights, locks and snapshots of a real server, and how it finds out that a client has gone.
 */

/** How TLS is spoken: not at all, for who asks for it, with everybody, or from the first byte on (TDS 8). */
export type FakeTls =
  | { mode: 'none' }
  | { mode: 'offered' | 'demanded' | 'strict'; certificate: TestCertificate };

export interface FakeAccount extends FixtureAccount {
  /** The number of the error that its sign-in ends with though the password is right. */
  refusedWith?: number;
}

interface FakeOptions {
  accounts: readonly FakeAccount[];
  database: string;
  tls: FakeTls;
}

/** Somebody who is signed in. */
interface Session {
  username: string;
}

export class FakeSqlServer implements AsyncDisposable {
  readonly held = new FakeDatabase();
  readonly sessions = new Set<Session>();
  /** Statements that came, in their order. */
  readonly heard: string[] = [];
  /** Where everybody is sent on to. */
  route: { host: string; port: number } | null = null;
  tls: FakeTls;
  /** Whether it ends a statement that it is told to end; else it hears nothing any more. */
  answersAttention = true;
  port = 0;
  readonly #options: FakeOptions;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
    // A client that does not keep to the protocol is left.
    this.#converse(socket).catch(() => socket.destroy());
  });

  constructor(options: FakeOptions) {
    this.#options = options;
    this.tls = options.tls;
  }

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : 0;
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
    this.held.close();
  }

  async #converse(socket: Socket): Promise<void> {
    const { messages, line, login } = await admit(socket, this.tls);
    await this.#serve(messages, line, login);
  }

  async #serve(messages: Messages, line: Duplex, login: Message): Promise<void> {
    if (login.type !== tokens.message.login) return void line.destroy();
    const { username, password, database, packetBytes } = tokens.readLogin(login.body);
    const size = Math.min(Math.max(packetBytes, 512), 32_767);
    const say = (body: Buffer): boolean => line.write(tokens.packets(tokens.message.answer, body, size));
    const refusal = this.#refusalOf({ username, password }, database);
    if (refusal !== null) return void line.end(tokens.packets(tokens.message.answer, refusal, size));
    if (this.route) {
      const { host, port } = this.route;
      say(Buffer.concat([tokens.routed(host, port), tokens.signedIn(database, size)]));
      return;
    }
    say(tokens.signedIn(database, size));
    const session = { username };
    const rows = this.held.open();
    this.sessions.add(session);
    const leave = (): void => {
      this.sessions.delete(session);
      if (rows.isOpen) rows.close();
    };
    line.once('close', leave);
    try {
      for (;;) {
        const next = await messages.read();
        if (next.type === tokens.message.attention) say(tokens.done('attention'));
        else if (next.type === tokens.message.call) {
          const call = tokens.readCall(next.body);
          this.heard.push(call.sql);
          const answer = answerQuestion(call, this.held, rows);
          if (Buffer.isBuffer(answer)) say(Buffer.concat([answer, tokens.done('failed')]));
          else if (answer.waitMs === undefined) await sendRows(answer, line, size, tokens.procedureDone);
          // Nothing comes of a slow table before the client gives it up.
          else if (!(await this.#isGivenUp(messages))) return void line.destroy();
          else {
            // The end of the statement, then that it was ended.
            say(tokens.done('failed'));
            say(tokens.done('attention'));
          }
        } else if (next.type !== tokens.message.batch) return void line.destroy();
        else await this.#answer(tokens.readBatch(next.body), { line, rows, size, say });
      }
    } finally {
      leave();
      line.destroy();
    }
  }

  async #isGivenUp(messages: Messages): Promise<boolean> {
    const { type } = await messages.read();
    if (this.answersAttention) return type === tokens.message.attention;
    await messages.read();
    return false;
  }

  #refusalOf({ username, password }: FixtureAccount, database: string): Buffer | null {
    const refused = (...errors: [number, string][]): Buffer =>
      Buffer.concat([
        ...errors.map(([number, text]) => tokens.failure(number, text, 14)),
        tokens.done('failed'),
      ]);
    const login = `Login failed for user '${username}'.`;
    const account = this.#options.accounts.find((one) => one.username === username);
    if (account?.password !== password) return refused([18_456, login]);
    if (account.refusedWith !== undefined) return refused([account.refusedWith, login]);
    if (database !== this.#options.database)
      return refused(
        [4060, `Cannot open database "${database}" requested by the login. The login failed.`],
        [18_456, login],
      );
    return null;
  }

  async #answer(
    sql: string,
    {
      line,
      rows,
      size,
      say,
    }: { line: Duplex; rows: DatabaseSync; size: number; say: (body: Buffer) => boolean },
  ): Promise<void> {
    this.heard.push(sql);
    if (/^\s*set /i.test(sql) || sql.trim() === '') return void say(tokens.done());
    if (sql === 'BEGIN TRANSACTION') {
      rows.exec('BEGIN');
      return void say(Buffer.concat([tokens.transactionBegun(), tokens.done()]));
    }
    if (sql === 'IF @@TRANCOUNT > 0 ROLLBACK') {
      if (rows.isTransaction) rows.exec('ROLLBACK');
      return void say(Buffer.concat([tokens.transactionEnded(), tokens.done()]));
    }
    const answer = answerStatement(sql, this.held, rows);
    if (Buffer.isBuffer(answer)) return void say(Buffer.concat([answer, tokens.done('failed')]));
    await sendRows(answer, line, size);
  }
}

/** Agrees on encryption with a client, and hears its sign-in. */
export async function admit(
  socket: Socket,
  tls: FakeTls,
): Promise<{ messages: Messages; line: Duplex; login: Message }> {
  if (tls.mode === 'strict') {
    const line = secure(socket, tls.certificate);
    const messages = new Messages(line);
    await messages.read();
    line.write(preloginPacket(tokens.message.answer, encryption.notSupported));
    return { messages, line, login: await messages.read() };
  }
  const plain = new Messages(socket);
  const first = await plain.read();
  if (first.type !== preloginType) throw new Error('The client did not greet.');
  const wanted = readEncryption(first.body);
  const agreed = agree(tls.mode, wanted);
  socket.write(preloginPacket(tokens.message.answer, agreed));
  const isRefused = agreed === encryption.required && wanted === encryption.notSupported;
  if (tls.mode === 'none' || agreed === encryption.notSupported || isRefused)
    return { messages: plain, line: socket, login: await plain.read() };
  plain.leave();
  const line = new HandshakeLine(socket);
  // Inside of packets no server speaks a newer one.
  const secured = secure(line, tls.certificate, 'TLSv1.2');
  await once(secured, 'secure');
  // Its own last words of the handshake are on their way.
  await new Promise((resolve) => setImmediate(resolve));
  line.endHandshake();
  const inside = new Messages(secured);
  const login = await inside.read();
  if (agreed !== encryption.off) return { messages: inside, line: secured, login };
  // The sign-in alone is encrypted.
  line.leaveReading();
  inside.leave();
  return { messages: new Messages(socket), line: socket, login };
}

/** As fast as the other side takes them. */
async function sendRows(
  { columns, rows, waitMs }: FakeAnswer,
  line: Duplex,
  size: number,
  ending = (count: number) => tokens.done('counted', count),
): Promise<void> {
  const types = columns.map(({ type }) => type);
  let gathered: Buffer[] = [tokens.columns(columns)];
  let bytes = 0;
  let count = 0;
  if (waitMs !== undefined) await waitUnless(line, waitMs);
  for (const cells of rows) {
    if (line.destroyed) return;
    count += 1;
    // Servers tell empty cells in either way.
    const row = cells.includes(null) ? tokens.sparseRow(types, cells) : tokens.row(types, cells);
    gathered.push(row);
    bytes += row.length;
    if (bytes < size - headerBytes) continue;
    const body = Buffer.concat(gathered);
    // Whole packets; what is left of the last goes with the next.
    const whole = body.length - (body.length % (size - headerBytes));
    gathered = [body.subarray(whole)];
    bytes = body.length - whole;
    if (line.write(tokens.packets(tokens.message.answer, body.subarray(0, whole), size, false))) continue;
    await drained(line);
  }
  if (line.destroyed) return;
  gathered.push(ending(count));
  line.write(tokens.packets(tokens.message.answer, Buffer.concat(gathered), size));
}

/** Until there is room again, or nobody there. */
async function drained(line: Duplex): Promise<void> {
  const over = new AbortController();
  const options = { signal: over.signal };
  await Promise.race([once(line, 'drain', options), once(line, 'close', options)]).finally(() =>
    over.abort(),
  );
}

async function waitUnless(line: Duplex, ms: number): Promise<void> {
  const over = new AbortController();
  const options = { signal: over.signal };
  const isOver = [wait(ms, undefined, { ...options, ref: false }), once(line, 'close', options)];
  await Promise.race(isOver).finally(() => over.abort());
}

function secure(
  line: Duplex,
  certificate: TestCertificate,
  maxVersion: 'TLSv1.2' | 'TLSv1.3' = 'TLSv1.3',
): TLSSocket {
  const secured = new TLSSocket(line as Socket, {
    isServer: true,
    secureContext: createSecureContext({ ...certificate, maxVersion }),
    ALPNProtocols: ['tds/8.0'],
  });
  secured.on('error', () => line.destroy());
  return secured;
}

/** What a server says of encryption: "2.2.6.5 PRELOGIN". */
function agree(mode: 'none' | 'offered' | 'demanded', wanted: number): number {
  if (mode === 'none') return encryption.notSupported;
  if (mode === 'demanded') return wanted === encryption.on ? encryption.on : encryption.required;
  return wanted === encryption.required ? encryption.on : wanted;
}

interface Message {
  type: number;
  body: Buffer;
}

/** The messages of a client, put together of their packets. */
class Messages {
  readonly #line: Duplex;
  readonly #onData = (bytes: Buffer): void => this.#take(bytes);
  readonly #ready: Message[] = [];
  #bytes: Buffer = Buffer.alloc(0);
  #parts: Buffer[] = [];
  #waiting: { resolve: (message: Message) => void; reject: (error: Error) => void } | null = null;
  #isOver = false;

  constructor(line: Duplex) {
    this.#line = line;
    line.on('data', this.#onData);
    for (const event of ['end', 'close', 'error'])
      line.on(event, () => {
        this.#isOver = true;
        this.#waiting?.reject(new Error('The client has gone.'));
      });
  }

  leave(): void {
    this.#line.off('data', this.#onData);
  }

  read(): Promise<Message> {
    const next = this.#ready.shift();
    if (next) return Promise.resolve(next);
    return new Promise((resolve, reject) => {
      if (this.#isOver) return reject(new Error('The client has gone.'));
      this.#waiting = { resolve, reject };
    });
  }

  #take(bytes: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    while (this.#bytes.length >= headerBytes) {
      const length = this.#bytes.readUInt16BE(2);
      if (this.#bytes.length < length) return;
      const packet = this.#bytes.subarray(0, length);
      this.#bytes = this.#bytes.subarray(length);
      this.#parts.push(packet.subarray(headerBytes));
      if (((packet[1] ?? 0) & lastPacket) === 0) continue;
      const message = { type: packet[0] ?? 0, body: Buffer.concat(this.#parts) };
      this.#parts = [];
      if (this.#waiting) this.#waiting.resolve(message);
      else this.#ready.push(message);
      this.#waiting = null;
    }
  }
}
