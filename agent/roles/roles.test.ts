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
import { readRoleWeights, writeRoleWeights } from './role-weights-text.ts';
import { fittedWeights } from './weights.ts';

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

function latticeOf(question: string) {
  return buildLattice(model, questionTokens(normaliseQuestion(question)), testToday);
}

function read(question: string): RoleReading[] {
  return readRoles(latticeOf(question), fittedWeights);
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

describe('the weights', () => {
  it('are read as they are written', () => {
    const weights = readRoleWeights('C l1 of|b3c-20\nT |a1');
    expect(weights.get('C l1 of')?.get('shown')).toBe(0.15);
    expect(weights.get('C l1 of')?.get('sum')).toBe(-1);
    expect(writeRoleWeights(weights)).toBe('C l1 of|b3c-20¦T |a1');
  });

  it('know the language, not the data that they were fitted on', () => {
    expect(fittedWeights.size).toBeGreaterThan(1000);
    const words = [...fittedWeights.keys()].flatMap((sign) => sign.split(' '));
    for (const subject of ['student', 'students', 'singer', 'airport', 'employee'])
      expect(words).not.toContain(subject);
  });
});
