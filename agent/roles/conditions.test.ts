import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLattice } from '../lattice/lattice.ts';
import { buildSemanticModel, type SemanticModel } from '../model/semantic-model.ts';
import { isRefusal } from '../planning/draft.ts';
import { settleDraft } from '../planning/settle.ts';
import { compileWith } from '../sql/compile.ts';
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
import { conditionsOf } from './conditions.ts';
import { draftsOf } from './drafts.ts';
import { linkedParts, type Part } from './links.ts';
import { mentionsOf } from './mentions.ts';
import { sketchOf } from './role-signs.ts';
import type { Role } from './roles.ts';

const word = (name: string) => column(name, 'VARCHAR', 'category');
const text = (name: string) => column(name, 'VARCHAR', 'text');
const number = (name: string) => column(name, 'INTEGER', 'additive');

const clinics = table(
  'clinic',
  'clinic_title',
  [id('clinic_id'), text('clinic_title'), word('town'), number('open_year'), number('rooms')],
  [
    [1, 'North Paw', 'Mews', 1985, 4],
    [2, 'South Paw', 'Mews', 2008, 12],
    [3, 'Old Mill', 'Kennel', 1999, 7],
  ],
);
const vets = table(
  'vet',
  'vet_name',
  [
    id('vet_id'),
    text('vet_name'),
    number('age'),
    number('salary'),
    number('max_dose_ml'),
    number('debt'),
    word('is_certified'),
    id('clinic_id'),
  ],
  [
    [1, 'Ada Paw', 30, 300, 10, null, 'yes', 1],
    [2, 'Bo Claw', 45, 400, 20, 500, 'no', 2],
    [3, 'Cy Mane', 60, 500, 30, 40, 'yes', 3],
  ],
);
const visits = table(
  'visit',
  null,
  [id('visit_id'), word('reason'), number('price'), column('visit_date', 'DATE', 'date'), id('vet_id')],
  [
    [10, 'checkup', 20, '2021-05-01', 1],
    [11, 'surgery', 900, '2023-05-01', 1],
    [12, 'checkup', 30, '2021-06-01', 2],
    [13, 'grooming', 15, '2022-06-01', 2],
  ],
);

let shop: TestShop;
let model: SemanticModel;
beforeAll(async () => {
  shop = await openTestTables(
    [clinics, vets, visits],
    [relate('vet', 'clinic_id', 'clinic', 'clinic_id'), relate('visit', 'vet_id', 'vet', 'vet_id')],
  );
  model = buildSemanticModel(shop.catalog);
});
afterAll(() => shop.close());

/** The parts of a question whose mentions have these roles, each by its first words; the others have none. */
function partsOf(question: string, roles: Record<string, Role>) {
  const lattice = buildLattice(model, questionTokens(normaliseQuestion(question)), testToday);
  const sketch = sketchOf(lattice, mentionsOf(lattice));
  const said = sketch.mentions.map(({ from, to }) =>
    lattice.tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' '),
  );
  const isCalled = (own: string, name: string): boolean => own === name || own.startsWith(`${name} `);
  for (const name of Object.keys(roles))
    if (!said.some((own) => isCalled(own, name)))
      throw new Error(`"${name}" is no mention of: ${said.join('; ')}`);
  const [best] = linkedParts(
    sketch,
    said.map((own) => Object.entries(roles).find(([name]) => isCalled(own, name))?.[1] ?? 'none'),
  );
  return { lattice, parts: best?.parts ?? ([] as Part[]) };
}

async function rowsOf(question: string, roles: Record<string, Role>): Promise<unknown[]> {
  const { lattice, parts } = partsOf(question, roles);
  for (const { draft } of draftsOf(lattice, parts)) {
    const settled = settleDraft(model, draft);
    if (isRefusal(settled)) continue;
    const sql = compileWith({ ...settled, trace: [], score: 0, margin: 0 }, model);
    const { rows } = await shop.run({ sql, tables: [], maxRows: 100, deadlineMs: 5000 });
    return rows.map((row) => row[0]).sort();
  }
  throw new Error(`"${question}" has no plan.`);
}

const [ada, bo, cy] = ['Ada Paw', 'Bo Claw', 'Cy Mane'];
const names: Record<string, Role> = { names: 'shown' };

/** "Show the names of": its third word is what is shown. */
function shownIn(question: string): Record<string, Role> {
  return { [question.split(' ')[2] ?? '']: 'shown' };
}

describe('a number', () => {
  it.each<[string, Record<string, Role>, unknown[]]>([
    ['Show the names of vets older than 40', { '40': 'condition' }, [bo, cy]],
    ['Show the names of vets aged 45 or younger', { '45': 'condition' }, [ada, bo]],
    [
      'Show the names of vets older than 50 or younger than 40',
      { '50': 'condition', '40': 'condition' },
      [ada, cy],
    ],
    [
      'Show the names of vets with a salary larger than or equal to 400',
      { salary: 'condition', '400': 'condition' },
      [bo, cy],
    ],
    [
      'Show the names of vets whose salary is between 300 and 400',
      { salary: 'none', '300': 'condition', '400': 'condition' },
      [ada, bo],
    ],
    [
      'Show the titles of clinics with more than 5 rooms',
      { '5': 'condition', rooms: 'condition' },
      ['Old Mill', 'South Paw'],
    ],
    ['Show the names of vets whose dose is above 15', { '15': 'condition' }, [bo, cy]],
    ['Show the names of vets in clinic 3', { '3': 'condition' }, [cy]],
    ['Show the salary of vet 2', { salary: 'shown', '2': 'condition' }, [400]],
    ['Show the reasons of visits whose pricing is above 100', { '100': 'condition' }, ['surgery']],
    ['Show the names of vets under 40', { '40': 'condition' }, [ada]],
    [
      'Show the titles of clinics with 4 or 7 rooms',
      { '4': 'condition', '7': 'condition', rooms: 'condition' },
      ['North Paw', 'Old Mill'],
    ],
    [
      'Show the titles of clinics with rooms below 5 or above 10',
      { rooms: 'condition', '5': 'condition', '10': 'condition' },
      ['North Paw', 'South Paw'],
    ],
    [
      'Show the titles of clinics with an open year below 2000 and 4 rooms',
      { 'open year': 'condition', '2000': 'condition', '4': 'condition', rooms: 'condition' },
      ['North Paw'],
    ],
    ['Show the names of vets with more than 1 visits', { '1': 'countBound' }, [ada, bo]],
  ])('%s', async (question, roles, rows) => {
    expect(await rowsOf(question, { ...shownIn(question), ...roles })).toEqual(rows);
  });

  it('with which no column is compared makes no conditions', () => {
    const { lattice, parts } = partsOf('Show the names of vets with 7 wishes', {
      ...names,
      '7': 'condition',
    });
    expect(conditionsOf(lattice, parts)).toBeNull();
  });

  it('of times is no value of a column', () => {
    const question = 'Show the names of vets whose salary rose more than 3 times';
    const { lattice, parts } = partsOf(question, { ...names, '3': 'condition' });
    expect(conditionsOf(lattice, parts)).toBeNull();
  });

  it('says where its column was only implied', () => {
    const { lattice, parts } = partsOf('Show the names of vets older than 40', {
      ...names,
      '40': 'condition',
    });
    expect(conditionsOf(lattice, parts)?.doubts).toContain('column implied');
  });

  it('is not taken for its opposite where nothing denies it', async () => {
    const roles: Record<string, Role> = { ...names, salary: 'condition', '350': 'denial' };
    expect(await rowsOf('Show the names of vets with a salary above 350', roles)).toEqual([bo, cy]);
  });
});

describe('a period', () => {
  it.each<[string, Record<string, Role>, unknown[]]>([
    ['Show the titles of clinics opened before 1990', { 'before 1990': 'condition' }, ['North Paw']],
    [
      'Show the titles of clinics from before the open year of 1999',
      { 'open year': 'condition', 'of 1999': 'condition' },
      ['North Paw'],
    ],
    [
      'Show the titles of clinics that opened in 1999 and 2008',
      { 'in 1999': 'condition', '2008': 'condition' },
      ['Old Mill', 'South Paw'],
    ],
    ['Show the names of vets who had a visit in 2023', { 'in 2023': 'condition' }, [ada]],
    [
      'Show the towns of clinics that either opened in 1999 or have more than 10 rooms',
      { 'in 1999': 'condition', '10': 'condition', rooms: 'condition' },
      ['Kennel', 'Mews'],
    ],
  ])('%s', async (question, roles, rows) => {
    expect(await rowsOf(question, { ...shownIn(question), ...roles })).toEqual(rows);
  });

  it('that is a quoted day is compared with a date', async () => {
    const roles: Record<string, Role> = { names: 'shown', '2022-12-31': 'condition' };
    expect(await rowsOf("Show the names of vets who had a visit after '2022-12-31'", roles)).toEqual([ada]);
  });

  it('of two times that no row can meet at once is said of rows of their own', async () => {
    const roles: Record<string, Role> = {
      names: 'shown',
      'before 2022': 'condition',
      'after 2022': 'condition',
    };
    const question = 'Show the names of vets that have visits both before 2022 and after 2022';
    expect(await rowsOf(question, roles)).toEqual([ada]);
  });
});

describe('a text', () => {
  it('is looked for in the column that is named beside it, though that is shown', async () => {
    const question = 'Show the clinic titles containing the word "paw"';
    const roles: Record<string, Role> = { 'clinic titles': 'shown', paw: 'condition' };
    expect(await rowsOf(question, roles)).toEqual(['North Paw', 'South Paw']);
  });
});

describe('a column with which nothing is compared', () => {
  it.each<[string, unknown[]]>([
    ['Show the names of vets who are certified', [ada, cy]],
    ['Show the names of vets who are not certified', [bo]],
  ])('%s', async (question, rows) => {
    expect(await rowsOf(question, { ...names, certified: 'condition' })).toEqual(rows);
  });
});

describe('conditions on columns alone', () => {
  it.each<[string, Record<string, Role>, unknown[]]>([
    ['Show the names of vets who have a debt', { debt: 'condition' }, [bo, cy]],
    [
      'Show the names of vets whose debt is above their salary',
      { debt: 'condition', salary: 'condition' },
      [bo],
    ],
  ])('%s', async (question, roles, rows) => {
    expect(await rowsOf(question, { ...names, ...roles })).toEqual(rows);
  });
});

describe('two values of one column', () => {
  it('are alternatives where rows are totalled', async () => {
    const roles: Record<string, Role> = { salary: 'sum', Mews: 'condition', Kennel: 'condition' };
    const [total] = await rowsOf('What is the total salary of vets in Mews and Kennel?', roles);
    expect(Number(total)).toBe(1200);
  });
});

describe('what is denied', () => {
  it.each<[string, Record<string, Role>, unknown[]]>([
    [
      'Show the names of vets who had a checkup but not a surgery',
      { checkup: 'condition', surgery: 'denial' },
      [bo],
    ],
    [
      'Show the names of vets to whom a checkup came, but surgery did not',
      { checkup: 'condition', surgery: 'condition' },
      [bo],
    ],
    ['Show the names of vets who did not do any grooming', { grooming: 'condition' }, [ada, cy]],
    [
      'Show the names of vets who have no visits after 2022',
      { visits: 'denied', 'after 2022': 'condition' },
      [bo, cy],
    ],
    [
      'Show the names of vets who have no visits with a price above 100',
      { visits: 'denied', price: 'condition', '100': 'condition' },
      [bo, cy],
    ],
    ['Show the names of vets who are not in Mews', { Mews: 'denial' }, [cy]],
    ['Show the names of vets whose salary is not 400', { salary: 'condition', '400': 'denial' }, [ada, cy]],
  ])('%s', async (question, roles, rows) => {
    expect(await rowsOf(question, { ...shownIn(question), ...roles })).toEqual(rows);
  });

  it('of values that several rows bear is said of all these rows', async () => {
    const { lattice, parts } = partsOf('Which towns do not have a clinic that opened after 2000?', {
      towns: 'shown',
      'after 2000': 'condition',
    });
    const values = draftsOf(lattice, parts).find(({ draft }) => draft.intent === 'values');
    const settled = values && settleDraft(model, values.draft);
    if (!settled || isRefusal(settled)) throw new Error('The towns have no plan.');
    const sql = compileWith({ ...settled, trace: [], score: 0, margin: 0 }, model);
    const { rows } = await shop.run({ sql, tables: [], maxRows: 100, deadlineMs: 5000 });
    expect(rows).toEqual([['Kennel']]);
  });

  it('is doubted where only its place says so', () => {
    const { lattice, parts } = partsOf('Show the names of vets who did not do any grooming', {
      ...names,
      grooming: 'condition',
    });
    expect(conditionsOf(lattice, parts)?.doubts).toContain('not by its place');
  });
});
