import type { Lattice } from '../lattice/lattice.ts';
import { datingOf, eventWords, isDateColumn } from '../model/dating.ts';
import type { Piece } from './fragments.ts';

/** "signups", "yearly signups" of a Signup Date by which the rows are told: so many rows, each with its day. */
export function eventNounRule({ model, tokens, spans }: Lattice, at: number): Piece[] {
  const token = tokens[at];
  const isPlural = token?.kind === 'word' && token.lower !== token.lemma && /s$/.test(token.lower);
  const isRows = (spans[at] ?? []).some(({ kind }) => kind === 'table' || kind === 'value');
  const isTold = tokens[at + 1] !== undefined && (spans[at + 1] ?? []).some(({ kind }) => kind === 'table');
  if (!isPlural || isRows || isTold) return [];
  const [only, ...more] = [...model.columns.values()].filter(
    ({ ref, profile }) => isDateColumn(profile) && eventWords(ref.column).join('') === token.lemma,
  );
  if (!only || more.length > 0 || only.profile.nullCount > 0) return [];
  if (datingOf(only.table)?.column.column !== only.ref.column) return [];
  const link = { table: only.table, score: 0.9, source: 'default' as const, phrase: token.lemma };
  const term = { kind: 'table' as const, choice: { options: [link] } };
  return [
    {
      from: at,
      to: at + 1,
      score: 0.95,
      fragment: { kind: 'aggregate', aggregate: { aggregate: 'count', term, isHowMany: false } },
    },
  ];
}
