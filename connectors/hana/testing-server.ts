import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { TestCertificate } from '../testing-certificate.ts';
import type { FixtureAccount } from '../testing-conformance.ts';
import { type FakeDatabase, type FakeResult, FakeSqlError } from './testing-database.ts';
import {
  type FakePart,
  optionsOf,
  partOf,
  readFields,
  readMessage,
  reply,
  writeFields,
  writeOptions,
} from './testing-packets.ts';
import { cellBytes, codeOf, type FakeLob, fractionOf, lobPart, wholeBytes } from './testing-values.ts';
import { textOf } from './values.ts';

/**
 * A server of the SAP HANA SQL Command Network Protocol, written of SAP's reference and of what clients demand of it, byte by byte
 * and without a driver's code. Sign-in by SCRAM-PBKDF2-SHA256 is real, in both directions. SAP's own client for Python and its
 * driver for Go read it too (`hana.peer-test.ts`).
 *
 * What stays unproved: that SAP HANA takes our SQL as the engine behind this does, its catalog and who is shown what of it, its
 * answers' sizes, its own errors but for those that are told here, sign-in by LDAP, how it names the tenant of a system with
 * several and the node of a cloud, compression, and what it does with a statement whose client has gone.
 */

export interface FakeHana extends AsyncDisposable {
  port: number;
  /** From the next connection on. */
  speakTls(certificate: TestCertificate | null): void;
  /** Sessions of an account that are signed in. */
  sessionsOf(username: string): number;
  /** Statements that came, in order. */
  readonly statements: string[];
}

export interface FakeHanaOptions {
  database: FakeDatabase;
  /** What the tenant is called. */
  tenant: string;
  accounts: readonly (FixtureAccount & { refusal?: { code: number; message: string } })[];
  /** Where the tenants of this system are; it is one of several then. */
  tenantPort?: (tenant: string) => number | null;
}

const proofMethod = 'SCRAMPBKDF2SHA256';
const rounds = 15_000;
/** What an answer to a statement has of its rows; clients ask for the rest. */
const firstRows = 32;
const version = '4.00.000.00.1700000000';

export async function startFakeHana(options: FakeHanaOptions): Promise<FakeHana> {
  const sockets = new Set<Socket>();
  const sessions = new Set<Session>();
  const statements: string[] = [];
  let certificate: TestCertificate | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    const channel: Duplex = certificate
      ? new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(certificate) })
      : socket;
    const session = new Session(channel, options, statements);
    sessions.add(session);
    for (const one of new Set([socket, channel])) one.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      sessions.delete(session);
      session.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    statements,
    speakTls: (next) => {
      certificate = next;
    },
    sessionsOf: (username) => [...sessions].filter((one) => one.username === username).length,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface OpenResult extends FakeResult {
  at: number;
}

/** One connection: messages in, one reply each. */
class Session {
  /** Signed in. */
  username: string | null = null;
  readonly #channel: Duplex;
  readonly #options: FakeHanaOptions;
  readonly #statements: string[];
  readonly #prepared = new Map<string, string>();
  readonly #results = new Map<string, OpenResult>();
  readonly #lobs = new Map<string, FakeLob>();
  #bytes = Buffer.alloc(0);
  #isGreeted = false;
  #working = Promise.resolve();
  #connection: DuckDBConnection | null = null;
  #format = 1;
  #lastNumber = 0n;
  #sign: { username: string; challenge: Buffer; salt: Buffer; own: Buffer } | null = null;

  constructor(channel: Duplex, options: FakeHanaOptions, statements: string[]) {
    this.#channel = channel;
    this.#options = options;
    this.#statements = statements;
    channel.on('data', (chunk: Buffer) => this.#take(chunk));
  }

  end(): void {
    void this.#working.finally(() => this.#connection?.closeSync());
  }

  #take(chunk: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    if (!this.#isGreeted) {
      if (this.#bytes.length < 14) return;
      this.#bytes = this.#bytes.subarray(14);
      this.#isGreeted = true;
      // Versions of the product, 4.20, and of the protocol, 4.1.
      this.#channel.write(Buffer.from([4, 20, 0, 4, 1, 0, 0, 0]));
    }
    for (let message = readMessage(this.#bytes); message; message = readMessage(this.#bytes)) {
      const { type, number, parts, byteCount } = message;
      this.#bytes = this.#bytes.subarray(byteCount);
      this.#working = this.#working.then(async () => {
        const isSignIn = type === 65;
        const answer = await this.#answer(type, parts).catch(asError);
        if (!this.#channel.destroyed) this.#channel.write(reply(answer, { isSignIn, number }));
        if (type === 77) this.#channel.end();
      });
    }
  }

  async #answer(type: number, parts: ReadonlyMap<number, Buffer>): Promise<Answer> {
    if (this.username === null && ![65, 66, 82].includes(type)) throw new FakeSqlError(3, 'not signed in');
    switch (type) {
      case 65:
        return this.#challenge(readFields(parts.get(33)));
      case 66:
        return this.#signIn(readFields(parts.get(33)), parts.get(42));
      case 82:
        return this.#tellTenant(String(optionsOf(parts.get(67)).get(1) ?? ''));
      case 2:
        return this.#run(textOf(parts.get(3) ?? Buffer.alloc(0)));
      case 3:
        return this.#prepare(textOf(parts.get(3) ?? Buffer.alloc(0)));
      case 13:
        return this.#run(
          this.#prepared.get(keyOf(parts.get(10))) ?? '',
          false,
          readParameters(parts.get(32)),
        );
      case 71:
        return {
          functionCode: 10,
          parts: [this.#rowsOf(keyOf(parts.get(13)), parts.get(45)?.readInt32LE(0) ?? 1)],
        };
      case 16:
        return { functionCode: 16, parts: [this.#readLob(parts.get(17) ?? Buffer.alloc(0))] };
      case 67:
      case 68:
        await this.#endTransaction();
        return { functionCode: type === 67 ? 11 : 12, parts: [] };
      case 69:
        this.#results.delete(keyOf(parts.get(13)));
        return { functionCode: 19, parts: [] };
      default:
        return { functionCode: type === 77 ? 18 : 0, parts: [] };
    }
  }

  #challenge([user, ...methods]: Buffer[]): Answer {
    const names = methods.filter((_, index) => index % 2 === 0).map(String);
    const challenge = methods[names.indexOf(proofMethod) * 2 + 1];
    if (!user || !challenge) throw new FakeSqlError(10, 'authentication failed', '28000');
    this.#sign = { username: String(user), challenge, salt: randomBytes(16), own: randomBytes(48) };
    const count = Buffer.alloc(4);
    count.writeUInt32BE(rounds);
    const fields = [Buffer.from(proofMethod), writeFields([this.#sign.salt, this.#sign.own, count])];
    return { functionCode: 0, parts: [{ kind: 33, bytes: writeFields(fields) }] };
  }

  #signIn([, , proofField]: Buffer[], connectOptions: Buffer | undefined): Answer {
    const account = this.#options.accounts.find(({ username }) => username === this.#sign?.username);
    const proof = proofField?.subarray(-32);
    if (!this.#sign || !account || !proof) throw new FakeSqlError(10, 'authentication failed', '28000');
    const { salt, own, challenge } = this.#sign;
    const salted = pbkdf2Sync(account.password, salt, rounds, 32, 'sha256');
    const key = createHash('sha256').update(salted).digest();
    const verifier = createHash('sha256').update(key).digest();
    const signature = hmac(verifier, salt, own, challenge);
    if (!proof.equals(Buffer.from(key.map((byte, index) => byte ^ (signature[index] ?? 0)))))
      throw new FakeSqlError(10, 'authentication failed', '28000');
    if (account.refusal) throw new FakeSqlError(account.refusal.code, account.refusal.message);
    this.username = account.username;
    this.#format = Math.min(8, Number(optionsOf(connectOptions).get(23) ?? 1));
    const ownProof = hmac(hmac(salted, salt), challenge, salt, own);
    return {
      functionCode: 14,
      parts: [
        { kind: 33, bytes: writeFields([Buffer.from(proofMethod), writeFields([ownProof])]) },
        {
          kind: 42,
          count: 5,
          bytes: writeOptions([
            [1, 42],
            [11, 'FAK'],
            [12, this.#format],
            [23, this.#format],
            [44, version],
          ]),
        },
      ],
    };
  }

  #tellTenant(tenant: string): Answer {
    const port = this.#options.tenantPort?.(tenant);
    if (port !== undefined && port !== null)
      return {
        functionCode: 0,
        parts: [
          {
            kind: 67,
            count: 2,
            bytes: writeOptions([
              [2, '127.0.0.1'],
              [3, port],
            ]),
          },
        ],
      };
    // The number is ours: what SAP HANA says of a tenant that it does not know is not documented.
    if (tenant !== this.#options.tenant) throw new FakeSqlError(2, `unknown database ${tenant}`);
    return { functionCode: 0, parts: [{ kind: 67, bytes: writeOptions([[4, true]]) }] };
  }

  async #run(sql: string, withMetadata = true, parameters: readonly string[] = []): Promise<Answer> {
    this.#statements.push(sql);
    this.#connection ??= await this.#options.database.connect();
    if (/^\s*SET TRANSACTION ISOLATION LEVEL/i.test(sql)) {
      // The engine takes its moment at the first look.
      await this.#connection.run('BEGIN TRANSACTION');
      await this.#connection.run('SELECT count(*) FROM "SYS"."TABLES"');
    }
    if (!/^\s*SELECT/i.test(sql)) return { functionCode: 1, parts: [{ kind: 12, bytes: Buffer.alloc(4) }] };
    if (/SLEEP/.test(sql)) await new Promise((resolve) => this.#channel.once('close', resolve));
    const result = await this.#options.database.select(this.#connection, sql, parameters);
    const number = this.#nextNumber();
    const key = number.toString('hex');
    this.#results.set(key, { ...result, at: 0 });
    return {
      functionCode: 5,
      parts: [
        ...(withMetadata ? [metadataOf(result, this.#format)] : []),
        { kind: 13, bytes: number },
        this.#rowsOf(key, firstRows),
      ],
    };
  }

  async #prepare(sql: string): Promise<Answer> {
    const number = this.#nextNumber();
    this.#prepared.set(number.toString('hex'), sql);
    this.#connection ??= await this.#options.database.connect();
    const isQuery = /^\s*SELECT/i.test(sql);
    const nulls = Array.from({ length: sql.split('?').length - 1 }, () => null);
    const result = isQuery ? await this.#options.database.select(this.#connection, sql, nulls) : null;
    return {
      functionCode: isQuery ? 5 : 1,
      parts: [
        { kind: 10, bytes: number },
        ...(nulls.length > 0 ? [parametersOf(nulls.length)] : []),
        ...(result ? [metadataOf(result, this.#format)] : []),
      ],
    };
  }

  #rowsOf(key: string, count: number): FakePart {
    const result = this.#results.get(key);
    if (!result) throw new FakeSqlError(2, 'no such result');
    const rows = result.rows.slice(result.at, result.at + count);
    result.at += rows.length;
    const isLast = result.at >= result.rows.length;
    if (isLast) this.#results.delete(key);
    const tools = { format: this.#format, addLob: (lob: FakeLob) => this.#addLob(lob) };
    const cells = rows.flatMap((row) =>
      result.columns.map((column, index) => cellBytes(column, row[index] ?? null, tools)),
    );
    // The last part, and the result is closed by it.
    return { kind: 5, count: rows.length, attributes: isLast ? 17 : 0, bytes: Buffer.concat(cells) };
  }

  #addLob(lob: FakeLob): Buffer {
    const number = this.#nextNumber();
    this.#lobs.set(number.toString('hex'), lob);
    return number;
  }

  #readLob(request: Buffer): FakePart {
    const lob = this.#lobs.get(request.toString('hex', 0, 8));
    if (!lob) throw new FakeSqlError(2, 'no such value');
    const { chunk, isLast } = lobPart(lob, Number(request.readBigInt64LE(8)), request.readInt32LE(16));
    const head = Buffer.alloc(16);
    request.copy(head, 0, 0, 8);
    head[8] = isLast ? 6 : 2;
    head.writeInt32LE(chunk.length, 9);
    return { kind: 18, bytes: Buffer.concat([head, chunk]) };
  }

  async #endTransaction(): Promise<void> {
    this.#results.clear();
    this.#lobs.clear();
    await this.#connection?.run('ROLLBACK').catch(() => {});
  }

  #nextNumber(): Buffer {
    this.#lastNumber += 1n;
    return wholeBytes(this.#lastNumber, 8);
  }
}

interface Answer {
  functionCode: number;
  parts: FakePart[];
  isError?: boolean;
}

function asError(error: unknown): Answer {
  const { code, message, state } =
    error instanceof FakeSqlError ? error : new FakeSqlError(2, `general error: ${String(error)}`);
  return { functionCode: 0, isError: true, parts: [partOf({ code, message, state })] };
}

function metadataOf({ columns }: FakeResult, format: number): FakePart {
  const names = columns.map(({ name }) => Buffer.from(name));
  const heads = Buffer.alloc(columns.length * 24);
  let nameAt = 0;
  for (const [index, column] of columns.entries()) {
    const at = index * 24;
    // It may be null; table and schema are not named.
    heads[at] = 2;
    heads[at + 1] = codeOf(column, format);
    heads.writeInt16LE(fractionOf(column), at + 2);
    heads.writeInt16LE(Math.min(column.length, 0x7f_ff), at + 4);
    heads.writeInt32LE(-1, at + 8);
    heads.writeInt32LE(-1, at + 12);
    heads.writeInt32LE(nameAt, at + 16);
    heads.writeInt32LE(nameAt, at + 20);
    nameAt += 1 + (names[index]?.length ?? 0);
  }
  const told = names.flatMap((name) => [Buffer.from([name.length]), name]);
  return { kind: 48, count: columns.length, bytes: Buffer.concat([heads, ...told]) };
}

/** "Parameter Metadata": each a text that goes in and may not be left out. */
function parametersOf(count: number): FakePart {
  const heads = Buffer.alloc(count * 16);
  for (let at = 0; at < heads.length; at += 16) {
    heads.set([2, 11, 1], at);
    heads.writeInt32LE(-1, at + 4);
    heads.writeInt16LE(5000, at + 8);
  }
  return { kind: 47, count, bytes: heads };
}

/** VARCHAR and NVARCHAR, and the names that clients have for their texts. */
const textCodes = new Set([9, 11, 29, 30]);

/** Texts, each behind its type and its length. */
function readParameters(bytes: Buffer = Buffer.alloc(0)): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (!textCodes.has(bytes[at] ?? 0)) throw new Error('This parameter is no text.');
    const isLong = bytes[at + 1] === 246;
    const length = isLong ? bytes.readInt16LE(at + 2) : (bytes[at + 1] ?? 0);
    const from = at + (isLong ? 4 : 2);
    at = from + length;
    texts.push(textOf(bytes.subarray(from, at)));
  }
  return texts;
}

function keyOf(bytes: Buffer | undefined): string {
  return bytes?.toString('hex', 0, 8) ?? '';
}

function hmac(key: Buffer, ...parts: Buffer[]): Buffer {
  const sum = createHmac('sha256', key);
  for (const part of parts) sum.update(part);
  return sum.digest();
}
