import { describe, expect, it } from 'vitest';
import { questionTokens } from './turned-questions.ts';

const turned = (question: string): string =>
  questionTokens(question)
    .map(({ lower }) => lower)
    .join(' ');

describe('questionTokens', () => {
  it.each([
    ['Orders from yesterday: how many?', 'how many orders from yesterday'],
    ['customers without an anvil order, how many', 'how many customers without an anvil order'],
    ['orders of customers in Japan, number', 'number of orders of customers in japan'],
    ['customers in Japan, count', 'count of customers in japan'],
    ['Rank the countries by revenue', 'the countries ranked by revenue'],
    ['ranking of all countries by sales, highest first', 'all countries ranked by sales , highest first'],
    ['Order our countries from most to least revenue', 'our countries ordered from most to least revenue'],
    ['What have they never bought? List the products', 'which products have they never bought'],
  ])('asks "%s" in the common order', (question, expected) => {
    expect(turned(question)).toBe(expected);
  });

  it.each([
    'how many orders are there, and how many',
    'Order count by day',
    'orders by number',
    'customers with a discount and how many',
    'What did they buy? List the products and cities',
    'rank by revenue',
  ])('leaves "%s" as it is', (question) => {
    expect(turned(question)).toBe(question.toLowerCase().replaceAll(/[?]/g, '').replaceAll(',', ' ,'));
  });
});
