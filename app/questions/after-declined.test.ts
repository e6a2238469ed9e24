import { describe, expect, it } from 'vitest';
import { type AgentReply, type AskContext, ask, type Plan } from '#agent/index.ts';
import { isFullProof } from '../../tools/test-depth.ts';
import { openTestSource } from '../testing-source.ts';
import { askedAt } from './ask-set.ts';
import { questionFiles } from './files/question-files.ts';
import { sampleCompanySource } from './question.ts';
import { questionSets } from './sets.ts';

/** Of the sets, so many questions of each of these sources that are answered alone. */
const asked: [source: string, questions: number][] = [
  [sampleCompanySource, 161],
  ['staff', 8],
  ['tickets', 8],
  ['receivables', 15],
  ['river levels', 8],
];
/** Of each source a fifth, where all 200 would take half a minute. */
const countOf = (questions: number): number => (isFullProof ? questions : Math.ceil(questions / 5));
const today = askedAt.toISOString().slice(0, 10);

/** Each came to no answer: an unknown word, no such rows, a wish, something that no data tell, a question of another kind. */
const declined = (table: string): string[] => [
  `who owes us money for the blorptious ${table}?`,
  `show me all ${table} with a glorb`,
  'will it rain tomorrow?',
  `delete the oldest ${table}`,
  `which ${table} should we drop?`,
  'only the zibbled ones',
];

async function contentOf(source: string) {
  if (source === sampleCompanySource) return openTestSource({ today });
  const file = questionFiles[source];
  if (!file) throw new Error(`There is no file of questions called ${source}.`);
  return openTestSource({ fileName: file.fileName, content: file.content() });
}

/** Everything that a person sees of a reply. */
function told({ text, answer: { status, verdict, sql, rows, assumptions, options } }: AgentReply) {
  return {
    text,
    status,
    verdict,
    sql,
    rows,
    options: options?.map(({ label }) => label),
    // What is said beside an answer about the conversation is no part of it.
    assumptions: assumptions.filter(({ kind }) => kind !== 'not as before').map(({ chosen }) => chosen),
  };
}

describe('complete questions after one that came to no answer', () => {
  it.each(asked)('are answered as they are alone: %s', { timeout: 180_000 }, async (name, all) => {
    const count = countOf(all);
    await using source = await contentOf(name);
    const { catalog, run } = source;
    const context: AskContext = { catalog, run, today, locale: 'en-US', models: new Map() };
    const questions = Object.values(questionSets)
      .flatMap((set) => [...set.questions])
      .filter((question) => question.source === name && question.turns.length === 1 && question.sql !== null)
      .map(({ turns: [question] }) => question);
    const every = Math.max(1, Math.floor(questions.length / (count * 1.4)));
    const before = declined(catalog.tables[0]?.name ?? 'rows');
    const differing: string[] = [];
    let plan: Plan | null = null;
    let tried = 0;
    for (const question of questions.filter((_, at) => at % every === 0)) {
      if (tried === count) break;
      const alone = await ask(question, context);
      if (alone.answer.status !== 'answered') continue;
      // Behind one that came to none, behind an answer and one that came to none, behind one that was asked back.
      const unanswered = before[tried % before.length] ?? '';
      const previous = tried % 2 === 0 ? null : plan;
      const reply = await ask(question, { ...context, previous, unanswered });
      if (JSON.stringify(told(reply)) !== JSON.stringify(told(alone)))
        differing.push(`${unanswered} | ${question}: ${reply.text}`);
      plan = alone.plan;
      tried += 1;
    }
    expect(tried).toBe(count);
    expect(differing).toEqual([]);
  });

  it('are two hundred', () => {
    expect(asked.reduce((sum, [, count]) => sum + count, 0)).toBe(200);
  });
});
