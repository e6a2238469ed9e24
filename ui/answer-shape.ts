/**
 * What an answer must be for its screens to be drawn, in all its parts. The contracts' own schemas stay on the server, for their weight; `tools/write-shapes.ts`
 * writes what is left of them in the browser.
 *
 * A text lists kinds of single values, a letter each: `s` text, `n` number, `b` true or false, `z` null; `any` is anything. The name of a member that may be
 * absent ends with `?`.
 */
export type Shape =
  | string
  | { readonly list: Shape }
  | { readonly map: Shape }
  | { readonly members: { readonly [name: string]: Shape } }
  | { readonly oneOf: readonly Shape[] };

/** An answer that was OK and is nevertheless not what was asked for: a proxy's, or another version's. */
export class UnexpectedAnswerError extends Error {
  override name = 'UnexpectedAnswerError';
}

/** Where an answer is of another shape, as `rows[3].name`; null where it can be drawn. One that nothing is asked of always can. */
export function misfitOf(answer: unknown, shape: Shape | undefined, place = ''): string | null {
  if (shape === undefined || shape === 'any') return null;
  if (typeof shape === 'string') return shape.includes(letterOf(answer)) ? null : place || 'it';
  if ('oneOf' in shape)
    return shape.oneOf.some((each) => misfitOf(answer, each) === null) ? null : place || 'it';
  if ('list' in shape) {
    if (!Array.isArray(answer)) return place || 'it';
    return firstOf(answer.entries(), ([index, item]) => misfitOf(item, shape.list, `${place}[${index}]`));
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return place || 'it';
  const members = new Map<string, unknown>(Object.entries(answer));
  if ('map' in shape)
    return firstOf(members, ([name, member]) => misfitOf(member, shape.map, `${place}.${name}`));
  return firstOf(Object.entries(shape.members), ([told, member]) => {
    const isOptional = told.endsWith('?');
    const name = isOptional ? told.slice(0, -1) : told;
    const value = members.get(name);
    return isOptional && value === undefined ? null : misfitOf(value, member, `${place}.${name}`);
  });
}

/** For a read in whose place something marked as a sample is shown: nothing, or only a part, will do too. */
export function orEmpty(shape: Shape): Shape {
  if (typeof shape === 'string' || !('members' in shape)) return { oneOf: ['z', shape] };
  const members = Object.entries(shape.members).map(
    ([name, member]) => [`${name.replace(/\?$/, '')}?`, member] as const,
  );
  return { oneOf: ['z', { members: Object.fromEntries(members) }] };
}

/** Whether an answer can be drawn. */
export function fitsShape(answer: unknown, shape: Shape | undefined): boolean {
  return misfitOf(answer, shape) === null;
}

/** Answers that were looked at once: a screen that is drawn again need not go through all rows again. */
const fitting = new WeakMap<object, Shape>();

/** Hands the answer on, or throws UnexpectedAnswerError, so that a panel says so in place of breaking. */
export function expectShape<Answer>(answer: Answer, shape: Shape | undefined): Answer {
  if (shape === undefined) return answer;
  const isObject = typeof answer === 'object' && answer !== null;
  if (isObject && fitting.get(answer) === shape) return answer;
  const misfit = misfitOf(answer, shape);
  if (misfit !== null)
    throw new UnexpectedAnswerError(`Not what was asked for: ${misfit.replace(/^\./, '')}.`);
  if (isObject) fitting.set(answer, shape);
  return answer;
}

function letterOf(value: unknown): string {
  if (value === null) return 'z';
  const letter = { string: 's', number: 'n', boolean: 'b' }[typeof value as 'string'];
  // A letter that no shape has.
  return letter ?? '-';
}

function firstOf<Item>(items: Iterable<Item>, find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
