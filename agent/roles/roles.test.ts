import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLattice } from '../lattice/lattice.ts';
import { buildSemanticModel, type SemanticModel } from '../model/semantic-model.ts';
import {
  testColumn as column,
  idColumn as id,
  openTestTables,
  relate,
  type TestShop,
  keyedTable as table,
  testToday,
} from '../testing.ts';
import { normaliseQuestion } from '../text/tokens.ts';
import { questionTokens } from '../text/turned-questions.ts';
import { kindOf, mentionsOf } from './mentions.ts';
import { type RoleReading, readRoles } from './read-roles.ts';
import { fittedNet, type RoleNet, readRoleNet, roleOdds, sumSigns, writeRoleNet } from './role-net.ts';
import { roles } from './roles.ts';

const word = (name: string) => column(name, 'VARCHAR', 'category');
const text = (name: string) => column(name, 'VARCHAR', 'text');
const number = (name: string) => column(name, 'INTEGER', 'additive');

const vets = table(
  'vet',
  'full_name',
  [id('vet_id'), text('full_name'), word('town'), number('salary')],
  [
    [1, 'Ada Paw', 'Mews', 300],
    [2, 'Bo Claw', 'Mews', 400],
    [3, 'Cy Mane', 'Kennel', 500],
  ],
);
const animals = table(
  'animal',
  'pet_name',
  [id('animal_id'), text('pet_name'), word('species'), number('weight'), id('vet_id')],
  [
    [10, 'Rex', 'dog', 30, 1],
    [11, 'Tom', 'cat', 5, 1],
    [12, 'Kit', 'cat', 4, 2],
    [13, 'Max', 'dog', 25, 1],
  ],
);

let shop: TestShop;
let model: SemanticModel;
beforeAll(async () => {
  shop = await openTestTables([vets, animals], [relate('animal', 'vet_id', 'vet', 'vet_id')]);
  model = buildSemanticModel(shop.catalog);
});
afterAll(() => shop.close());

function latticeOf(question: string, over = model) {
  return buildLattice(over, questionTokens(normaliseQuestion(question)), testToday);
}

function read(question: string, over = model): RoleReading[] {
  return readRoles(latticeOf(question, over), fittedNet());
}

async function rowsOf(question: string): Promise<unknown[][]> {
  const [best] = read(question);
  if (!best) throw new Error(`"${question}" has no reading.`);
  return (await shop.run({ sql: best.candidate.sql, tables: [], maxRows: 100, deadlineMs: 5000 })).rows;
}

describe('the mentions of a question', () => {
  it('are what the data may be called by, each as long as it goes', () => {
    const lattice = latticeOf('How many animals of the species cat weigh more than 4?');
    expect(mentionsOf(lattice).map((mention) => kindOf(mention))).toEqual(['T', 'C', 'V', 'N']);
  });

  it('hold no words that only count', () => {
    const lattice = latticeOf('What is the number of animals?');
    expect(mentionsOf(lattice)).toHaveLength(1);
  });
});

describe('what the roles of the words read', () => {
  it.each<[string, unknown[][]]>([
    [
      'How many animals are there for each species?',
      [
        ['cat', 2],
        ['dog', 2],
      ],
    ],
    ['What is the average salary of vets in Mews?', [[350]]],
    ['List the pet name of animals with a weight greater than 4', [['Max'], ['Rex'], ['Tom']]],
    ['Show the names of vets who do not have any animals', [['Cy Mane']]],
    ['What is the salary of the vet Bo Claw?', [[400]]],
  ])('%s', async (question, rows) => {
    const found = await rowsOf(question);
    expect(
      found.map((row) =>
        row.map((cell) => (typeof cell === 'string' && /^\d/.test(cell) ? Number(cell) : cell)),
      ),
    ).toEqual(expect.arrayContaining(rows));
    expect(found).toHaveLength(rows.length);
  });

  it('ranks things by how many rows they have', async () => {
    const [first] = await rowsOf('Which vet has the most animals?');
    expect(first).toContain('Ada Paw');
  });

  it('ranks within each of the things that are grouped by', async () => {
    const ranked = read('Find the pet name of the heaviest animal of each species').find(
      ({ candidate }) => candidate.plan.within === 1,
    );
    const { rows } = await shop.run({
      sql: ranked?.candidate.sql ?? '',
      tables: [],
      maxRows: 9,
      deadlineMs: 5000,
    });
    expect(rows).toEqual([
      ['cat', 'Tom'],
      ['dog', 'Rex'],
    ]);
  });

  it('groups by the column that is called like a key to which no relation leads', () => {
    const untied = buildSemanticModel({ ...shop.catalog, relations: [] });
    const [best] = read('What is the minimum weight of animals for each vet?', untied);
    expect(
      best?.candidate.plan.dimensions.map(({ column: { column: name, table: owner } }) => [owner, name]),
    ).toEqual([['animal', 'vet_id']]);
    expect(best?.doubts).toContain('by its key');
  });

  it('says of a word that changes what is asked, and has no part, that it is left', () => {
    const [best] = read('What is the median salary of vets?');
    expect(best?.doubts).toContain('compare left');
  });

  it('is less likely, the more is left', () => {
    const [plain] = read('What is the average salary of vets?');
    const [odd] = read('What is the average salary of vets versus animals?');
    expect(plain?.candidate.score ?? 0).toBeGreaterThan(odd?.candidate.score ?? 0);
  });

  it('is the same each time', () => {
    const sqlOf = () =>
      read('How many animals are there for each species?').map(({ candidate }) => candidate.sql);
    expect(sqlOf()).toEqual(sqlOf());
  });

  it('is nothing where no word speaks of the data', () => {
    expect(read('What is the meaning of it all?')).toEqual([]);
  });
});

describe('the net of roles', () => {
  /** Two units: the first speaks for what is shown, the second for a sum. */
  const net: RoleNet = {
    width: 2,
    places: new Map([
      ['shows', 0],
      ['totals', 2],
    ]),
    vectors: Float32Array.of(1, 0, -0.5, 2),
    bias: Float32Array.of(0, 0.5),
    output: Float32Array.from({ length: 2 * roles.length }, (_, place) =>
      place === roles.indexOf('shown') || place === roles.length + roles.indexOf('sum') ? 1 : 0,
    ),
  };

  it('is read as it is written', () => {
    const again = readRoleNet(writeRoleNet(net));
    expect(again.places).toEqual(net.places);
    expect([...again.bias, ...again.output]).toEqual([...net.bias, ...net.output]);
    for (const [place, value] of net.vectors.entries()) expect(again.vectors[place]).toBeCloseTo(value, 1);
  });

  it('says how likely each role is, by the signs that it knows', () => {
    const oddsOf = (...signs: string[]) => roleOdds(net, sumSigns(net, signs), ['shown', 'sum']);
    const shown = Math.exp(oddsOf('shows', 'never seen').get('shown') ?? 0);
    // Units of 1 and 0.5.
    expect(shown).toBeCloseTo(Math.E / (Math.E + Math.exp(0.5)), 5);
    const both = oddsOf('shows', 'totals');
    expect(both.get('sum') ?? 0).toBeGreaterThan(both.get('shown') ?? 0);
    expect(both).toEqual(
      roleOdds(net, sumSigns(net, ['totals'], sumSigns(net, ['shows'])), ['shown', 'sum']),
    );
  });

  it('knows the language, not the data that it was fitted on', () => {
    const signs = [...fittedNet().places.keys()];
    expect(signs.length).toBeGreaterThan(1000);
    const words = new Set(signs.flatMap((sign) => sign.split(' ')));
    for (const subject of ['singer', 'airport', 'employee', 'stadium']) expect(words).not.toContain(subject);
  });
});
