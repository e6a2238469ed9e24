import { describe, expect, it } from 'vitest';
import { questionKey, questionWords } from './question-key.ts';

describe('the key of a question', () => {
  it.each([
    ['Total revenue by region?', 'total  revenue by REGION'],
    ['What is the total revenue?', 'what is total revenue'],
    ['Orders of “Ada Ltd”.', "orders of 'Ada Ltd'"],
    ['Revenue in January, February', 'revenue in january february'],
    ["What's the customer’s total?", "what's the customer's total"],
  ])('is one for %s and %s', (one, other) => {
    expect(questionKey(one)).toBe(questionKey(other));
  });

  it.each([
    ['orders over 3.5', 'orders over 35'],
    ['orders over 1,000', 'orders over 1'],
    ['orders > 5', 'orders < 5'],
    ['growth of 10%', 'growth of 10'],
    ['readings of -5', 'readings of 5'],
    ['revenue 2024', 'revenue 2025'],
    ['not paid', 'paid'],
  ])('is another for %s and %s', (one, other) => {
    expect(questionKey(one)).not.toBe(questionKey(other));
  });

  it('keeps the articles in the words, where a name may have one', () => {
    expect(questionKey('revenue of class A')).toBe(questionKey('revenue of class'));
    expect(questionWords('revenue of class A')).not.toBe(questionWords('revenue of class'));
  });
});
