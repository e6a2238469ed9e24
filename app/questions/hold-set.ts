import { describe, expect, it } from 'vitest';
import { askAgent } from './ask-agent.ts';
import { askProduct } from './ask-product.ts';
import { askSet } from './ask-set.ts';
import { describeOutcomes, resultOf } from './report.ts';
import { questionSets } from './sets.ts';

/** `fourth-loans-3`, not `-3b`: further wordings are asked by `run.ts`, which takes minutes. */
function isFirstWording(id: string): boolean {
  return /\d$/.test(id);
}

/**
 * Holds a set to what is promised: asking back and declining are allowed, a wrong number never is.
 * @param isWhole asks the whole product over HTTP, each statement in its process; otherwise the agent alone
 */
export function holdSet(name: keyof typeof questionSets, { isWhole = false } = {}): void {
  const { questions, rightShareMinimum } = questionSets[name];
  describe(`the ${name} set of questions`, () => {
    it('is written with at least sixty questions, each named once', () => {
      const names = new Set(questions.map(({ id }) => id));
      expect(names.size).toBe(questions.length);
      expect(names.size).toBeGreaterThanOrEqual(60);
    });

    it('is answered right, declined or asked back about, and never wrong', { timeout: 180_000 }, async () => {
      await using asked = isWhole ? await askProduct() : askAgent();
      const outcomes = await askSet(
        questions.filter(({ id }) => isFirstWording(id)),
        asked,
      );
      process.stdout.write(`${describeOutcomes(name, outcomes)}\n`);
      const { rightShare, wrong } = resultOf(outcomes);
      expect(wrong).toEqual([]);
      expect(rightShare).toBeGreaterThanOrEqual(rightShareMinimum);
    });
  });
}
