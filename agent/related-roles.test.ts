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

const towns = table(
  'town',
  'town_name',
  [id('town_id'), column('town_name', 'VARCHAR', 'text'), column('inhabitants', 'INTEGER', 'balance')],
  [
    [1, 'Raku', 400],
    [2, 'Bisque', 9000],
  ],
);
const regattas = table(
  'regatta',
  null,
  [id('regatta_id'), column('theme', 'VARCHAR', 'text'), id('host_town_id')],
  [
    [1, 'Dawn', 1],
    [2, 'Dusk', 2],
    [3, 'Noon', 2],
  ],
);
const rowers = table(
  'rower',
  'rower_name',
  [id('rower_id'), column('rower_name', 'VARCHAR', 'text')],
  [
    [1, 'Ida'],
    [2, 'Olaf'],
  ],
);
const boats = table(
  'boat',
  'boat_name',
  [id('boat_id'), column('boat_name', 'VARCHAR', 'text')],
  [
    [1, 'Heron'],
    [2, 'Swift'],
  ],
);
const outings = table(
  'outing',
  null,
  [id('outing_id'), id('rower_id'), id('boat_id')],
  [
    [1, 1, 1],
    [2, 1, 2],
    [3, 2, 2],
  ],
);

const sculptures = table(
  'sculpture',
  'name',
  [id('sculpture_id'), column('name', 'VARCHAR', 'text')],
  [
    [1, 'Owl'],
    [2, 'Fox'],
  ],
);
const salons = table(
  'salon_detail',
  'salon_name',
  [id('salon_id'), column('salon_name', 'VARCHAR', 'text')],
  [
    [1, 'Spring'],
    [2, 'Autumn'],
  ],
);
const showings = table(
  'showing',
  null,
  [id('sculpture_id'), id('salon_id'), column('result', 'VARCHAR', 'category')],
  [
    [1, 1, 'won'],
    [2, 1, 'named'],
    [1, 2, 'named'],
  ],
);

let gallery: TestShop;
let regatta: TestShop;
let club: TestShop;
beforeAll(async () => {
  regatta = await openTestTables([towns, regattas], [relate('regatta', 'host_town_id', 'town', 'town_id')]);
  gallery = await openTestTables(
    [sculptures, salons, showings],
    [
      relate('showing', 'sculpture_id', 'sculpture', 'sculpture_id'),
      relate('showing', 'salon_id', 'salon_detail', 'salon_id'),
    ],
  );
  club = await openTestTables(
    [rowers, boats, outings],
    [relate('outing', 'rower_id', 'rower', 'rower_id'), relate('outing', 'boat_id', 'boat', 'boat_id')],
  );
});
afterAll(() => {
  regatta.close();
  club.close();
  gallery.close();
});

async function rowsOf(question: string, { catalog, run }: TestShop) {
  const { answer } = await ask(question, { catalog, run, today: testToday, locale: 'en' });
  return answer.status === 'answered' ? answer.rows : answer.status;
}

describe('a thing that is called by its role', () => {
  it('is what the column points to, where more is said of it', async () => {
    expect(
      await rowsOf('Show the themes of the regattas with host towns having inhabitants above 1000', regatta),
    ).toEqual([['Dusk'], ['Noon']]);
  });
});

describe('two conditions of "both"', () => {
  it('are kept apart from the names that are asked for behind them', async () => {
    expect(
      await rowsOf(
        'Which rowers have used both the boat named "Heron" and the boat named "Swift"? Give me the rower names.',
        club,
      ),
    ).toEqual([['Ida']]);
  });
});

describe('"ids and names"', () => {
  it('are never those of another thing than the one they are said of', async () => {
    // Two salons show the Owl, which is no salon to offer.
    const rows = await rowsOf(
      'Show the ids and names of salons that have at least two showings for sculptures',
      gallery,
    );
    expect(rows).toBe('declined');
  });
});
