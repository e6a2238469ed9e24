import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedFile, csv, openAsked } from './testing-asked.ts';

const today = '2026-11-26';
const files = {
  vendors: csv('v.csv', ['vendor,spend', 'Will,4', 'Can,5', 'Has,6', 'New,7', 'One,8', 'Two,9']),
  reps: csv('r.csv', ['rep,deals', 'An,8', 'Bo,9', 'It,3']),
  orte: csv('o.csv', ['Ort,Wert', 'Do,4', 'So,5', 'Am,6', 'Berlin,7']),
  tage: csv('t.csv', ['Wochentag;Filiale;Besuche', 'Mo;A;1', 'Di;A;2', 'Do;A;4', 'So;A;7']),
  months: csv('m.csv', ['month,sales', 'Mar,1', 'Apr,2', 'May,3', 'Jun,4']),
  teams: csv('w.csv', ['team,code,wins', 'Red,I,1', 'Red,X,2', 'Blue,I,3', 'Blue,S,5']),
  countries: csv('c.csv', ['country,votes', 'DE,10', 'IT,6', 'US,1', 'AT,2']),
  days: csv('d.csv', [
    'date,sales',
    ...Array.from(
      { length: 91 },
      (_, at) => `${new Date(Date.UTC(2024, 3, 1 + at)).toISOString().slice(0, 10)},1`,
    ),
  ]),
};

describe('a value that is a word of the language too', () => {
  const asked = new Map<string, AskedFile>();
  beforeAll(async () => {
    for (const [name, file] of Object.entries(files)) asked.set(name, await openAsked(file, today));
  });
  afterAll(async () => {
    for (const file of asked.values()) await file[Symbol.asyncDispose]();
  });

  it.each([
    ['vendors', 'spend of Will', 4],
    ['vendors', 'spend of will', 4],
    ['vendors', 'spend with Can', 5],
    ['vendors', 'total spend for has', 6],
    ['vendors', 'Will spend', 4],
    ['vendors', 'how much spend has Will', 4],
    ['reps', 'deals of An', 8],
    ['reps', 'deals for It', 3],
    ['orte', 'Wert in So', 5],
    ['orte', 'Wert of Do', 4],
    ['orte', 'Wert for Am', 6],
    ['tage', 'Besuche on Do', 4],
    ['tage', 'Besuche am Do', 4],
    ['months', 'May sales', 3],
    ['months', 'sales in march and may', 4],
    ['months', 'sales not in may', 7],
    ['days', 'may sales', 31],
    ['days', 'sales may', 31],
    ['teams', 'wins for I', 4],
    ['teams', 'wins with code I', 4],
    ['countries', 'votes in IT', 6],
    ['countries', 'votes in US', 1],
    ['countries', 'TOTAL VOTES IN US', 1],
  ])('is a condition where only a name can stand: %s, %s', async (file, question, number) => {
    expect((await asked.get(file)?.put(question))?.answer.rows).toEqual([[number]]);
  });

  it.each([
    ['teams', 'I want the total wins', 11],
    ['teams', 'how many wins do I have?', 11],
    ['countries', 'give us the votes', 19],
    ['countries', 'votes for us', 19],
    ['vendors', 'can you tell me the total spend', 39],
  ])('is none where a question says it: %s, %s', async (file, question, number) => {
    expect((await asked.get(file)?.put(question))?.answer.rows).toEqual([[number]]);
  });

  it('is none for being written large in a question that is', async () => {
    expect((await asked.get('countries')?.put('GIVE US THE TOTAL VOTES'))?.answer.rows).not.toEqual([[1]]);
  });

  it('is none before groups either', async () => {
    expect((await asked.get('teams')?.put('can I see wins by team?'))?.answer.rows).toEqual([
      ['Blue', 8],
      ['Red', 3],
    ]);
  });
});
