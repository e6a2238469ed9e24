import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import type { Token } from '../text/tokens.ts';
import type { FilterSpec, Piece } from './fragments.ts';

/** Words that may stand between a column and what is said of it. */
export const linkingWords = [
  'is',
  'are',
  'was',
  'were',
  'be',
  'being',
  'has',
  'have',
  'had',
  'of',
  'the',
  'a',
  'an',
  'in',
  'with',
  'that',
  'which',
  'value',
  ':',
  'at',
  'for',
  'from',
  'as',
];

/** Verbs that tie rows to a value and say no more: "not located in Oslo", "do not belong to the team". */
const tyingVerbs = [
  'located',
  'living',
  'live',
  'based',
  'situated',
  'held',
  'owned',
  'belong',
  'belonging',
  'come',
  'coming',
  'have',
  'having',
  'associated',
  'part',
];

export function filterPiece(from: number, to: number, score: number, filter: FilterSpec): Piece {
  return { from, to, score, fragment: { kind: 'filter', filter } };
}

export function maybeNegated(lattice: Lattice, at: number): { to: number; negated: boolean }[] {
  const negations = operatorEnds(lattice, at, 'not', 'notEqual', 'without').flatMap(({ to }) =>
    afterOptional(
      lattice,
      to,
      'in',
      'from',
      'by',
      'via',
      'through',
      'on',
      'at',
      'made',
      'paid',
      'the',
      'for',
      'equal',
      'to',
      'those',
      'a',
      'an',
      'with',
      'of',
      'been',
      'yet',
      'ones',
      'any',
      'anything',
      'everything',
      'all',
      'that',
      'which',
      'who',
      'were',
      'was',
      'are',
      'is',
      'already',
      ':',
      ...tyingVerbs,
    ).map((next) => ({ to: next, negated: true })),
  );
  return [{ to: at, negated: false }, ...negations];
}

/** What stands behind the name of a column or of rows: as it is written, since 2.10 of versions is not 2.1; "12k" and "1,200" as their number. */
export function writtenValue({ kind, value, text }: Token): string {
  return kind === 'number' && value !== null && !/^\d+(\.\d+)?$/.test(text) ? String(value) : text;
}
