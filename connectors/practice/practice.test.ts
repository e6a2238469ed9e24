import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isFullProof } from '../../tools/test-depth.ts';
import { packet } from './packets.ts';
import { practicePassword, practiceUser } from './practice-accounts.ts';
import { practiceSql } from './practice-data.ts';
import { openPracticeEngine } from './practice-engine.ts';
import { type PracticeEngine, startPracticeServer } from './practice-server.ts';

const key = Buffer.alloc(32, 7);
const user = practiceUser(key, 'workspace');

/** Answers each statement with its own text; `hang` does not end by itself. In the place of the engine, which takes seconds to begin. */
class EchoEngine implements PracticeEngine {
  version = '18.6';
  events: string[] = [];
  #fail: (error: unknown) => void = () => {};

  async run(messages: Uint8Array, onBytes: (bytes: Uint8Array) => void): Promise<void> {
    const sql = Buffer.from(messages).toString('utf8', 5).replaceAll('\0', '');
    this.events.push(sql);
    if (sql === 'hang') await new Promise((_, reject) => (this.#fail = reject));
    onBytes(Buffer.concat([packet('C', sql), packet('Z', Buffer.from('I'))]));
  }
  async renew(): Promise<void> {
    this.events.push('renew');
  }
  async replace(): Promise<void> {
    this.events.push('replace');
    this.#fail(new Error('ended'));
  }
}

async function connect(port: number, other: pg.ClientConfig = {}): Promise<pg.Client> {
  const password = practicePassword(key, user);
  const client = new pg.Client({ host: '127.0.0.1', port, database: 'practice', user, password, ...other });
  client.on('error', () => {});
  await client.connect();
  return client;
}

describe('a practice server', () => {
  it('is signed in to by the password of its user alone', async () => {
    await using server = await startPracticeServer({ ports: [0], key, engine: new EchoEngine() });
    const client = await connect(server.port);
    expect((await client.query('one')).command).toBe('one');
    await client.end();
    const others: pg.ClientConfig[] = [
      { password: 'another' },
      { password: practicePassword(key, practiceUser(key, 'other workspace')) },
      { password: practicePassword(Buffer.alloc(32, 8), user) },
      { user: 'postgres', password: practicePassword(key, 'postgres') },
    ];
    for (const other of others)
      await expect(connect(server.port, other)).rejects.toMatchObject({ code: '28P01' });
    await expect(connect(server.port, { database: 'postgres' })).rejects.toMatchObject({ code: '3D000' });
    await expect(connect(server.port, { ssl: true })).rejects.toThrow('does not support SSL');
  });

  it('gives its one session to one after the other, as new', async () => {
    const engine = new EchoEngine();
    await using server = await startPracticeServer({ ports: [0], key, engine, waitMs: 300 });
    const first = await connect(server.port);
    const waiting = await Promise.allSettled([connect(server.port), connect(server.port)]);
    expect(waiting).toMatchObject([{ reason: { code: '53300' } }, { reason: { code: '53300' } }]);
    const third = connect(server.port);
    await first.query('one');
    await first.end();
    await (await third).query('two');
    await (await third).end();
    expect(engine.events.slice(0, 3)).toEqual(['one', 'renew', 'two']);
  });

  it('ends the statement of whoever has gone', async () => {
    const engine = new EchoEngine();
    await using server = await startPracticeServer({ ports: [0], key, engine });
    const gone = await connect(server.port);
    const hanging = gone.query('hang');
    await expect.poll(() => engine.events).toContain('hang');
    (gone as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    await expect(hanging).rejects.toThrow();
    const next = await connect(server.port);
    expect(engine.events).toEqual(['hang', 'replace', 'renew']);
    await next.end();
  });
});

// The browser's walk goes over the engine itself each time; this looks at what that does not.
describe.runIf(isFullProof)('the practice database', () => {
  it('is PostgreSQL with the same rows each time, which a reader can only read', async () => {
    const statements = practiceSql('2026-03-01');
    const made = await openPracticeEngine({ statements, kept: null });
    const seen: unknown[] = [];
    for (const engine of [made, await openPracticeEngine({ statements, kept: made.kept })]) {
      await using _ = engine;
      await using server = await startPracticeServer({ ports: [0], key, engine });
      const client = await connect(server.port);
      const { rows } = await client.query(
        `SELECT count(*), sum(freight_eur), max(booked_on)::text AS last, current_user AS reader, (SELECT count(*) FROM support.tickets) AS tickets FROM shipping.shipments`,
      );
      seen.push(rows[0]);
      for (const sql of [
        `DELETE FROM shipping.shipments`,
        `CREATE TABLE mine (a int)`,
        `SELECT pg_read_file('/etc/passwd')`,
      ])
        await expect(client.query(sql)).rejects.toMatchObject({ code: '42501' });
      await client.end();
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({ count: '5000', last: '2026-03-01', reader: 'practice_reader' });
  });
});
