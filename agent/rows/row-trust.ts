import { formWeights } from './row-form-weights.ts';
import { signWeights } from './row-sign-weights.ts';

/**
 * How often readings with such signs are right, fitted on questions over tables that nobody named: what a sign weighs at all, and what
 * it weighs more or less within one form of question. Only what is said once at most three times counts; a sign that was seldom seen
 * has no weight.
 */
const base = 0.41;

const mostCounted = 3;

export function trustOf(signs: string[]): number {
  const own = formWeights.get(formOf(new Set(signs)));
  let sum = base;
  for (const [sign, same] of Map.groupBy(signs, (one) => one)) {
    const weight = (signWeights.get(sign) ?? 0) + (own?.get(sign) ?? 0);
    sum += weight * Math.min(mostCounted, same.length);
  }
  return 1 / (1 + Math.exp(-sum));
}

/** Forms by the signs that tell them; the first that holds. */
const forms = new Map<string, string[]>([
  ['difference', ['difference']],
  ['choice', ['choice']],
  ['count', ['shows count']],
  ['sum', ['shows sum', 'shows avg']],
  ['frequency', ['most often']],
  ['beside', ['beside after', 'beside before']],
  ['extreme', ['extreme ascending', 'extreme descending']],
  ['place', ['first place', 'last place']],
]);

function formOf(signs: ReadonlySet<string>): string {
  for (const [form, told] of forms) if (told.some((sign) => signs.has(sign))) return form;
  return 'plain';
}
