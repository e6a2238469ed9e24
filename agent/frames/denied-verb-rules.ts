import type { Lattice } from '../lattice/lattice.ts';
import { tradeVerbs } from '../lexicon/carrier-words.ts';
import { relationVerbs } from '../lexicon/relation-verbs.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';
import { tablesCalled } from './relation-verb-rules.ts';
import { valueListsAt } from './value-rules.ts';

const denials = new Set(['not', 'never']);
const between = new Set('have has had been be ever yet actually being'.split(' '));
const joints = new Set(
  'in on at to with for by of as from under a an any the single one some related part'.split(' '),
);

/**
 * "not involved in any project", "did not visit Rome", "not on any list": what is denied is that such a row exists. A verb that is
 * called like a table denies rows of that table: "who never paid" of payments.
 */
export function deniedVerbRule(lattice: Lattice, at: number): Piece[] {
  const { tokens, model, spans } = lattice;
  if (!denials.has(tokens[at]?.lower ?? '') || model.catalog.relations.length === 0) return [];
  const start = after(tokens, at + 1, between);
  const verb = tokens[start];
  const called = verb?.kind === 'word' ? tablesCalled(lattice, verb.lemma) : [];
  const isVerb =
    verb !== undefined && (relationVerbs.has(verb.lemma) || tradeVerbs.has(verb.lemma) || called.length > 0);
  const next = after(tokens, isVerb ? start + 1 : start, joints);
  const isAny = tokens.slice(at, next).some(({ lower }) => lower === 'any');
  if (!isVerb && !isAny) return [];
  const tables = (spans[next] ?? []).flatMap((span): Piece[] =>
    span.kind === 'table'
      ? [{ from: at, to: span.to, score: 0.9, fragment: { kind: 'without', table: { options: span.links } } }]
      : [],
  );
  const values = isVerb
    ? valueListsAt(lattice, next)
        .filter(({ isDenied }) => !isDenied)
        .map(({ to, values, link, score }) =>
          filterPiece(at, to, score * 0.95, {
            kind: 'values',
            column: null,
            values,
            link,
            negated: true,
            isDeed: true,
          }),
        )
    : [];
  const [table, ...more] = called;
  const isBare = table !== undefined && more.length === 0 && tokens[start + 1] === undefined;
  const bare: Piece[] = isBare
    ? [{ from: at, to: start + 1, score: 0.9, fragment: { kind: 'without', table: { options: [table] } } }]
    : [];
  return [...tables, ...values, ...bare];
}

function after(tokens: Lattice['tokens'], at: number, words: ReadonlySet<string>): number {
  let next = at;
  while (words.has(tokens[next]?.lower ?? '')) next += 1;
  return next;
}
