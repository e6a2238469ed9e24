import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLattice } from '../lattice/lattice.ts';
import { buildSemanticModel, type SemanticModel } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
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
import { mentionsOf } from './mentions.ts';
import { readRoles } from './read-roles.ts';
import { fittedNet } from './role-net.ts';
import { hasUntoldWay, spokenBridges, spokenWays } from './ways.ts';

const text = (name: string) => column(name, 'VARCHAR', 'text');
const number = (name: string) => column(name, 'INTEGER', 'additive');

const harbours = table(
  'harbour',
  'harbour_name',
  [id('harbour_id'), text('harbour_name'), column('coast', 'VARCHAR', 'category')],
  [
    [1, 'Skagen', 'north'],
    [2, 'Marstal', 'south'],
    [3, 'Ribe', 'west'],
  ],
);
const ferries = table(
  'ferry',
  null,
  [id('ferry_id'), number('seats'), id('departure_harbour_id'), id('arrival_harbour_id')],
  [
    [10, 100, 1, 2],
    [11, 200, 1, 3],
    [12, 300, 2, 1],
  ],
);
const sailors = table(
  'sailor',
  null,
  [id('sailor_id'), text('first_name'), text('last_name'), number('wage')],
  [
    [1, 'Ida', 'Holm', 30],
    [2, 'Bo', 'Dam', 20],
  ],
);
const courses = table(
  'course',
  'title',
  [id('course_id'), text('title')],
  [
    [5, 'Knots'],
    [6, 'Stars'],
  ],
);
const attendance = table(
  'course_attendance',
  null,
  [id('attendance_id'), id('sailor_id'), id('course_id')],
  [
    [1, 1, 5],
    [2, 2, 5],
  ],
);
const registrations = table(
  'course_registration',
  null,
  [id('registration_id'), id('sailor_id'), id('course_id')],
  [
    [1, 1, 5],
    [2, 1, 6],
    [3, 2, 6],
  ],
);

let shop: TestShop;
let model: SemanticModel;
beforeAll(async () => {
  shop = await openTestTables(
    [harbours, ferries, sailors, courses, attendance, registrations],
    [
      relate('ferry', 'departure_harbour_id', 'harbour', 'harbour_id'),
      relate('ferry', 'arrival_harbour_id', 'harbour', 'harbour_id'),
      relate('course_attendance', 'sailor_id', 'sailor', 'sailor_id'),
      relate('course_attendance', 'course_id', 'course', 'course_id'),
      relate('course_registration', 'sailor_id', 'sailor', 'sailor_id'),
      relate('course_registration', 'course_id', 'course', 'course_id'),
    ],
  );
  model = buildSemanticModel(shop.catalog);
});
afterAll(() => shop.close());

function latticeOf(question: string) {
  return buildLattice(model, questionTokens(normaliseQuestion(question)), testToday);
}

function waysTo(question: string, table: string): string[] {
  return spokenWays(latticeOf(question))
    .relations.filter(({ toTable }) => toTable === table)
    .map(({ fromColumn }) => fromColumn);
}

function sqlOf(question: string): string[] {
  return readRoles(latticeOf(question), fittedNet()).map(({ candidate }) => candidate.sql);
}

describe('tables that are tied in several ways', () => {
  it('are tied as a word of the question says', () => {
    expect(waysTo('How many ferries have an arrival harbour on the west coast?', 'harbour')).toEqual([
      'arrival_harbour_id',
    ]);
    expect(waysTo('How many ferries departing from a harbour on the north coast?', 'harbour')).toEqual([
      'departure_harbour_id',
    ]);
  });

  it('stay open where no word or each of them says one', () => {
    expect(waysTo('How many ferries have a harbour on the west coast?', 'harbour')).toHaveLength(2);
    expect(waysTo('Which arrival and departure harbours are there?', 'harbour')).toHaveLength(2);
  });

  it('make no reading of rows whose way a plan does not tell', () => {
    const related: Predicate = { kind: 'related', table: 'ferry', where: [], operator: '>=', value: 1 };
    expect(hasUntoldWay(model, 'harbour', [related])).toBe(true);
    expect(hasUntoldWay(model, 'sailor', [{ ...related, table: 'course_attendance' }])).toBe(false);
  });
});

describe('tables that no words are called', () => {
  it('are spoken of by a verb of one root', () => {
    const bridgesOf = (question: string): string[] => {
      const lattice = latticeOf(question);
      return spokenBridges(lattice, mentionsOf(lattice));
    };
    expect(bridgesOf('Which sailors attended the course Stars?')).toEqual(['course_attendance']);
    expect(bridgesOf('Which sailors are there?')).toEqual([]);
  });
});

describe('what is said once of several columns or rows', () => {
  it('first and last names are two', () => {
    const [best] = sqlOf('What are the first and last names of all sailors?');
    expect(best).toMatch(/first_name.*last_name/s);
  });

  it('groups are ranked by what their rows come to', () => {
    const [best] = sqlOf('Which departure harbour id has the highest average seats?');
    expect(best).toMatch(/avg\(seats\)/);
    expect(best).toMatch(/departure_harbour_id/);
  });

  it('a column that is itself called a total is none of these', () => {
    expect(sqlOf('Which sailors have the highest wage?')[0]).not.toMatch(/sum\(|avg\(/);
  });
});
