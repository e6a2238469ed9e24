import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage } from '#features/chat/contract.ts';
import type { SourceChange, UploadResponse } from '#features/sources/contract.ts';
import type { Answer } from '#kernel/answer.ts';
import { sampled } from '../tools/test-depth.ts';
import { fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

const timeout = 60_000;
let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({});
  person = await server.signUp();
  await server.running.settleJobs();
}, timeout);
afterAll(() => server[Symbol.asyncDispose]());

interface Appended {
  status: number;
  /** What was said of a refusal. */
  text: string;
  warnings: string[];
  ask(question: string): Promise<Answer>;
}

/** A table, and rows that are put behind its own. */
async function append(table: string, rows: string): Promise<Appended> {
  const lines = (text: string): string => `${text.split('|').join('\n')}\n`;
  const { dataSource } = await person.upload<UploadResponse>('data.csv', lines(table));
  const { status, text, json } = await person.call(
    'POST',
    `/api/data-sources/${dataSource.id}/upload?mode=append`,
    { form: fileForm('more.csv', lines(rows)) },
  );
  const told = json as { change?: SourceChange; report?: SourceChange['report'] };
  return {
    status,
    text,
    warnings: (told.change?.report ?? told.report)?.warnings ?? [],
    ask: async (question) => {
      const { aiMessage } = await person.ask<{ aiMessage: ChatMessage }>(question, [dataSource.id]);
      if (!aiMessage.metadata.answer) throw new Error(aiMessage.content);
      return aiMessage.metadata.answer;
    },
  };
}

/** Each is a server's work of a second: of every list some are gone through by `npm test`. */
function aFew<Case>(cases: readonly Case[]): readonly Case[] {
  return sampled(cases, 3);
}

describe('rows that are put behind those of a table', { timeout }, () => {
  it.each(
    aFew([
      [
        'amounts of another currency',
        'id,amount|1,$10|2,$20',
        'id,amount|3,€30',
        'USD in the table and EUR in the file',
      ],
      [
        'amounts with magnitudes',
        'id,rev|1,$1.2M|2,$850K',
        'id,rev|4,€2M',
        'USD in the table and EUR in the file',
      ],
      [
        'a currency of the header',
        'id;Betrag|1;10,50 €|2;20,50 €',
        'id;Betrag|3;9,00 CHF',
        'EUR in the table and CHF in the file',
      ],
      [
        'numbers without a unit',
        'id,weight|1,1.5 kg|2,300 g',
        'id,weight|4,5',
        'kg in the table and numbers without a unit',
      ],
      [
        'units that are no multiples',
        'id,weight|1,1.5 kg|2,300 g',
        'id,weight|4,5 km',
        'kg in the table and km in the file',
      ],
      [
        'some without a unit',
        'id,weight|1,1.5 kg|2,300 g',
        'id,weight|4,5|5,200 g',
        'kg in the table and texts in the file',
      ],
      ['hours without their mark', 'id,dur|1,1h 30m|2,2h|3,45m', 'id,dur|5,90', 'durations in the table'],
      [
        'percents among amounts',
        'id,amount|1,10|2,20',
        'id,amount|3,5%',
        'without a unit in the table and percentages',
      ],
      [
        'thousands of a title',
        'region,amount|N,10|S,20',
        'All figures in USD thousands|region,amount|W,5',
        'numbers without a unit in the table and thousand USD',
      ],
    ]),
  )('are refused where they cannot be added up: %s', async (_, table, rows, words) => {
    const { status, text } = await append(table, rows);
    expect([status, text]).toEqual([400, expect.stringContaining(words)]);
  });

  it('are refused where they are a total of the table and nothing else', async () => {
    const { status, text } = await append('region,amount|North,100|South,212', 'region,amount|Total,312');
    expect([status >= 400, text]).toEqual([true, expect.stringContaining('no table with rows')]);
  });

  it.each(
    aFew([
      ['multiples of its unit', 'id,weight|1,1.5 kg|2,300 g', 'id,weight|3,200 g', 'total weight', 2],
      ['metres behind kilometres', 'id,track|1,2 km|2,1.5 km', 'id,track|3,500 m', 'total track', 4],
      ['minutes', 'id,dur|1,1h 30m|2,2h|3,45m', 'id,dur|4,30m', 'total dur', 4.75],
      ['a proven decimal comma', 'id;betrag|1;1.234,56|2;2,50', 'id;betrag|3;2.500', 'total betrag', 3737.06],
      [
        'dates of a proven order',
        'id,day,amount|1,25/01/2024,1|2,26/02/2024,2',
        'id,day,amount|3,03/04/2024,5',
        'amount in april 2024',
        5,
      ],
      [
        'a total of both',
        'region,amount|North,100|South,212',
        'region,amount|West,50|Total,362',
        'total amount',
        362,
      ],
      [
        'a German total',
        'Region;Betrag|Nord;100|Süd;212',
        'Region;Betrag|West;50|Summe;362',
        'total Betrag',
        362,
      ],
      [
        'its own total',
        'region,amount|North,100|South,212',
        'region,amount|West,50|East,12|Total,62',
        'total amount',
        374,
      ],
    ]),
  )('are read by what it holds: %s', async (_, table, rows, question, total) => {
    const { ask } = await append(table, rows);
    const answer = await ask(question);
    expect([answer.rows, answer.verdict]).toEqual([[[total]], 'checked']);
  });

  it.each(
    aFew([
      ['amounts without a mark', 'id,amount|1,$10|2,$20', 'id,amount|4,40', 'total amount', 'unit'],
      ['a mark that the table has not', 'id,amount|1,10|2,20', 'id,amount|4,$40', 'total amount', 'unit'],
      ['parts of one as percents', 'id,rate|1,12%|2,14%', 'id,rate|3,0.13', 'average rate', 'unit'],
      [
        'another order of dates',
        'id,day,amount|1,25/01/2024,1|2,26/02/2024,2',
        'id,day,amount|3,03/25/2024,5',
        'amount by month',
        'date-order',
      ],
      ['an id that is there', 'id,amount|1,10|2,20', 'id,amount|1,10|3,5', 'total amount', 'duplicate-key'],
      [
        'a month that is there',
        'month,amount|2024-01,10|2024-02,20',
        'month,amount|2024-02,20',
        'total amount',
        'duplicate-key',
      ],
      [
        'the same file again',
        'shop,item,qty|A,x,1|A,x,1|B,y,2',
        'shop,item,qty|A,x,1|A,x,1|B,y,2',
        'total qty',
        'duplicate-row',
      ],
    ]),
  )('tell in the report and in answers: %s', async (_, table, rows, question, kind) => {
    const { ask, warnings } = await append(table, rows);
    expect(warnings).not.toEqual([]);
    const answer = await ask(question);
    const check = answer.checks.find(({ id }) => id === `import-${kind}`);
    expect([answer.verdict, check?.outcome]).toEqual(['caution', 'warned']);
  });

  it('keep several currencies apart where a column names them', async () => {
    const { ask } = await append('amount,currency|10.50,EUR|20.50,EUR', 'amount,currency|30.00,USD');
    const answer = await ask('total amount');
    expect(answer.verdict).not.toBe('checked');
    expect(answer.columns.map(({ unit }) => unit)).toEqual([undefined]);
  });
});
