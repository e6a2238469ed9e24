import { describe, expect, it } from 'vitest';
import { inPlainPhrases } from './plain-phrases.ts';
import { tokenize } from './tokens.ts';

const said = (text: string): string =>
  inPlainPhrases(tokenize(text))
    .map(({ lower }) => lower)
    .join(' ');

describe('spokenSayings', () => {
  it.each([
    ['what does a lamp cost us on average to buy in', 'average cost per unit of the lamp'],
    ['lamps sold, in pieces', 'pieces of lamps sold'],
    ['revenue from everything except lamps', 'revenue excluding lamps'],
    ['3 weeks with the lowest takings, 2025', 'lowest 3 weeks by takings , 2025'],
    ['list members with smith in their name', 'list members whose name contains smith'],
    ['when did we get our latest booking from Ulm', 'when was the latest booking from ulm'],
    ['half of our bills are below what amount?', 'median of bills'],
    ['is price related to rating', 'correlation between price and rating'],
    ['towns whose sales are higher than the average town', 'towns with above average sales'],
    ['how many visits did we get a day on average in May', 'average number of visits per day in may'],
    ['takings per week in May compared to the previous week', 'week over week change in takings in may'],
    ['quarterly growth in visits', 'quarter over quarter growth in visits'],
    ['how much did takings grow in 2025', 'year over year growth of takings in 2025'],
    ['returned lamps as a percentage of all lamps', 'share of lamps that are returned'],
    ['which towns are above the average in takings', 'towns with above average takings'],
    ['how much does a lamp cost us', 'cost per unit of lamp'],
    ['members with a lamp order as well as a desk one', 'members with both a lamp order and a desk order'],
  ])('says "%s" plainly', (text, plain) => expect(said(text)).toBe(plain));

  it('leaves what says something else as it is', () => {
    for (const text of [
      'yoy visit growth by quarter',
      'share of visits in percent by town',
      'a lamp sold in pieces of two',
      'visits of all time slots',
    ])
      expect(said(text), text).toBe(text);
  });
});
