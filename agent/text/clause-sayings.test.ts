import { describe, expect, it } from 'vitest';
import { normaliseQuestion } from './tokens.ts';
import { questionTokens } from './turned-questions.ts';

describe('orders, groups and ties in everyday words', () => {
  it.each([
    ['List the boats from the cheapest to the most expensive', 'list the boats in ascending order of price'],
    [
      'Show the names of the rowers, from the shortest rower to the tallest',
      'show the names of the rowers in ascending order of height',
    ],
    ['List the boats from the most prizes to the fewest', 'list the boats in descending order of prizes'],
    [
      'Show the harbours from the earliest opening year to the latest',
      'show the harbours in ascending order of opening year',
    ],
    [
      'Show the different classes of the boats along with how many boats belong to each.',
      'number of boats by classes',
    ],
    ['rowers who took part in a regatta', 'rowers who participated in a regatta'],
    ['rowers who signed up for a course', 'rowers who registered for a course'],
    ['rowers who are either 30 or 31 years old', 'rowers who aged 30 or aged 31'],
  ])('%s', (question, plain) => {
    const words = questionTokens(normaliseQuestion(question)).map(({ lower }) => lower);
    expect(words.join(' ')).toBe(plain);
  });

  it('stay where other words stand between', () => {
    const words = questionTokens('ships from the largest port to the sea').map(({ lower }) => lower);
    expect(words.join(' ')).toBe('ships from the largest port to the sea');
  });
});
