import { describe, expect, it } from 'vitest';
import { isFullProof } from '../../../tools/test-depth.ts';
import type { AskedAgent } from '../ask-agent.ts';
import type { AgentAnswer } from '../ask-set.ts';
import { sampleCompanySource } from '../question.ts';
import { type HeardQuestion, heardQuestions } from './heard-questions.ts';

/** `asked`: asked back with what was meant among the answers to choose from; `elsewhere`: without it. */
type Outcome = 'right' | 'wrong' | 'asked' | 'elsewhere' | 'declined';

/** Every so manieth is asked by `npm test`. */
const apart = 9;
const rightShareMinimum = 0.75;

/** Holds what is heard to what is promised of all questions: asked back or declined, but never wrong. */
export function holdHeard(agent: AskedAgent): void {
  describe('questions as a recogniser writes them down', () => {
    it('are at least sixty, each once', () => {
      expect(new Set(heardQuestions.map(({ heard }) => heard)).size).toBe(heardQuestions.length);
      expect(heardQuestions.length).toBeGreaterThanOrEqual(60);
    });

    it('are answered as they were said, asked back or declined, and never wrong', {
      timeout: 120_000,
    }, async () => {
      const asked = isFullProof ? heardQuestions : heardQuestions.filter((_, at) => at % apart === 0);
      const outcomes: { question: HeardQuestion; outcome: Outcome }[] = [];
      for (const question of asked) outcomes.push({ question, outcome: await outcomeOf(question, agent) });
      const of = (outcome: Outcome): string[] =>
        outcomes.filter((one) => one.outcome === outcome).map(({ question }) => question.heard);
      const meant = outcomes.filter(({ question }) => question.said !== null).length;
      process.stdout.write(
        `Heard: ${of('right').length} of ${meant} right, ${of('asked').length} asked back with what was meant, ${of('declined').length} declined, ${of('wrong').length} wrong of ${outcomes.length}\n`,
      );
      expect(of('wrong')).toEqual([]);
      if (isFullProof) expect(of('right').length / meant).toBeGreaterThanOrEqual(rightShareMinimum);
    });
  });
}

async function outcomeOf({ heard, said }: HeardQuestion, agent: AskedAgent): Promise<Outcome> {
  await using source = await agent.open(sampleCompanySource);
  const answer = await agent.hear(heard);
  if (said === null)
    return answer.status === 'answered' ? 'wrong' : answer.status === 'clarify' ? 'elsewhere' : 'declined';
  const meant = await source.ask([said]);
  if (meant.status !== 'answered') throw new Error(`"${said}" is not answered when it is typed.`);
  const isMeant = (other: AgentAnswer): boolean =>
    other.status === 'answered' && JSON.stringify(other.rows) === JSON.stringify(meant.rows);
  if (answer.status === 'answered') return isMeant(answer) ? 'right' : 'wrong';
  if (answer.status === 'declined') return 'declined';
  const offered = await Promise.all((answer.options ?? []).map(({ question }) => source.ask([question])));
  return offered.some(isMeant) ? 'asked' : 'elsewhere';
}
