import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedFile, csv, openAsked } from './testing-asked.ts';

const today = '2026-11-26';

describe('values of one letter', () => {
  let grades: AskedFile;
  let klassen: AskedFile;
  let products: AskedFile;
  beforeAll(async () => {
    grades = await openAsked(
      csv('v 1.csv', ['grade,region,amount', 'A,N,10', 'A,S,20', 'B,N,30', 'B,S,40']),
      today,
    );
    klassen = await openAsked(csv('klassen.csv', ['Klasse;Betrag', 'A;10', 'A;20', 'B;5', 'C;1']), today);
    products = await openAsked(
      csv('z 5.csv', ['product,region,units', 'A,N,1', 'A,S,2', 'B,N,3', 'C,N,9', 'C,S,1']),
      today,
    );
  });
  afterAll(async () => {
    for (const file of [grades, klassen, products]) await file[Symbol.asyncDispose]();
  });

  it.each(['as a percentage', 'show it as a percentage', 'as a rate'])(
    'are never the article of a question: %s',
    async (question) => {
      for (const file of [grades, klassen])
        expect((await file.put(question)).answer.verdict).not.toBe('checked');
    },
  );

  it.each([
    ['total amount in A', 30],
    ['Amount for A?', 30],
  ])('are meant where they are written large: %s', async (question, number) => {
    expect((await grades.put(question)).answer.rows).toEqual([[number]]);
  });

  it('are never skipped beside another condition', async () => {
    const { answer } = await products.put('percent of units in N for A');
    expect(answer.rows).not.toEqual([[13, 16, 13 / 16]]);
  });

  it.each(['regions per product', 'regions by product', 'number of regions per product'])(
    'of a region say neither yes nor no: %s',
    async (question) => {
      const { answer } = await products.put(question);
      expect(answer.rows).not.toEqual([
        ['A', 1],
        ['C', 1],
      ]);
      if (answer.status === 'answered')
        expect(answer.rows).toEqual([
          ['A', 2],
          ['C', 2],
          ['B', 1],
        ]);
    },
  );

  it('do say so where the header asks', async () => {
    await using ativos = await openAsked(
      csv('t.csv', ['produto,ativo,valor', 'a,S,1', 'b,N,2', 'c,S,4']),
      today,
    );
    expect((await ativos.put('ativo valor')).answer.rows).toEqual([[5]]);
  });
});
