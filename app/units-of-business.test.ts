import { describe, expect, it } from 'vitest';
import { csv, openAsked } from './testing-asked.ts';

async function answerOf(file: ReturnType<typeof csv>, question: string) {
  await using asked = await openAsked(file, '2026-06-15');
  return (await asked.put(question)).answer;
}

describe('a column called unit', () => {
  it.each([
    ['Retail', 'Wholesale', 'checked'],
    ['HR', 'IT', 'checked'],
    ['kg', 'pcs', 'caution'],
    ['EUR', 'USD', 'caution'],
    ['Stück', 'Karton', 'caution'],
  ])('says what is measured, or who: %s, %s', async (one, other, verdict) => {
    const file = csv('budget.csv', ['unit,budget', `${one},100`, `${other},250`, `${one},50`]);
    expect((await answerOf(file, 'total budget')).verdict).toBe(verdict);
  });
});
