import { describe, expect, it } from 'vitest';
import { inPlainPhrases } from './plain-phrases.ts';
import { tokenize } from './tokens.ts';

const said = (text: string): string =>
  inPlainPhrases(tokenize(text))
    .map(({ lower }) => lower)
    .join(' ');

describe('words and turns that stand in any question', () => {
  it.each([
    ['visits over the quarters of 2025', 'visits by quarter of 2025'],
    ['members from Ulm, counted', 'number of members from ulm'],
    ['for each town tell me the number of visits', 'the number of visits for each town'],
    ['how many visits in May 2026 and in May 2025', 'how many visits in may 2026 versus may 2025'],
    ['median fee within every town', 'median fee for each town'],
    ['first visit of Ada, on which day', 'when was the first visit of ada'],
    ['day of the last visit', 'date of the last visit'],
    ['visits of 30 guests or more', 'visits of at least 30 guests'],
    ['order numbers quarter by quarter', 'number of orders quarter by quarter'],
    ['separate customers in May', 'different customers in may'],
    ['bills that nobody has paid', 'bills not paid'],
    ['members free of fines', 'members without fines'],
    ['bills settled later than they were due', 'bills settled after the due date'],
    ['how is revenue split between the towns in percent', 'share of revenue by towns'],
    ['correlation coefficient of age and fee', 'correlation between age and fee'],
  ])('says "%s" plainly', (text, plain) => expect(said(text)).toBe(plain));

  it.each([
    'visits over the last two weeks',
    'customers who ordered in may 2026 and in may 2025',
    'visits within the last month',
    'visits on each day of last month',
    'items that went out of stock',
    'price per slice of pizza',
    'customers with order numbers',
    'average growth rate by region',
  ])('leaves "%s" as it is', (text) => expect(said(text)).toBe(text));
});

describe('places in an order, what comes in, and the data', () => {
  it.each([
    ['Ulm position in the town ranking by fees', 'rank of ulm among town by fees'],
    ['put the towns in order by number of visits', 'the towns ranked by number of visits'],
    ['members with an order over 500', 'members with an order with a value over 500'],
    ['members with a bill over 500', 'members with a bill with an amount over 500'],
    ['what did the club bring in last month', 'how much money for club last month'],
    ['average 2025 fee of members', 'average fee of members in 2025'],
    ['how do fees break down by town', 'fees by town'],
    ['average discount in percent by town', 'average discount by town'],
    ['up to 2023, how many visits were there', 'how many visits were there up to 2023'],
  ])('says "%s" plainly', (text, plain) => expect(said(text)).toBe(plain));

  it.each(['members with an order of more than 30 units', 'visits with a fee over 500'])(
    'leaves "%s" as it is',
    (text) => expect(said(text)).toBe(text),
  );
});

describe('grand', () => {
  it('is a thousand where no noun follows', () => {
    expect(tokenize('over ten grand in May')[1]).toMatchObject({ kind: 'number', value: 10_000 });
    expect(tokenize('orders over 5 grand').at(-1)).toMatchObject({ value: 5000 });
    expect(tokenize('players with 5 grand slams').map(({ lower }) => lower)).toContain('grand');
  });
});
