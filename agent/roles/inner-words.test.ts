import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLattice } from '../lattice/lattice.ts';
import { buildSemanticModel, type SemanticModel } from '../model/semantic-model.ts';
import {
  testColumn as column,
  idColumn as id,
  openTestTables,
  type TestShop,
  keyedTable as table,
  testToday,
} from '../testing.ts';
import { normaliseQuestion } from '../text/tokens.ts';
import { questionTokens } from '../text/turned-questions.ts';
import { innerLinks } from './inner-words.ts';
import { mentionsOf } from './mentions.ts';

const word = (name: string) => column(name, 'VARCHAR', 'category');

const keepers = table(
  'keeper',
  'keeper_name',
  [id('keeper_id'), column('keeper_name', 'VARCHAR', 'text'), word('gender_mf'), word('hold_reason')],
  [
    [1, 'Ada', 'f', 'ill'],
    [2, 'Bo', 'm', 'away'],
  ],
);
const cages = table('cage', 'cage_no', [id('cage_id'), id('cage_no'), word('unit_of_width')], [[1, 7, 'cm']]);

let shop: TestShop;
let model: SemanticModel;
beforeAll(async () => {
  shop = await openTestTables([keepers, cages], []);
  model = buildSemanticModel(shop.catalog);
});
afterAll(() => shop.close());

function innerColumns(question: string): string[] {
  const lattice = buildLattice(model, questionTokens(normaliseQuestion(question)), testToday);
  const found = lattice.tokens.flatMap((_, at) => innerLinks(lattice, at));
  const mentioned = mentionsOf(lattice).flatMap(({ columns }) => columns);
  for (const { column: one } of found)
    expect(mentioned.some(({ source, column: own }) => source === 'inner' && own === one)).toBe(true);
  return found.map(({ column: { ref } }) => ref.column);
}

describe('a word inside the name of a column', () => {
  it('is read where nothing else knows it', () => {
    expect(innerColumns('List the name and gender of all keepers')).toEqual(['gender_mf']);
    expect(innerColumns('Which unit do the cages have?')).toEqual(['unit_of_width']);
  });

  it('is not read of a table that nobody speaks of', () => {
    expect(innerColumns('What is the unit of the keepers?')).toEqual([]);
  });

  it('is not read where a verb stands, nor of what only numbers the rows', () => {
    expect(innerColumns('Which keepers do not hold a key?')).toEqual([]);
    expect(innerColumns('How many cages are there?')).toEqual([]);
  });
});
