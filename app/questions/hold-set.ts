import { describe, expect, it } from 'vitest';
import { isFullProof } from '../../tools/test-depth.ts';
import { type Asked, askSet } from './ask-set.ts';
import type { Question } from './question.ts';
import { describeOutcomes, resultOf } from './report.ts';
import { type QuestionSet, questionSets } from './sets.ts';

export interface HowAsked {
  /** Who is asked. It is opened by the first question, and closed by the caller. */
  asked: () => Promise<Asked>;
  /** Asks one source of the set: a sample tells whether something is wrong, but not the share of what is right. */
  isSample?: boolean;
}

/**
 * Holds a set to what is promised: asking back and declining are allowed, a wrong number never is. The full proof asks
 * every question, whatever the caller says.
 */
export function holdSet(name: keyof typeof questionSets, { asked, isSample = false }: HowAsked): void {
  const { questions, rightShareMinimum, isByFrame = false }: QuestionSet = questionSets[name];
  const isWhole = isFullProof || !isSample;
  describe(`the ${name} set of questions`, () => {
    it('is written with at least sixty questions, each named once', () => {
      const names = new Set(questions.map(({ id }) => id));
      expect(names.size).toBe(questions.length);
      expect(names.size).toBeGreaterThanOrEqual(60);
    });

    it('is answered right, declined or asked back about, and never wrong', { timeout: 180_000 }, async () => {
      const first = questions.filter(({ id }) => isFirstWording(id));
      const sample = isByFrame ? first.filter((_, at) => at % framesApart === 0) : sampleOf(name, first);
      const whole = isByFrame ? questions : first;
      const outcomes = await askSet(isWhole ? whole : sample, await asked());
      process.stdout.write(`${describeOutcomes(name, outcomes)}\n`);
      const { rightShare, wrong } = resultOf(outcomes);
      expect(wrong).toEqual([]);
      expect(rightShare).toBeGreaterThanOrEqual(isWhole ? rightShareMinimum : rightShareMinimum / 2);
    });
  });
}

const framesApart = 9;

/** `fourth-loans-3`, not `-3b`: further wordings are asked by `run.ts`, which takes minutes. */
function isFirstWording(id: string): boolean {
  return /\d$/.test(id);
}

/** A third of what is asked of one source of the set, another one for each: reading a file takes as long as asking ten times. */
function sampleOf(name: keyof typeof questionSets, questions: readonly Question[]): Question[] {
  const sources = [...new Set(questions.map(({ source }) => source))];
  const source = sources[Object.keys(questionSets).indexOf(name) % sources.length];
  return questions.filter((question) => question.source === source).filter((_, at) => at % 3 === 0);
}
