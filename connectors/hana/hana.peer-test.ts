import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goProgramOf, pythonWith } from '../../tools/peers/installed.ts';
import type { FixtureServer } from '../testing-conformance.ts';
import { hanaFixture } from './testing-fixture.ts';
import { everyType } from './testing-types.ts';

/** The fake server, judged by two clients of SAP's that share no line with it, with our reader, or with the driver that we use. */

const run = promisify(execFile);
const python = pythonWith('hdbcli==2.30.27');
const go = goProgramOf('go-hdb-client');
const script = join(import.meta.dirname, '..', '..', 'tools', 'peers', 'hana-client.py');

interface Answer {
  rows?: (string | null)[][];
  code?: number;
}

/** What a client cannot hold of a value, and writes otherwise. */
const clients: { name: string; isHere: boolean; command: string[]; writes: Record<string, string> }[] = [
  {
    name: 'hdbcli',
    isHere: python !== null,
    command: [python ?? '', script, 'PORT'],
    // Times of Python have microseconds; a number of 32 bits becomes one of 64.
    writes: { fine_moment: '2024-12-31 23:59:59.123456', short_ratio: '0.10000000149011612' },
  },
  {
    name: 'go-hdb',
    isHere: go !== null,
    command: [go ?? '', '127.0.0.1:PORT'],
    // It tells the digits without the zeros that the width of their column puts before them.
    writes: { number: '42' },
  },
];

describe.each(clients)('the fake server, by $name', ({ isHere, command, writes }) => {
  let server: FixtureServer | null = null;
  beforeAll(async () => {
    server = isHere ? await hanaFixture.start() : null;
  });
  afterAll(() => server?.[Symbol.asyncDispose]());

  const ask = async (sql: string, account = server?.reader): Promise<Answer> => {
    const [program = '', ...args] = command.map((part) => part.replace('PORT', String(server?.port)));
    const { stdout } = await run(program, [...args, account?.username ?? '', sql], {
      env: { ...process.env, HANA_PASSWORD: account?.password ?? '' },
      maxBuffer: 64 << 20,
    });
    return JSON.parse(stdout) as Answer;
  };

  it.runIf(isHere)('has every type', async () => {
    const { table } = (await server?.makeEveryType()) ?? {};
    const { rows } = await ask(`SELECT * FROM "SHOP"."${table?.split('.')[1]}" ORDER BY "id"`);
    const expected = everyType.columns.map(({ name, type }, index) => {
      const value = everyType.values[0]?.[index] ?? '';
      return (
        writes[name] ?? (/DECIMAL/.test(type) && value.includes('.') ? value.replace(/\.?0+$/, '') : value)
      );
    });
    expect(rows).toEqual([expected, everyType.values[1]]);
  });

  it.runIf(isHere)('sends many rows in several answers', async () => {
    const name = (await server?.makeTable(2500))?.split('.')[1];
    const { rows = [] } = await ask(`SELECT "id", "amount", "note" FROM "SHOP"."${name}" ORDER BY "id"`);
    expect(rows).toHaveLength(2500);
    expect(rows.at(-1)).toEqual(['2500', '3125', 'Row 2500']);
  });

  it.runIf(isHere)('tells its errors by their numbers', async () => {
    expect(await ask('SELECT * FROM "SHOP"."nowhere"')).toEqual({ code: 259 });
    const [reader, locked] = [server?.reader, server?.locked];
    expect(await ask('SELECT 1 FROM DUMMY', reader && { ...reader, password: 'another' })).toEqual({
      code: 10,
    });
    expect(await ask('SELECT 1 FROM DUMMY', locked)).toEqual({ code: 416 });
  });
});
