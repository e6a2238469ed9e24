import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './index.ts';
import {
  testColumn as column,
  idColumn as id,
  openTestTables,
  relate,
  type TestShop,
  keyedTable as table,
  testToday,
} from './testing.ts';

const text = (name: string) => column(name, 'VARCHAR', 'text');
const word = (name: string) => column(name, 'VARCHAR', 'category');

const potters = table(
  'potter',
  'last_name',
  [id('potter_id'), text('first_name'), text('last_name'), word('village')],
  [
    [1, 'Ida', 'Kiln', 'Raku'],
    [2, 'Olaf', 'Slip', 'Raku'],
    [3, 'Una', 'Glaze', 'Bisque'],
  ],
);
const fairs = table(
  'fair',
  'title',
  [id('fair_id'), text('title'), word('season')],
  [
    [10, 'Plate Week', 'spring'],
    [11, 'Bowl Days', 'autumn'],
  ],
);
const stalls = table(
  'stall',
  null,
  [id('stall_id'), id('potter_id'), id('fair_id'), column('rented_on', 'DATE', 'date'), word('size')],
  [
    [100, 1, 10, '2024-03-01', 'big'],
    [101, 1, 11, '2024-09-01', 'small'],
    [102, 2, 11, '2023-09-02', 'big'],
  ],
);
const helpers = table(
  'helper_of_fair',
  null,
  [id('helper_id'), id('fair_id'), id('potter_id')],
  [
    [1, 10, 3],
    [2, 11, 3],
    [3, 11, 1],
  ],
);
/** Some of the potters: each is one of them. */
const teachers = table(
  'teacher',
  null,
  [id('teacher_id'), column('hourly_fee', 'INTEGER', 'ratio')],
  [
    [1, 30],
    [3, 20],
  ],
);
const loans = table(
  'loans',
  null,
  [
    id('loan_id'),
    column('loan_start_date', 'DATE', 'date'),
    column('loan_end_date', 'DATE', 'date'),
    column('count_hired', 'INTEGER', 'additive'),
  ],
  [[1, '2024-01-02', '2024-01-09', 7]],
);

const wells = table(
  'well',
  null,
  [id('well_id'), word('village'), word('digger'), id('owner_id'), column('depth', 'INTEGER', 'ratio')],
  [
    [1, 'Raku', 'Moss', 1, 10],
    [2, 'Raku', 'Fern', 1, 20],
    [3, 'Bisque', 'Fern', 2, 40],
    [4, 'Slipton', null, 3, 5],
  ],
);
const owners = table(
  'owner',
  'title',
  [id('owner_id'), text('title'), word('county')],
  [
    [1, 'Parish', 'North'],
    [2, 'Mill', 'South'],
    [3, 'Inn', 'South'],
  ],
);
/** Guilds have a leader and leaders a guild, and both columns are called like the other's key. */
const leaders = table(
  'leader',
  null,
  [id('leader_id'), text('surname'), word('guild_code')],
  [
    [1, 'Oak', 'B'],
    [2, 'Elm', 'A'],
  ],
);
const guilds = table(
  'guild',
  null,
  [word('guild_code'), text('guild_title'), id('leader_id')],
  [
    ['A', 'Potters', 1],
    ['B', 'Weavers', 2],
  ],
);

const tolls = table(
  'water_road_toll',
  null,
  [
    id('toll_id'),
    word('title'),
    id('owner_id'),
    column('fee_name', 'INTEGER', 'additive'),
    column('enrollment_date', 'DATE', 'date'),
    word('season'),
  ],
  [
    [1, 'Old water toll', 1, 11, '2024-01-01', 'wet'],
    [2, 'New water toll', 3, 12, '2024-02-02', 'wet'],
    [3, 'Bridge', 2, 13, '2024-03-03', 'dry'],
  ],
);
const inns = table('inn', 'inn_name', [id('inn_id'), column('inn_name', 'VARCHAR', 'text')], [[1, '12']]);

const stops = table(
  'stop',
  null,
  [id('stop_id'), id('toll_id'), word('reason')],
  [
    [1, 2, 'fog'],
    [2, 2, 'ice'],
    [3, 1, 'fog'],
  ],
);

let toll: TestShop;
let market: TestShop;
let water: TestShop;
let chapter: TestShop;
let guild: TestShop;
let lending: TestShop;
beforeAll(async () => {
  market = await openTestTables(
    [potters, fairs, stalls],
    [relate('stall', 'potter_id', 'potter', 'potter_id'), relate('stall', 'fair_id', 'fair', 'fair_id')],
  );
  guild = await openTestTables(
    [potters, fairs, teachers, helpers],
    [
      relate('teacher', 'teacher_id', 'potter', 'potter_id'),
      relate('helper_of_fair', 'fair_id', 'fair', 'fair_id'),
      relate('helper_of_fair', 'potter_id', 'potter', 'potter_id'),
    ],
  );
  water = await openTestTables([wells, owners], [relate('well', 'owner_id', 'owner', 'owner_id')]);
  toll = await openTestTables(
    [tolls, owners, inns, stops],
    [
      relate('water_road_toll', 'owner_id', 'owner', 'owner_id'),
      relate('stop', 'toll_id', 'water_road_toll', 'toll_id'),
    ],
  );
  chapter = await openTestTables(
    [leaders, guilds],
    [
      relate('leader', 'guild_code', 'guild', 'guild_code'),
      relate('guild', 'leader_id', 'leader', 'leader_id'),
    ],
  );
  lending = await openTestTables([loans], []);
});
afterAll(() => {
  market.close();
  guild.close();
  water.close();
  chapter.close();
  toll.close();
  lending.close();
});

async function answerTo(question: string, shop = market) {
  const { catalog, run } = shop;
  return (await ask(question, { catalog, run, today: testToday, locale: 'en', weigh: () => 1 })).answer;
}

async function rowsOf(question: string, shop = market) {
  const { status, rows } = await answerTo(question, shop);
  return status === 'answered' ? rows : status;
}

describe('a list of what is asked of one thing', () => {
  it('tells each once, however many related rows choose it', async () => {
    expect(await rowsOf('Show the last names of the potters who have stalls')).toEqual([['Kiln'], ['Slip']]);
    expect(await rowsOf('Give me the last names of the potters who have stalls of size big')).toEqual([
      ['Kiln'],
      ['Slip'],
    ]);
  });

  it('tells what the key of a row points to, where no two rows share it', async () => {
    expect(await rowsOf('What are the last names of the teachers?', guild)).toEqual([['Glaze'], ['Kiln']]);
  });

  it('tells pairs by the rows that tie them', async () => {
    expect(await rowsOf('Show the last names of the potters and the titles of their fairs')).toEqual([
      ['Kiln', 'Bowl Days'],
      ['Kiln', 'Plate Week'],
      ['Slip', 'Bowl Days'],
    ]);
  });

  it('is of somebody whose two names stand in one quotation', async () => {
    for (const name of ['"Ida Kiln"', '"Kiln Ida"'])
      expect(await rowsOf(`What are the seasons of the fairs with stalls of ${name}`)).toEqual([
        ['Bowl Days', 'autumn'],
        ['Plate Week', 'spring'],
      ]);
    expect((await answerTo('How many stalls does "Ida Slip" have?')).rows).toEqual([[0]]);
    expect((await answerTo('How many stalls does "Ida Rim" have?')).status).toBe('declined');
  });

  it('is of the rows that a table is called by, before the thing that they are of', async () => {
    expect(await rowsOf('How many helpers does the fair "Bowl Days" have?', guild)).toEqual([[2]]);
  });

  it('is chosen by things that rows between the two tie to it', async () => {
    expect(await rowsOf('last names of the potters of the fair "Bowl Days"')).toEqual([['Kiln'], ['Slip']]);
  });

  it('does not deny what stands before "but"', async () => {
    expect((await answerTo('last names of the potters who have stalls but no fairs')).status).not.toBe(
      'answered',
    );
  });

  it('calls no amount by the name of a date', async () => {
    expect(await rowsOf('What are the start date and end date of the loans?', lending)).toEqual([
      [1, '2024-01-02', '2024-01-09'],
    ]);
    expect((await answerTo('total start date of the loans', lending)).status).not.toBe('answered');
  });
});

describe('things by how many rows they have', () => {
  it('are told with that number and what else is asked of them', async () => {
    expect(
      await rowsOf('List owners that have more than one well. Show the title and the number of wells', water),
    ).toEqual([['Parish', 2]]);
    expect(await rowsOf('the county and title of the owners with at least 2 wells', water)).toEqual([
      ['North', 'Parish'],
    ]);
  });

  it('are told with an amount of the rows beside it', async () => {
    expect(await rowsOf('the average depth of each village with at least 2 wells', water)).toEqual([
      ['Raku', 2, 15],
    ]);
    expect(
      await rowsOf('List the villages which have at least 1 well sorted by the number of wells', water),
    ).toEqual([
      ['Bisque', 1],
      ['Slipton', 1],
      ['Raku', 2],
    ]);
  });

  it('are called by the names in a column of their own', async () => {
    expect(await rowsOf('What are the names of the diggers who made exactly one well?', water)).toEqual([
      ['Moss', 1],
    ]);
  });
});

describe('what a list leaves open', () => {
  it('is declined where two tables point to each other and neither column says as what', async () => {
    expect((await answerTo('guild title and surname of the leader "Oak"', chapter)).status).not.toBe(
      'answered',
    );
  });

  it('is no condition on an amount of what rows far away point to', async () => {
    expect((await answerTo('fairs with stalls with a fee above 25', guild)).status).not.toBe('answered');
  });
});

describe('names within longer names', () => {
  it('are not read apart from them', async () => {
    // "fee name" is a header of its own, so its last word is no name of an owner.
    expect(await rowsOf('titles of the owners with the fee name 12', toll)).toEqual([['Inn']]);
  });

  it('are no values where a table is called by them', async () => {
    expect(await rowsOf('How many water tolls are there for each season?', toll)).toEqual([
      ['wet', 2],
      ['dry', 1],
    ]);
  });

  it('are the same in both spellings', async () => {
    expect(await rowsOf('the enrolment date of toll 1', toll)).toEqual(
      await rowsOf('the enrollment date of toll 1', toll),
    );
  });
});

describe('what rows are told by', () => {
  it('is one related row, where an amount stands right behind it', async () => {
    expect(await rowsOf('titles of the owners who have a toll with a fee name above 12', toll)).toEqual([
      ['Mill'],
    ]);
  });

  it('is the row they belong to, whose columns are asked for', async () => {
    expect(
      await rowsOf('What is the enrolment date of the water road toll with the most stops?', toll),
    ).toEqual([[2, '2024-02-02', 2]]);
    expect(
      await rowsOf('the county of the owner of the water road toll that was enrolled most recently', toll),
    ).toEqual([['South', '2024-03-03']]);
  });

  it('is a verb behind those who are counted', async () => {
    expect(await rowsOf('Show the seasons that at least 2 tolls use', toll)).toEqual([['wet', 2]]);
  });

  it('is an average of all, also where it is said once more', async () => {
    expect(
      await rowsOf('titles of the tolls with a fee name greater than the average of all fee names', toll),
    ).toEqual([[3, 'Bridge']]);
    expect(await rowsOf('titles of the tolls whose fee name is no more than the average', toll)).toEqual([
      [1, 'Old water toll'],
      [2, 'New water toll'],
    ]);
  });
});

describe('a group that is said twice', () => {
  it('is one group', async () => {
    const answers = [
      [
        'Show all villages and the number of wells in that village',
        [
          ['Raku', 2],
          ['Bisque', 1],
          ['Slipton', 1],
        ],
      ],
      [
        'For each village, the average depth of the wells in that village',
        [
          ['Bisque', 40],
          ['Raku', 15],
          ['Slipton', 5],
        ],
      ],
    ] as const;
    for (const [question, rows] of answers) expect(await rowsOf(question, water)).toEqual(rows);
  });

  it('is no repetition where something is compared with it', async () => {
    const { status, sql } = await answerTo(
      'the number of wells deeper than the average of that village',
      water,
    );
    expect([status, sql]).toEqual([expect.not.stringMatching('answered'), null]);
  });
});
