import type { AnswerCheck } from '#kernel/answer.ts';
import type { AskContext } from '../ask.ts';
import { buildLattice } from '../lattice/lattice.ts';
import { findUnlistedValues } from '../lattice/unlisted-values.ts';
import type { Plan } from '../plan.ts';
import { tokenize } from '../text/tokens.ts';
import type { ModelResult, ToolContext } from '../tools/tool.ts';
import { unusedWords } from './accounting.ts';
import { droppedParts, withoutBefore } from './parts-before.ts';
import { unnamedColumns, unsaidParts } from './unsaid-parts.ts';

export const nothingUnread: AnswerCheck = {
  id: 'words-accounted',
  outcome: 'passed',
  detail:
    'Each number, time, value and condition of the question has its part in the plan, and no other was added.',
};

interface DoubtContext extends Pick<AskContext, 'run' | 'today'> {
  /** The plan that the question may change. */
  before?: Plan | null;
  /** It says by its words that it does. */
  isChange?: boolean;
}

/** What a plan of a model rests on besides the words of the question, one check for each kind. */
export async function doubtsOf(
  plan: Plan,
  { model }: Pick<ModelResult, 'model'>,
  notUnderstood: string[],
  { question, signal }: Pick<ToolContext, 'question' | 'signal'>,
  { run, today, before = null, isChange = false }: DoubtContext,
): Promise<AnswerCheck[]> {
  const tokens = tokenize(question);
  const lattice = buildLattice(await findUnlistedValues(model, tokens, run, signal), tokens, today);
  const quoted = (words: string[]): string => words.map((word) => `"${word}"`).join(', ');
  const checks: [string, string[], (words: string) => string][] = [
    [
      'words-without-part',
      unusedWords(lattice, plan),
      (words) => `The plan of the language model may have no part for ${words}.`,
    ],
    [
      'parts-without-words',
      unsaidParts(lattice, question, withoutBefore(plan, before)),
      (words) => `The language model added ${words}, which the question does not say.`,
    ],
    [
      'columns-without-words',
      unnamedColumns(lattice, withoutBefore(plan, before)),
      (words) => `The language model chose ${words}; no word of the question is known to mean that.`,
    ],
  ];
  if (before && isChange)
    checks.push([
      'parts-dropped',
      droppedParts(model, before, plan),
      (words) => `The answer before had ${words}, which the plan of the language model has not.`,
    ]);
  checks.push([
    'words-unknown',
    notUnderstood,
    (words) => `Only the language model knows what ${words} may mean here.`,
  ]);
  return checks.flatMap(([id, words, detail]) =>
    words.length > 0 ? [{ id, outcome: 'warned' as const, detail: detail(quoted(words)) }] : [],
  );
}
