import { describe, expect, it } from 'vitest';
import { csv, openAsked } from './testing-asked.ts';

describe('numbers that say when', () => {
  it.each([
    [['period,amount', '202401,10', '202402,20', '202312,5'], 'total period', 'total amount', 35],
    [['date,amount', '45292,10', '45323,20', '45352,30'], 'average date', 'total amount', 60],
    [['Monat;Betrag', '202401;10', '202402;20', '202402;7'], 'total Monat', 'total Betrag', 37],
  ])('are never added up or averaged: %j', async (lines, question, beside, number) => {
    await using file = await openAsked(csv('t.csv', lines), '2026-11-26');
    expect((await file.put(question)).answer.rows).toEqual([]);
    expect((await file.put(beside)).answer.rows).toEqual([[number]]);
  });
});
