import type { Plan, Predicate } from '../plan.ts';

const denials = new Set(['no', 'not', 'never', 'none', 'false', 'n', '0']);

/**
 * Whether a plan says what a "never" denies. One whose conditions all hold would tell the opposite; and of things that several rows name, one row that is
 * not so says nothing of the others. True of every plan where no never was said.
 */
export function keepsNever(
  words: readonly string[],
  { intent, having, where, dimensions, measures }: Plan,
): boolean {
  if (!words.includes('never')) return true;
  if (having?.operator === '=' && having.value === 0) return true;
  const isOfThings =
    intent === 'values' ||
    dimensions.length > 0 ||
    measures.some(({ aggregate }) => aggregate === 'countDistinct');
  const denying = where.filter(denies);
  const isOfRows = denying.every((one) => one.kind === 'oneOf' && one.negated);
  if (denying.length > 0) return !(isOfThings && isOfRows);
  return !where.some((predicate) => predicate.kind === 'oneOf' || predicate.kind === 'text');
}

function denies(predicate: Predicate): boolean {
  switch (predicate.kind) {
    case 'compare':
      return denials.has(String(predicate.value).toLowerCase());
    case 'oneOf':
      return predicate.negated || predicate.values.some(isDenial);
    case 'missing':
      return !predicate.negated;
    case 'related':
      return predicate.operator === '=' && predicate.value === 0;
    case 'any':
      return predicate.parts.some(denies);
    default:
      return 'negated' in predicate && predicate.negated;
  }
}

function isDenial(value: string | number | boolean): boolean {
  return String(value)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => denials.has(word));
}
