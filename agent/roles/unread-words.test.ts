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
import { leftWords } from './left-words.ts';
import { linkedParts, type Part } from './links.ts';
import { mentionsOf } from './mentions.ts';
import { sketchOf } from './role-signs.ts';
import type { Role } from './roles.ts';

const word = (name: string) => column(name, 'VARCHAR', 'category');
const text = (name: string) => column(name, 'VARCHAR', 'text');
const number = (name: string) => column(name, 'INTEGER', 'additive');

const ferries = table(
  'ferry',
  'feno',
  [id('feno'), text('ferry_name'), word('zip_homeport'), number('enr'), number('ram_mib')],
  [
    [1, 'Ann', 'Lund', 9, 4],
    [2, 'Bea', 'Moss', 7, 2],
  ],
);
const harbours = table(
  'harbour_master',
  'master_id',
  [
    id('master_id'),
    text('harbour_master_name'),
    text('harbour_master_phone'),
    word('area'),
    word('bay'),
    word('quay_kind'),
  ],
  [
    [1, 'Cy', '1', 'East', 'West', 'long'],
    [2, 'Di', '2', 'West', 'East', 'low'],
  ],
);
const crossings = table(
  'crossing',
  'crossing_id',
  [
    id('crossing_id'),
    id('master_id'),
    word('semester'),
    column('date_opened', 'DATE', 'date'),
    column('date_closed', 'DATE', 'date'),
    number('typical_buying_price'),
    number('typical_selling_price'),
  ],
  [
    [1, 1, 'Fall', '2024-01-02', '2024-02-03', 3, 4],
    [2, 2, 'Spring', '2024-01-03', '2024-02-04', 5, 6],
  ],
);
const captains = table(
  'captain',
  'full_title',
  [id('captain_id'), text('full_title'), word('gender')],
  [
    [1, 'Commodore', 'f'],
    [2, 'Skipper', 'm'],
  ],
);
const sailors = table('sailor', 'name', [id('sailor_id'), text('name'), word('sex')], [[1, 'Ed', 'm']]);
const pilots = table('pilot', 'rank', [id('pilot_id'), id('sailor_id'), text('rank')], [[1, 1, 'First']]);
const savings = table('savings', 'savings_id', [id('savings_id'), number('balance')], [[1, 5]]);
const checkings = table('checking', 'checking_id', [id('checking_id'), number('balance')], [[1, 6]]);

let shop: TestShop;
let model: SemanticModel;
beforeAll(async () => {
  shop = await openTestTables(
    [ferries, harbours, crossings, captains, sailors, pilots, savings, checkings],
    [
      relate('crossing', 'master_id', 'harbour_master', 'master_id'),
      relate('pilot', 'sailor_id', 'sailor', 'sailor_id'),
    ],
  );
  model = buildSemanticModel(shop.catalog);
});
afterAll(() => shop.close());

function latticeOf(question: string) {
  return buildLattice(model, questionTokens(normaliseQuestion(question)), testToday);
}

/** Each mention by its words and the column or table that it is likeliest to be. */
function mentioned(question: string): string[] {
  const lattice = latticeOf(question);
  return mentionsOf(lattice).map(({ from, to, columns, tables, values, period }) => {
    const said = lattice.tokens
      .slice(from, to)
      .map(({ lower }) => lower)
      .join(' ');
    const first = columns[0]?.column.ref.column ?? tables[0]?.table.sqlName ?? values[0]?.column.column;
    return `${said}=${first ?? (period ? 'period' : '')}`;
  });
}

function firstParts(question: string, roles: Role[]): Part[] {
  const lattice = latticeOf(question);
  return linkedParts(sketchOf(lattice, mentionsOf(lattice)), roles)[0]?.parts ?? [];
}

describe('words of names that are written in another way', () => {
  it.each([
    ['two words as one', 'List the home port of each ferry', 'home port=zip_homeport'],
    ['only their beginning', 'Which ferry has the largest enrollment?', 'enrollment=enr'],
    ['the number of a thing', 'Show the ferry number and the home port', 'number=feno'],
    ['the ids of things', 'Show the harbour master ids and the areas', 'ids=master_id'],
    ['an acronym that is a verb, too', 'Which ferry has the least amount of RAM?', 'ram=ram_mib'],
    ['a noun that is the form of a verb', 'What is the total saving balance?', 'saving=savings'],
    ['a term that is a season, too', 'Which crossings are in the fall?', 'fall=semester'],
    ['a season that no value is called', 'Which crossings are in the winter?', 'in the winter=period'],
  ])('are %s: %s', (_, question, expected) => {
    expect(mentioned(question)).toContain(expected);
  });

  it('are those of a table that the one spoken of leads to, and of no other', () => {
    expect(mentioned('List the quay of the crossings')).toEqual(['quay=quay_kind', 'crossings=crossing']);
    expect(mentioned('List the quay of the ferries')).toEqual(['ferries=ferry']);
  });

  it('are not joined where both are known together', () => {
    expect(mentioned('Show the harbour masters')).toEqual(['harbour masters=harbour_master']);
  });

  it.each([
    ['Show the open and close dates of crossings', ['open=date_opened', 'close dates=date_closed']],
    [
      'What are the typical buying and selling prices of crossings?',
      ['typical buying=typical_buying_price', 'selling prices=typical_selling_price'],
    ],
  ])('are several whose noun is said once: %s', (question, expected) => {
    expect(mentioned(question).slice(0, 2)).toEqual(expected);
  });
});

describe('what words stand for', () => {
  it.each([
    ['What is the gender of the sailors?', 'sailor.sex'],
    ['What is the gender of the captains?', 'captain.gender'],
    ['List the names of the captains', 'captain.full_title'],
    ['List the names of the sailors', 'sailor.name'],
    // Whose names are those of the sailors that they are.
    ['List the names of the pilots', 'sailor.name'],
  ])('is of the table that is spoken of: %s', (question, expected) => {
    const [part] = firstParts(question, ['shown', 'none']);
    expect(`${part?.column?.ref.table}.${part?.column?.ref.column}`).toBe(expected);
  });

  it('is of the table that is named within the words beside them', () => {
    const [name] = firstParts('Show the name and phone for harbour masters', ['shown', 'shown']);
    expect(name?.column?.ref.column).toBe('harbour_master_name');
  });

  it('names a table within only where its likeliest column is of that table', () => {
    const ownersOf = (question: string) =>
      mentionsOf(latticeOf(question)).flatMap(({ owners }) =>
        owners.map(({ table: { sqlName } }) => sqlName),
      );
    expect(ownersOf('Show the phone for harbour masters')).toEqual(['harbour_master']);
    expect(ownersOf('Show the phone of Cy')).toEqual([]);
  });

  it('is in the column that stands beside a value, not in one farther off', () => {
    const columnOf = (question: string) =>
      firstParts(question, ['none', 'condition', 'condition', 'condition']).find(({ value }) => value)?.value
        ?.column.column;
    expect(columnOf('Which harbour masters have a bay in the East area?')).toBe('area');
    expect(columnOf('Which harbour masters have an area in the East bay?')).toBe('bay');
  });

  it('leaves nothing undone where it is only a guess from within a name', () => {
    const lattice = latticeOf('Which ferry has the least amount of RAM?');
    const [reading] = linkedParts(sketchOf(lattice, mentionsOf(lattice)), ['none', 'none']);
    const plan = {
      root: { table: 'ferry' },
      joins: [],
      measures: [],
      dimensions: [],
      where: [],
      sort: [],
      select: [],
    };
    expect(leftWords(lattice, reading?.parts ?? [], plan as never)).not.toContain('column');
  });
});
