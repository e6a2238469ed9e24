import { describe, expect, it } from 'vitest';
import { lemmaOf, wordsOfName } from './lemmas.ts';
import { normaliseQuestion, tokenize } from './tokens.ts';

function words(question: string): string[] {
  return tokenize(normaliseQuestion(question)).map((token) => token.lower);
}

describe('tokenize', () => {
  it.each<[string, string[]]>([
    ["What's our revenue?", ['what', 'is', 'our', 'revenue']],
    ["customers' orders weren't paid", ['customers', 'orders', 'were', 'not', 'paid']],
    ['Mid-Market, please.', ['mid', 'market', ',', 'please']],
    ['net_amount >= 5', ['net_amount', '>=', '5']],
    ['name is "Acme Ltd"', ['name', 'is', 'acme ltd']],
    ['the ｗｉｄｅ table', ['the', 'wide', 'table']],
    ['2020-2022', ['2020', '-', '2022']],
  ])('parts "%s"', (question, expected) => expect(words(question)).toEqual(expected));

  it.each<[string, number, boolean]>([
    ['1,200.50', 1200.5, false],
    ['$5k', 5000, false],
    ['3.5m', 3_500_000, false],
    ['2 million', 2_000_000, false],
    ['twenty five', 25, false],
    ['one hundred', 100, false],
    ['10 %', 10, true],
    ['10 percent', 10, true],
    ['nineteen ninety nine', 1999, false],
    ['twenty twenty four', 2024, false],
    ['three thousand', 3000, false],
  ])('reads "%s" as one number', (text, value, isPercent) => {
    expect(tokenize(text).map((token) => [token.value, token.isPercent])).toEqual([[value, isPercent]]);
  });

  it('keeps the place of each token in the question', () => {
    const text = 'revenue in "New York"';
    expect(tokenize(text).map((token) => text.slice(token.start, token.end))).toEqual([
      'revenue',
      'in',
      '"New York"',
    ]);
  });
});

describe('names', () => {
  it.each<[string, string[]]>([
    ['netAmount_USD', ['net', 'amount', 'usd']],
    ['EmployeeNumber', ['employee', 'number']],
    ['Sub-Category', ['sub', 'category']],
    ['Q3Total', ['q', '3', 'total']],
    ['GDP ($ per capita)', ['gdp', 'per', 'capita']],
  ])('splits %s', (name, expected) => expect(wordsOfName(name)).toEqual(expected));

  it.each<[string, string]>([
    ['customers', 'customer'],
    ['countries', 'country'],
    ['bought', 'buy'],
    ['sales', 'sales'],
    ['status', 'status'],
    ['people', 'person'],
    ['constructor', 'constructor'],
  ])('reduces %s to %s', (word, lemma) => expect(lemmaOf(word)).toBe(lemma));
});
