import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { lightVerbs, tradeVerbs } from '../lexicon/carrier-words.ts';
import { isDateColumn } from '../model/dating.ts';
import type { Token } from '../text/tokens.ts';
import { shareRoot } from '../text/word-roots.ts';
import { before, dated, onlyDate } from './deadline-rules.ts';
import type { Piece } from './fragments.ts';

/** "not sent us an invoice", "never placed an order with us", "not visited since March": what did not happen, or not of late. */
export function deniedRelationRule(lattice: Lattice, at: number): Piece[] {
  if (!['not', 'never'].includes(lattice.tokens[at]?.lower ?? '')) return [];
  const verb = afterOptional(lattice, at + 1, 'been', 'yet', 'ever', 'actually').at(-1) ?? at + 1;
  return [...notRelated(lattice, at, verb), ...notSince(lattice, at, verb)];
}

const objects = ['us', 'a', 'an', 'any', 'single', 'one'];

const places = new Set(['on', 'in', 'at', 'to']);

function isBeing(token: Token | undefined): boolean {
  return token !== undefined && ['is', 'are', 'was', 'were', 'be', 'been'].includes(token.lower);
}

/** The verb says only that there are such rows: a state or a date of theirs would say more. */
function notRelated(lattice: Lattice, at: number, verb: number): Piece[] {
  const { model, tokens, spans } = lattice;
  const said = tokens[verb];
  if (said?.kind !== 'word' || model.tables.size < 2) return [];
  const isThere = isBeing(tokens[verb - 1]) || (verb === at + 1 && isBeing(tokens[at - 1]));
  // "never been on a trip", "were never on a trip".
  const isPlain = tradeVerbs.has(said.lemma) || lightVerbs.has(said.lemma);
  if (!isPlain && !(isThere && places.has(said.lower))) return [];
  if ((spans[verb] ?? []).some(({ kind }) => kind === 'value' || kind === 'column')) return [];
  return afterOptional(lattice, verb + 1, ...objects)
    .slice(1)
    .flatMap((next) =>
      (spans[next] ?? []).flatMap((span): Piece[] =>
        span.kind === 'table'
          ? [
              {
                from: at,
                to: span.to,
                score: 0.96,
                fragment: { kind: 'without', table: { options: span.links } },
              },
            ]
          : [],
      ),
    );
}

/** Where a date tells the last time, nothing since a day means that it lies before that day. */
function notSince(lattice: Lattice, at: number, verb: number): Piece[] {
  const said = lattice.tokens[verb];
  if (said?.kind !== 'word') return [];
  const last = onlyDate(
    lattice,
    (words, { profile }) =>
      isDateColumn(profile) &&
      profile.nullCount === 0 &&
      words.some((word) => ['last', 'latest', 'recent'].includes(word)) &&
      words.some((word) => shareRoot(word, said.lemma)),
  );
  if (!last) return [];
  return afterOptional(lattice, verb + 1, 'us', 'here', 'anything').flatMap((next) =>
    (lattice.spans[next] ?? []).flatMap((span): Piece[] => {
      if (span.kind !== 'period') return [];
      const { start, end } = span.reading.period;
      return start !== null && end === null
        ? [{ ...dated(at, '', last, before(start), null), to: span.to }]
        : [];
    }),
  );
}
