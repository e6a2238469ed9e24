import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';
import { seededRandom } from '../../bench/seeded-random.ts';
import { readRows } from '../read-rows.ts';
import { quoteText } from '../sql-text.ts';
import { numberPartSql, wordPartSql, writtenPattern } from './number-rules.ts';

const pieces = {
  sign: ['', '-', '+', '−', '- '],
  lead: ['', '(', '$', '€ ', 'US$', 'R$ ', 'CHF ', 'zł ', '($', '$(', '$ -', '£-'],
  number: [
    '0',
    '7',
    '12',
    '1,234',
    '1.234',
    '1 234',
    "1'234",
    '12,34,567',
    '.5',
    ',5',
    '3.25',
    '3,25',
    '1,234.50',
    '1.234,50',
    '1 234,5',
    '007',
    '1..2',
  ],
  gap: ['', ' ', '\u00a0', '  '],
  word: ['', 'K', 'kg', 'Mio.', 'M', 'µg', 'µ', '°C', 'm²', 'Stück', 'T€', 'EUR', 'h', 'p.a.', 'x5', 'км'],
  end: ['', ' €', '$', ' USD', ')', ' R$', '€)', 'Kč', '.', '%'],
};

it('cuts the same number and word out of a text as the groups of its pattern', async () => {
  const random = seededRandom(71);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const texts = Array.from({ length: 20_000 }, () =>
    [pieces.sign, pieces.lead, pieces.number, pieces.gap, pieces.word, pieces.end].map(pick).join(''),
  );
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  await connection.run(`CREATE TABLE t AS SELECT DISTINCT unnest([${texts.map(quoteText).join(', ')}]) AS v`);
  let matched = 0;
  for (const mark of ['point', 'comma'] as const) {
    const pattern = quoteText(writtenPattern(mark));
    const group = (place: number) => `regexp_extract(v, ${pattern}, ${place})`;
    const [[count] = []] = await readRows(
      connection,
      `SELECT count(*) FROM t WHERE regexp_full_match(v, ${pattern})`,
    );
    matched += Number(count);
    const others = await readRows(
      connection,
      `SELECT v, ${group(1)}, ${numberPartSql('v')}, ${group(2)}, ${wordPartSql('v')} FROM t
       WHERE regexp_full_match(v, ${pattern}) AND (${group(1)} <> ${numberPartSql('v')} OR lower(${group(2)}) <> ${wordPartSql('v')})`,
    );
    expect(others.slice(0, 5)).toEqual([]);
  }
  expect(matched).toBeGreaterThan(4000);
  connection.closeSync();
  instance.closeSync();
});
