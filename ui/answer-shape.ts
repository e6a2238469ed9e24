/**
 * What an answer must be for its screens to be drawn: a list, or an object that has these members. The contracts' own
 * schemas stay on the server, for their weight; this is what is left of them in the browser.
 */
export type AnswerShape<Answer> = Answer extends readonly unknown[]
  ? 'list'
  : readonly (keyof Answer & string)[];

/** An answer that was OK and is nevertheless not what was asked for: a proxy's, or another version's. */
export class UnexpectedAnswerError extends Error {
  override name = 'UnexpectedAnswerError';
}

export type Shape = 'list' | readonly string[] | undefined;

/** Whether an answer can be drawn; one that nothing is asked of always can. */
export function fitsShape(answer: unknown, shape: Shape): boolean {
  if (shape === undefined) return true;
  if (shape === 'list') return Array.isArray(answer);
  return typeof answer === 'object' && answer !== null && shape.every((member) => member in answer);
}

/** Hands the answer on, or throws UnexpectedAnswerError, so that a panel says so in place of breaking. */
export function expectShape<Answer>(answer: Answer, shape: Shape): Answer {
  if (fitsShape(answer, shape)) return answer;
  throw new UnexpectedAnswerError(`Expected ${shape === 'list' ? 'a list' : shape?.join(', ')}.`);
}
