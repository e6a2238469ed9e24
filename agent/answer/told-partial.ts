import type { AnswerCheck } from '#kernel/answer.ts';

/** What of these is found stands behind the sentence as well: that a period is there in part, or that a number takes together what stands apart. */
const told = [
  'partial-first-period',
  'partial-period',
  'lowest-is-partial',
  'years-together',
  'repeated-value',
  'measures-together',
  'uneven-parts',
  'levels-together',
];
const lacking = 'data-ends-before-period';

/** The sentence of an answer with what its periods lack. */
export function withPartial(text: string, checks: readonly AnswerCheck[]): string {
  const warned = checks.filter(({ outcome }) => outcome === 'warned');
  const partial = warned.filter(({ id }) => told.includes(id));
  const found = partial.length > 0 ? partial : warned.filter(({ id }) => id === lacking);
  return [text, ...found.map(({ detail }) => detail)].join(' ');
}
