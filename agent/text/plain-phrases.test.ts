import { describe, expect, it } from 'vitest';
import { inPlainPhrases } from './plain-phrases.ts';
import { tokenize } from './tokens.ts';

const said = (text: string): string =>
  inPlainPhrases(tokenize(text))
    .map(({ lower }) => lower)
    .join(' ');

describe('inPlainPhrases', () => {
  it.each([
    ['How much is a booking worth on average in Ulm?', 'average booking value in ulm'],
    [
      'How many visits does a member make on average in each town?',
      'average number of visits per member in each town',
    ],
    ['Which towns are there, and how many members are in each?', 'number of members by towns'],
    ['How much did we bill in May and how much in June?', 'how much did we bill in may versus in june'],
    ['visits in May and June compared', 'compare visits in may and june'],
    ['show how visits developed month after month', 'show visits developed month by month'],
    ['visits added up month by month', 'visits cumulatively month by month'],
    ['which single visit was the longest', 'which visit was the longest'],
  ])('says "%s" plainly', (text, plain) => expect(said(text)).toBe(plain));

  it('leaves other questions, quotations and the places of words as they are', () => {
    for (const text of [
      'visits by value',
      'what is the value of the house',
      'breakdown of the lifts',
      'distribution of house prices by town',
      'share of visits by town',
    ])
      expect(said(text)).toBe(text);
    const quoted = inPlainPhrases(tokenize('members called "Ann Lee" with their number of visits'));
    expect(quoted.map(({ text }) => text).join('|')).toBe('members|called|Ann Lee|and|number|of|visits');
    expect(quoted.at(-1)).toMatchObject({ lower: 'visits', start: 46, end: 52 });
  });
});
