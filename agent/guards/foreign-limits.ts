import { columnOf } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import type { Token } from '../text/tokens.ts';
import type { Guarded } from './guard.ts';

/** What a word or a sign of money may stand for; "dollars" are those of several countries. */
const meanings: [RegExp, RegExp][] = [
  [/^(?:€|eur|euros?)$/, /^EUR$/],
  [/^(?:£|gbp|pounds?|sterling)$/, /^GBP$/],
  [/^usd$/, /^USD$/],
  [/^(?:\$|dollars?)$/, /D$/],
  [/^(?:¥|jpy|yen)$/, /^(?:JPY|CNY)$/],
  [/^(?:chf|francs?)$/, /^CHF$/],
];

/** "orders over 500 euros" of amounts in dollars: a limit is no more converted than an amount. */
export function foreignLimit({ lattice, plan }: Guarded): string | null {
  const named = lattice.tokens.flatMap((token, at) => currencyOf(token, lattice.tokens[at + 1]) ?? []);
  if (named.length === 0) return null;
  const predicates = [...plan.where, ...plan.measures.flatMap(({ where }) => where)].flatMap(inner);
  const limited = predicates.flatMap((one) =>
    'column' in one && (one.kind === 'compare' || one.kind === 'between') ? [one.column] : [],
  );
  const having = plan.having ? plan.measures.flatMap(({ column }) => column ?? []) : [];
  for (const ref of [...limited, ...having]) {
    const { profile, label } = columnOf(lattice.model, ref);
    const { unit } = profile;
    if (unit !== null && /^[A-Z]{3}$/.test(unit) && !named.some((pattern) => pattern.test(unit)))
      return `${label} is in ${unit}; amounts are not converted.`;
  }
  return null;
}

/** The currency of a number: the sign in front of it, or the word behind it. */
function currencyOf(token: Token, next: Token | undefined): RegExp | null {
  if (token.kind !== 'number') return null;
  const sign = token.isMoney ? token.text.slice(0, 1) : (next?.lower ?? '');
  return meanings.find(([words]) => words.test(sign))?.[1] ?? null;
}

function inner(predicate: Predicate): Predicate[] {
  if (predicate.kind === 'related') return predicate.where.flatMap(inner);
  return predicate.kind === 'any' ? predicate.parts.flatMap(inner) : [predicate];
}
