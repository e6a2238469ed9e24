import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Relation } from '#kernel/catalog.ts';
import { ask } from './index.ts';
import { openTestTables, type TestShop, type TestTable, testColumn, testToday } from './testing.ts';

const column = testColumn;
const id = (name: string) => column(name, 'VARCHAR', 'identifier');
const word = (name: string) => column(name, 'VARCHAR', 'category');
const table = (
  name: string,
  key: string,
  displayColumn: string | null,
  columns: TestTable['columns'],
  rows: TestTable['rows'],
): TestTable => ({ name, key: [key], mainDate: null, displayColumn, columns, rows });
const relate = (fromTable: string, fromColumn: string, toTable: string, toColumn: string): Relation => ({
  fromTable,
  fromColumn,
  toTable,
  toColumn,
  inclusion: 1,
  origin: 'inferred',
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables(
    [
      table(
        'pilots',
        'pilot_id',
        'surname',
        [
          id('pilot_id'),
          column('surname', 'VARCHAR', 'text'),
          column('forename', 'VARCHAR', 'text'),
          word('town'),
        ],
        [
          ['P1', 'Harbour', 'Ann', 'Oslo'],
          ['P2', 'Pilot', 'Bea', 'Bergen'],
          ['P3', 'Moen', 'Kai', 'Oslo'],
        ],
      ),
      table(
        'harbours',
        'harbour_code',
        'name',
        [id('harbour_code'), column('name', 'VARCHAR', 'text'), column('depth', 'INTEGER', 'ratio')],
        [
          ['H1', 'Northquay', 12],
          ['H2', 'Southquay', 9],
        ],
      ),
      table(
        'landings',
        'landing_id',
        null,
        [
          id('landing_id'),
          column('name', 'VARCHAR', 'text'),
          id('pilot_id'),
          id('harbour_code'),
          word('goods'),
          column('landed_on', 'DATE', 'date'),
        ],
        [
          ['L1', 'Early', 'P1', 'H1', 'Coal', '2025-01-04'],
          ['L2', 'Late', 'P1', 'H2', 'Grain', '2025-02-05'],
          ['L3', 'Noon', 'P2', 'H1', 'Grain', '2025-03-06'],
        ],
      ),
      table(
        'inspections',
        'inspection_id',
        null,
        [id('inspection_id'), id('ordered_by_pilot_id'), id('done_by_pilot_id'), word('outcome')],
        [
          ['I1', 'P1', 'P2', 'Passed'],
          ['I2', 'P2', 'P1', 'Held'],
        ],
      ),
    ],
    [
      relate('landings', 'pilot_id', 'pilots', 'pilot_id'),
      relate('landings', 'harbour_code', 'harbours', 'harbour_code'),
      relate('inspections', 'ordered_by_pilot_id', 'pilots', 'pilot_id'),
      relate('inspections', 'done_by_pilot_id', 'pilots', 'pilot_id'),
    ],
  );
});
afterAll(() => shop.close());

async function answerTo(question: string) {
  const { catalog, run } = shop;
  const context = { catalog, run, today: testToday, locale: 'en', models: new Map(), previous: null };
  return (await ask(question, { ...context, unanswered: null })).answer;
}
const rowsOf = async (question: string) => {
  const { status, rows } = await answerTo(question);
  return status === 'answered' ? rows : status;
};

describe('rows of several tables', () => {
  it('are denied of each thing that is shown, and not of one of its rows', async () => {
    expect(await rowsOf('Surnames of the pilots who do not have landings with goods Grain')).toEqual([
      ['Moen'],
    ]);
  });

  it('are not tied by one of two ways in silence', async () => {
    for (const question of [
      'Which pilots have no inspections?',
      'How many pilots have inspections with outcome Held?',
    ])
      expect([question, (await answerTo(question)).status]).not.toEqual([question, 'answered']);
  });

  it('are not taken for a value that is called like them', async () => {
    const rows = await rowsOf('How many landings does each pilot have?');
    expect(rows).toContainEqual(expect.arrayContaining(['Harbour', 2]));
    expect((await answerTo('the town of the pilot with the most landings')).sql).not.toContain("'Pilot'");
  });

  it('own the whole list of columns that is said of them', async () => {
    expect(await rowsOf('the name and depth of the harbour of the landing named "Late"')).toEqual([
      ['Southquay', 9],
    ]);
  });

  it('are not read with the condition behind "no" as their own', async () => {
    expect((await answerTo('How many pilots have no landings in Oslo?')).status).not.toBe('answered');
  });
});

describe('what is counted of several tables', () => {
  it('is told by a verb and a number of times', async () => {
    expect(await rowsOf('names of the harbours that were landed at more than once')).not.toEqual([
      ['Southquay'],
    ]);
    const rows = await rowsOf('the surname, pilot id and number of landings of each pilot');
    expect(rows).toContainEqual(['Harbour', 'P1', 2]);
  });

  it('is no list of keys, in which each stands once', async () => {
    const { sql } = await answerTo('Which harbour code occurs most often?');
    expect(sql ?? '').not.toContain('FROM harbours');
  });
});

describe('what is asked for of rows', () => {
  it('is told once each where several share it', async () => {
    expect(await rowsOf('Show all towns where pilots live')).toEqual([['Bergen'], ['Oslo']]);
  });

  it('is what is searched, where its column is named', async () => {
    expect(await rowsOf("List the harbour names containing 'north'")).toEqual([['Northquay']]);
  });

  it('is looked for where a quoted text stands', async () => {
    expect(await rowsOf('the goods of the landing with the name "Noon"')).toEqual([['L3', 'Grain']]);
  });
});
