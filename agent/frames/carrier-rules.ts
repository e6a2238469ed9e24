import type { Lattice } from '../lattice/lattice.ts';
import { isPersonNoun } from '../model/person-columns.ts';
import type { Piece } from './fragments.ts';

const prepositions = new Set('by from of for among with to that which who'.split(' '));

/**
 * People who are only mentioned: "by casual riders", "of people aged 80 or older". The condition beside the noun says which rows
 * are meant, and the noun adds nothing; it is never skipped where it is what is counted or listed.
 */
export function carrierRule(lattice: Lattice, at: number): Piece[] {
  const { tokens, spans } = lattice;
  const filler = (from: number, to: number): Piece => ({
    from,
    to,
    score: 0.5,
    fragment: { kind: 'filler' },
  });
  const noun = tokens[at];
  if (!noun) return [];
  const isPreposition = prepositions.has(noun.lower) && isPersonNoun(tokens[at + 1]?.lemma ?? '');
  if (isPreposition && isCondition(spans[at + 2])) return [filler(at, at + 2)];
  if (noun.lower === 'by' && isCondition(spans[at + 1]) && isPersonNoun(nounAfterValue(lattice, at + 1)))
    return [filler(at, at + 1)];
  const isAfterValue = spans.some((own, from) =>
    own.some((span) => span.kind === 'value' && span.to === at && from > 0 && !isCounted(lattice, from)),
  );
  return isAfterValue && isPersonNoun(noun.lemma) ? [filler(at, at + 1)] : [];
}

function isCondition(own: Lattice['spans'][number] | undefined): boolean {
  return (own ?? []).some(({ kind }) => kind === 'value' || kind === 'number') || (own ?? []).length === 0;
}

function nounAfterValue({ tokens, spans }: Lattice, at: number): string {
  const ends = (spans[at] ?? []).flatMap((span) => (span.kind === 'value' ? [span.to] : []));
  return tokens[Math.max(0, ...ends)]?.lemma ?? '';
}

/** "how many casual riders", "list the casual riders": there the people are what is asked for. */
function isCounted({ tokens }: Lattice, valueFrom: number): boolean {
  const before = tokens[valueFrom - 1]?.lower ?? '';
  return (
    ['many', 'the', 'all', 'list', 'show', 'which', 'number', 'of', 'different'].includes(before) &&
    tokens[valueFrom - 2]?.lower !== 'by'
  );
}
