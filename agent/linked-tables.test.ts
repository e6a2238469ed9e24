import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import type { Plan } from './plan.ts';
import {
  testColumn as column,
  idColumn,
  keyedTable,
  openTestShop,
  openTestTables,
  relate,
  type TestShop,
  testToday,
} from './testing.ts';

/** Tables of a small yard, as an old database names them: people in two columns, and keys called otherwise than what they point to. */
const riggers = keyedTable(
  'tbl_riggers',
  null,
  [
    idColumn('rig_id'),
    column('fname', 'VARCHAR', 'category'),
    column('lname', 'VARCHAR', 'category'),
    column('town', 'VARCHAR', 'place'),
    column('hire_dt', 'DATE', 'date'),
    column('hrly_rate', 'INTEGER', 'ratio'),
  ],
  [
    [1, 'Ada', 'Holm', 'Leith', '2019-04-01', 30],
    [2, 'Ada', 'Roe', 'Leith', '2021-05-01', 44],
    [3, 'Ben', 'Sund', 'Oban', '2022-06-01', 40],
    [4, 'Cleo', 'Vik', 'Oban', '2023-07-01', 36],
  ],
);
const sheds = keyedTable(
  'sheds',
  'shed_name',
  [idColumn('shed_no'), column('shed_name', 'VARCHAR', 'category'), column('shore', 'VARCHAR', 'place')],
  [
    [11, 'Anvil Shed', 'North'],
    [12, 'Bow Shed', 'North'],
    [13, 'Cleat Shed', 'North'],
    [14, 'Dock Shed', 'South'],
  ],
);
const refits = keyedTable(
  'tbl_refits',
  null,
  [
    idColumn('refit_no'),
    column('rigger', 'INTEGER', 'identifier'),
    column('bay', 'INTEGER', 'identifier'),
    column('done_on', 'DATE', 'date'),
    column('cost', 'DECIMAL(12,2)', 'additive'),
  ],
  [
    [501, 1, 11, '2024-01-10', 100],
    [502, 1, 11, '2024-03-10', 250],
    [503, 2, 11, '2025-01-15', 80],
    [504, 2, 12, '2025-02-15', 70],
    [505, 2, 14, '2025-02-20', 60],
    [506, 3, 14, '2025-02-25', 40],
  ],
);
const helpers = keyedTable(
  'helpers',
  null,
  [idColumn('refit_ref'), idColumn('person'), column('task', 'VARCHAR', 'category')],
  [
    [501, 4, 'Paint'],
    [502, 3, 'Paint'],
    [503, 4, 'Sand'],
  ],
);

let yard: TestShop;
let shop: TestShop;
beforeAll(async () => {
  yard = await openTestTables(
    [riggers, sheds, refits, { ...helpers, key: [] }],
    [
      relate('tbl_refits', 'rigger', 'tbl_riggers', 'rig_id'),
      relate('tbl_refits', 'bay', 'sheds', 'shed_no'),
      relate('helpers', 'refit_ref', 'tbl_refits', 'refit_no'),
      relate('helpers', 'person', 'tbl_riggers', 'rig_id'),
    ],
  );
  shop = await openTestShop();
});
afterAll(() => {
  yard.close();
  shop.close();
});

async function reply(
  question: string,
  { catalog, run }: TestShop,
  previous: Plan | null = null,
): Promise<AgentReply> {
  return ask(question, { catalog, today: testToday, locale: 'en', previous, run });
}

async function answerTo(question: string, source = yard): Promise<AgentReply['answer']> {
  return (await reply(question, source)).answer;
}

async function rowsTo(question: string, source = yard): Promise<readonly (readonly Cell[])[]> {
  const { rows } = await answerTo(question, source);
  return rows;
}

describe('people whose names stand in two columns', () => {
  it('are told by both in a list and in a ranking', async () => {
    const hired = await rowsTo('Which riggers were hired after 2021?');
    expect(hired.map((row) => row.slice(0, 3))).toEqual([
      [3, 'Ben', 'Sund'],
      [4, 'Cleo', 'Vik'],
    ]);
    const [most] = await rowsTo('Which rigger did the most refits?');
    expect(most?.slice(-3)).toEqual(['Ada', 'Roe', 3]);
  });

  it('are not told together for having one first name', async () => {
    const told = await rowsTo('number of refits by rigger');
    expect(told.map((row) => row.slice(-3)).toSorted()).toEqual([
      ['Ada', 'Holm', 2],
      ['Ada', 'Roe', 3],
      ['Ben', 'Sund', 1],
    ]);
  });

  it('are told by both where the last name is what rows are told by', async () => {
    const byLast = { ...riggers, displayColumn: 'lname' };
    const other = await openTestTables(
      [byLast, refits],
      [relate('tbl_refits', 'rigger', 'tbl_riggers', 'rig_id')],
    );
    const [most] = await rowsTo('Which rigger did the most refits?', other);
    const named = await rowsTo('last names of the riggers in Oban', other);
    other.close();
    expect(most).toEqual(['Ada', 'Roe', 3]);
    expect(named).toEqual([['Sund'], ['Vik']]);
  });

  it('are told by the first name where that is asked for', async () => {
    expect(await rowsTo('first names of the riggers in Oban')).toEqual([['Ben'], ['Cleo']]);
  });
});

describe('rows that other rows point to', () => {
  it('are never counted by those who point at them where nothing was said of these', async () => {
    const { status, rows, sql } = await answerTo('How many bays are on the North shore?');
    // Only two of the three sheds there ever had a refit in one of their bays.
    if (status === 'answered') expect(rows, sql ?? '').toEqual([[3]]);
  });

  it.each([
    'sheds that were never in a refit',
    'sheds that have never been in a refit',
    'sheds without refits',
  ])('are told where none does: %s', async (question) => {
    expect((await rowsTo(question)).map((row) => row[1])).toEqual(['Cleat Shed']);
  });

  it('are counted so where it is asked how many different ones there were', async () => {
    expect(await rowsTo('How many different bays are on the North shore?')).toEqual([[2]]);
  });

  it('are not asked apart of tables of which one points to the other', async () => {
    const { status } = await answerTo('How many riggers were helpers at a refit?');
    expect(status).not.toBe('answered');
  });

  it('are neither all nor each of those who did it', async () => {
    expect((await answerTo('refits by riggers from Leith')).status).not.toBe('answered');
  });
});

describe('a part that one table gives to people of whom another says more', () => {
  const refitsLed = {
    ...refits,
    columns: refits.columns.map((one) => (one.name === 'rigger' ? { ...one, name: 'foreman_id' } : one)),
  };
  let led: TestShop;
  beforeAll(async () => {
    led = await openTestTables(
      [riggers, sheds, refitsLed, { ...helpers, key: [] }],
      [
        relate('tbl_refits', 'foreman_id', 'tbl_riggers', 'rig_id'),
        relate('tbl_refits', 'bay', 'sheds', 'shed_no'),
        relate('helpers', 'refit_ref', 'tbl_refits', 'refit_no'),
        relate('helpers', 'person', 'tbl_riggers', 'rig_id'),
      ],
    );
  });
  afterAll(() => led.close());

  it.each([
    'riggers without refits',
    'average number of refits per rigger',
    'which rigger had the most refits',
  ])('is not taken where nothing was said of it: %s', async (question) => {
    expect((await answerTo(question, led)).status).not.toBe('answered');
  });

  it('is never counted for each of those who have it', async () => {
    const { rows } = await answerTo('number of different foremen by foreman', led);
    expect(rows.length).toBe(0);
  });

  it('is taken where it was said, and where there is no other', async () => {
    const { rows } = await answerTo('number of refits by foreman', led);
    expect(rows.map((row) => row.slice(-3)).toSorted()).toEqual([
      ['Ada', 'Holm', 2],
      ['Ada', 'Roe', 3],
      ['Ben', 'Sund', 1],
    ]);
    expect((await answerTo('sheds without refits', led)).rows).toEqual([[13, 'Cleat Shed', 'North']]);
  });
});

describe('what a column is called', () => {
  it('is found by the beginning of a verb, by "born" and without a unit', async () => {
    const boats = keyedTable(
      'boats',
      'boat',
      [
        idColumn('boat_no'),
        column('boat', 'VARCHAR', 'category'),
        column('inst_date', 'DATE', 'date'),
        column('plan_date', 'DATE', 'date'),
        column('hull_length', 'DECIMAL(12,2)', 'ratio'),
        column('on_sale', 'INTEGER', 'ordinal'),
      ],
      [
        [1, 'Ark', '2023-01-10', '2022-01-10', 9, 0],
        [2, 'Bee', '2024-02-10', '2023-02-10', 4, 1],
        [3, 'Cub', '2024-03-10', '2024-01-10', 5, 1],
      ],
    );
    const masters = keyedTable(
      'masters',
      'master',
      [
        idColumn('master_no'),
        column('master', 'VARCHAR', 'category'),
        column('BirthYear', 'INTEGER', 'ordinal'),
      ],
      [
        [1, 'Ida', 1960],
        [2, 'Jon', 1988],
      ],
    );
    const harbour = await openTestTables([boats, masters], []);
    expect((await answerTo('How many boats were installed in 2024?', harbour)).rows).toEqual([[2]]);
    expect((await answerTo('How many boats were planted in 2024?', harbour)).status).toBe('declined');
    expect((await answerTo('How many masters were born before 1970?', harbour)).rows).toEqual([[1]]);
    expect((await answerTo('How many masters were born in Leith?', harbour)).status).toBe('declined');
    expect((await answerTo('How many boats are on sale?', harbour)).rows).toEqual([[2]]);
    expect((await answerTo('How many boats were saled in 2023?', harbour)).status).toBe('declined');
    expect((await answerTo('How many boats are longer than average?', harbour)).rows).toEqual([[1]]);
    harbour.close();
  });
});

it('what somebody does is no amount that is added up', async () => {
  const { status, rows } = await answerTo('riggers who cost more than the average hourly rate');
  if (status === 'answered')
    expect(rows.map((row) => row[2])).toEqual(expect.arrayContaining(['Roe', 'Sund']));
});

describe('what the rows of a count came to', () => {
  it.each(['what did they cost?', 'and what did they cost in total?', 'how much did they cost?'])(
    'is their total: %s',
    async (change) => {
      const { plan } = await reply('How many refits were done in 2025?', yard);
      const { answer } = await reply(change, yard, plan ?? null);
      expect(answer.rows).toEqual([[250]]);
    },
  );

  it('is told of each where a list is asked for', async () => {
    const { plan } = await reply('How many refits were done in 2024?', yard);
    const { answer } = await reply('list their cost', yard, plan ?? null);
    expect(answer.rows.length).toBe(2);
  });
});

describe('a participle of what is done with some rows only', () => {
  it.each([
    'How many orders were gifted?',
    'How many orders were gifted last month?',
    'How many orders were gifted per region?',
    'orders that were lent in 2024',
    'How many orders have been flown?',
    'number of customers that were taught',
  ])('is never skipped: %s', async (question) => {
    const { status, notUnderstood } = await answerTo(question, shop);
    expect(status).toBe('declined');
    expect(notUnderstood.length).toBeGreaterThan(0);
  });

  it('of what is done with all rows is skipped', async () => {
    const all = await rowsTo('How many orders are there?', shop);
    expect(await rowsTo('How many orders were placed?', shop)).toEqual(all);
  });
});

describe('things without any rows', () => {
  it('are told to be left out below an amount', async () => {
    const { assumptions, status } = await answerTo('customers with total sales below 500 in 2024', shop);
    expect(status).toBe('answered');
    expect(assumptions.map(({ chosen }) => chosen)).toContain(
      'only those with orders that are asked about, none without any',
    );
  });

  it('are not spoken of above an amount', async () => {
    const { assumptions } = await answerTo('customers with total sales above 100 in 2024', shop);
    expect(assumptions.filter(({ chosen }) => chosen.includes('none without any'))).toEqual([]);
  });
});
