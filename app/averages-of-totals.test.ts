import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedFile, csv, openAsked } from './testing-asked.ts';

const today = '2026-11-26';

describe('a total within an average', () => {
  let exams: AskedFile;
  let stores: AskedFile;
  let computed: AskedFile;
  beforeAll(async () => {
    exams = await openAsked(csv('e.csv', ['student,exam,score', 'a,1,50', 'a,2,100', 'b,1,80']), today);
    stores = await openAsked(csv('s.csv', ['Filiale;Umsatz', 'A;10', 'A;20', 'B;30']), today);
    computed = await openAsked(
      csv('c.csv', ['flag,number,total,average,sum', 'Y,1,10,5,2', 'N,2,20,6,3']),
      today,
    );
  });
  afterAll(async () => {
    for (const file of [exams, stores, computed]) await file[Symbol.asyncDispose]();
  });

  it.each([
    'average total score per student',
    'mean sum of score per student',
    'average number of exams per student',
  ])('is never left out: %s', async (question) => {
    const { answer } = await exams.put(question);
    expect(answer.rows).toEqual([]);
  });

  it.each(['average total Umsatz per Filiale', 'mean of total Umsatz per Filiale'])(
    'is told where it can be: %s',
    async (question) => {
      expect((await stores.put(question)).answer.rows).toEqual([[30]]);
    },
  );

  it.each(['total number', 'total average', 'average total', 'total of average'])(
    'is asked for where headers are called by both words: %s',
    async (question) => {
      expect((await computed.put(question)).answer.rows).toEqual([]);
    },
  );

  it('is clear of one header', async () => {
    expect((await computed.put('sum of sum')).answer.rows).toEqual([[5]]);
    expect((await exams.put('average score per student')).answer.rows).toEqual([
      ['b', 80],
      ['a', 75],
    ]);
  });
});
