import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentReply, ask, type SemanticModel } from './index.ts';
import {
  idColumn as id,
  kindColumn as kind,
  openTestTables,
  relate,
  type TestShop,
  keyedTable as table,
  testColumn,
  testToday,
  textColumn as text,
} from './testing.ts';

const amount = (name: string) => testColumn(name, 'INTEGER', 'additive');
const gardens = table(
  'garden',
  'garden_name',
  [
    id('garden_id'),
    text('garden_name'),
    kind('region'),
    amount('trees'),
    amount('visitors'),
    testColumn('plot', 'INTEGER', 'ordinal'),
  ],
  [
    [1, 'Aster', 'North', 40, 900, 7],
    [2, 'Birch', 'North', 75, 300, 8],
    [3, 'Clover', 'South', 120, 500, 7],
    [4, 'Dahlia', 'South', 15, 100, 8],
    [5, 'Elder', 'North', 110, 700, 9],
  ],
);
const keepers = table(
  'keeper',
  'keeper_name',
  [
    id('keeper_id'),
    text('keeper_name'),
    id('garden_id'),
    testColumn('age', 'INTEGER', 'ratio'),
    kind('tool'),
  ],
  [
    [1, 'Ines', 1, 51, 'Rake'],
    [2, 'Jory', 2, 33, 'Spade'],
    [3, 'Kobe', 3, 45, 'Rake'],
    [4, 'Lena', 5, 28, 'Hoe'],
  ],
);
const shows = table(
  'show_day',
  null,
  [id('show_id'), id('garden_id'), kind('flower')],
  [
    [1, 1, 'Rose'],
    [2, 2, 'Rose'],
    [3, 3, 'Tulip'],
  ],
);
const relations = [
  relate('keeper', 'garden_id', 'garden', 'garden_id'),
  relate('show_day', 'garden_id', 'garden', 'garden_id'),
];

let shop: TestShop;
const models = new Map<string, SemanticModel>();
beforeAll(async () => {
  shop = await openTestTables([gardens, keepers, shows], relations);
});
afterAll(() => shop.close());

/** The reply to the last turn of "one question | and what follows it". */
async function talk(conversation: string): Promise<AgentReply> {
  let reply: AgentReply | null = null;
  let plan: AgentReply['plan'] = null;
  let unanswered: string | null = null;
  for (const turn of conversation.split(' | ')) {
    const { catalog, run } = shop;
    const context = { catalog, run, today: testToday, locale: 'en', models, weigh: () => 1 };
    reply = await ask(turn, { ...context, previous: plan, unanswered });
    unanswered = reply.answer.status === 'answered' ? null : turn;
    plan = reply.plan ?? plan;
  }
  if (!reply) throw new Error('Nothing was asked.');
  return reply;
}

/** Names or numbers of the last answer, each row by the columns of that type that it tells first. */
async function toldBy(conversation: string): Promise<unknown[][]> {
  const { answer, text: said } = await talk(conversation);
  expect(answer.status, `${conversation}: ${said}`).toBe('answered');
  const shown = answer.columns.flatMap(({ name }, at) => (name.endsWith('_id') ? [] : [at]));
  return answer.rows.map((row) => shown.map((at) => row[at]));
}

const north = 'Which gardens are in the North region?';

describe('a list that is changed', () => {
  it.each<[string, unknown[][]]>([
    [
      `${north} | add their visitors`,
      [
        ['Aster', 900],
        ['Birch', 300],
        ['Elder', 700],
      ],
    ],
    [
      `${north} | show the number of trees too`,
      [
        ['Aster', 40],
        ['Birch', 75],
        ['Elder', 110],
      ],
    ],
    [
      `${north} | with the visitors, highest first`,
      [
        ['Aster', 900],
        ['Elder', 700],
        ['Birch', 300],
      ],
    ],
    [
      `${north} | smallest trees first please`,
      [
        ['Aster', 40],
        ['Birch', 75],
        ['Elder', 110],
      ],
    ],
    [
      `${north} | sort them by visitors, lowest first`,
      [
        ['Birch', 300],
        ['Elder', 700],
        ['Aster', 900],
      ],
    ],
    [
      `${north} | add the trees, most first | just the top two`,
      [
        ['Elder', 110],
        ['Birch', 75],
      ],
    ],
    [`${north} | only the one with the most trees`, [['Elder', 110]]],
    [
      'Which gardens have more than 50 trees? | what about those under 50?',
      [
        ['Aster', 40],
        ['Dahlia', 15],
      ],
    ],
    [
      'Which gardens have more than 50 trees? | but under 115',
      [
        ['Birch', 75],
        ['Elder', 110],
      ],
    ],
    [`${north} | include South as well`, [['Aster'], ['Birch'], ['Clover'], ['Dahlia'], ['Elder']]],
    [
      'Which gardens in the North have more than 50 trees? | drop the region condition',
      [
        ['Birch', 75],
        ['Clover', 120],
        ['Elder', 110],
      ],
    ],
    [
      'Which gardens in the North have more than 50 trees? | the trees do not matter',
      [
        ['Aster', 40],
        ['Birch', 75],
        ['Elder', 110],
      ],
    ],
    [
      'Which keepers are older than 40? | add the name of the garden',
      [
        ['Ines', 51, 'Aster'],
        ['Kobe', 45, 'Clover'],
      ],
    ],
    [
      'Which keepers are older than 30? | oldest first',
      [
        ['Ines', 51],
        ['Kobe', 45],
        ['Jory', 33],
      ],
    ],
    ['Which keepers are older than 30? | only the youngest one', [['Jory', 33]]],
  ])('%s', async (conversation, rows) => {
    expect(await toldBy(conversation)).toEqual(rows);
  });

  it.each<[string, unknown]>([
    [`${north} | how many are there?`, 3],
    [`${north} | how many gardens are those?`, 3],
    [`${north} | what is their average trees?`, 75],
    ['how many gardens are in the North? | their average visitors?', (900 + 300 + 700) / 3],
    ['average visitors of gardens in the North | and the highest?', 900],
    ['average visitors of gardens in the North | and the total?', 1900],
    ['average visitors of gardens in the North | and trees?', 75],
    ['average visitors of gardens in the North | South gardens?', 300],
    ['how many gardens have the plot 7? | and 9?', 1],
  ])('%s', async (conversation, number) => {
    expect((await toldBy(conversation)).map((row) => Number(row[0]))).toEqual([number]);
  });

  it('asks of the row that was the first', async () => {
    expect(await toldBy('Which garden has the most visitors? | what is its region?')).toEqual([
      ['Aster', 'North'],
    ]);
    expect((await toldBy('Which garden has the most visitors? | and the fewest?'))[0]?.[0]).toBe('Dahlia');
  });

  it('puts another value in the place of what a related row was', async () => {
    expect(await toldBy('Which gardens have a show day with the flower Rose? | and Tulip?')).toEqual([
      ['Clover'],
    ]);
  });

  it('begins anew where that is said', async () => {
    expect(await toldBy(`${north} | New question: which keepers use a Rake?`)).toEqual([['Ines'], ['Kobe']]);
  });
});

describe('what leans on an answer', () => {
  it.each([
    'gardens with gnomes | with the visitors, highest first',
    'gardens with gnomes | order them by region',
    'gardens with gnomes | who keeps them? keeper name please',
    'gardens with gnomes | which keepers are in those?',
    'gardens with gnomes | what tool does that keeper have',
    'gardens with gnomes | in which region?',
    `${north} | which keepers work for that owner?`,
    `${north} | what is the average age of keepers in those hills?`,
  ])('is never read by itself: %s', async (conversation) => {
    expect((await talk(conversation)).answer.status).not.toBe('answered');
  });

  it('is told of all, and says so, where it may have been meant of what came to no answer', async () => {
    const { answer } = await talk('gardens with gnomes | how many visitors in total?');
    expect(answer.assumptions.map(({ chosen }) => chosen)).toContain(
      'of all rows: "gardens with gnomes" came to no answer',
    );
  });
});

describe('the first few of a list', () => {
  const oldest = 'Which keepers are older than 30? | only the two oldest';
  it.each([
    `${oldest} | average age across them`,
    `${oldest} | what region is that in`,
    `${oldest} | and which garden name?`,
    `${oldest} | what garden names do those have`,
  ])('are never told of all: %s', async (conversation) => {
    const { answer } = await talk(conversation);
    const told = answer.status === 'answered' ? answer.sql : null;
    expect(told === null || told.includes('QUALIFY'), String(told)).toBe(true);
  });
});

describe('what is asked for in a sentence of its own', () => {
  it('is told of what the first one asks for', async () => {
    expect(await toldBy('Which gardens have more than 100 trees? Garden names and regions please.')).toEqual([
      ['Clover', 'South'],
      ['Elder', 'North'],
    ]);
  });

  it('may be a column behind its value', async () => {
    expect(await toldBy('How many keepers have Rake as their tool?')).toEqual(
      [[2n]].map((row) => row.map(Number)),
    );
  });
});

describe('what is said of some rows only', () => {
  it.each([
    'average age of keepers who have volunteered something',
    'names of the keepers who are running',
    'list the name and the place they live for keepers with a Rake',
  ])('is never skipped: %s', async (question) => {
    expect((await talk(question)).answer.status).not.toBe('answered');
  });

  it('is told by names where things are named', async () => {
    expect(await toldBy('Name the gardens whose region is not North')).toEqual([
      ['Clover', 'South'],
      ['Dahlia', 'South'],
    ]);
  });
});

describe('what a follow-up asks of groups and extremes', () => {
  it.each<[string, unknown[][]]>([
    ['number of keepers by tool | only the tools with at least two', [['Rake', 2]]],
    ['average trees by region | just the region with the most', [['North', 75]]],
    ['average trees of gardens in the North | the maximum instead of the average', [[110]]],
    ['what is the highest number of trees in the North? | which garden is that?', [['Elder', 110]]],
    ['how many gardens are in the North? | which of them has the most trees?', [['Elder', 110]]],
    ['how many gardens are in the South? | which ones are those?', [['Clover'], ['Dahlia']]],
  ])('%s', async (conversation, rows) => {
    expect(
      (await toldBy(conversation)).map((row) =>
        row.map((cell) => (typeof cell === 'bigint' ? Number(cell) : cell)),
      ),
    ).toEqual(rows);
  });

  it('tells an amount both of the rows before and of all', async () => {
    const { answer } = await talk('how many gardens are in the North? | how many visitors in total?');
    expect(answer.status, answer.reading).toBe('clarify');
    expect(answer.options?.length).toBe(2);
  });
});
