import type { Guarded } from './guard.ts';

/** "what is our balance": one level is asked for, and each row has one of its own. */
export function levelListed({ lattice, parts, plan }: Guarded): string | null {
  const [noun, ...more] = parts.nouns;
  const { tokens } = lattice;
  if (noun?.kind !== 'column' || more.length > 0) return null;
  if (plan.intent === 'aggregate' || plan.where.length > 0 || plan.limit !== null) return null;
  const isAsked = tokens[0]?.lower === 'what' && ['is', 'was'].includes(tokens[1]?.lower ?? '');
  const typed = tokens[noun.to - 1];
  const isOne = typed !== undefined && typed.lower === typed.lemma;
  const { profile, label, table } = noun.column;
  const isLevel = ['balance', 'ratio'].includes(profile.role) && profile.type !== 'text';
  return isAsked && isOne && isLevel && table.profile.rowCount > 1
    ? `Each of ${table.profile.rowCount} rows has a ${label}; say which one, or ask for the highest, the lowest or the average.`
    : null;
}
