import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRow, readRows } from '../read-rows.ts';
import { quoteText } from '../sql-text.ts';
import { type ColumnPlan, planSql } from './column-plan.ts';
import { quickProofs } from './quick-proofs.ts';

/** Every character that the cast of a number takes, one digit for all of its kind. */
const characters = [...'0159.e_x- '];
const longest = 5;
/** Longer texts in which a cast rounds up to a power of ten, reads an exponent, a base or what it takes for a mark. */
const traps = [
  ...[
    '99.995',
    '9.9995',
    '999.995',
    '0xFFFFF',
    '0XFFFFFF',
    '0b1111',
    '1_000',
    '1_000_000',
    '12_345.67',
    '1.0e4',
  ],
  ...[
    '1.25e2',
    '12.345e1',
    '123456e-2',
    '1e+2',
    ' 1234',
    '1234 ',
    '+123.45',
    '\t12.34',
    '12345678901234567890',
  ],
  ...[
    '999999999999999999',
    '1234567890123456.78',
    '9999999999999999.99',
    '99999999999999999.99',
    '12.340',
    '٣٤',
    '１２',
  ],
];

const plans: ColumnPlan[] = [
  { kind: 'integer', digits: 18, mark: 'point', isPlain: true },
  ...[1, 2, 4].map(
    (scale): ColumnPlan => ({ kind: 'decimal', precision: 18, scale, mark: 'point', isPlain: true }),
  ),
];

let instance: DuckDBInstance;
let connection: DuckDBConnection;
beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:');
  connection = await instance.connect();
  const letters = `[${characters.map(quoteText).join(', ')}]`;
  await connection.run(`CREATE TABLE texts AS WITH RECURSIVE made(t) AS (
    SELECT '' UNION ALL SELECT t || c FROM made, (SELECT unnest(${letters}) AS c) WHERE strlen(t) < ${longest})
    SELECT t FROM made UNION ALL SELECT unnest([${traps.map(quoteText).join(', ')}])`);
});
afterAll(() => instance.closeSync());

describe('the quick proofs of a number', () => {
  it.each(plans)('hold for no text of another form: $kind of scale $scale', async (plan) => {
    const { guard, type } = planSql(plan, 't', false);
    const typed = `(SELECT t, TRY_CAST(t AS ${type}) AS v FROM texts)`;
    for (const proof of quickProofs(plan, 't', 'v')) {
      expect(await readRows(connection, `SELECT t FROM ${typed} WHERE ${proof} AND NOT ${guard}`)).toEqual(
        [],
      );
    }
  });

  it.each([
    ['integers that are keys', `range(100000)`, plans[0]],
    [
      'amounts in cents',
      `(SELECT CAST(i * 7919 % 9999991 / 100.0 AS DECIMAL(18, 2)) FROM range(100000) n(i))`,
      plans[2],
    ],
  ] as const)('spare most %s from the slower ones', async (_, numbers, plan) => {
    if (plan === undefined) throw new Error('no such plan');
    const [proof] = quickProofs(plan, 't', 'v');
    const [share] = await readRow(
      connection,
      `SELECT avg(CAST(${proof} AS INTEGER)) FROM (SELECT CAST(v AS VARCHAR) AS t, v FROM ${numbers} AS numbers(v))`,
    );
    expect(Number(share)).toBeGreaterThan(0.85);
  });
});
