import type { Lattice } from '../lattice/lattice.ts';
import type { ModelColumn } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import type { Part } from './links.ts';

const reach = 5;

export function valuePredicate(
  lattice: Lattice,
  parts: readonly Part[],
  index: number,
  part: Part,
): Predicate {
  const value = part.value;
  if (!value) throw new Error('A value has no link.');
  const negated = part.role === 'denial';
  const said = lattice.tokens
    .slice(parts[index - 1]?.mention.to ?? 0, part.mention.from)
    .map(({ lower }) => lower);
  const match = said.some((word) =>
    /^(contain|contains|containing|substring|word|includes|including|part)$/.test(word),
  )
    ? 'contains'
    : said.some((word) => /^(start|starts|starting|begin|begins|beginning|prefix)$/.test(word))
      ? 'startsWith'
      : said.some((word) => /^(end|ends|ending|suffix)$/.test(word))
        ? 'endsWith'
        : null;
  const quoted = lattice.tokens
    .slice(part.mention.from, part.mention.to)
    .map(({ text }) => text)
    .join(' ');
  if (match) return { kind: 'text', column: value.column, match, text: quoted, negated };
  return { kind: 'oneOf', column: value.column, values: [value.value, ...(value.twins ?? [])], negated };
}

export function textPredicate(
  lattice: Lattice,
  { mention }: Part,
  column: ModelColumn,
  text: string,
  negated: boolean,
): Predicate {
  const said = lattice.tokens
    .slice(Math.max(0, mention.from - reach), mention.from)
    .map(({ lower }) => lower);
  const match = said.some((word) => /^(start|begin)/.test(word))
    ? 'startsWith'
    : said.some((word) => /^end/.test(word))
      ? 'endsWith'
      : 'contains';
  return { kind: 'text', column: column.ref, match, text, negated };
}
