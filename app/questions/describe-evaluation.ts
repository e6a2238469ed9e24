import type { Outcome } from './ask-set.ts';
import type { Evaluation, Pair } from './evaluate-model.ts';
import type { Score } from './score.ts';

const scores: readonly (readonly [Score, string])[] = [
  ['right', 'right'],
  ['wrong', 'wrong'],
  ['clarified', 'asked back'],
  ['declined', 'declined'],
];

/** The two rows of an evaluation, what it took, and each question in which the model changed the outcome. */
export function describeEvaluation(
  name: string,
  asked: number,
  { pairs, spent, stopped }: Evaluation,
): string {
  const row = (title: string, cells: readonly (string | number)[]): string =>
    title.padEnd(16) + cells.map((cell) => String(cell).padStart(12)).join('');
  const countsOf = (outcomes: readonly Outcome[]): number[] =>
    scores.map(([score]) => outcomes.filter((outcome) => outcome.score === score).length);
  const cost = spent.cost === null ? '' : `, cost ${spent.cost.toFixed(4)}`;
  const end = { budget: ' The budget was spent.', provider: ' The provider gave no answer.' };
  return [
    `${name}: ${pairs.length} of ${asked} questions.${stopped ? end[stopped] : ''}`,
    row(
      '',
      scores.map(([, title]) => title),
    ),
    row('planner', countsOf(pairs.map(({ planner }) => planner))),
    row('with the model', countsOf(pairs.map(({ withModel }) => withModel))),
    `The model was asked ${spent.questions} ${spent.questions === 1 ? 'question' : 'questions'} in ${spent.steps} steps: ${spent.inputTokens} tokens read, ${spent.outputTokens} written, ${spent.seconds.toFixed(1)} s${cost}.`,
    ...pairs.filter(({ planner, withModel }) => planner.score !== withModel.score).map(describeChange),
  ].join('\n');
}

function describeChange({ planner, withModel: { question, score, answer } }: Pair): string {
  return [
    `${planner.score} → ${score} ${question.id}: ${question.turns.join(' → ')}`,
    ...(answer.status === 'answered' ? [`  ${answer.verdict}: ${answer.reading}`] : []),
    ...(answer.languageModel?.note ? [`  ${answer.languageModel.note}`] : []),
  ].join('\n');
}
