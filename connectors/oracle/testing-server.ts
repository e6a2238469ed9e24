import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import type { Duplex } from 'node:stream';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { TestCertificate } from '../testing-certificate.ts';
import type { FixtureAccount } from '../testing-conformance.ts';
import { FakeDatabase, type FakeResult, FakeSqlError } from './testing-database.ts';
import * as messages from './testing-messages.ts';
import {
  acceptPacket,
  dataPackets,
  MessageReader,
  packetOf,
  readPacket,
  redirectPacket,
  refusePacket,
  Unfinished,
} from './testing-packets.ts';
import { answerQuestion } from './testing-questions.ts';
import { type Challenge, challenge } from './testing-sign-in.ts';
import { isLarge } from './testing-values.ts';
import { packetTypes, typeAt } from './tns-framing.ts';

/**
 * A server that speaks Oracle Net and the protocol within (TTC) as far as the connector does: listener, sign-in by the verifier of 12c in both
 * directions, statements, cursors, rows, large values, errors, transactions that only read. It was written of what Oracle's open drivers write and
 * read; its thin driver for Python reads it too (`oracle.peer-test.ts`). It knows the connector's own statements (`testing-database.ts`),
 * and of questions what SQLite can say as well (`testing-questions.ts`).
 *
 * What stays unproved by it: Oracle's SQL, its catalog and whom it shows what of it, the formats of its times, its redo and "snapshot too old", what
 * it sends that no driver demands, newer versions of the protocol (end of answers, sign-in in one message), and what it does with a statement
 * whose client has gone. Both drivers are of one maker, and may share a misreading.
 */

export interface FakeAccount extends FixtureAccount {
  /** The number of the error that its sign-in ends with though the password is right. */
  refusedWith?: number;
}

/** What a listener does with who has asked for a service that there is. */
export type FakeListener =
  | { does: 'accept' }
  | { does: 'refuse'; number: number }
  | { does: 'redirect'; host: string; port: number }
  /** Hands the connection on: the client has to ask again, over TLS that begins anew. */
  | { does: 'renew' };

interface FakeOptions {
  accounts: readonly FakeAccount[];
  service: string;
}

export class FakeOracle implements AsyncDisposable {
  readonly held = new FakeDatabase();
  readonly sessions = new Set<Session>();
  /** Statements that came, in their order. */
  readonly heard: string[] = [];
  /** Connect data of each connection. */
  readonly connects: string[] = [];
  /** From the next connection on; null for none. */
  certificate: TestCertificate | null = null;
  listener: FakeListener = { does: 'accept' };
  port = 0;
  readonly options: FakeOptions;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    const session = new Session(socket, this);
    this.sessions.add(session);
    socket.on('close', () => {
      this.#sockets.delete(socket);
      this.sessions.delete(session);
      session.end();
    });
  });

  constructor(options: FakeOptions) {
    this.options = options;
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
}

interface Cursor extends FakeResult {
  isDefined: boolean;
}

/** One connection, from the listener on. */
class Session {
  /** Signed in. */
  username: string | null = null;
  readonly #socket: Socket;
  readonly #server: FakeOracle;
  #line: Duplex;
  #bytes: Buffer = Buffer.alloc(0);
  #message: Buffer = Buffer.alloc(0);
  #isAccepted = false;
  #isRenewed = false;
  /** It has asked the listener. */
  #isAsked = false;
  /** Connect data that comes in a packet of its own has still to come. */
  #awaitsData = false;
  #signing: { username: string; challenge: Challenge } | null = null;
  #rows: DatabaseSync | null = null;
  readonly #cursors = new Map<number, Cursor>();
  #lastCursor = 0;

  constructor(socket: Socket, server: FakeOracle) {
    this.#socket = socket;
    this.#server = server;
    this.#line = this.#open();
  }

  end(): void {
    if (this.#rows?.isOpen) this.#rows.close();
  }

  #open(): Duplex {
    const { certificate } = this.#server;
    const line = certificate
      ? new TLSSocket(this.#socket, { isServer: true, secureContext: createSecureContext(certificate) })
      : this.#socket;
    line.on('error', () => this.#socket.destroy());
    line.on('data', (bytes: Buffer) => {
      if (line !== this.#line) return;
      try {
        this.#take(bytes);
      } catch {
        // Who does not keep to the protocol is left.
        this.#socket.destroy();
      }
    });
    return line;
  }

  #take(bytes: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    for (;;) {
      if (!this.#isAsked && this.#bytes.length > typeAt && this.#bytes[typeAt] !== packetTypes.connect)
        throw new Error('The client did not ask to be connected.');
      const packet = readPacket(this.#bytes, this.#isAccepted);
      if (!packet) return;
      this.#bytes = this.#bytes.subarray(packet.length);
      if (packet.type === packetTypes.connect) this.#connect(packet.body);
      else if (packet.type !== packetTypes.data) continue;
      else if (this.#awaitsData) this.#ask(packet.body.subarray(2).toString());
      else this.#answer(packet.body);
    }
  }

  #connect(body: Buffer): void {
    this.#isAsked = true;
    const [length, offset] = [body.readUInt16BE(16), body.readUInt16BE(18) - 8];
    const data = body.subarray(offset, offset + length).toString();
    this.#awaitsData = data.length < length;
    if (!this.#awaitsData) this.#ask(data);
  }

  /** What the listener says to the connect data. */
  #ask(data: string): void {
    this.#awaitsData = false;
    this.#server.connects.push(data);
    const [, service] = /\(SERVICE_NAME=([^)]*)\)/.exec(data) ?? [];
    const { listener, options } = this.#server;
    if (listener.does === 'refuse') return void this.#line.end(refusePacket(listener.number));
    if (service !== options.service) return void this.#line.end(refusePacket(12_514));
    if (listener.does === 'redirect') {
      const place = `(ADDRESS=(PROTOCOL=TCP)(HOST=${listener.host})(PORT=${listener.port}))`;
      return void this.#line.write(redirectPacket(place, data));
    }
    if (listener.does === 'renew' && !this.#isRenewed) this.#renew();
    else {
      this.#line.write(acceptPacket());
      this.#isAccepted = true;
    }
  }

  #renew(): void {
    this.#isRenewed = true;
    this.#line.write(packetOf(packetTypes.resend, Buffer.alloc(0), { flags: 8 }), () => {
      this.#line.removeAllListeners('data');
      this.#line = this.#open();
    });
  }

  #answer(body: Buffer): void {
    this.#message = Buffer.concat([this.#message, body.subarray(2)]);
    while (this.#message.length > 0) {
      const reader = new MessageReader(this.#message);
      try {
        const answer = this.#handle(reader);
        this.#message = this.#message.subarray(reader.at);
        if (answer) this.#line.write(dataPackets(answer));
      } catch (error) {
        if (error instanceof Unfinished) return;
        throw error;
      }
    }
  }

  /** Null of what is not answered by itself. */
  #handle(reader: MessageReader): Buffer | null {
    const type = reader.byte();
    if (type === messages.messageTypes.protocol) {
      reader.until(0);
      reader.until(0);
      return messages.protocolAnswer();
    }
    if (type === messages.messageTypes.dataTypes) return messages.dataTypesAnswer(reader);
    const called = reader.byte();
    reader.byte();
    if (type === messages.messageTypes.piggyback) {
      const isOfCursors = [messages.functions.closeCursors, messages.functions.cancelCursors].includes(
        called as never,
      );
      if (!isOfCursors) throw new Error(`The function ${called} is none of these.`);
      reader.byte();
      for (let left = reader.whole(); left > 0; left -= 1) this.#cursors.delete(reader.whole());
      return null;
    }
    if (type !== messages.messageTypes.function) throw new Error(`The message ${type} is none of these.`);
    try {
      return this.#call(called, reader);
    } catch (error) {
      if (!(error instanceof FakeSqlError)) throw error;
      return messages.endAnswer({ number: error.number, message: error.message });
    }
  }

  #call(called: number, reader: MessageReader): Buffer | null {
    const { functions } = messages;
    if (called === functions.challenge) return this.#challenge(messages.readSignIn(reader));
    if (called === functions.signIn) return this.#signIn(messages.readSignIn(reader));
    if (this.username === null) throw new Error('Nobody has signed in.');
    switch (called) {
      case functions.execute:
        return this.#execute(messages.readExecute(reader));
      case functions.fetch:
        return this.#fetch(reader.whole(), reader.whole());
      case functions.commit:
      case functions.rollback:
        this.#endTransaction();
        return messages.statusAnswer();
      case functions.ping:
      case functions.logOff:
        return messages.statusAnswer();
    }
    throw new Error(`The function ${called} is none of these.`);
  }

  #challenge({ username }: messages.SignInCall): Buffer {
    const account = this.#accountOf(username);
    // Nobody is told that there is no such user.
    const own = challenge(account?.password ?? 'nobody');
    this.#signing = { username, challenge: own };
    return messages.valuesAnswer(own.told);
  }

  #signIn({ values }: messages.SignInCall): Buffer {
    const account = this.#accountOf(this.#signing?.username ?? '');
    const proof = account && this.#signing ? this.#signing.challenge.check(values, account.password) : null;
    if (!account || proof === null) throw new FakeSqlError(1017, 'invalid username/password; logon denied');
    if (account.refusedWith !== undefined) throw new FakeSqlError(account.refusedWith, 'refused');
    this.username = account.username;
    return messages.valuesAnswer([
      ['AUTH_VERSION_STRING', '- Production'],
      ['AUTH_VERSION_NO', String(0x13_18_00_00)],
      ['AUTH_SESSION_ID', '42'],
      ['AUTH_SERIAL_NUM', '4242'],
      ['AUTH_INSTANCENAME', 'fake'],
      ['AUTH_DBNAME', 'FAKE'],
      ['AUTH_SC_DBUNIQUE_NAME', 'fake'],
      ['AUTH_SC_SERVICE_NAME', this.#server.options.service],
      ['AUTH_MAX_OPEN_CURSORS', '300'],
      ['AUTH_SVR_RESPONSE', proof],
    ]);
  }

  /** As names are that nobody quoted. */
  #accountOf(username: string): FakeAccount | undefined {
    return this.#server.options.accounts.find((one) => one.username === username.toUpperCase());
  }

  #execute({ cursor, sql, parameters, rows, isDefine }: messages.ExecuteCall): Buffer | null {
    if (sql === null) {
      const open = this.#cursors.get(cursor);
      if (!open) throw new FakeSqlError(1001, 'invalid cursor');
      open.isDefined ||= isDefine;
      return rows > 0 ? this.#fetch(cursor, rows) : messages.endAnswer({ cursor });
    }
    this.#server.heard.push(sql);
    this.#rows ??= this.#server.held.open();
    if (/^ALTER SESSION SET /.test(sql)) return messages.endAnswer({});
    if (sql === 'ROLLBACK') {
      this.#endTransaction();
      return messages.endAnswer({});
    }
    if (sql === 'SET TRANSACTION READ ONLY') {
      // The engine takes its moment at the first look.
      this.#rows.exec('BEGIN; SELECT count(*) FROM sqlite_master');
      return messages.endAnswer({});
    }
    const { held } = this.#server;
    const question = answerQuestion({ sql, parameters }, held, this.#rows);
    const result = question ?? held.select(sql, this.#rows);
    if (result.isSlow) return null;
    this.#lastCursor += 1;
    this.#cursors.set(this.#lastCursor, { ...result, isDefined: false });
    const described = messages.describeAnswer(result.columns);
    const isWhole = rows > 0 && !result.columns.some(({ kind }) => isLarge(kind));
    const rest = isWhole
      ? this.#fetch(this.#lastCursor, rows)
      : messages.endAnswer({ cursor: this.#lastCursor });
    return Buffer.concat([described, rest]);
  }

  #fetch(number: number, count: number): Buffer {
    const cursor = this.#cursors.get(number);
    if (!cursor) throw new FakeSqlError(1001, 'invalid cursor');
    const isReady = cursor.isDefined || !cursor.columns.some(({ kind }) => isLarge(kind));
    if (!isReady) throw new Error('Large values were asked for that nobody said how to send.');
    const rows: (readonly (string | null)[])[] = [];
    let isOver = false;
    while (rows.length < count && !isOver) {
      const { done, value } = cursor.rows.next();
      isOver = done === true;
      if (!done) rows.push(value);
    }
    const end = isOver
      ? { number: 1403, message: 'ORA-01403: no data found', cursor: number, rowCount: rows.length }
      : { cursor: number, rowCount: rows.length };
    return Buffer.concat([messages.rowsAnswer(cursor.columns, rows), messages.endAnswer(end)]);
  }

  #endTransaction(): void {
    this.#cursors.clear();
    if (this.#rows?.isTransaction) this.#rows.exec('ROLLBACK');
  }
}
