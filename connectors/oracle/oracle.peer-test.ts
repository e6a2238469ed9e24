import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pythonWith } from '../../tools/peers/installed.ts';
import { quoteName } from '../sql/quote.ts';
import type { FixtureServer } from '../testing-conformance.ts';
import { owner } from './testing-database.ts';
import { oracleFixture } from './testing-fixture.ts';
import { everyType } from './testing-types.ts';
import { selected } from './types.ts';

/** The fake server, judged by Oracle's driver for Python in its thin mode, which shares no line with it, or with the driver that we use. */

const run = promisify(execFile);
const python = pythonWith('oracledb==26.1.0');
const script = join(import.meta.dirname, '..', '..', 'tools', 'peers', 'oracle-client.py');

interface Answer {
  version?: string;
  rows?: (string | null)[][];
  code?: string;
}

describe('the fake server, by python-oracledb', () => {
  let server: FixtureServer | null = null;
  beforeAll(async () => {
    server = python === null ? null : await oracleFixture.start();
  });
  afterAll(() => server?.[Symbol.asyncDispose]());

  const ask = async (
    sql: string,
    { account = server?.reader, service = 'SHOPPDB' } = {},
  ): Promise<Answer> => {
    const { stdout } = await run(
      python ?? '',
      [script, String(server?.port), service, account?.username ?? '', sql],
      {
        env: { ...process.env, ORACLE_PASSWORD: account?.password ?? '' },
        maxBuffer: 64 << 20,
      },
    );
    return JSON.parse(stdout) as Answer;
  };

  it.runIf(python !== null)('has every type', async () => {
    await server?.makeEveryType();
    const readable = everyType.columns.filter(({ typeOwner }) => typeOwner !== 'MDSYS');
    const asked = readable.map(
      ({ name, native, precision = null, scale = null }) =>
        selected(quoteName(name), {
          ...{ name: native.replaceAll(/\(\d+\)/g, ''), declared: native, length: 0, characters: 0 },
          ...{ precision, scale },
        }).sql,
    );
    const { version, rows } = await ask(
      `SELECT ${asked.join(', ')} FROM "${owner}"."EVERY_TYPE" ORDER BY "id"`,
    );
    const told = readable.map(({ name, native }, index) => {
      const value = everyType.values[0]?.[index] ?? '';
      // A number of 32 bits becomes one of 64.
      if (name === 'short') return '0.10000000149011612';
      return /^(DATE|TIMESTAMP)/.test(native) ? ` ${value}` : value;
    });
    expect(version).toBe('19.24.0.0.0');
    expect(rows).toEqual([told, readable.map(({ name }) => (name === 'id' ? '1' : null))]);
  });

  it.runIf(python !== null)('sends many rows in several answers', async () => {
    const name = (await server?.makeTable(2500))?.split('.')[1];
    const { rows = [] } = await ask(`SELECT "id", "amount", "note" FROM "${owner}"."${name}" ORDER BY "id"`);
    expect(rows).toHaveLength(2500);
    expect(rows.at(-1)).toEqual(['2500', '3125', 'Row 2500']);
  });

  it.runIf(python !== null)('tells its errors by their numbers', async () => {
    const sql = `SELECT "id" FROM "${owner}"."NOWHERE"`;
    expect(await ask(sql)).toEqual({ code: 'ORA-00942' });
    const [reader, locked] = [server?.reader, server?.locked];
    const wrong = reader && { ...reader, password: 'another' };
    expect(await ask(sql, { account: wrong })).toEqual({ code: 'ORA-01017' });
    expect(await ask(sql, { account: locked })).toEqual({ code: 'ORA-28000' });
    expect(await ask(sql, { service: 'NOWHERE' })).toEqual({ code: 'DPY-6001' });
  });
});
